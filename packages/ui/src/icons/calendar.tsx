export { default as CalendarIcon } from 'lucide-react/icons/calendar-days';
