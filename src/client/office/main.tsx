import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Office } from './office.tsx';
import './office.css';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
createRoot(root).render(
  <StrictMode>
    <Office />
  </StrictMode>,
);
