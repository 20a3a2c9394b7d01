import { remote } from '@seed/build/webpack-remote';
export default remote(import.meta.url);
