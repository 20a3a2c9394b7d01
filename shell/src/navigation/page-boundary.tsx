import { Component } from 'react';
import type { ReactNode } from 'react';

interface PageBoundaryProps {
  /** The error is shown until this is another value. */
  readonly place: unknown;
  readonly failure: (error: unknown) => ReactNode;
  readonly children: ReactNode;
}

interface PageBoundaryState {
  readonly place: unknown;
  readonly failed: { readonly error: unknown } | null;
}

/** Shows something else in place of a page that cannot be rendered, until the member goes to another one. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { place: this.props.place, failed: null };

  static getDerivedStateFromError(error: unknown): Partial<PageBoundaryState> {
    return { failed: { error } };
  }

  static getDerivedStateFromProps({ place }: PageBoundaryProps, shown: PageBoundaryState): PageBoundaryState | null {
    return place === shown.place ? null : { place, failed: null };
  }

  override render(): ReactNode {
    const { failed } = this.state;
    return failed ? this.props.failure(failed.error) : this.props.children;
  }
}
