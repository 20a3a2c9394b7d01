export { default as CommentIcon } from 'lucide-react/icons/message-circle';
