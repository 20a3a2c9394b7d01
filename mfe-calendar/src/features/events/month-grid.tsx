import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { calendarLocale } from '../../constants.ts';
import { messages } from '../../messages.ts';
import { firstDay, monthOf, weeksOf, writeDay, writeMonth } from '../../time/civil-day.ts';
import { today } from '../../time/today.ts';
import { dayAfterKey } from './day-after-key.ts';
import styles from './month-grid.module.css';

export interface DayCount {
  readonly events: number;
  /** 0 while meetings are not shown. */
  readonly meetings: number;
}

export interface MonthGridProps {
  readonly month: string;
  /** The numbers of events and of meetings by day. */
  readonly countOf: (day: string) => DayCount;
  readonly onMonthChange: (month: string) => void;
  readonly onOpenDay: (day: string) => void;
}

/**
 * The days of a month in the grid pattern of ARIA: one day is in the tab order; arrows move by days and weeks, Home
 * and End to the start and end of the week, Page Up and Page Down by months, with Shift by years.
 */
export const MonthGrid = ({ month, countOf, onMonthChange, onOpenDay }: MonthGridProps) => {
  const { current, grid, moveTo, moveByKey } = useCurrentDay(month, onMonthChange);
  const now = today();
  return (
    <table
      ref={grid}
      role="grid"
      aria-label={messages.calendar.grid(writeMonth(month, calendarLocale))}
      className={styles.grid}
    >
      <WeekdayRow />
      <tbody onKeyDown={moveByKey}>
        {weeksOf(month).map((week) => (
          <tr key={week.find((day) => day !== null)}>
            {week.map((day, index) => (
              <td key={day ?? index} role="gridcell">
                {day !== null && (
                  <Day
                    day={day}
                    count={countOf(day)}
                    isToday={day === now}
                    isCurrent={day === current}
                    onPress={() => {
                      moveTo(day);
                      onOpenDay(day);
                    }}
                  />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

interface DayProps {
  readonly day: string;
  readonly count: DayCount;
  readonly isToday: boolean;
  readonly isCurrent: boolean;
  readonly onPress: () => void;
}

const shownDots = 3;

const Day = ({ day, count, isToday, isCurrent, onPress }: DayProps) => {
  const words = [writeDay(day, calendarLocale, { dateStyle: 'full' })];
  if (isToday) words.push(messages.calendar.isToday);
  if (count.events > 0) words.push(messages.calendar.events(count.events));
  if (count.meetings > 0) words.push(messages.calendar.meetings(count.meetings));
  return (
    <button
      type="button"
      data-day={day}
      data-events={count.events > 0 ? '' : undefined}
      aria-label={words.join(', ')}
      aria-current={isToday ? 'date' : undefined}
      aria-haspopup="dialog"
      tabIndex={isCurrent ? 0 : -1}
      className={styles.day}
      onClick={onPress}
    >
      <span className={styles.number}>{Number(day.slice(8))}</span>
      <span aria-hidden="true" className={styles.dots}>
        {Array.from({ length: Math.min(count.events, shownDots) }, (_, index) => (
          <span key={index} className={styles.dot} />
        ))}
        {count.meetings > 0 && <span className={styles.ring} />}
      </span>
    </button>
  );
};

const WeekdayRow = () => (
  <thead>
    <tr>
      {weeksOf('2026-11')[1]?.map((day) => (
        <th key={day} scope="col" abbr={writeDay(day ?? '', calendarLocale, { weekday: 'long' })}>
          {writeDay(day ?? '', calendarLocale, { weekday: 'short' })}
        </th>
      ))}
    </tr>
  </thead>
);

/**
 * The day in the tab order: the last one that had the focus, else today, else the first of the month. A day of another month
 * gets the focus as soon as that month is drawn.
 */
function useCurrentDay(month: string, onMonthChange: (month: string) => void) {
  const grid = useRef<HTMLTableElement>(null);
  const [last, setLast] = useState(today);
  const isMoving = useRef(false);
  const isDrawn = monthOf(last) === month;
  const current = isDrawn ? last : startOf(month);

  useEffect(() => {
    if (!isMoving.current || !isDrawn) return;
    isMoving.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${last}"]`)?.focus();
  }, [last, isDrawn]);

  const moveTo = (day: string) => {
    isMoving.current = day !== current;
    setLast(day);
    if (monthOf(day) !== month) onMonthChange(monthOf(day));
  };
  const moveByKey = (event: KeyboardEvent) => {
    // A second key may come before the month of the first one is drawn.
    const next = dayAfterKey(isMoving.current ? last : current, event);
    if (next === undefined) return;
    event.preventDefault();
    moveTo(next);
  };
  return { current, grid, moveTo, moveByKey };
}

function startOf(month: string): string {
  return monthOf(today()) === month ? today() : firstDay(month);
}
