import { expect, it } from 'vitest';
import { StartProblem } from '../config/config.ts';
import { connect } from './connect.ts';

it('says in one line that names the setting which database is away at the start, and never its password', async () => {
  const databaseUrl = 'postgres://ann:secret@127.0.0.1:1/shop';
  const failure: unknown = await connect({ databaseUrl, dataDir: '' }).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(StartProblem);
  expect((failure as StartProblem).message).toMatch(
    /^The database shop at 127\.0\.0\.1:1 .+ DATABASE_URL\.$/,
  );
  expect((failure as StartProblem).message).not.toContain('secret');
});
