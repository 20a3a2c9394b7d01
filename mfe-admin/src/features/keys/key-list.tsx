import { useDialogRoute, usePortal } from '@seed/portal-sdk';
import type { RegisteredModule, SigningKey } from '@seed/registry-contracts/modules';
import type { LogEntry } from '@seed/registry-contracts/log';
import { Button } from '@seed/ui/button';
import { DateText } from '@seed/ui/date-text';
import { messages } from '../../messages.ts';
import { paths } from '../../paths.ts';
import { Acted } from '../../people/acted.tsx';
import { useKeyActs } from './api/key-acts.ts';
import styles from './key-list.module.css';

const texts = messages.keys;
const day: Intl.DateTimeFormatOptions = { dateStyle: 'medium' };

/** The keys of a module's team, also those that are revoked. */
export const KeyList = ({ module: { id, keys } }: { readonly module: RegisteredModule }) => {
  const entryOf = useKeyActs(id);
  return (
    <>
      {keys.length === 0 && <p className={styles.about}>{texts.empty}</p>}
      <ul className={styles.list}>
        {keys.map((key) => (
          <KeyRow
            key={key.kid}
            module={id}
            signingKey={key}
            entry={entryOf(key.revokedAt === null ? 'key-added' : 'key-revoked', key.kid)}
          />
        ))}
      </ul>
      <p className={styles.about}>{texts.how}</p>
      <pre className={styles.command}>{texts.pin(id)}</pre>
      <pre className={styles.command}>{texts.rotate(id)}</pre>
    </>
  );
};

interface KeyRowProps {
  readonly module: string;
  readonly signingKey: SigningKey;
  /** The entry of the log about its present state. */
  readonly entry: LogEntry | undefined;
}

const KeyRow = ({ module, signingKey, entry }: KeyRowProps) => {
  const { kid, addedAt, revokedAt } = signingKey;
  const { locale } = usePortal();
  const { open } = useDialogRoute(paths.module(module));
  const short = kid.slice(0, 8);
  return (
    <li className={styles.row}>
      <div>
        <code title={kid} className={revokedAt === null ? undefined : styles.revoked}>
          {short}…
        </code>
        <p className={styles.about}>
          {revokedAt === null ? texts.added : texts.revoked}{' '}
          {entry === undefined ? (
            <DateText value={revokedAt ?? addedAt} locale={locale} format={day} />
          ) : (
            <Acted by={entry.by} at={entry.at} />
          )}
        </p>
      </div>
      {revokedAt === null && (
        <Button
          size="small"
          variant="quiet"
          aria-label={texts.revokeKey(short)}
          onPress={() => open(paths.revocation(module, kid))}
        >
          {texts.revoke}
        </Button>
      )}
    </li>
  );
};
