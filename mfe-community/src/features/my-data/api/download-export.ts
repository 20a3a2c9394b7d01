import { createDataExportLink } from '@seed/community-contracts/data-exports';
import { useApi } from '@seed/portal-sdk';
import { useMutation } from '@tanstack/react-query';

/** Downloads a file by a link without a token, so that the browser writes it to the disk while it arrives. */
export function useDownloadExport(id: number) {
  const api = useApi();
  return useMutation({
    mutationFn: () => api(createDataExportLink, { params: { id } }),
    onSuccess: ({ href }) => Object.assign(document.createElement('a'), { href, download: '' }).click(),
  });
}
