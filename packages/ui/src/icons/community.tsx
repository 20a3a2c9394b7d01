export { default as CommunityIcon } from 'lucide-react/icons/users-round';
