import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const folder = fileURLToPath(new URL('../src/client/styles/', import.meta.url));
const sheets = readdirSync(folder).filter((file) => file.endsWith('.css'));

it.each(sheets)('%s asks nothing of the whole page', (file) => {
  const css = readFileSync(folder + file, 'utf8').replace(/\/\*.*?\*\//gs, '');
  // Every change anywhere in the page would have its styles worked out anew.
  expect(css.match(/(?:html|body|:root)[^{},]*:has\([^{]*/g)).toBeNull();
});

it('No kind of modal sets its own position', () => {
  const css = readFileSync(`${folder}modal.css`, 'utf8');
  // A rule for one kind weighs as much as the one for opened modals, and the later of the two would win.
  expect(css.match(/\.modal-[^{}]*\{[^}]*[\s;]translate:/g)).toBeNull();
});
