import { Busy } from '@seed/ui/busy';
import { Dialog } from '@seed/ui/dialog';
import { FormError } from '@seed/ui/form-error';
import { Skeleton } from '@seed/ui/skeleton';
import type { ReactNode } from 'react';
import { isApiError } from '../api/api-error.ts';
import { QueryContent } from '../page/query-content.tsx';
import type { ContentQuery } from '../page/query-content.tsx';
import type { Editable } from '../queries/use-editable.ts';

/** The texts of a dialog that edits an entity. */
export interface EditDialogTexts {
  readonly editTitle: string;
  readonly loading: string;
  /** The headline if the entity did not load. */
  readonly errorTitle: string;
  /** Shown if the entity does not exist. */
  readonly missing: string;
  /** Shown if the member may not edit it. */
  readonly notYours: string;
}

export interface EditDialogProps<Entity> {
  readonly query: ContentQuery<Editable<Entity>>;
  readonly texts: EditDialogTexts;
  /** The height of the form, a CSS length, so that the dialog does not jump. */
  readonly height: string;
  readonly onClose: () => void;
  readonly children: (from: Editable<Entity>) => ReactNode;
}

/**
 * The dialog around an edit form: a skeleton until the entity is loaded, then the form, or the reason why there is none.
 *
 * @example
 * <EditDialog query={useEditable(getPost, id)} texts={messages.form} height="22rem" onClose={close}>
 *   {({ entity, etag }) => <EditPost key={entity.id} post={entity} etag={etag} />}
 * </EditDialog>
 */
export const EditDialog = <Entity extends { readonly permissions: { readonly update: boolean } }>(
  props: EditDialogProps<Entity>,
) => {
  const { query, texts, height, onClose, children } = props;
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
