import { expect, it } from 'vitest';
import { isComplete } from './install.mjs';

const locked = {
  '': {},
  'node_modules/server': { version: '1.0.0' },
  'node_modules/tool': { version: '2.0.0', dev: true },
  'node_modules/for-windows': { version: '3.0.0', optional: true },
};
const server = { 'node_modules/server': { version: '1.0.0' } };
const everything = { ...server, 'node_modules/tool': { version: '2.0.0' } };

it.each([
  { installed: everything, production: false, complete: true },
  { installed: server, production: false, complete: false },
  { installed: server, production: true, complete: true },
  { installed: everything, production: true, complete: true },
  { installed: {}, production: true, complete: false },
  { installed: { 'node_modules/server': { version: '0.9.0' } }, production: true, complete: false },
])('$installed for production $production is complete: $complete', ({ installed, production, complete }) => {
  expect(isComplete({ locked, installed, production })).toBe(complete);
});
