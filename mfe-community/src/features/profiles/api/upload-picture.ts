import { createUpload, pictureUrl } from '@seed/contracts/uploads';
import { failureText, FieldError, isApiError, usePortal } from '@seed/portal-sdk';
import { messages } from '../../../messages.ts';
import type { ChosenPicture } from '../use-chosen-picture.ts';

/** Uploads a picture and resolves to its URL. The same file is stored once, even if it is sent again. */
export function useUploadPicture() {
  const { api, log } = usePortal();
  return async ({ file, idempotencyKey }: ChosenPicture): Promise<string> => {
    const body = new FormData();
    body.append('file', file);
    try {
      const { filename } = await api(createUpload, { body, idempotencyKey });
      return pictureUrl(filename);
    } catch (error) {
      const about = isApiError(error) ? { code: error.code, status: error.status } : {};
      log.error('A picture could not be uploaded', about);
      throw new FieldError('picture', messages.picture.uploadFailed(failureText(error)), { cause: error });
    }
  };
}
