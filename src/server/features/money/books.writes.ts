import type { Ask } from '../../db/connect.ts';
import type { BookCheck } from './books.reads.ts';

const KEEP = {
  name: 'books-keep-check',
  text: 'insert into book_checks (wrong_entries, wrong_credit, wrong_stock) values ($1, $2, $3)',
};
const FORGET = {
  name: 'books-forget-checks',
  text: "delete from book_checks where checked_at < now() - interval '1 year'",
};

export async function keepBookCheck(ask: Ask, { entries, credit, stock }: BookCheck): Promise<void> {
  await ask(KEEP, [entries, credit, stock]);
  await ask(FORGET, []);
}
