import { readConfig, StartProblem } from '#server/config/config.ts';
import { connect } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { rebuildListing } from '#server/features/listing/public.ts';
import { sayProblem } from './lib/say-problem.ts';

/** `npm run listing:rebuild`: writes the cards of all products again. On PostgreSQL the shop may run meanwhile. */
await sayProblem(async () => {
  const database = await connect(readConfig(process.env));
  try {
    await migrate(database);
    let said = 0;
    const isRebuilt = await rebuildListing(database.db, {
      async progress(done, total) {
        if (done - said < 10_000 && done < total) return;
        said = done;
        process.stdout.write(`${done} of ${total} products\n`);
      },
    });
    if (isRebuilt) process.stdout.write('The listing is rebuilt.\n');
    else
      throw new StartProblem(
        'A newer version of the shop uses this database. Rebuild the listing with that one.',
      );
  } finally {
    await database.close();
  }
});
