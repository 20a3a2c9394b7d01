export { default as AcademicIcon } from 'lucide-react/icons/graduation-cap';
