import { usePortal } from '@seed/portal-sdk';
import { createStore } from '@seed/ui/store';
import { useEffect, useSyncExternalStore } from 'react';
import type * as code from './formatted-blocks.tsx';

/** The parser and what shows its result, which are fetched when the first formatted text is shown. */
type FormattingCode = typeof code;

const fetched = createStore<FormattingCode | undefined>(undefined);
let fetching: Promise<void> | undefined;

/** Returns the code once it is wanted and there. A failed fetch is tried again with the next text. */
export function useFormattingCode(isWanted: boolean): FormattingCode | undefined {
  const { log } = usePortal();
  const current = useSyncExternalStore(fetched.subscribe, fetched.get);
  const isMissing = isWanted && current === undefined;
  useEffect(() => {
    if (!isMissing) return;
    fetchCode().catch((error: unknown) => log.warn('The formatting of texts did not load', { error: String(error) }));
  }, [isMissing, log]);
  return isWanted ? current : undefined;
}

function fetchCode(): Promise<void> {
  fetching ??= import(/* webpackChunkName: "formatting" */ './formatted-blocks.tsx').then(fetched.set).finally(() => {
    fetching = undefined;
  });
  return fetching;
}
