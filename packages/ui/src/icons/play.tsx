export { default as PlayIcon } from 'lucide-react/icons/play';
