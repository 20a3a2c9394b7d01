import type { Club } from '@seed/clubs-contracts/clubs';
import { failureText, usePortal } from '@seed/portal-sdk';
import { Button } from '@seed/ui/button';
import { ConfirmInPlace } from '@seed/ui/confirm-in-place';
import { FormError } from '@seed/ui/form-error';
import { ArchiveIcon } from '@seed/ui/icons/archive';
import { RetryIcon } from '@seed/ui/icons/retry';
import { useRef, useState } from 'react';
import { messages } from '../../messages.ts';
import { useRetirement } from './api/retirement.ts';

const texts = messages.functions;

/** Retires the club after a confirmation, or reopens it. */
export const RetirementButton = ({ club }: { readonly club: Club }) => {
  const { notify } = usePortal();
  const button = useRef<HTMLButtonElement>(null);
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, isPending, error, reset } = useRetirement(club);
  const isRetired = club.retiredAt !== undefined;
  const cancel = () => {
    setIsAsking(false);
    reset();
  };
  const change = (retires: boolean) =>
    mutate(retires, {
      onSuccess: () => {
        setIsAsking(false);
        notify({ tone: 'success', text: (retires ? texts.retired : texts.reopened)(club.name) });
      },
    });
  const failure = error ? failureText(error) : undefined;
  return (
    <>
      <Button
        ref={button}
        icon={isRetired ? <RetryIcon /> : <ArchiveIcon />}
        isPending={isPending && isRetired}
        onPress={() => (isRetired ? change(false) : setIsAsking(true))}
        fullWidth
      >
        {isRetired ? texts.reopen : texts.retire}
      </Button>
      {isRetired && failure !== undefined && <FormError>{failure}</FormError>}
      {isAsking && (
        <ConfirmInPlace
          question={texts.retireQuestion}
          confirmLabel={texts.confirmRetire}
          onConfirm={() => change(true)}
          onCancel={cancel}
          isPending={isPending}
          error={failure}
          returnFocusTo={button}
        />
      )}
    </>
  );
};
