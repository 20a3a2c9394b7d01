export { default as SystemIcon } from 'lucide-react/icons/sun-moon';
