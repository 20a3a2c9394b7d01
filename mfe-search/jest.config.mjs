import { browserPreset } from '@seed/build/jest/preset';

export default browserPreset('mfe-search');
