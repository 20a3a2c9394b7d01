export { default as AlertIcon } from 'lucide-react/icons/circle-alert';
