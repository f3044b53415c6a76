import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { reloadOnMissingCode } from './lib/missing-code.ts';
import { placeAt } from './lib/place.ts';
import { loadPage } from './pages.tsx';
import './styles/index.css';

reloadOnMissingCode();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

// The page's own code is asked for before anything is drawn, so that the first paint is the page and no stand-in.
await loadPage(placeAt(new URL(location.href), '').address).catch(() => undefined);

createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
