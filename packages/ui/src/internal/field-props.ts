import type { AriaAttributes, FocusEventHandler, HTMLAttributes, KeyboardEventHandler, ReactNode } from 'react';

/** The props that text fields and text areas have in common. */
export interface FieldProps
  extends
    AriaAttributes,
    Pick<HTMLAttributes<Element>, 'id' | 'autoFocus' | 'inputMode' | 'spellCheck' | 'enterKeyHint'> {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** A hint below the field; an error replaces it. */
  readonly description?: string | undefined;
  /** The reason why the value was refused; marks the field as invalid. `<span role="alert">…</span>` is announced. */
  readonly error?: ReactNode;
  /** The limit in code points. It adds a counter that warns; longer text is kept, not cut. */
  readonly maxLength?: number;
  readonly placeholder?: string;
  readonly name?: string;
  readonly autoComplete?: string;
  readonly isRequired?: boolean;
  readonly isDisabled?: boolean;
  readonly isReadOnly?: boolean;
  readonly onFocus?: FocusEventHandler;
  readonly onBlur?: FocusEventHandler;
  readonly onKeyDown?: KeyboardEventHandler;
  readonly onKeyUp?: KeyboardEventHandler;
}
