export { default as SendIcon } from 'lucide-react/icons/send-horizontal';
