export { default as ProfileIcon } from 'lucide-react/icons/user-round-pen';
