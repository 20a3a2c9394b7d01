import { addDays } from '../time/civil-day.ts';
import { today } from '../time/today.ts';
import { addEvent, addMeeting, emptyWorld } from './calendar-world.ts';
import type { CalendarWorld } from './calendar-world.ts';

/** Enough data for every state of the screens, around today. */
export function demoWorld(): CalendarWorld {
  const world = emptyWorld({ isAdmin: true });
  const event = (days: number, descriptions: string) => addEvent(world, { date: addDays(today(), days), descriptions });
  event(-33, 'Closing of the applications');
  event(-4, 'Innovation Club: pitches of the prototypes');
  event(0, 'Welcome of the new participants in Bogotá, Buenos Aires, São Paulo and Tokyo');
  event(0, 'Deadline of the first reading');
  event(3, 'Deadline of the progress report. The form is at https://example.org/report');
  event(3, 'Etiquette Club: dinner at the ambassador’s');
  event(12, 'Workshop on impact measurement');
  event(31, 'Alumni reunion');
  const meeting = (days: number, time: string, rest: Partial<Parameters<typeof addMeeting>[1]>) =>
    addMeeting(world, { date: `${addDays(today(), days)}T${time}`, ...rest });
  meeting(1, '19:00', { title: 'Coffee across the ocean', description: 'Bring a cup and a story.' });
  meeting(2, '07:30', { title: 'Bowing and hugging', classification: 'Etiquette' });
  meeting(5, '18:00', { title: 'Maps of our childhood', durationMinutes: 90, classification: 'Geography' });
  meeting(9, '20:15', { title: 'Intercambio de idiomas', classification: 'LanguageExchange' });
  meeting(16, '10:00', { title: 'Prototype clinic', classification: 'Innovation' });
  meeting(23, '12:00', { title: 'Film night: Shoplifters', classification: 'MoviesCulture' });
  for (let week = 1; week <= 6; week += 1) meeting(-7 * week, '19:00', { title: `Weekly check-in, ${week} weeks ago` });
  return world;
}
