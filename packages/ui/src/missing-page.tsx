import type { Ref } from 'react';
import { LostPath } from './art/lost-path.tsx';
import { ButtonLink } from './button-link.tsx';
import state from './empty-state.module.css';

export interface MissingPageProps {
  readonly title: string;
  readonly titleRef?: Ref<HTMLHeadingElement>;
  /** Why that may be, in a human sentence. */
  readonly hint: string;
  /** Where it goes on, with the words for it. */
  readonly back: { readonly href: string; readonly label: string };
}

/** In place of a page whose subject is not there: a post that was deleted, a club with another name. */
export const MissingPage = ({ title, titleRef, hint, back }: MissingPageProps) => (
  <div className={state.state}>
    <div className={state.drawing}>
      <LostPath />
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
