import styles from './art.module.css';

/** A bookcase with a few books and a seedling in the gap. */
export const EmptyBookcase = () => (
  <svg viewBox="0 0 240 160" aria-hidden="true" className={styles.art}>
    <ellipse cx="120" cy="146" rx="96" ry="9" fill="var(--accent-soft)" />
    <g stroke="var(--accent)" strokeWidth="4" strokeLinejoin="round">
      <path d="M52 44h22v80H52Z" fill="var(--surface-raised)" />
      <path d="M74 58h20v66H74Z" fill="var(--sun)" />
      <path d="M160 36h24v88h-24Z" fill="var(--surface-raised)" />
      <path d="m184 54 19-5 19 72-19 5Z" fill="var(--accent-soft)" />
    </g>
    <path d="M58 58h10M58 68h10M166 52h12M166 64h12M166 76h12" stroke="var(--accent)" strokeWidth="4" opacity=".45" />
    <path d="M28 126h184" stroke="var(--accent)" strokeWidth="7" strokeLinecap="round" />
    <path d="M127 124q2-22-2-36" fill="none" stroke="var(--accent)" strokeWidth="4" strokeLinecap="round" />
    <path d="M125 90c-1-18 10-29 28-30 1 19-10 29-28 30Z" fill="var(--accent)" />
    <path d="M127 104c-1-12-9-20-23-21 0 14 9 21 23 21Z" fill="var(--accent)" opacity=".6" />
  </svg>
);
