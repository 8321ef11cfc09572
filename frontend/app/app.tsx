import { Toasts } from '../ui/toast.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { AppRoutes } from './pages.tsx';

/** The web app inside a router. Toasts outlive every page, and the boundary catches unexpected errors. */
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
