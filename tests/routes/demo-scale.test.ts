import { expect, inject, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import { scaleDemo } from '#demo/scale.ts';
import { connect } from '#server/db/connect.ts';
import { whenFileEnds } from '../support/cleanup.ts';
import { freshDatabase } from '../support/database.ts';

it('adds the same listed products on every machine, and continues where it stopped', async () => {
  const place = await freshDatabase(inject('template'), 'demo');
  const shop = await connect(place);
  whenFileEnds(async () => {
    await shop.close();
    await place.remove();
  });

  await scaleDemo(shop, 120);
  await scaleDemo(shop, 30);

  const { rows } = await shop.pool.query<{ sku: string; name: string; card: string }>(
    `select p.sku, p.name, l.card from products p join listing_cards l on l.product_id = p.id
     where p.sku like 'SC-%' order by p.sku`,
  );
  expect(rows).toHaveLength(150);
  expect(rows.at(-1)?.sku).toBe('SC-00000150');
  expect(rows[0]?.name).toBe('Galaxy S52 5G');
  const data = rows.map(({ card }) => JSON.parse(card) as unknown);
  const answer = { status: 200, data, total: 150, page: 1, per_page: 150 };
  expect(calls['GET /no/auth/web/site/products'].answer.parse(answer)).toEqual(answer);
  const choices = await shop.pool.query<{ least: number; most: number }>(
    `select min(n)::int as least, max(n)::int as most
     from (select count(*) as n from variations where sku like 'SC-%' group by product_id) as counted`,
  );
  expect(choices.rows[0]).toEqual({ least: 1, most: 4 });
}, 120_000);
