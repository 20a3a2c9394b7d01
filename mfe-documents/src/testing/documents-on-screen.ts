import { screen, within } from '@testing-library/react';

/** The names of the documents, in their order. */
export const shown = () =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').firstChild?.firstChild?.textContent);
