import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const folder = fileURLToPath(new URL('../src/client/styles/', import.meta.url));
const sheets = readdirSync(folder).filter((file) => file.endsWith('.css'));

it.each(sheets)('%s has no :has() on html, body or :root', (file) => {
  const css = readFileSync(folder + file, 'utf8').replace(/\/\*.*?\*\//gs, '');
  // With one, every change in the page would recalculate all of its styles.
  expect(css.match(/(?:html|body|:root)[^{},]*:has\([^{]*/g)).toBeNull();
});

it('No kind of modal sets its own position', () => {
  const css = readFileSync(`${folder}modal.css`, 'utf8');
  // A rule for one kind is as specific as the rule for open modals, so the later of the two would win.
  expect(css.match(/\.modal-[^{}]*\{[^}]*[\s;]translate:/g)).toBeNull();
});
