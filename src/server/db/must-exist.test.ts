import { expect, it } from 'vitest';
import { mustExist } from './must-exist.ts';

it('mustExist gives back a row, and names what was deleted during the request', () => {
  expect(mustExist(0, 'the product')).toBe(0);
  expect(() => mustExist(undefined, 'the product')).toThrow('the product was deleted during the request');
  expect(() => mustExist(null, 'the page terms')).toThrow('the page terms was deleted during the request');
});
