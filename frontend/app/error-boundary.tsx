import { Component, type ReactNode } from 'react';
import { reloadPage } from '../lib/browser.ts';
import { LoadFailed } from '../ui/load-failed.tsx';

/** The last resort: a page that failed to load or to render offers a fresh start instead of a blank screen. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <LoadFailed onRetry={reloadPage} /> : this.props.children;
  }
}
