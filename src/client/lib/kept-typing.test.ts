import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forget, keep, readKept } from './kept-typing.ts';

const form = { name: 'checkout-7', not: ['sort_code' as const] };

describe('Typed values', () => {
  const stored = new Map<string, string>();
  beforeEach(() => {
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    });
  });
  afterEach(() => {
    stored.clear();
    vi.unstubAllGlobals();
  });

  it('are there again after a reload, until they are sent', () => {
    keep(form, { name: 'Ada', sort_code: '' });
    expect(readKept(form)).toEqual({ name: 'Ada' });
    forget(form);
    expect(readKept(form)).toEqual({});
  });

  it('are stored without fields that must not be stored', () => {
    keep(form, { name: 'Ada', sort_code: '10-20-30' });
    expect([...stored.values()].join()).not.toContain('10-20-30');
  });

  it('are not shown in another form', () => {
    keep(form, { name: 'Ada', sort_code: '' });
    expect(readKept({ name: 'checkout-8' })).toEqual({});
  });

  it.each(['not json', '[1]', 'null', '"text"'])('are empty if %s is stored', (text) => {
    stored.set('typed:checkout-7', text);
    expect(readKept(form)).toEqual({});
  });
});

it('are lost with a reload in a browser without storage', () => {
  const refuse = () => {
    throw new Error('denied');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  keep(form, { name: 'Ada', sort_code: '' });
  forget(form);
  expect(readKept(form)).toEqual({});
  vi.unstubAllGlobals();
});
