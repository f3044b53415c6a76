import { expect, it } from 'vitest';
import { embeddedProblem, folderProblem } from './folder-problem.ts';

it('names the setting and what to do where the disk is full, in one line', async () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  const problem = await embeddedProblem('/tmp', full);
  expect(problem.message).toBe(
    'The disk of the data folder /tmp is full. Make room on it, or set DATA_DIR to a folder on another disk.',
  );
});

it('says in one line why the embedded database does not start where there is room', async () => {
  const aborted = new Error('Aborted(). Build with -sASSERTIONS for more info.\n    at abort');
  expect(await folderProblem('/tmp', aborted)).toBeUndefined();
  expect((await embeddedProblem('/tmp', aborted)).message).toBe(
    'The embedded database in the data folder /tmp can not be opened (Aborted()). Restore the folder from a backup, or set DATA_DIR to another one.',
  );
});
