import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { ChevronDownIcon } from './icons/chevron-down.tsx';
import { Link } from './link.tsx';
import styles from './nav-disclosure.module.css';

export interface NavDisclosureProps {
  readonly label: string;
  readonly links: readonly NavLink[];
}

interface NavLink {
  readonly href: string;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly isCurrent?: boolean;
}

/** A few links behind one word of a header. Links, not a menu: Tab walks through them, and it weighs next to nothing. */
export const NavDisclosure = ({ label, links }: NavDisclosureProps) => {
  const { isOpen, setOpen, box, trigger, closeOnBlur, closeOnEscape } = useDisclosure();
  const panelId = useId();
  return (
    <div ref={box} className={styles.box} onBlur={closeOnBlur} onKeyDown={closeOnEscape}>
      <Button
        ref={trigger}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onPress={() => setOpen(!isOpen)}
        className={styles.trigger ?? ''}
      >
        {label}
        <ChevronDownIcon />
      </Button>
      <ul id={panelId} hidden={!isOpen} className={styles.panel}>
        {links.map((link) => (
          <li key={link.href}>
            <Link
              href={link.href}
              variant="bare"
              className={styles.link ?? ''}
              onPress={() => setOpen(false)}
              {...(link.isCurrent ? { 'aria-current': 'page' as const } : {})}
            >
              {link.icon}
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
};

function useDisclosure() {
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [isOpen]);
  const closeOnBlur = (event: FocusEvent) => {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    setOpen(false);
    trigger.current?.focus();
  };
  return { isOpen, setOpen, box, trigger, closeOnBlur, closeOnEscape };
}
