import { usePortal } from '@seed/portal-sdk';
import { Link } from '@seed/ui/link';
import { messages } from '../../messages.ts';

/** States that a club was not saved, and links to the support contact. */
export const UpdateFailure = () => {
  const { support } = usePortal();
  return (
    <>
      {messages.form.notSaved} <Link href={`mailto:${support.email}`}>{support.person}</Link>
    </>
  );
};
