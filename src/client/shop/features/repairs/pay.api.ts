import type { RepairToPay } from '#contract/repairs.ts';
import { api } from '#client/lib/api.ts';
import { newKey } from '#client/lib/new-key.ts';

type Online = NonNullable<RepairToPay['payment']>['kind'];

/** Begins to pay what is to be paid of a repair now. */
export const beginToPay = (token: string, kind: Online, amount: number) =>
  api(
    'POST /no/auth/web/site/repairs/{token}/payments',
    { params: { token }, body: { kind, amount } },
    undefined,
    newKey(),
  );
