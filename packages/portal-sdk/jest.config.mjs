import { browserPreset } from '@seed/build/jest/preset';

export default browserPreset('portal-sdk');
