export { default as ForumsIcon } from 'lucide-react/icons/messages-square';
