import { type ReactNode, useState } from 'react';

/** Keeps what is typed. */
export const Typed = <T,>({
  start,
  children,
}: {
  readonly start: T;
  children(value: T, set: (value: T) => void): ReactNode;
}) => {
  const [value, setValue] = useState(start);
  return children(value, setValue);
};
