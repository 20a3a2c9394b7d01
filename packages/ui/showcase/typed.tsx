import { type ReactNode, useState } from 'react';

/** Holds the value of a controlled field. */
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
