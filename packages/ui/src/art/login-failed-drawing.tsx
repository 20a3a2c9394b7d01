import styles from './art.module.css';

/** A closed garden gate with its key beside it, for a login that failed. */
export const LoginFailedDrawing = () => (
  <svg viewBox="0 0 240 160" aria-hidden="true" className={styles.art}>
    <ellipse cx="120" cy="144" rx="96" ry="10" fill="var(--accent-soft)" />
    <path d="M70 138V70q0-48 50-48t50 48v68Z" fill="var(--sun-soft)" />
    <path d="M78 112q30-16 50-6t34-4v36H78Z" fill="var(--accent-soft)" />
    <g fill="none" stroke="var(--accent)" strokeWidth="6" strokeLinecap="round">
      <path d="M70 140V70q0-48 50-48t50 48v70" strokeWidth="9" />
      <path d="M87 138V62M104 138V52M136 138V52M153 138V62M120 138V48M74 120h92" />
    </g>
    <path d="M104 82h32q4 0 4 4v14q0 14-20 18-20-4-20-18V86q0-4 4-4Z" fill="var(--danger)" />
    <path d="M110 82v-8a10 10 0 0 1 20 0v8" fill="none" stroke="var(--ink)" strokeWidth="5" />
    <circle cx="120" cy="96" r="4.5" fill="var(--surface-raised)" />
    <path d="M120 98v8" stroke="var(--surface-raised)" strokeWidth="4" strokeLinecap="round" />
    <g fill="none" stroke="var(--ink)" strokeWidth="5" strokeLinecap="round">
      <circle cx="196" cy="132" r="7" />
      <path d="M203 132h22M217 132v7M225 132v6" />
    </g>
    <path
      d="M44 140c-2-18 4-30 18-34 2 18-4 30-18 34Zm0 0c1-12-5-21-18-24 0 13 6 22 18 24Z"
      fill="var(--accent)"
      opacity=".7"
    />
  </svg>
);
