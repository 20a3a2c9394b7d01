export { default as LogOutIcon } from 'lucide-react/icons/log-out';
