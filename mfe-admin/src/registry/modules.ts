import { queryFor, useApi } from '@seed/portal-sdk';
import { getRegisteredModule, listRegisteredModules } from '@seed/registry-contracts/modules';
import { useQuery } from '@tanstack/react-query';

export function useModules() {
  return useQuery(queryFor(useApi(), listRegisteredModules));
}

export function useRegisteredModule(module: string) {
  return useQuery(queryFor(useApi(), getRegisteredModule, { params: { module } }));
}
