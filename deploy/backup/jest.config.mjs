import { nodePreset } from '@seed/build/jest/preset';

export default nodePreset('backup');
