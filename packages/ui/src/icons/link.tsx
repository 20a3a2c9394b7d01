export { default as LinkIcon } from 'lucide-react/icons/link';
