import type { APIRequestContext, Page } from '@playwright/test';
import { ADMINISTRATOR } from '#demo/people.ts';
import { exampleOf, shownDesigns } from '#contract/sections/examples.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/journey.ts';
import { logIn } from '#tests/support/member.ts';
import { lookFaults, seeAll } from '#tests/support/page-look.ts';
import { randomPages, type RandomRow } from '#tests/support/random-pages.ts';
import { shopThings } from '#tests/support/shop-things.ts';

/** Pages that are built by chance. `PAGES_SEED=… npx playwright test i-can-build-any-page` builds the same again. */
const SEED = process.env['PAGES_SEED'] ?? crypto.randomUUID().slice(0, 8);
const PAGES = 4;
const WIDTHS = [360, 768, 1280];

// The slides stay where they are.
test.use({ reducedMotion: 'reduce' });

test('Whatever the builder can save, the shop can show', async ({ page, baseURL }) => {
  test.setTimeout(180_000);
  await answerForOthers(page);
  await logIn(page, ADMINISTRATOR);
  const things = await shopThings(baseURL ?? '');
  const pages = randomPages({ seed: SEED, things, pages: PAGES, isAbroad: true });
  expect(new Set(pages.flat().flatMap(sectionCodes)).size).toBe(shownDesigns().length);
  for (const [index, rows] of pages.entries()) {
    await test.step(`Page ${index + 1} of PAGES_SEED=${SEED}`, async () => {
      const path = await publishedPage(page.request, rows);
      await page.goto(path);
      const count = rows.flatMap(sectionCodes).length;
      await expect(page.locator('[data-section]')).toHaveCount(count);
      for (const width of WIDTHS) {
        const which = `page ${index + 1} at ${width} pixels, PAGES_SEED=${SEED}`;
        await page.setViewportSize({ width, height: 900 });
        await seeAll(page);
        await page.waitForLoadState('networkidle');
        expect.soft(await lookFaults(page), which).toEqual([]);
        // The words of headings are the editor's own, so two sections may have the same name.
        await expectAccessible(page, { except: ['landmark-unique'] });
      }
    });
  }
});

test('Every new section of the gallery can be saved as it is', async ({ page, baseURL }) => {
  await logIn(page, ADMINISTRATOR);
  const things = await shopThings(baseURL ?? '');
  const rows = shownDesigns().map(({ type, design }, index) => ({
    id: index + 1,
    sort_order: index,
    position: 'middle',
    template_meta_data: [exampleOf(type, design, { ...things, now: new Date() })],
  }));
  const path = await publishedPage(page.request, rows);
  await page.goto(path);
  await expect(page.locator('[data-section]')).toHaveCount(rows.length);
});

test('A page shows its first sections before its scripts, and the others without my scrolling to them', async ({
  page,
}) => {
  await logIn(page, ADMINISTRATOR);
  const rows = Array.from({ length: 16 }, (_, index) => ({
    id: index + 1,
    sort_order: index,
    position: 'middle',
    template_meta_data: [
      {
        section_type: 'text_editor_section',
        title: `Part ${index + 1} of it`,
        text_area_button_Data: [{ text: '<p>Words</p><p>And more words</p>' }],
      },
    ],
  }));
  const path = await publishedPage(page.request, rows);
  const html = await (await page.request.get(path)).text();
  const shown = html.replaceAll(/<(noscript|script)\b.*?<\/\1>/gs, '');
  expect(shown).toContain('Part 1 of it');
  expect(shown).not.toContain('Part 16 of it');
  await page.goto(path);
  await expect(page.getByRole('heading', { name: 'Part 1 of it' })).toBeShown();
  // Screen readers and a search in the page find it there.
  await expect(page.getByRole('heading', { name: 'Part 16 of it' })).toBeAttached();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

const sectionCodes = ({ template_meta_data: sections }: RandomRow) =>
  sections.map(({ section_type, design }) => `${String(section_type)} ${JSON.stringify(design)}`);

/** Other sites are not asked: their pictures are one picture, their films and pages nothing. */
async function answerForOthers(page: Page): Promise<void> {
  const picture =
    '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9"><rect width="16" height="9" fill="#ddd"/></svg>';
  await page.route(/^https:\/\/pictures\.example\/.*\.svg$/, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: picture }),
  );
  await page.route(/^https:\/\/(pictures\.example\/.*\.webm|www\.youtube-nocookie\.com\/.*)$/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '' }),
  );
}

async function send<T>(
  request: APIRequestContext,
  method: 'post' | 'put',
  path: string,
  data: object,
): Promise<T> {
  const answer = await request[method](path, {
    data,
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  expect(answer.ok(), `PAGES_SEED=${SEED}: ${await answer.text()}`).toBe(true);
  return ((await answer.json()) as { result: T }).result;
}

/** A page of its own with these rows, as visitors see it. */
async function publishedPage(request: APIRequestContext, rows: readonly object[]): Promise<string> {
  const key = `random-${crypto.randomUUID().slice(0, 8)}`;
  await send(request, 'post', '/office/pages', { key, title: `Random page ${key}` });
  const path = `/office/pages/${key}`;
  const saved = await send<{ version: number }>(request, 'put', `${path}/draft`, { version: 0, rows });
  await send(request, 'post', `${path}/publish`, { version: saved.version });
  return `/pages/${key}`;
}
