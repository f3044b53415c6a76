import { readConfig } from '#server/config/config.ts';
import { connect } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { makeAdministrator, resetFactors } from '#server/features/account/public.ts';
import { sayProblem } from './lib/say-problem.ts';

/**
 * `npm run admin -- EMAIL` makes the account with that email the site's administrator. `npm run admin --
 * --reset-factors EMAIL` removes its second factors, for an owner who has lost them.
 */
const given = process.argv.slice(2);
const isReset = given[0] === '--reset-factors';
const email = given[isReset ? 1 : 0] ?? '';
if (!/^[^@\s]+@[^@\s]+$/.test(email)) {
  process.stderr.write('Say whose account: npm run admin -- you@shop.example\n');
  process.exit(1);
}
await sayProblem(async () => {
  const database = await connect(readConfig(process.env));
  try {
    await migrate(database);
    if (isReset) {
      const isDone = await resetFactors(database.db, email);
      process.stdout.write(
        isDone
          ? `${email} signs in with the password alone now, and can set up a new second factor.\n`
          : `There is no account with the email ${email}.\n`,
      );
      if (!isDone) process.exitCode = 1;
      return;
    }
    const { password } = await makeAdministrator(database.db, email);
    process.stdout.write(`${email} is now the administrator.${password ? ` Password: ${password}` : ''}\n`);
  } finally {
    await database.close();
  }
});
