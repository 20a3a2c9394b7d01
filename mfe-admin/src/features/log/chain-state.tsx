import { messages } from '../../messages.ts';
import { useLogVerification } from './api/log.ts';
import styles from './chain-state.module.css';

const texts = messages.log;

/** Whether the chain of hashes holds, which the registry computes again. */
export const ChainState = () => {
  const { data, isError } = useLogVerification();
  if (data === undefined) return <p className={styles.state}>{isError ? texts.chainUnknown : texts.checking}</p>;
  if (data.isIntact) return <p className={styles.state}>{texts.chainIntact(data.entries)}</p>;
  return (
    <p role="alert" className={styles.broken}>
      {texts.chainBroken(data.brokenAt ?? data.entries)}
    </p>
  );
};
