export { default as CoordinatorsIcon } from 'lucide-react/icons/handshake';
