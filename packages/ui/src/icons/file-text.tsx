export { default as FileTextIcon } from 'lucide-react/icons/file-text';
