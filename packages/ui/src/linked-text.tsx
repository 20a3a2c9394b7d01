import { Fragment, type ReactNode } from 'react';
import { isHarmless, splitAtAddresses } from './internal/addresses.ts';
import { Link } from './link.tsx';

export interface LinkedTextProps {
  readonly children: string;
}

/**
 * A member's text whose web addresses are links, for a place inside of a paragraph. `PlainText` is a paragraph of its own.
 *
 * @example
 * ```tsx
 * import { LinkedText } from '@seed/ui/linked-text';
 *
 * export const Source = () => (
 *   <li>
 *     <LinkedText>{'Slides: https://seed.example/slides'}</LinkedText>
 *   </li>
 * );
 * ```
 */
export const LinkedText = ({ children }: LinkedTextProps) =>
  splitAtAddresses(children).map(({ text, href }, index) =>
    href === undefined ? (
      <Fragment key={index}>{text}</Fragment>
    ) : (
      <AddressLink key={index} address={href}>
        {text}
      </AddressLink>
    ),
  );

export interface AddressLinkProps {
  /** A web address as a member wrote it. Only http and https become a link. */
  readonly address: string;
  readonly children: ReactNode;
}

/**
 * Links to an address that a member wrote: a page of this portal opens in place, everything else in a new tab.
 * An address that is not of the web, or that hides its site behind a name and an `@`, is no link.
 *
 * @example
 * ```tsx
 * import { AddressLink } from '@seed/ui/linked-text';
 *
 * export const Slides = () => <AddressLink address="https://seed.example/slides">The slides</AddressLink>;
 * ```
 */
export const AddressLink = ({ address, children }: AddressLinkProps) => {
  if (!isHarmless(address)) return children;
  const page = pageOfPortal(new URL(address));
  return page === undefined ? (
    <Link href={address} target="_blank" rel="noopener noreferrer nofollow ugc">
      {children}
    </Link>
  ) : (
    <Link href={page}>{children}</Link>
  );
};

/** The paths of this origin that are files or services and not pages. */
const notPages = /^\/(?:api|art|assets|events|m|realms|uploads)(?:\/|$)/;

function pageOfPortal({ origin, pathname, search, hash }: URL): string | undefined {
  return origin === location.origin && !notPages.test(pathname) ? `${pathname}${search}${hash}` : undefined;
}
