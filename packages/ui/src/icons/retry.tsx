export { default as RetryIcon } from 'lucide-react/icons/rotate-ccw';
