import type { OfficeProductsQuery } from '#contract/products-office.ts';
import { writeAudit } from '../../db/audit.ts';
import type { Db } from '../../db/connect.ts';
import type { Account } from '../../http/account.ts';

/** Writes to the log who took which products out of the shop. */
export const logExport = (db: Db, account: Account, filter: OfficeProductsQuery): Promise<void> =>
  writeAudit(db, {
    actor: account,
    action: 'export products',
    subject: 'products',
    subjectId: account.office?.businessId ?? 'all',
    after: { filter: Object.keys(filter).length > 0 ? filter : 'all' },
  });
