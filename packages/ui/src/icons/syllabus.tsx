export { default as SyllabusIcon } from 'lucide-react/icons/book-open';
