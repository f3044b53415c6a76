import type pg from 'pg';
import type { Wish } from '#contract/wishlist.ts';
import { pence, poundsFromPence } from '#rules/money/money.ts';
import type { Ask } from '../../db/connect.ts';

interface WishRow {
  id: number;
  product_id: number;
  name: string;
  price_then: number;
  created_at: Date;
  card: string | null;
}

/** The entries of a wishlist by product. */
export async function readWishes(
  pool: pg.Pool,
  userId: number,
): Promise<Map<number, { id: number; product_id: number }>> {
  const { rows } = await pool.query<{ id: number; product_id: number }>(
    'select id, product_id from wishlist where user_id = $1',
    [userId],
  );
  return new Map(rows.map((row) => [row.product_id, row]));
}

/** Reads the cards as listings do. A product that the shop doesn't show has no card. */
export async function readWishlist(pool: pg.Pool, userId: number): Promise<Wish[]> {
  const { rows } = await pool.query<WishRow>(
    `select w.id, w.product_id, p.name, w.price_then, w.created_at, c.card
     from wishlist w join products p on p.id = w.product_id
     left join listing_cards c on c.product_id = w.product_id
     where w.user_id = $1 order by w.created_at desc, w.id desc`,
    [userId],
  );
  return rows.map(({ card, price_then: then, created_at: at, ...row }) => ({
    ...row,
    price_then: poundsFromPence(pence(then)),
    created_at: at.toISOString(),
    product: card === null ? null : (JSON.parse(card) as Wish['product']),
  }));
}

const WISHED = {
  name: 'wished-products',
  text: `select p.name as product, w.created_at from wishlist w join products p on p.id = w.product_id
    where w.user_id = $1 order by w.id`,
};

/** The names of what an account wished for, for the export of its data. */
export const readWishedProducts = (ask: Ask, userId: number) =>
  ask<{ product: string; created_at: Date }>(WISHED, [userId]);
