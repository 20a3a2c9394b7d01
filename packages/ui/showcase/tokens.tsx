import { type ReactNode, useCallback, useState } from 'react';
import { worstContrast } from './contrast.ts';
import { Stage } from './exhibit.tsx';
import styles from './tokens.module.css';

const roles = [
  ['surface', 'ink', 'The page.'],
  ['surface-raised', 'ink', 'Cards and dialogs.'],
  ['surface-sunken', 'ink', 'Footers and asides.'],
  ['surface-hover', 'ink', 'Under the pointer.'],
  ['surface', 'ink-muted', 'Secondary text.'],
  ['surface', 'link', 'Links.'],
  ['accent', 'accent-ink', 'Leaf: the main action.'],
  ['accent-hover', 'accent-ink', 'The same, under the pointer.'],
  ['accent-soft', 'accent-soft-ink', 'Selected items.'],
  ['sun', 'sun-ink', 'Sun: highlights.'],
  ['sun-soft', 'sun-soft-ink', 'Softer highlights.'],
  ['danger', 'danger-ink', 'Actions that cannot be undone.'],
  ['danger-soft', 'danger-soft-ink', 'Errors.'],
  ['success', 'success-ink', 'Success.'],
  ['like-soft', 'like', 'The heart of a like.'],
  ['selection', 'ink', 'Selected text.'],
] as const;

const numbered = (name: string, count: number) => Array.from({ length: count }, (_, at) => `${name}-${at + 1}`);

export const Colours = () => (
  <>
    <h3>Roles</h3>
    <p className={styles.text}>
      Each colour has a role, and a value in each theme. The figure is the contrast of the text with its background: at
      least 4.5 for text, 3 for shapes.
    </p>
    <InBothThemes>
      {roles.map(([ground, ink, sentence]) => (
        <Swatch key={ground + ink} ground={ground} ink={ink} sentence={sentence} />
      ))}
    </InBothThemes>
    <h3>The eight tiles</h3>
    <p className={styles.text}>Each tile has a gradient. The figure is the lower contrast of its two ends.</p>
    <InBothThemes>
      {numbered('tile', 8).map((name) => (
        <Swatch key={name} ground={name} ink={`${name}-ink`} />
      ))}
    </InBothThemes>
    <h3>The five meetings</h3>
    <p className={styles.text}>The colours of the sky, from before dawn to night.</p>
    <InBothThemes>
      {numbered('meeting', 5).map((name) => (
        <Swatch key={name} ground={name} ink={`${name}-ink`} />
      ))}
    </InBothThemes>
    <h3>The six notes</h3>
    <p className={styles.text}>Authors choose them, so they are the same in both themes.</p>
    <InBothThemes>
      {numbered('note', 6).map((name) => (
        <Swatch key={name} ground={name} ink="note-ink" />
      ))}
    </InBothThemes>
  </>
);

const InBothThemes = ({ children }: { readonly children: ReactNode }) => (
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
    <p className={styles.text}>Point at one. With reduced motion, nothing moves.</p>
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
