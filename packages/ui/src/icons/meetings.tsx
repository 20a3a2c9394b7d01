export { default as MeetingsIcon } from 'lucide-react/icons/video';
