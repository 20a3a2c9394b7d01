import { calendarMediaType } from '@seed/calendar-contracts/calendar-feed';
import { getMeetingInvitation } from '@seed/calendar-contracts/meeting-actions';
import { useApi } from '@seed/portal-sdk';
import { useMutation } from '@tanstack/react-query';
import { saveFile } from '../save-file.ts';

/** Fetches a meeting as a file and saves it. A plain link could not send the member's token. */
export function useDownloadInvitation(id: number) {
  const api = useApi();
  return useMutation({
    mutationFn: () => api(getMeetingInvitation, { params: { id } }),
    onSuccess: (text) => saveFile(`meeting-${id}.ics`, new Blob([text], { type: calendarMediaType })),
  });
}
