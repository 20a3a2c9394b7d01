export { default as SunIcon } from 'lucide-react/icons/sun';
