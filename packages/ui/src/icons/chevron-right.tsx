export { default as ChevronRightIcon } from 'lucide-react/icons/chevron-right';
