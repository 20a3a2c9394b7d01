export { default as ProfessorsIcon } from 'lucide-react/icons/presentation';
