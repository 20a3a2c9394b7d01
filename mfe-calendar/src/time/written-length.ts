const hourMinutes = 60;

/** `45 minutes`, `1 hour`, `1 hour 30 minutes`. */
export function writeLength(minutes: number): string {
  const parts = [count(Math.floor(minutes / hourMinutes), 'hour'), count(minutes % hourMinutes, 'minute')];
  return parts.filter((part) => part !== '').join(' ');
}

function count(number: number, unit: string): string {
  if (number === 0) return '';
  return number === 1 ? `1 ${unit}` : `${number} ${unit}s`;
}
