import styles from './art.module.css';

/** A drooping seedling, for errors. */
export const ErrorDrawing = () => (
  <svg viewBox="0 0 240 160" aria-hidden="true" className={styles.art}>
    <ellipse cx="120" cy="140" rx="92" ry="12" fill="var(--accent-soft)" />
    <path d="M92 96h56l-7 44H99Z" fill="var(--danger)" opacity=".85" />
    <path d="M86 88h68v14H86Z" fill="var(--danger)" />
    <path
      d="M120 88c0-34 4-54 26-58 16-3 26 8 27 22"
      fill="none"
      stroke="var(--accent)"
      strokeWidth="5"
      strokeLinecap="round"
    />
    <path d="M173 52c16 8 20 24 10 42-16-8-20-24-10-42Z" fill="var(--accent)" />
    <path d="M132 42c-18-4-32 4-38 22 18 4 32-4 38-22Z" fill="var(--accent)" opacity=".55" />
    <path d="M198 96q8 12 0 18-8-6 0-18Z" fill="#5aa9c4" />
    <path
      d="M30 52h26m-13-13v26M206 30h14m-7-7v14"
      stroke="var(--line-strong)"
      strokeWidth="3"
      strokeLinecap="round"
      opacity=".6"
    />
  </svg>
);
