import { usePortal } from '@seed/portal-sdk';
import { useLocation, useMatch } from 'react-router-dom';
import { paths } from '../paths.ts';
import { monthOf, readDay, readMonth } from './civil-day.ts';
import { today } from './today.ts';

/** The shown month. It is in the URL, so it can be shared, survives a reload and stays below a dialog. */
export function useShownMonth() {
  const { navigation } = usePortal();
  const query = new URLSearchParams(useLocation().search);
  const day = readDay(useMatch('/day/:day')?.params.day);
  const current = monthOf(today());
  const month = readMonth(query.get('month')) ?? (day ? monthOf(day) : current);
  const show = (next: string) =>
    navigation.push(next === current ? paths.calendar : paths.month(next), { replace: true });
  return { month, show };
}
