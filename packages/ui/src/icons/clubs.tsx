export { default as ClubsIcon } from 'lucide-react/icons/shapes';
