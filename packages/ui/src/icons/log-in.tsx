export { default as LogInIcon } from 'lucide-react/icons/log-in';
