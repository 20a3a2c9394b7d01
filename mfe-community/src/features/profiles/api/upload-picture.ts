import { createUpload, pictureUrl } from '@seed/contracts/uploads';
import { isApiError, usePortal } from '@seed/portal-sdk';
import { useMutation } from '@tanstack/react-query';
import type { ChosenPicture } from '../use-chosen-picture.ts';

/** Stores a picture and answers its address. The same choice is stored once, however often it is sent. */
export function useUploadPicture() {
  const { api, log } = usePortal();
  return useMutation({
    mutationFn: async ({ file, idempotencyKey }: ChosenPicture) => {
      const body = new FormData();
      body.append('file', file);
      const { filename } = await api(createUpload, { body, idempotencyKey });
      return pictureUrl(filename);
    },
    onError: (error) => {
      log.error('A picture could not be uploaded', isApiError(error) ? { code: error.code, status: error.status } : {});
    },
  });
}
