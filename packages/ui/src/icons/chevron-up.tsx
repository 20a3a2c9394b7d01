export { default as ChevronUpIcon } from 'lucide-react/icons/chevron-up';
