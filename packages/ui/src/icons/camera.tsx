export { default as CameraIcon } from 'lucide-react/icons/camera';
