import { writeAudit } from '../../db/audit.ts';
import type { Connection } from '../../db/connect.ts';
import type { Account } from '../../http/account.ts';
import type { Seal } from '../../ports/seal.ts';

/** The purpose of the seal of passcodes. */
export const PASSCODE_SEAL = 'passcode of a device';

const READ = { name: 'repair-passcode', text: 'select number, passcode from repairs where id = $1' };

/** Opens the passcode of a device. The log keeps who read it, not the passcode. */
export async function readPasscode(
  { ask, db }: Connection,
  id: number,
  by: Account,
  seal: Seal,
): Promise<string | undefined> {
  const [row] = await ask<{ number: string; passcode: Buffer | null }>(READ, [id]);
  const opened = row?.passcode ? seal.open(row.passcode) : undefined;
  if (row && opened !== undefined)
    await writeAudit(db, { actor: by, action: 'read passcode', subject: 'repair', subjectId: row.number });
  return opened;
}
