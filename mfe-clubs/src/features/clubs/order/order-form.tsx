import type { Club } from '@seed/clubs-contracts/clubs';
import { failureText, isApiError, usePortal } from '@seed/portal-sdk';
import { Form } from '@seed/ui/form';
import { useState } from 'react';
import { messages } from '../../../messages.ts';
import { useUpdateClubOrder } from './api/club-order.ts';
import { mergedOrder, moved } from './moved.ts';
import { OrderedClub } from './ordered-club.tsx';
import styles from './order.module.css';

const texts = messages.order;

export interface OrderFormProps {
  readonly clubs: readonly Club[];
  /** The ids of all clubs in their present order. */
  readonly present: readonly number[];
  /** The ETag of the present order. */
  readonly etag: string;
  readonly close: () => void;
}

interface Change {
  /** The ids of the open clubs as the Admin has arranged them. */
  readonly wanted: readonly number[];
  /** The ETag of the order that was shown at the first move. */
  readonly ifMatch: string;
}

/** The clubs that are open, with buttons that move them; those that are retired follow them in their order. */
export const OrderForm = ({ clubs, present, etag, close }: OrderFormProps) => {
  const { announce, notify } = usePortal();
  const [change, setChange] = useState<Change>();
  const { mutate, isPending, error } = useUpdateClubOrder();
  const ids = mergedOrder(change?.wanted ?? [], present);
  const open = ids.flatMap((id) => clubs.filter((club) => club.id === id && club.retiredAt === undefined));
  const openIds = open.map(({ id }) => id);
  const move = ({ id, name }: Club, place: number) => {
    const wanted = moved(openIds, id, place);
    setChange({ wanted, ifMatch: change?.ifMatch ?? etag });
    announce(texts.moved(name, wanted.indexOf(id) + 1, wanted.length));
  };
  const hasConflict = isApiError(error, 'precondition_failed', 'conflict');
  const submit = () => {
    // After the message, saving again replaces the newer order.
    const ifMatch = hasConflict ? etag : (change?.ifMatch ?? etag);
    setChange({ wanted: openIds, ifMatch });
    const saved = () => {
      notify({ tone: 'success', text: texts.saved });
      close();
    };
    mutate({ ids: mergedOrder(openIds, present), ifMatch }, { onSuccess: saved });
  };
  const failure = hasConflict ? texts.conflict : failureText(error);
  return (
    <Form
      submitLabel={texts.save}
      attempt=""
      isPending={isPending}
      failure={error ? failure : undefined}
      onSubmit={submit}
      onCancel={close}
    >
      <p>{texts.intro}</p>
      <ol aria-label={texts.list} className={styles.list}>
        {open.map((club, place) => (
          <OrderedClub
            key={club.id}
            club={club}
            place={place}
            onMove={move}
            clubAt={(id) => open.find((one) => one.id === id)}
          />
        ))}
      </ol>
    </Form>
  );
};
