export { default as ChevronDownIcon } from 'lucide-react/icons/chevron-down';
