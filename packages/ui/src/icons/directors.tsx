export { default as DirectorsIcon } from 'lucide-react/icons/compass';
