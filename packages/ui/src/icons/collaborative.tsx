export { default as CollaborativeIcon } from 'lucide-react/icons/handshake';
