import type { ClubOrder } from '@seed/clubs-contracts/club-order';
import type { Club } from '@seed/clubs-contracts/clubs';
import { QueryContent, useDialogRoute, usePortal } from '@seed/portal-sdk';
import { Busy } from '@seed/ui/busy';
import { Dialog } from '@seed/ui/dialog';
import { FormError } from '@seed/ui/form-error';
import { Skeleton } from '@seed/ui/skeleton';
import { messages } from '../../../messages.ts';
import { paths } from '../../../paths.ts';
import { useClubs } from '../api/list-clubs.ts';
import { useClubOrder } from './api/club-order.ts';
import { OrderForm } from './order-form.tsx';

const texts = messages.order;

/** The dialog at `/clubs/order`, over the clubs. */
export const OrderClubsDialog = () => {
  const { user } = usePortal();
  const { close } = useDialogRoute(paths.clubs);
  return (
    <Dialog title={texts.title} isOpen onClose={close}>
      {user.isAdmin ? <Order close={close} /> : <FormError>{texts.notAllowed}</FormError>}
    </Dialog>
  );
};

const Order = ({ close }: { readonly close: () => void }) => {
  const order = useClubOrder();
  return (
    <QueryContent query={useClubs()} errorTitle={messages.list.errorTitle} loading={loading}>
      {(clubs: Club[]) => (
        <QueryContent query={order} errorTitle={texts.errorTitle} loading={loading}>
          {({ data, etag }: { readonly data: ClubOrder; readonly etag: string | null }) => (
            <OrderForm clubs={clubs} present={data.ids} etag={etag ?? ''} close={close} />
          )}
        </QueryContent>
      )}
    </QueryContent>
  );
};

const loading = (
  <Busy label={texts.loading}>
    <Skeleton shape="block" height="24rem" />
  </Busy>
);
