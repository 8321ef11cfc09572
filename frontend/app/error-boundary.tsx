import { Component, type ReactNode } from 'react';
import { LoadFailed } from '../ui/load-failed.tsx';
import { reloadWithToasts } from '../ui/toast-store.ts';

/** Last resort: offers a reload if a page has failed to load or to render. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <LoadFailed onRetry={reloadWithToasts} /> : this.props.children;
  }
}
