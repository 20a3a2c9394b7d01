import { eslintConfig } from '@seed/build/lint/eslint';

export default eslintConfig(import.meta.dirname);
