import { uploadLimits, uploadMessages } from '@seed/contracts/uploads';
import { createIntent, useDirty } from '@seed/portal-sdk';
import { useEffect, useState } from 'react';

export interface ChosenPicture {
  readonly file: File;
  readonly idempotencyKey: string;
}

interface Shown extends ChosenPicture {
  /** The object URL of the file. */
  readonly preview: string;
}

/** A new picture that is not saved yet; until then the portal confirms before the page is left. */
export function useChosenPicture() {
  const [chosen, setChosen] = useState<Shown | null>(null);
  const [refused, setRefused] = useState<string>();
  useEffect(() => (chosen === null ? undefined : () => URL.revokeObjectURL(chosen.preview)), [chosen]);
  useDirty(chosen !== null);
  const choose = (file: File) => {
    const reason = reasonAgainst(file);
    setRefused(reason);
    if (reason !== undefined) return;
    const idempotencyKey = createIntent().keyFor(file.name);
    setChosen({ file, idempotencyKey, preview: URL.createObjectURL(file) });
  };
  const forget = () => {
    setRefused(undefined);
    setChosen(null);
  };
  return { chosen, refused, choose, forget };
}

/** The reason why the service would refuse the file. Only the service checks a file without a type. */
function reasonAgainst({ type, size }: File): string | undefined {
  const types: readonly string[] = uploadLimits.types;
  if (type !== '' && !types.includes(type)) return uploadMessages.notAPicture;
  return size > uploadLimits.bytes ? uploadMessages.tooLarge : undefined;
}
