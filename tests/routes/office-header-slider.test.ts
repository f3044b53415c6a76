import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Parsed } from '#contract/calls.ts';
import { ADMINISTRATOR } from '#demo/people.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { rowWith, SCROLLING } from '#tests/support/page-seeds.ts';
import { signIn } from '#tests/support/people.ts';

let shop: TestApp;
let admin: Record<string, string>;
beforeAll(async () => {
  shop = await buildTestApp();
  admin = await signIn(shop, ADMINISTRATOR);
});

const SLIDER = {
  section_type: 'carosel_image_section' as const,
  design: { design_value: 1 },
  header_slider_section: { header_slider_data: [{ image: 'heroes/fold-buy', title: 'Folds' }] },
};
const params = { key: 'header_slider' };
type Rows = Parsed<'PUT /office/pages/{key}/draft'>['body']['rows'];
const rows = (...sections: unknown[]) => [{ ...rowWith(...sections), position: 'slider' }] as unknown as Rows;

async function version(): Promise<number> {
  const { result } = await shop.call('GET /office/pages/{key}/draft', { headers: admin, params });
  return result.version;
}

describe('The header slider', () => {
  it('keeps its sliders', async () => {
    const body = { version: await version(), rows: rows(SLIDER) };
    const { result } = await shop.call('PUT /office/pages/{key}/draft', { headers: admin, params, body });
    expect(result.rows).toHaveLength(1);
  });

  it('refuses a section that it would not show, with its name', async () => {
    const body = { version: await version(), rows: rows(SLIDER, SCROLLING) };
    const refusal = await shop.refused('PUT /office/pages/{key}/draft', { headers: admin, params, body });
    expect(refusal).toMatchObject({
      status: 400,
      message:
        'Scrolling text: The header slider shows only sections of the kind Slider. Remove it, or put it on another page.',
      errors: { 'rows.0.template_meta_data.1': 'The header slider shows only sections of the kind Slider' },
    });
  });

  it('refuses such a section from a file too', async () => {
    const page = { format: 'threefold-page' as const, rows: rows(SCROLLING) };
    const body = { version: await version(), page };
    const refusal = await shop.refused('POST /office/pages/{key}/import', { headers: admin, params, body });
    expect(refusal.status).toBe(400);
    expect(refusal.message).toMatch(/^Scrolling text: /);
  });

  it('refuses a shared section by what it is, whatever it is sent as', async () => {
    const { result: shared } = await shop.call('POST /office/shared-sections', {
      headers: { ...admin, 'idempotency-key': randomUUID() },
      body: { title: 'Sundays', section: SCROLLING },
    });
    const body = { version: await version(), rows: rows({ ...SLIDER, shared_id: shared.id }) };
    const refusal = await shop.refused('PUT /office/pages/{key}/draft', { headers: admin, params, body });
    expect(refusal.status).toBe(400);
    expect(refusal.message).toMatch(/^Scrolling text: /);
  });

  it('refuses to publish or schedule such a section of an old draft or revision, and says what to do', async () => {
    const { pool } = shop.database;
    const old = JSON.stringify(rows(SLIDER, SCROLLING));
    const { version: now } = (
      await pool.query<{ version: number }>(
        `insert into page_drafts (page_key, version, rows) values ('header_slider', 1, $1::jsonb)
         on conflict (page_key) do update set rows = excluded.rows returning version`,
        [old],
      )
    ).rows[0] ?? { version: 1 };
    await pool.query(
      `insert into page_revisions (page_key, revision, rows, editor, note, changes, created_at)
       values ('header_slider', 50, $1::jsonb, 'Ann', '', '[]', now())`,
      [old],
    );
    const keyed = () => ({ ...admin, 'idempotency-key': randomUUID() });
    const words = /^Scrolling text: .* Remove it, or put it on another page\.$/;
    const refusals = [
      await shop.refused('POST /office/pages/{key}/schedule', {
        headers: keyed(),
        params,
        body: { version: now, from: new Date(Date.now() + 86_400_000).toISOString() },
      }),
      await shop.refused('POST /office/pages/{key}/restore', {
        headers: keyed(),
        params,
        body: { version: now, revision: 50, to: 'live' },
      }),
    ];
    // Another page is live, so that the draft is a change.
    await pool.query(
      `insert into page_revisions (page_key, revision, rows, editor, note, changes, created_at)
       values ('header_slider', 51, '[]', 'Ann', '', '[]', now())`,
    );
    refusals.push(
      await shop.refused('POST /office/pages/{key}/publish', {
        headers: keyed(),
        params,
        body: { version: now },
      }),
    );
    for (const { status, message } of refusals) {
      expect(status).toBe(400);
      expect(message).toMatch(words);
    }
  });
});
