import { writeAudit } from '../../db/audit.ts';
import type { Db } from '../../db/connect.ts';
import type { Account } from '../../http/account.ts';

/** Writes to the log who took which units out of the shop. A search may hold an IMEI, so its words are left out. */
export const logUnitExport = (
  db: Db,
  account: Account,
  { action, filter }: { action: string; filter: Readonly<Record<string, unknown>> },
): Promise<void> => {
  const { q, ...rest } = filter;
  return writeAudit(db, {
    actor: account,
    action,
    subject: 'units',
    subjectId: account.office?.businessId ?? 'all',
    after: { ...rest, ...(q !== undefined && { searched: true }) },
  });
};
