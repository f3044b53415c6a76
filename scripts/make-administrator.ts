import { readConfig } from '#server/config/config.ts';
import { connect } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { makeAdministrator } from '#server/features/account/public.ts';
import { sayProblem } from './lib/say-problem.ts';

/** `npm run admin -- EMAIL`: makes the account with that email the site's administrator. */
const [email = ''] = process.argv.slice(2);
if (!/^[^@\s]+@[^@\s]+$/.test(email)) {
  process.stderr.write('Say whose account: npm run admin -- you@shop.example\n');
  process.exit(1);
}
await sayProblem(async () => {
  const database = await connect(readConfig(process.env));
  try {
    await migrate(database);
    const { password } = await makeAdministrator(database.db, email);
    process.stdout.write(`${email} is now the administrator.${password ? ` Password: ${password}` : ''}\n`);
  } finally {
    await database.close();
  }
});
