import { useApi } from '@seed/portal-sdk';
import type { CreateVariables } from '@seed/portal-sdk';
import { useMutation } from '@tanstack/react-query';
import { refreshRegistry } from './refresh-registry.ts';

/**
 * A mutation for a form, after which the whole page is read again; also after a refusal, because another Admin may have
 * acted first.
 */
export function useAct<Input>(act: (variables: CreateVariables<Input>) => Promise<unknown>) {
  const api = useApi();
  return useMutation({ mutationFn: act, onSettled: () => refreshRegistry(api) });
}
