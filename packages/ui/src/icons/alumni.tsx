export { default as AlumniIcon } from 'lucide-react/icons/graduation-cap';
