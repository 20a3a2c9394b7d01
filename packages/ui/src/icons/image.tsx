export { default as ImageIcon } from 'lucide-react/icons/image';
