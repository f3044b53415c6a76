import type { Database } from '../../db/connect.ts';
import type { Job, JobRunner } from '../../jobs/runner.ts';
import type { MailShop } from '../../ports/letter.ts';
import { PUBLISH_JOB } from './change.writes.ts';
import { checkImport } from './import-check.writes.ts';
import { forgetImports } from './import-file.writes.ts';
import { runImport } from './import-run.writes.ts';
import { runUndo } from './import-undo.writes.ts';
import { CHECK_JOB, RUN_JOB, UNDO_JOB } from './imports.reads.ts';
import { tellLowStock } from './low-stock.writes.ts';
import { publishDue } from './office.writes.ts';

const idOf = ({ payload }: Job) => (payload as { id: string }).id;

export function catalogJobs(jobs: JobRunner, database: Pick<Database, 'ask' | 'db' | 'transaction'>): void {
  jobs.handle(PUBLISH_JOB, () => publishDue(database, new Date()));
  jobs.handle(CHECK_JOB, (job) => checkImport(database, job, idOf(job)));
  jobs.handle(RUN_JOB, (job) => runImport(database, job, idOf(job)));
  jobs.handle(UNDO_JOB, (job) => runUndo(database, job, idOf(job)));
  jobs.schedule('forget product imports', '15 3 * * *', () => forgetImports(database.db));
}

export function stockNewsJobs(
  jobs: JobRunner,
  { shop, ...database }: Pick<Database, 'ask' | 'transaction'> & { shop: () => Promise<MailShop> },
): void {
  jobs.schedule('tell of low stock', '5 * * * *', () => tellLowStock(database, shop));
}
