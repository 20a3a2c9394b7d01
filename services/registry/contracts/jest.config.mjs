import { nodePreset } from '@seed/build/jest/preset';

export default nodePreset('registry-contracts');
