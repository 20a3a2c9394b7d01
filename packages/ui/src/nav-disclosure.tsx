import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { ChevronDownIcon } from './icons/chevron-down.tsx';
import { Pressable } from './internal/pressable.tsx';
import { Link } from './link.tsx';
import styles from './nav-disclosure.module.css';

export interface NavDisclosureProps {
  /** The text of the button. */
  readonly label: string;
  readonly links: readonly NavLink[];
}

export interface NavLink {
  readonly href: string;
  readonly label: string;
  readonly icon?: ReactNode;
  /** Whether it leads to the page shown. Default false. */
  readonly isCurrent?: boolean;
}

/**
 * Opens a list of links below a header's button. The links are no menu items, so Tab moves between them.
 *
 * @example
 * ```tsx
 * import { NavDisclosure } from '@seed/ui/nav-disclosure';
 *
 * export const QuickAccess = () => (
 *   <NavDisclosure label="Quick Access" links={[{ href: '/notices', label: 'Notices' }]} />
 * );
 * ```
 */
export const NavDisclosure = ({ label, links }: NavDisclosureProps) => {
  const { isOpen, setOpen, box, trigger, closeOnBlur, closeOnEscape } = useDisclosure();
  const panelId = useId();
  return (
    <div ref={box} className={styles.box} onBlur={closeOnBlur} onKeyDown={closeOnEscape}>
      <Pressable
        ref={trigger}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onPress={() => setOpen(!isOpen)}
        className={styles.trigger}
      >
        {label}
        <ChevronDownIcon />
      </Pressable>
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
