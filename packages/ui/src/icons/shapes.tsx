export { default as ShapesIcon } from 'lucide-react/icons/shapes';
