export { default as SpeechBalloonsIcon } from 'lucide-react/icons/messages-square';
