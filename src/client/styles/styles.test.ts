import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const sheets = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.css'));

it.each(sheets)('%s asks nothing of the whole page', (file) => {
  const css = readFileSync(join(import.meta.dirname, file), 'utf8').replace(/\/\*.*?\*\//gs, '');
  // Every change anywhere in the page would have its styles worked out anew.
  expect(css.match(/(?:html|body|:root)[^{},]*:has\([^{]*/g)).toBeNull();
});
