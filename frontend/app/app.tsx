import { Toasts } from '../ui/toast.tsx';
import type { Undo } from '../ui/toast-store.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { AppRoutes } from './pages.tsx';

const restoreEntry = async (undo: Undo) => (await import('../diary/deletion-undo.ts')).restoreEntry(undo);

/** The web app inside a router. Toasts outlive every page, and the boundary catches unexpected errors. */
export function App() {
  return (
    <>
      <ErrorBoundary>
        <AppRoutes />
      </ErrorBoundary>
      <Toasts onUndo={restoreEntry} />
    </>
  );
}
