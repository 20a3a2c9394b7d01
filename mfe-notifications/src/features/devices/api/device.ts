import { useApi } from '@seed/portal-sdk';
import { useMutation, useQuery } from '@tanstack/react-query';
import { turnOff, turnOn } from '../change-device.ts';
import { readDevice } from '../read-device.ts';

const queryKey = ['push-device'];

/** Whether this browser shows the member's notifications; read again when the member comes back from its settings. */
export function useDevice() {
  const api = useApi();
  return useQuery({ queryKey, queryFn: () => readDevice(api), staleTime: 0, refetchOnWindowFocus: 'always' });
}

/** Turns the notifications of this browser on or off. */
export function useChangeDevice(pushKey: string) {
  const api = useApi();
  return useMutation({
    mutationFn: (isOn: boolean) => (isOn ? turnOn(api, pushKey) : turnOff(api)),
    onSuccess: (state) => api.cache.setQueryData(queryKey, state),
    onError: () => api.cache.invalidateQueries({ queryKey }),
  });
}
