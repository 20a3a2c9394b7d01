import { createContext, type ReactNode, useContext } from 'react';
import styles from './exhibit.module.css';

/** Whether every state is shown in both themes. */
export const BothThemes = createContext(false);

interface ExhibitProps {
  /** The component's file in `src`, without its ending. */
  readonly file: string;
  /** When to use it, and when to use another component. */
  readonly use: string;
  /** `State`s. */
  readonly children: ReactNode;
}

/** A component with its use, its props and its states. */
export const Exhibit = ({ file, use, children }: ExhibitProps) => {
  const doc = COMPONENT_DOCS[file];
  if (doc === undefined) throw new Error(`There is no component in src/${file}.tsx`);
  return (
    <section id={file} aria-labelledby={`${file}-name`} className={styles.exhibit}>
      <h2 id={`${file}-name`} className={styles.name}>
        {doc.name} <code className={styles.path}>@seed/ui/{file}</code>
      </h2>
      <p className={styles.sentence}>
        <Prose>{`${doc.sentence} ${use}`}</Prose>
      </p>
      <Stage>{children}</Stage>
      <Props doc={doc} />
    </section>
  );
};

interface StateProps {
  readonly label: string;
  /** Makes the state as wide as the page. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** One state, with its name. */
export const State = ({ label, isWide = false, children }: StateProps) => (
  <div className={styles.state} {...(isWide && { 'data-wide': '' })}>
    <div className={styles.label}>{label}</div>
    <div className={styles.subject}>{children}</div>
  </div>
);

/** Renders states on the page, or once in each theme. */
export const Stage = ({ children }: { readonly children: ReactNode }) =>
  useContext(BothThemes) ? (
    <div className={styles.both}>
      <div data-theme="light" className={styles.stage}>
        {children}
      </div>
      <div data-theme="dark" className={styles.stage}>
        {children}
      </div>
    </div>
  ) : (
    <div className={styles.stage}>{children}</div>
  );

const Props = ({ doc }: { readonly doc: ComponentDoc }) => {
  if (doc.props.length === 0) return null;
  return (
    <details className={styles.props}>
      <summary>
        {doc.props.length === 1 ? '1 prop' : `${doc.props.length} props`}
        {doc.inherits.length > 0 && ' of its own'}
      </summary>
      <dl>
        {doc.props.map(({ name, type, isOptional, sentence }) => (
          <div key={name} className={styles.prop}>
            <dt>
              <code>
                {name}
                {isOptional && '?'}
              </code>{' '}
              <code className={styles.type}>{type}</code>
            </dt>
            {sentence && (
              <dd>
                <Prose>{sentence}</Prose>
              </dd>
            )}
          </div>
        ))}
      </dl>
      {doc.inherits.map((type) => (
        <p key={type} className={styles.inherits}>
          and those of <code>{type}</code>
        </p>
      ))}
    </details>
  );
};

/** Text in which `code` is marked. */
const Prose = ({ children }: { readonly children: string }) =>
  children.split('`').map((part, index) => (index % 2 === 0 ? part : <code key={index}>{part}</code>));
