export { default as ParticipantsIcon } from 'lucide-react/icons/sprout';
