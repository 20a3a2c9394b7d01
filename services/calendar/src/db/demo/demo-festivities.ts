import { dayFrom } from './demo-days.ts';
import type { DemoEvent } from './demo-events.ts';

/** Days of the year on which one of the four countries celebrates. */
const festivities: readonly (readonly [monthAndDay: string, descriptions: string])[] = [
  ['01-01', 'New Year: 明けましておめでとうございます, feliz año, feliz ano novo!'],
  ['01-06', 'Colombia: Carnaval de Negros y Blancos in Pasto'],
  ['02-03', 'Japan: Setsubun (節分), beans against the demons'],
  ['03-03', 'Japan: Hinamatsuri (ひな祭り), the festival of dolls'],
  ['03-24', 'Argentina: Día de la Memoria por la Verdad y la Justicia'],
  ['04-21', 'Brazil: Dia de Tiradentes'],
  ['04-29', 'Japan: Golden Week begins (Shōwa Day)'],
  ['05-05', "Japan: Children's Day (こどもの日), look for the carp streamers"],
  ['05-25', 'Argentina: Revolución de Mayo, locro for everybody'],
  ['06-24', 'Brazil: São João, bonfires and corn cake'],
  ['07-07', 'Japan: Tanabata (七夕), write your wish'],
  ['07-09', 'Argentina: Día de la Independencia'],
  ['07-20', 'Colombia: Día de la Independencia'],
  ['08-07', 'Colombia: Batalla de Boyacá; Feria de las Flores in Medellín'],
  ['08-15', 'Japan: Obon (お盆)'],
  ['09-07', 'Brazil: Dia da Independência'],
  ['09-21', 'Argentina: Día de la Primavera y del Estudiante'],
  ['10-12', 'Brazil: Nossa Senhora Aparecida and Children’s Day'],
  ['11-02', 'Brazil: Finados; Colombia: Día de los Difuntos'],
  ['11-03', 'Japan: Culture Day (文化の日)'],
  ['11-20', 'Brazil: Dia da Consciência Negra'],
  ['11-23', 'Japan: Labour Thanksgiving Day (勤労感謝の日)'],
  ['12-07', 'Colombia: Noche de las Velitas, light a candle with us'],
  ['12-08', 'Argentina: the Christmas trees go up'],
  ['12-16', 'Colombia: first night of the Novenas'],
  ['12-24', 'Nochebuena, Véspera de Natal, クリスマス・イブ'],
  ['12-31', 'Japan: Ōmisoka (大晦日), toshikoshi soba and 108 bells'],
];

const furthestDays = 100;

/** Those between three months ago and in three months. */
export function festivitiesAround(now: Date): DemoEvent[] {
  const byDay = new Map(festivities);
  return Array.from({ length: 2 * furthestDays + 1 }, (_, at) => at - furthestDays).flatMap((inDays) => {
    const descriptions = byDay.get(dayFrom(now, inDays).slice('2026-'.length));
    return descriptions === undefined ? [] : [{ inDays, descriptions }];
  });
}
