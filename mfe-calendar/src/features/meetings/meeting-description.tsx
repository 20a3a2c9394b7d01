import { Button } from '@seed/ui/button';
import { useEffect, useId, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { messages } from '../../messages.ts';
import styles from './meeting-card.module.css';

/** Shows the first lines of a description, and all of it on demand. */
export const MeetingDescription = ({ text }: { readonly text: string }) => {
  const id = useId();
  const paragraph = useRef<HTMLParagraphElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const isCut = useIsCut(paragraph);
  return (
    <>
      <p id={id} ref={paragraph} className={styles.description} data-open={isOpen ? '' : undefined}>
        {text}
      </p>
      {(isCut || isOpen) && (
        <Button
          variant="quiet"
          size="small"
          aria-expanded={isOpen}
          aria-controls={id}
          onPress={() => setIsOpen(!isOpen)}
          className={styles.more ?? ''}
        >
          {isOpen ? messages.meeting.showLess : messages.meeting.showAll}
        </Button>
      )}
    </>
  );
};

/** Whether an element is too low for its text; updated when its size changes. */
function useIsCut(element: RefObject<HTMLElement | null>): boolean {
  const [isCut, setIsCut] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (!current || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => setIsCut(current.scrollHeight > current.clientHeight));
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return isCut;
}
