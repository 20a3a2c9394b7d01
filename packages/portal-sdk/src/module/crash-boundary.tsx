import { Component } from 'react';
import type { ErrorInfo, ReactNode } from 'react';
import type { AppProps } from 'single-spa';
import type { ModuleProps } from '../module-props.ts';

type Props = ModuleProps & AppProps & { readonly children?: ReactNode };

/**
 * Tells the shell that the module crashed; the shell shows its error card instead. Without a boundary React would
 * unmount the root and single-spa would wait for it for ever.
 */
export class CrashBoundary extends Component<Props, { readonly crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    this.props.log.error('The module crashed', { error: String(error), componentStack });
    this.props.onCrash(error);
  }

  override render() {
    return this.state.crashed ? null : this.props.children;
  }
}
