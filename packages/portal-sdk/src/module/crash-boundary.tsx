import { Component } from 'react';
import type { ErrorInfo, ReactNode } from 'react';
import type { ModuleProps } from '../module-props.ts';

interface CrashBoundaryProps extends Pick<ModuleProps, 'log' | 'onCrash'> {
  readonly children: ReactNode;
}

/**
 * Reports a crash to the shell, which shows its error card instead. Without a boundary React would unmount the root,
 * and its mount would never settle.
 */
export class CrashBoundary extends Component<CrashBoundaryProps, { readonly crashed: boolean }> {
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
