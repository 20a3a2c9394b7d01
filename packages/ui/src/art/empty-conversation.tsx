import styles from './art.module.css';

/** Two speech balloons with a growing plant. */
export const EmptyConversation = () => (
  <svg viewBox="0 0 240 160" aria-hidden="true" className={styles.art}>
    <ellipse cx="120" cy="144" rx="96" ry="10" fill="var(--accent-soft)" />
    <path
      d="M36 40q0-20 20-20h72q20 0 20 20v28q0 20-20 20H76l-22 20 4-20h-2q-20 0-20-20Z"
      fill="var(--surface-raised)"
      stroke="var(--accent)"
      strokeWidth="4"
      strokeLinejoin="round"
    />
    <path d="M62 44h60M62 62h38" stroke="var(--accent)" strokeWidth="5" strokeLinecap="round" opacity=".4" />
    <path d="M122 84q0-16 16-16h54q16 0 16 16v22q0 16-16 16h-2l4 18-22-18h-34q-16 0-16-16Z" fill="var(--sun)" />
    <g fill="var(--sun-ink)">
      <circle cx="148" cy="95" r="5" />
      <circle cx="166" cy="95" r="5" />
      <circle cx="184" cy="95" r="5" />
    </g>
    <path d="M172 68q2-16-2-28" fill="none" stroke="var(--accent)" strokeWidth="4" strokeLinecap="round" />
    <path d="M170 42c-1-16 9-26 26-27 1 17-9 27-26 27Z" fill="var(--accent)" />
    <path d="M172 54c-1-10-8-17-20-18 0 12 8 18 20 18Z" fill="var(--accent)" opacity=".6" />
  </svg>
);
