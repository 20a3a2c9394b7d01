/** The texts about the hour of an event. */
export const eventHourMessages = {
  yourTime: 'your time',
  shift: (days: number) => `${days > 0 ? '+' : ''}${days} ${Math.abs(days) === 1 ? 'day' : 'days'}`,
  elsewhere: (time: string, city: string) => `${time} in ${city}`,
  hour: 'Hour',
  hourHint: 'Leave it empty for the whole day.',
  zone: 'By the clocks of',
  ownZone: (city: string) => `${city} (your own)`,
} as const;
