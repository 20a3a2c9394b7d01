export { default as NotesIcon } from 'lucide-react/icons/sticky-note';
