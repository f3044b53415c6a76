import { afterEach, beforeEach, expect, vi } from 'vitest';

/** An unexpected error or warning on the console fails the test. */
const watched = ['error', 'warn'] as const;
let said: string[] = [];

beforeEach(() => {
  said = [];
  for (const method of watched) {
    vi.spyOn(console, method).mockImplementation((...words: unknown[]) => {
      said.push(`console.${method}: ${words.map(String).join(' ')}`);
    });
  }
});

afterEach(() => {
  for (const method of watched) vi.mocked(console[method]).mockRestore();
  expect(said).toEqual([]);
});
