import { leavingLimits } from '@seed/community-contracts/leaving';
import { useDialogRoute } from '@seed/portal-sdk';
import type { MemberSession } from '@seed/portal-sdk';
import { Button } from '@seed/ui/button';
import { Card } from '@seed/ui/card';
import { paths } from '../../paths.ts';
import { leavingMessages } from './leaving-messages.ts';
import section from '../../account/section.module.css';
import styles from './leaving.module.css';

const { minutesAfterSignIn } = leavingLimits;

/** Explains what happens when the member leaves the portal, and begins it. */
export const LeaveSection = ({ session }: { readonly session: MemberSession }) => {
  const texts = leavingMessages;
  const { open } = useDialogRoute(paths.myData);
  const begin = async () => {
    const isRecent = ((await session.secondsSinceSignIn()) ?? 0) < minutesAfterSignIn * 60;
    if (isRecent) open(paths.leave);
    else await session.signInAgain(paths.leave);
  };
  return (
    <Card as="section" aria-labelledby="leave-portal" className={section.card ?? ''}>
      <h2 id="leave-portal">{texts.title}</h2>
      <p>{texts.hint}</p>
      <Consequences title={texts.deletedTitle} items={texts.deleted} />
      <Consequences title={texts.keptTitle} items={texts.kept} />
      <p>{texts.exportFirst}</p>
      <p className={section.muted}>{texts.signIn(minutesAfterSignIn)}</p>
      <Button variant="danger" onPress={() => void begin()} className={section.start ?? ''}>
        {texts.leave}
      </Button>
    </Card>
  );
};

interface ConsequencesProps {
  readonly title: string;
  readonly items: readonly string[];
}

const Consequences = ({ title, items }: ConsequencesProps) => (
  <div>
    <h3 className={styles.subtitle}>{title}</h3>
    <ul className={styles.items}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  </div>
);
