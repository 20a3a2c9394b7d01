import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';

/** The props of `CanonicalAddress`. */
export interface CanonicalAddressProps {
  /** The canonical first path segment below the module's route, e.g. `Academic`. */
  readonly segment: string;
  readonly children: ReactNode;
}

/**
 * Shows a page at its canonical address. An address with the key in another case is replaced first; the rest of it
 * stays.
 *
 * @example
 * ```tsx
 * import { CanonicalAddress } from '@seed/portal-sdk';
 *
 * // At `/notices/academic/new`: the address becomes `/notices/Academic/new`.
 * export const Page = () => <CanonicalAddress segment="Academic">Notices</CanonicalAddress>;
 * ```
 */
export const CanonicalAddress = ({ segment, children }: CanonicalAddressProps) => {
  const location = useLocation();
  const { pathname, search } = location;
  // The state records how a dialog was opened.
  const state: unknown = location.state;
  const canonical = pathname.replace(/^\/[^/]+/, `/${encodeURIComponent(segment)}`);
  return canonical === pathname ? children : <Navigate to={canonical + search} state={state} replace />;
};
