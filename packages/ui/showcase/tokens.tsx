import { type ReactNode, useCallback, useState } from 'react';
import { worstContrast } from './contrast.ts';
import { Stage } from './exhibit.tsx';
import styles from './tokens.module.css';

const roles = [
  ['surface', 'ink', 'The page.'],
  ['surface-raised', 'ink', 'Cards, windows.'],
  ['surface-sunken', 'ink', 'Feet, asides.'],
  ['surface-hover', 'ink', 'What is pointed at.'],
  ['surface', 'ink-muted', 'Words of less weight.'],
  ['surface', 'link', 'A link.'],
  ['accent', 'accent-ink', 'Leaf: what can be done.'],
  ['accent-hover', 'accent-ink', 'The same, pointed at.'],
  ['accent-soft', 'accent-soft-ink', 'What is chosen.'],
  ['sun', 'sun-ink', 'Sun: what is worth a glance.'],
  ['sun-soft', 'sun-soft-ink', 'The same, quietly.'],
  ['danger', 'danger-ink', 'What cannot be taken back.'],
  ['danger-soft', 'danger-soft-ink', 'What went wrong.'],
  ['success', 'success-ink', 'What went well.'],
  ['like-soft', 'like', 'A heart.'],
  ['selection', 'ink', 'Selected text.'],
] as const;

const numbered = (name: string, count: number) => Array.from({ length: count }, (_, at) => `${name}-${at + 1}`);

export const Colours = () => (
  <>
    <h3>Roles</h3>
    <p className={styles.text}>
      A colour has a job, and a value by day and by night. The figure is the contrast of the ink on its ground: at least
      4.5 for text, 3 for shapes.
    </p>
    <BothAlways>
      {roles.map(([ground, ink, sentence]) => (
        <Swatch key={ground + ink} ground={ground} ink={ink} sentence={sentence} />
      ))}
    </BothAlways>
    <h3>The eight tiles</h3>
    <p className={styles.text}>Each tile has a gradient. The ratio is the worse one of its two ends.</p>
    <BothAlways>
      {numbered('tile', 8).map((name) => (
        <Swatch key={name} ground={name} ink={`${name}-ink`} />
      ))}
    </BothAlways>
    <h3>The five meetings</h3>
    <p className={styles.text}>The sky from before dawn to night.</p>
    <BothAlways>
      {numbered('meeting', 5).map((name) => (
        <Swatch key={name} ground={name} ink={`${name}-ink`} />
      ))}
    </BothAlways>
    <h3>The six notes</h3>
    <p className={styles.text}>Chosen by their authors, so they are the same by night.</p>
    <BothAlways>
      {numbered('note', 6).map((name) => (
        <Swatch key={name} ground={name} ink="note-ink" />
      ))}
    </BothAlways>
  </>
);

const BothAlways = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.themes}>
    <div data-theme="light" className={styles.swatches}>
      {children}
    </div>
    <div data-theme="dark" className={styles.swatches}>
      {children}
    </div>
  </div>
);

interface SwatchProps {
  readonly ground: string;
  readonly ink: string;
  readonly sentence?: string;
}

const Swatch = ({ ground, ink, sentence }: SwatchProps) => {
  const [contrast, setContrast] = useState<number>();
  const measure = useCallback((swatch: HTMLElement | null) => {
    if (swatch) setContrast(worstContrast(getComputedStyle(swatch)));
  }, []);
  return (
    <div ref={measure} className={styles.swatch} style={{ background: `var(--${ground})`, color: `var(--${ink})` }}>
      <strong>{ground}</strong>
      <span>{ink}</span>
      <span>{sentence}</span>
      <span className={styles.figure}>{contrast?.toFixed(1)}</span>
    </div>
  );
};

const sizes = ['3xl', '2xl', 'xl', 'lg', 'md', 'sm', 'xs'];
const weights = [
  ['weight', 'Regular'],
  ['weight-medium', 'Medium'],
  ['weight-bold', 'Bold'],
  ['weight-heavy', 'Heavy'],
] as const;

export const Type = () => (
  <Stage>
    <div className={styles.scale}>
      {sizes.map((size) => (
        <p key={size} style={{ fontSize: `var(--text-${size})`, lineHeight: 'var(--leading-tight)' }}>
          <code className={styles.token}>text-{size}</code> Semillas, sementes, 種
        </p>
      ))}
      {weights.map(([token, word]) => (
        <p key={token} style={{ fontSize: 'var(--text-lg)', fontWeight: `var(--${token})` }}>
          <code className={styles.token}>{token}</code> {word}
        </p>
      ))}
    </div>
  </Stage>
);

export const Shape = () => (
  <>
    <h3>Space</h3>
    <Stage>
      {numbered('space', 8).map((name) => (
        <div key={name}>
          <code className={styles.token}>{name}</code>
          <div className={styles.bar} style={{ width: `var(--${name})` }} />
        </div>
      ))}
    </Stage>
    <h3>Radius</h3>
    <Stage>
      {['radius-sm', 'radius-md', 'radius-lg', 'radius-full', 'radius-leaf'].map((name) => (
        <div key={name} className={styles.box} style={{ borderRadius: `var(--${name})` }}>
          <code>{name}</code>
        </div>
      ))}
    </Stage>
    <h3>Shadow</h3>
    <Stage>
      {['shadow-sm', 'shadow-md', 'shadow-lg'].map((name) => (
        <div key={name} className={styles.raised} style={{ boxShadow: `var(--${name})` }}>
          <code>{name}</code>
        </div>
      ))}
    </Stage>
    <h3>Motion</h3>
    <p className={styles.text}>Point at one. Who wants less motion gets none.</p>
    <Stage>
      {['fast', 'medium', 'slow'].map((name) => (
        <div key={name} className={styles.track}>
          <code>
            {name}, {name === 'slow' ? 'ease-spring' : 'ease'}
          </code>
          <div
            className={styles.runner}
            style={{
              transitionDuration: `var(--${name})`,
              transitionTimingFunction: name === 'slow' ? 'var(--ease-spring)' : 'var(--ease)',
            }}
          />
        </div>
      ))}
    </Stage>
  </>
);
