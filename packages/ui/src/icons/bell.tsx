export { default as BellIcon } from 'lucide-react/icons/bell';
