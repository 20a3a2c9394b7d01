import { useEffect, useRef } from 'react';
import type { ReactNode, SubmitEvent } from 'react';
import styles from './form.module.css';

export interface FormProps {
  /** Fields. */
  readonly children: ReactNode;
  /** Cancel and submit. */
  readonly buttons: ReactNode;
  /** Another text after each try that was refused: then the first field that must be changed takes the focus. */
  readonly attempt: string;
  readonly onSubmit: () => void;
}

/** Fields below each other, buttons at the end. Fields tell what is wrong, not the browser. */
export const Form = ({ children, buttons, attempt, onSubmit }: FormProps) => {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempt]);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form ref={form} noValidate className={styles.form} onSubmit={submit}>
      {children}
      <div className={styles.buttons}>{buttons}</div>
    </form>
  );
};
