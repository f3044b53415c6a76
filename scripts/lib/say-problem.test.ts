import { afterEach, expect, it, vi } from 'vitest';
import { StartProblem } from '#server/config/config.ts';
import { sayProblem } from './say-problem.ts';

const before = process.exitCode;
afterEach(() => {
  process.exitCode = before;
});

it('says in one line what the person can put right, and fails', async () => {
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  await sayProblem(() => Promise.reject(new StartProblem('The data folder is in use.')));
  const lines = said.mock.calls.flat();
  said.mockRestore();
  expect(lines).toEqual(['The data folder is in use.\n']);
  expect(process.exitCode).toBe(1);
});

it('leaves a fault of the program as it is, with its stack', async () => {
  await expect(sayProblem(() => Promise.reject(new TypeError('no such thing')))).rejects.toThrow(TypeError);
});
