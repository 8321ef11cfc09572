import { Toasts } from '../ui/toast.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { AppRoutes } from './pages.tsx';

/** The whole web app inside a router. Toasts outlive every page; the error boundary catches unexpected failures. */
export function App() {
  return (
    <>
      <ErrorBoundary>
        <AppRoutes />
      </ErrorBoundary>
      <Toasts />
    </>
  );
}
