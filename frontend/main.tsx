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
import { beginAskingForUser } from './session/use-current-user.ts';
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

/** Renders the app and removes the title of the loading page in the commit in which React adds the title of the page. */
function AppWithOneTitle() {
  useLayoutEffect(() => loadingTitle?.remove(), []);
  return app;
}

const { page } = container.dataset;

beginAskingForUser();
if (page === location.pathname || page === NO_PAGE) {
  preloadPage(page).then(
    () => {
      startTransition(() => void hydrateRoot(container, app));
      dispatchEvent(new Event('awake'));
    },
    // A page whose chunk cannot be fetched stays readable as it is.
    () => {},
  );
} else {
  const render = () => startTransition(() => createRoot(container).render(<AppWithOneTitle />));
  // Until then the HTML says that the page is loading. A page that cannot be fetched is reported when it is rendered.
  preloadPage(location.pathname).then(render, render);
}
