import { createRoot } from 'react-dom/client';

/** All the control's script does: it mounts React with nothing in it. */
createRoot(document.createElement('div')).render(null);
