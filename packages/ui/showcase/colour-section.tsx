import { PageHeader } from '../src/page-header.tsx';
import styles from './showcase.module.css';

const swatches = [
  ...Array.from({ length: 8 }, (_, index) => `tile-${index + 1}`),
  ...Array.from({ length: 5 }, (_, index) => `meeting-${index + 1}`),
  ...Array.from({ length: 6 }, (_, index) => `note-${index + 1}`),
  'surface',
  'surface-raised',
  'accent',
  'accent-soft',
  'sun',
  'sun-soft',
  'danger',
  'danger-soft',
  'success',
];

const inkOf = (name: string) => {
  if (name.startsWith('note')) return '--note-ink';
  return name.startsWith('surface') ? '--ink' : `--${name}-ink`;
};

export const ColourSection = () => (
  <section aria-label="Colours">
    <PageHeader title="Colours" />
    <div className={styles.grid}>
      {swatches.map((name) => (
        <div
          key={name}
          className={styles.swatch}
          style={{ background: `var(--${name})`, color: `var(${inkOf(name)})` }}
        >
          {name}
        </div>
      ))}
    </div>
  </section>
);
