import type { Ask } from '../../db/connect.ts';

interface Subject {
  subject: string;
  subject_id: string;
}

const NAMES = {
  name: 'log-names',
  text: `
  with asked as (select subject, id::int as id from unnest($1::text[], $2::text[]) as a (subject, id)
    where id ~ '^[0-9]{1,9}$')
  select a.subject, a.id::text as subject_id, coalesce(b.name, p.name, c.name, r.name, t.name, m.name, d.code, u.name) as name
  from asked a
  left join businesses b on a.subject = 'business' and b.id = a.id
  left join products p on a.subject = 'product' and p.id = a.id
  left join categories c on a.subject = 'category' and c.id = a.id
  left join brands r on a.subject = 'brand' and r.id = a.id
  left join attributes t on a.subject = 'attribute' and t.id = a.id
  left join models m on a.subject = 'model' and m.id = a.id
  left join codes d on a.subject = 'code' and d.id = a.id
  left join users u on a.subject = 'customer' and u.id = a.id`,
};

const keyOf = ({ subject, subject_id: id }: Subject) => `${subject} ${id}`;

/** The current names of the records in log entries. Records that are gone, or have no name, are left out. */
export async function readSubjectNames(
  ask: Ask,
  subjects: readonly Subject[],
): Promise<(of: Subject) => string | undefined> {
  const rows = await ask<Subject & { name: string | null }>(NAMES, [
    subjects.map(({ subject }) => subject),
    subjects.map(({ subject_id: id }) => id),
  ]);
  const names = new Map(rows.map((row) => [keyOf(row), row.name]));
  return (of) => names.get(keyOf(of)) ?? undefined;
}
