import { createRoot } from 'react-dom/client';

/** The whole script of the control page: mounts React with nothing in it. */
createRoot(document.createElement('div')).render(null);
