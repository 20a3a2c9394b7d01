import type { ReactNode } from 'react';
import type { StoredDraft } from '../drafts/use-draft.ts';
import type { FieldMessages } from './form-errors.ts';

/** What a member writes into a form, and its way to the service. Made by `useCreateForm` or `useEditForm`. */
export interface Submission<Field extends string, Input> {
  readonly draft: StoredDraft<Field>;
  /** Sends it; does nothing while it is under way. */
  send(input: Input): void;
  /** Forgets the outcome of the last attempt. */
  reset(): void;
  /** Leaves the form without sending. */
  readonly cancel?: (() => void) | undefined;
  /** `cancel` deletes what was typed. */
  readonly discardsOnCancel: boolean;
  readonly isPending: boolean;
  /** It has arrived. */
  readonly isSent: boolean;
  /** What the service refused, by field. */
  readonly fieldErrors: FieldMessages<Field>;
  /** Why it could not be sent, if it is not about fields. */
  readonly failure: ReactNode;
}

/** What becomes of a form that was sent. */
export interface SubmitOptions {
  /** Told to the member when it has arrived, even if the form was closed meanwhile. */
  readonly successMessage?: string;
  /** Told instead of the reason when it could not be sent. */
  readonly errorMessage?: ReactNode;
  /** Leaves the form; one that stays has none. */
  readonly close?: () => void;
}
