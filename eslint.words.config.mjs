import { wordsConfig } from '@seed/build/lint/words';

export default wordsConfig;
