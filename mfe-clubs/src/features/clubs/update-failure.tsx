import { usePortal } from '@seed/portal-sdk';
import { Link } from '@seed/ui/link';
import { messages } from '../../messages.ts';

/** Says that a club was not saved, and who can help. */
export const UpdateFailure = () => {
  const { support } = usePortal();
  return (
    <>
      {messages.form.notSaved} <Link href={`mailto:${support.email}`}>{support.person}</Link>
    </>
  );
};
