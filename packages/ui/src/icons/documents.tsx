export { default as DocumentsIcon } from 'lucide-react/icons/file-text';
