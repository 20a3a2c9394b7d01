export { default as XIcon } from 'lucide-react/icons/x';
