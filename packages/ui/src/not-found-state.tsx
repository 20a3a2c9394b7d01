import type { Ref } from 'react';
import { MissingDrawing } from './art/missing-drawing.tsx';
import { ButtonLink } from './button-link.tsx';
import state from './empty-state.module.css';

export interface NotFoundStateProps {
  readonly title: string;
  readonly titleRef?: Ref<HTMLHeadingElement>;
  /** Why that may be, in a human sentence. */
  readonly hint: string;
  /** Where it goes on, with the words for it. */
  readonly back: { readonly href: string; readonly label: string };
}

/** In place of a page whose subject is not there: a post that was deleted, a club with another name. */
export const NotFoundState = ({ title, titleRef, hint, back }: NotFoundStateProps) => (
  <div className={state.state}>
    <div className={state.drawing}>
      <MissingDrawing />
    </div>
    <h1 tabIndex={-1} ref={titleRef}>
      {title}
    </h1>
    <p className={state.text}>{hint}</p>
    <div className={state.action}>
      <ButtonLink href={back.href}>{back.label}</ButtonLink>
    </div>
  </div>
);
