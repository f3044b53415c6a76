import { pence } from '#rules/money/money.ts';
import type { Code, CodeKind, CodeTerms } from '#rules/orders/codes.ts';
import { mailboxOf } from '#rules/orders/mailbox.ts';
import type { Ask } from '../../db/connect.ts';

/** A code with its terms for one person. */
export interface KnownCode extends Code, CodeTerms {
  id: number;
  code: string;
}

type Row = {
  id: number;
  code: string;
  kind: CodeKind;
  value: number;
  business_id: number | null;
  category_id: number | null;
  product_ids: number[] | null;
  least: number;
  paid_by: 'vendor' | 'site';
  is_active: boolean;
  starts_at: Date | null;
  ends_at: Date | null;
  most_uses: number | null;
  uses: number;
  most_per_person: number | null;
  uses_of_person: number;
};

const CODE = {
  name: 'code-for-person',
  text: `
  select c.id, c.code, c.kind, c.value, c.business_id, c.category_id, c.product_ids, c.least, c.paid_by, c.is_active,
    c.starts_at, c.ends_at, c.most_uses, c.uses, c.most_per_person,
    (select count(*)::int from code_uses u where u.code_id = c.id and u.person = $2) as uses_of_person
  from codes c where c.code = upper($1)`,
};

/** Finds a code as typed; undefined if it doesn't exist. */
export async function readCode(ask: Ask, typed: string, email: string): Promise<KnownCode | undefined> {
  const [row] = await ask<Row>(CODE, [typed.trim(), mailboxOf(email)]);
  return (
    row && {
      id: row.id,
      code: row.code,
      kind: row.kind,
      value: row.value,
      scope: { businessId: row.business_id, categoryId: row.category_id, productIds: row.product_ids },
      least: pence(row.least),
      paidBy: row.paid_by,
      isActive: row.is_active,
      startsAt: row.starts_at,
      endsAt: row.ends_at,
      mostUses: row.most_uses,
      uses: row.uses,
      mostPerPerson: row.most_per_person,
      usesOfPerson: row.uses_of_person,
    }
  );
}
