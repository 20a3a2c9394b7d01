import type { ReactNode } from 'react';
import type { StoredDraft } from '../drafts/use-draft.ts';
import type { FieldMessages } from './form-errors.ts';

/** The draft of a form and the state of its request. Made by `useCreateForm` or `useEditForm`. */
export interface Submission<Field extends string, Input> {
  readonly draft: StoredDraft<Field>;
  /** Sends the content; ignored while a request is under way. */
  send(input: Input): void;
  /** Clears the result of the last attempt. */
  reset(): void;
  /** Leaves the form without sending. */
  readonly cancel?: (() => void) | undefined;
  /** Whether `cancel` deletes what was typed. */
  readonly discardsOnCancel: boolean;
  readonly isPending: boolean;
  /** Whether the service has stored the content. */
  readonly isSent: boolean;
  /** Messages of the service, by field. */
  readonly fieldErrors: FieldMessages<Field>;
  /** Why it was not stored, without the messages that are shown at fields. */
  readonly failure: ReactNode;
}

/** The texts that a form shows and the function that closes it. */
export interface SubmitOptions {
  /** The toast after the content was stored, also if the form is closed by then. */
  readonly successMessage?: string;
  /** Shown instead of the reason of a failure. */
  readonly errorMessage?: ReactNode;
  /** Closes the form; a form that stays on the page has none. */
  readonly close?: () => void;
}
