import { lateCode } from '../late-code.ts';

/** Returns the parser and what shows its result, once they are wanted and there. */
export const useFormattingCode = lateCode(() => import(/* webpackChunkName: "formatting" */ './formatted-blocks.tsx'));
