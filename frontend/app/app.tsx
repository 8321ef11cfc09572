import { BrowserRouter } from 'react-router-dom';
import { Toasts } from '../ui/toast.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { AppRoutes } from './routes.tsx';

/** The whole web app: toasts outlive every page, the boundary catches what no page expects. */
export function App() {
  return (
    <>
      <ErrorBoundary>
        <BrowserRouter>
          <AppRoutes />
        </BrowserRouter>
      </ErrorBoundary>
      <Toasts />
    </>
  );
}
