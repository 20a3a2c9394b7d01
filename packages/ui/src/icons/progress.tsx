export { default as ProgressIcon } from 'lucide-react/icons/chart-no-axes-column-increasing';
