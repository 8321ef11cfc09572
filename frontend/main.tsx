import './styles/fraunces.css';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/shared.css';
import { StrictMode, startTransition, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/app.tsx';
import './app/basics.ts';
import { preloadPage } from './app/pages.tsx';
import { NO_PAGE } from './lib/paths.ts';
import { startUserQuery } from './session/use-current-user.ts';
import './writing/expiry.ts';

const container = document.getElementById('root');
if (!container) throw new Error('The page has no #root element.');

const app = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
);

const loadingTitle = document.querySelector('head > title');

/** Renders the app, and removes the title of the loading page when React adds the page's title. */
function AppWithOneTitle() {
  useLayoutEffect(() => loadingTitle?.remove(), []);
  return app;
}

const { page } = container.dataset;

startUserQuery();
if (page === location.pathname || page === NO_PAGE) {
  preloadPage(page).then(
    () => {
      startTransition(() => void hydrateRoot(container, app));
      dispatchEvent(new Event('hydrated'));
    },
    // If the chunk cannot be fetched, the page stays readable.
    () => {},
  );
} else {
  const render = () => startTransition(() => createRoot(container).render(<AppWithOneTitle />));
  // Meanwhile the HTML says that the page is loading. A failed fetch is reported during rendering.
  preloadPage(location.pathname).then(render, render);
}
