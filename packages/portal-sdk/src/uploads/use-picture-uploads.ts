import { createUpload, pictureUrl, uploadLimits, uploadMessages } from '@seed/contracts/uploads';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ApiClient } from '../api/api-client.ts';
import { createIntent } from '../api/intent.ts';
import { useDirty } from '../drafts/use-dirty.ts';
import { usePortal } from '../module/portal-context.ts';
import { failureText } from '../page/failure-text.ts';

/** A picture that is not stored yet. */
export interface PictureUpload {
  readonly id: string;
  /** The name of the file. */
  readonly name: string;
  /** The reason why it was not stored; undefined while it waits or is sent. */
  readonly error: string | undefined;
}

interface Waiting extends PictureUpload {
  readonly file: File;
}

/**
 * Uploads pictures one after the other; a picture that is refused stays in `uploads` with the reason. The same picture
 * is stored once, however often it is sent again.
 *
 * @param onUploaded receives the address of each stored picture, `/uploads/{filename}`
 * @returns `uploads` that are not stored yet, `add` for files that were chosen, `retry` and `remove` for one upload
 * @example
 * const { uploads, add, retry, remove } = usePictureUploads((address) => set('banner', address));
 * return <PictureDrop {...texts} uploads={uploads} onChoose={add} onRetry={retry} onRemove={remove} />;
 */
export function usePictureUploads(onUploaded: (address: string) => void) {
  const { api, announce } = usePortal();
  const [uploads, setUploads] = useState<readonly Waiting[]>([]);
  const isSending = useRef(false);
  const isPending = uploads.some(({ error }) => error === undefined);
  useDirty(isPending);

  const change = (id: string, error: string | undefined) =>
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, error } : one)));
  const remove = (id: string) => setUploads((all) => all.filter((one) => one.id !== id));

  const stored = useEffectEvent(({ id, name }: Waiting, address: string) => {
    onUploaded(address);
    announce(`${name} is uploaded.`);
    remove(id);
  });
  const refused = useEffectEvent(({ id }: Waiting, error: unknown) => change(id, failureText(error)));

  useEffect(() => {
    const next = uploads.find(({ error }) => error === undefined);
    if (next === undefined || isSending.current) return;
    isSending.current = true;
    announce(`Uploading ${next.name}.`);
    void upload(api, next)
      .finally(() => {
        isSending.current = false;
      })
      .then(
        (address) => stored(next, address),
        (error: unknown) => refused(next, error),
      );
  }, [api, announce, uploads]);

  return {
    uploads: uploads as readonly PictureUpload[],
    isPending,
    add: (files: readonly File[]) => setUploads((all) => [...all, ...files.map(waiting)]),
    retry: (id: string) => change(id, undefined),
    remove,
  };
}

async function upload(api: ApiClient, { id, file }: Waiting): Promise<string> {
  const body = new FormData();
  body.append('file', file);
  const { filename } = await api(createUpload, { body, idempotencyKey: id });
  return pictureUrl(filename);
}

function waiting(file: File): Waiting {
  return { id: createIntent().keyFor(file.name), name: file.name, file, error: reasonAgainst(file) };
}

/** Returns the reason for which the service would refuse the file; a file without a type is left to the service. */
function reasonAgainst({ type, size }: File): string | undefined {
  const types: readonly string[] = uploadLimits.types;
  if (type !== '' && !types.includes(type)) return uploadMessages.notAPicture;
  return size > uploadLimits.bytes ? uploadMessages.tooLarge : undefined;
}
