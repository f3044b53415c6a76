import { loadDemo } from '#demo/load.ts';
import { scaleDemo } from '#demo/scale.ts';
import { readConfig } from '#server/config/config.ts';
import { connect } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';

/** `npm run demo:scale -- 100000` adds that many products to the shop that the environment names. */
const MOST = 5_000_000;

const count = Number(process.argv[2]);
if (!Number.isInteger(count) || count < 1 || count > MOST) {
  process.stderr.write(`Usage: npm run demo:scale -- NUMBER, from 1 to ${MOST}\n`);
  process.exit(2);
}

const database = await connect({ ...readConfig(process.env), isPatient: true });
try {
  await migrate(database);
  await loadDemo(database);
  const began = performance.now();
  await scaleDemo(database, count);
  const seconds = ((performance.now() - began) / 1_000).toFixed(1);
  process.stdout.write(`Added ${count} products in ${seconds} s\n`);
} finally {
  await database.close();
}
