export { default as PencilIcon } from 'lucide-react/icons/pencil';
