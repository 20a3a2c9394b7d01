import { usePortal } from '@seed/portal-sdk';
import { Button } from '@seed/ui/button';
import { useEffect, useRef } from 'react';
import { messages } from '../../messages.ts';
import { useNewMembers } from './api/members.ts';
import type { OpenMembers } from './api/members.ts';
import styles from './club-members.module.css';

const text = messages.members.fresh;

/** The button that shows who has joined while the page is open. A press leaves the focus to the newest member. */
export const NewMembers = (open: OpenMembers) => {
  const { announce } = usePortal();
  const { count, show } = useNewMembers(open);
  const place = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  useEffect(() => {
    if (count > 0) announce(text(count));
    if (count > 0 || !isPressed.current) return;
    isPressed.current = false;
    place.current?.parentElement?.querySelector<HTMLElement>('li a')?.focus({ preventScroll: true });
  }, [announce, count]);
  const press = () => {
    isPressed.current = true;
    show();
  };
  return (
    <div ref={place} className={styles.fresh}>
      {count > 0 && (
        <Button size="small" variant="primary" onPress={press}>
          {text(count)}
        </Button>
      )}
    </div>
  );
};
