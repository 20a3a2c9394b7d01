import type { SelectOption } from '@seed/ui/select';
import { cityOf } from '../../time/meeting-times.ts';
import { eventHourMessages as texts } from './event-hour-messages.ts';

/** The zones of the programme's countries. */
const programmeZones = ['America/Bogota', 'America/Argentina/Buenos_Aires', 'America/Sao_Paulo', 'Asia/Tokyo'];

/** The options: the member's own zone, those of the programme, and the event's own if it is another one. */
export function zonesWith(chosen: string, own: string): SelectOption<string>[] {
  const zones = [...new Set([own, ...programmeZones, chosen])];
  return zones.map((zone) => ({ id: zone, label: zone === own ? texts.ownZone(cityOf(zone)) : cityOf(zone) }));
}
