import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { reloadOnMissingCode } from './lib/missing-code.ts';
import { placeAt } from './lib/place.ts';
import { loadCleaner, RICH_TEXT } from './lib/rich-text.tsx';
import { loadPage } from './pages.tsx';
import { layOutLater } from './ui/laid-out-later.ts';
import './styles/index.css';

reloadOnMissingCode();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

/** The page of the kit is for developers; it is not part of the build. */
const showsKit = import.meta.env.DEV && location.pathname === '/kit';

async function firstView() {
  if (showsKit) {
    const { default: KitPage } = await import('./ui/kit-page.tsx');
    return <KitPage />;
  }
  // Load the page's code before rendering, so that the first paint is the page and not a placeholder.
  await Promise.all([
    loadPage(placeAt(new URL(location.href), '').address),
    root?.querySelector(`[${RICH_TEXT}]`) && loadCleaner(),
  ]).catch(() => undefined);
  return <App />;
}

const view = await firstView();
layOutLater(root);
// The first screen is shown already. A transition renders in slices, so that input is handled in between.
startTransition(() => createRoot(root).render(<StrictMode>{view}</StrictMode>));
