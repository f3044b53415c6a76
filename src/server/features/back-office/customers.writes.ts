import type { AuditEntry } from '../../db/audit.ts';
import { writeAudit } from '../../db/audit.ts';
import type { Database } from '../../db/connect.ts';
import { readPersonalData } from '../account/public.ts';
import { readAllCredit } from '../money/public.ts';
import { readPersonalHistory } from './customers.reads.ts';

/**
 * All data that the shop keeps about a person. The export is logged; undefined if there is no such account.
 */
export function exportCustomer(
  { transaction }: Pick<Database, 'transaction'>,
  userId: number,
  actor: NonNullable<AuditEntry['actor']>,
): Promise<Record<string, unknown> | undefined> {
  return transaction(async (at) => {
    const account = await readPersonalData(at.ask, userId);
    if (!account) return undefined;
    await writeAudit(at.db, { actor, action: 'export customer', subject: 'customer', subjectId: userId });
    const data = {
      ...account,
      credit: await readAllCredit(at.ask, userId),
      ...(await readPersonalHistory(at.ask, userId)),
    };
    // Dates as they are written in JSON.
    return JSON.parse(JSON.stringify(data)) as Record<string, unknown>;
  });
}
