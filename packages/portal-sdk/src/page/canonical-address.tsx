import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';

export interface CanonicalAddressProps {
  /** What the first path segment below the module's route names, as it is written, e.g. `Academic`. */
  readonly segment: string;
  readonly children: ReactNode;
}

/**
 * Shows a page at the one right address: an address that writes the key in another case is replaced first, and the rest
 * of it stays.
 *
 * @example
 * ```tsx
 * import { CanonicalAddress } from '@seed/portal-sdk';
 *
 * // At `/documents/academic/new`: the address becomes `/documents/Academic/new`.
 * export const Page = () => <CanonicalAddress segment="Academic">Documents</CanonicalAddress>;
 * ```
 */
export const CanonicalAddress = ({ segment, children }: CanonicalAddressProps) => {
  const location = useLocation();
  const { pathname, search } = location;
  // The state says how a dialog was opened.
  const state: unknown = location.state;
  const canonical = pathname.replace(/^\/[^/]+/, `/${encodeURIComponent(segment)}`);
  return canonical === pathname ? children : <Navigate to={canonical + search} state={state} replace />;
};
