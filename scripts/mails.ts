import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadDemo } from '#demo/load.ts';
import { sampleMails } from '#demo/past/sample-mails.ts';
import { sampleStaffMails } from '#demo/past/sample-staff-mails.ts';
import { connect } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { readMailShop } from '#server/features/site/public.ts';

/**
 * `npm run mails` writes every mail about orders and staff into the folder `mails`, to look at. Their pictures come
 * from the shop at PUBLIC_URL.
 */
const FOLDER = 'mails';
const url = process.env['PUBLIC_URL'] ?? 'http://127.0.0.1:3000';

const dataDir = await mkdtemp(join(tmpdir(), 'threefold-mails-'));
const database = await connect({ dataDir });
try {
  await migrate(database);
  await loadDemo(database);
  const sender = { shop: await readMailShop(database.db, url), secret: Buffer.alloc(32, 'sample') };
  const mails = await database.transaction(async (at) => [
    ...(await sampleMails(at, sender)),
    ...(await sampleStaffMails(at, sender)),
  ]);
  await mkdir(FOLDER, { recursive: true });
  for (const { name, to, subject, text, html } of mails) {
    await writeFile(join(FOLDER, `${name}.html`), html);
    await writeFile(join(FOLDER, `${name}.txt`), `To: ${to}\nSubject: ${subject}\n\n${text}`);
  }
  process.stdout.write(`${mails.length} mails are in ${FOLDER}/\n`);
} finally {
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
}
