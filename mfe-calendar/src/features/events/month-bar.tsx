import { Button } from '@seed/ui/button';
import { IconButton } from '@seed/ui/icon-button';
import { ChevronLeftIcon } from '@seed/ui/icons/chevron-left';
import { ChevronRightIcon } from '@seed/ui/icons/chevron-right';
import { calendarLocale } from '../../constants.ts';
import { messages } from '../../messages.ts';
import { monthOf, shiftMonth, writeMonth } from '../../time/civil-day.ts';
import { today } from '../../time/today.ts';
import styles from './month-bar.module.css';

export interface MonthBarProps {
  readonly month: string;
  readonly onMonthChange: (month: string) => void;
}

/** The name of the shown month, and the buttons for other months. */
export const MonthBar = ({ month, onMonthChange }: MonthBarProps) => (
  <div className={styles.bar}>
    <h2 aria-live="polite" className={styles.month}>
      {writeMonth(month, calendarLocale)}
    </h2>
    <div className={styles.buttons}>
      <IconButton
        label={messages.calendar.previous}
        icon={<ChevronLeftIcon />}
        onPress={() => onMonthChange(shiftMonth(month, -1))}
      />
      <Button size="small" onPress={() => onMonthChange(monthOf(today()))}>
        {messages.calendar.today}
      </Button>
      <IconButton
        label={messages.calendar.next}
        icon={<ChevronRightIcon />}
        onPress={() => onMonthChange(shiftMonth(month, 1))}
      />
    </div>
  </div>
);
