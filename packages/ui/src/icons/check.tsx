export { default as CheckIcon } from 'lucide-react/icons/check';
