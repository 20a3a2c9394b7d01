import { useDeletion, usePortal } from '@seed/portal-sdk';
import type { SampleItem } from '@seed/sample-items-contracts/sample-items';
import { Card } from '@seed/ui/card';
import { ConfirmInPlace } from '@seed/ui/confirm-in-place';
import { IconButton } from '@seed/ui/icon-button';
import { TrashIcon } from '@seed/ui/icons/trash';
import { PlainText } from '@seed/ui/plain-text';
import { TimeAgo } from '@seed/ui/time-ago';
import { useDeleteSampleItem } from '../api/delete-sample-item.ts';
import { messages } from '../messages.ts';
import styles from './sample-items.module.css';

export const SampleItemCard = ({ item }: { readonly item: SampleItem }) => {
  const { id, title, text, creationDate, permissions } = item;
  const { locale } = usePortal();
  const texts = messages.item;
  const { trigger, openQuestion, question } = useDeletion({
    remove: useDeleteSampleItem(id),
    successMessage: texts.deleted,
  });
  return (
    <Card as="article">
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {permissions.delete && (
          <IconButton ref={trigger} label={texts.delete(title)} icon={<TrashIcon />} onPress={openQuestion} />
        )}
      </div>
      <PlainText>{text}</PlainText>
      <p className={styles.when}>
        <TimeAgo value={creationDate} locale={locale} />
      </p>
      {question && <ConfirmInPlace {...question} question={texts.deleteQuestion} />}
    </Card>
  );
};
