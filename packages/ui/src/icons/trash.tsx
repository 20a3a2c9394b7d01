export { default as TrashIcon } from 'lucide-react/icons/trash-2';
