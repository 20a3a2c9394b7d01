import { isStale, usePortal } from '@seed/portal-sdk';
import { Link } from '@seed/ui/link';
import { messages } from '../../messages.ts';

/** Why a club was not saved, and who can help. */
export const UpdateFailure = ({ error }: { readonly error: Error }) => {
  const { support } = usePortal();
  if (isStale(error)) return messages.form.stale;
  return (
    <>
      {messages.form.failed} <Link href={`mailto:${support.email}`}>{support.person}</Link>
    </>
  );
};
