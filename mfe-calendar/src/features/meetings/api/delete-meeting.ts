import { deleteMeeting, listMeetings } from '@seed/contracts/meetings';
import { unlessMissing, useApi } from '@seed/portal-sdk';
import { useMutation } from '@tanstack/react-query';
import { hideMeeting } from './shown-meeting.ts';

export function useDeleteMeeting(id: number, onDeleted: () => void) {
  const api = useApi();
  return useMutation({
    mutationFn: () => api(deleteMeeting, { params: { id } }).catch(unlessMissing),
    onSuccess: () => {
      onDeleted();
      hideMeeting(api, id);
      void api.cache.invalidateQueries({ queryKey: [listMeetings.operation] });
    },
  });
}
