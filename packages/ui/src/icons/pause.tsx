export { default as PauseIcon } from 'lucide-react/icons/pause';
