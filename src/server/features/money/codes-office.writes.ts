import { and, eq, inArray } from 'drizzle-orm';
import type { CodeChange, NewCode } from '#contract/codes-office.ts';
import { keptCodeValue } from '#rules/money/code-fields.ts';
import { penceFromPounds } from '#rules/money/money.ts';
import type { AuditEntry } from '../../db/audit.ts';
import { writeAudit } from '../../db/audit.ts';
import type { Db } from '../../db/connect.ts';
import { categories, products } from '../catalog/public.ts';
import { businesses } from '../stores/public.ts';
import { codes } from './tables.ts';

export interface CodeWriter {
  actor: NonNullable<AuditEntry['actor']>;
  /** null: of the whole site. */
  businessId: number | null;
}

/** The wrong field, and why. */
export type CodeProblem = { field: string; why: string };

type Row = typeof codes.$inferSelect;

const momentOf = (text: string | null | undefined) => (text ? new Date(text) : null);

/** Creates a code. A vendor's code applies to their own goods, and they pay for it. */
export async function createCode(
  tx: Db,
  body: NewCode,
  { actor, businessId: own }: CodeWriter,
): Promise<{ id: number } | CodeProblem> {
  const businessId = own ?? body.business_id ?? null;
  const problem = await scopeProblem(tx, body, { own, businessId });
  if (problem) return problem;
  const row = {
    code: body.code,
    kind: body.kind,
    value: keptCodeValue(body.value ?? 0),
    businessId,
    categoryId: body.category_id ?? null,
    productIds: body.product_ids ?? null,
    least: penceFromPounds(body.least ?? 0),
    startsAt: momentOf(body.starts_at),
    endsAt: momentOf(body.ends_at),
    mostUses: body.most_uses ?? null,
    mostPerPerson: body.most_per_person ?? null,
    paidBy: own === null ? (body.paid_by ?? 'site') : 'vendor',
  } as const;
  const [made] = await tx.insert(codes).values(row).onConflictDoNothing().returning({ id: codes.id });
  if (!made) return { field: 'code', why: 'This code is taken' };
  await writeAudit(tx, { actor, action: 'create code', subject: 'code', subjectId: made.id, after: row });
  return made;
}

/** The goods that a code applies to must exist, and be the vendor's own. */
async function scopeProblem(
  tx: Db,
  { business_id: asked, category_id: categoryId, product_ids: productIds }: NewCode,
  { own, businessId }: { own: number | null; businessId: number | null },
): Promise<CodeProblem | undefined> {
  if (own !== null && asked !== undefined && asked !== own)
    return { field: 'business_id', why: 'is not your business' };
  if (businessId !== null) {
    const found = await tx
      .select({ id: businesses.id })
      .from(businesses)
      .where(eq(businesses.id, businessId));
    if (found.length === 0) return { field: 'business_id', why: 'is not known' };
  }
  if (categoryId !== undefined) {
    const found = await tx
      .select({ id: categories.id })
      .from(categories)
      .where(eq(categories.id, categoryId))
      // Keeps the record from being deleted until the code is written.
      .for('key share');
    if (found.length === 0) return { field: 'category_id', why: 'is not known' };
  }
  if (productIds !== undefined) {
    const known = await tx
      .select({ id: products.id })
      .from(products)
      .where(
        and(
          inArray(products.id, productIds),
          businessId === null ? undefined : eq(products.businessId, businessId),
        ),
      );
    if (known.length < new Set(productIds).size)
      return { field: 'product_ids', why: 'names a product that is not there' };
  }
  return undefined;
}

type Outcome = 'done' | 'unknown' | 'changed' | CodeProblem;

/** Changes a code by the version that was seen. Its row is locked, as it is by every use of the code. */
function change(
  db: Db,
  { id, version }: { id: number; version: number },
  { actor, businessId }: CodeWriter,
  work: (before: Row) => { action: string; set: Partial<Row> } | CodeProblem,
): Promise<Outcome> {
  return db.transaction(async (tx) => {
    const [before] = await tx.select().from(codes).where(eq(codes.id, id)).for('update');
    if (!before || (businessId !== null && before.businessId !== businessId)) return 'unknown';
    if (before.version !== version) return 'changed';
    const made = work(before);
    if ('why' in made) return made;
    await tx
      .update(codes)
      .set({ ...made.set, version: version + 1 })
      .where(eq(codes.id, id));
    await writeAudit(tx, {
      actor,
      action: made.action,
      subject: 'code',
      subjectId: id,
      before: { ...before },
      after: { ...before, ...made.set },
    });
    return 'done';
  });
}

export function changeCode(
  db: Db,
  id: number,
  { version, ...body }: CodeChange,
  by: CodeWriter,
): Promise<Outcome> {
  return change(db, { id, version }, by, (before) => {
    const set: Partial<Row> = {
      ...(body.least !== undefined && { least: penceFromPounds(body.least) }),
      ...(body.starts_at !== undefined && { startsAt: momentOf(body.starts_at) }),
      ...(body.ends_at !== undefined && { endsAt: momentOf(body.ends_at) }),
      ...(body.most_uses !== undefined && { mostUses: body.most_uses }),
      ...(body.most_per_person !== undefined && { mostPerPerson: body.most_per_person }),
    };
    const after = { ...before, ...set };
    if (after.mostUses !== null && after.mostUses < before.uses)
      return { field: 'most_uses', why: `It was used ${before.uses} times already` };
    if (after.startsAt && after.endsAt && after.startsAt >= after.endsAt)
      return { field: 'ends_at', why: 'must be after the start' };
    return { action: 'change code', set };
  });
}

/** Ends a code at once. Orders that used it keep their discount. */
export const endCode = (db: Db, { id, version }: { id: number; version: number }, by: CodeWriter) =>
  change(db, { id, version }, by, () => ({ action: 'end code', set: { isActive: false } }));
