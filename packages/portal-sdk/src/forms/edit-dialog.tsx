import { Busy } from '@seed/ui/busy';
import { Dialog } from '@seed/ui/dialog';
import { FormError } from '@seed/ui/form-error';
import { Skeleton } from '@seed/ui/skeleton';
import type { ReactNode } from 'react';
import { isApiError } from '../api/api-error.ts';
import { QueryContent } from '../page/query-content.tsx';
import type { ContentQuery } from '../page/query-content.tsx';
import type { Editable } from '../queries/use-editable.ts';

export interface EditDialogTexts {
  readonly editTitle: string;
  readonly loading: string;
  /** It did not load. */
  readonly errorTitle: string;
  /** There is no such thing, or not any more. */
  readonly missing: string;
  /** The member may not edit it. */
  readonly notYours: string;
}

export interface EditDialogProps<Entity> {
  readonly query: ContentQuery<Editable<Entity>>;
  readonly texts: EditDialogTexts;
  /** Of the form that comes. */
  readonly height: string;
  readonly onClose: () => void;
  readonly children: (from: Editable<Entity>) => ReactNode;
}

/** A dialog for what is there already: shows the form when it has come and the member may edit it. */
export const EditDialog = <Entity extends { readonly permissions: { readonly update: boolean } }>(
  props: EditDialogProps<Entity>,
) => {
  const { query: query, texts, height, onClose, children } = props;
  return (
    <Dialog title={texts.editTitle} isOpen onClose={onClose}>
      {query.data === undefined && isApiError(query.error, 'not_found') ? (
        <FormError>{texts.missing}</FormError>
      ) : (
        <QueryContent
          query={query}
          errorTitle={texts.errorTitle}
          loading={<Loading label={texts.loading} height={height} />}
        >
          {(from) => (from.entity.permissions.update ? children(from) : <FormError>{texts.notYours}</FormError>)}
        </QueryContent>
      )}
    </Dialog>
  );
};

const Loading = ({ label, height }: { readonly label: string; readonly height: string }) => (
  <Busy label={label}>
    <Skeleton shape="block" height={height} />
  </Busy>
);
