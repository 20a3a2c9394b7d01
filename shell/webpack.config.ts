import { shell } from '@seed/build/webpack-shell';
export default shell(import.meta.url);
