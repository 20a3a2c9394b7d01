export { default as ArchiveIcon } from 'lucide-react/icons/archive';
