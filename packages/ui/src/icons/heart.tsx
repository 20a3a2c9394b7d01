export { default as HeartIcon } from 'lucide-react/icons/heart';
