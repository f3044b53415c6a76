import type { Browser, Page } from '@playwright/test';
import { DEMO_PASSWORD, VENDOR } from '#demo/people.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/journey.ts';
import { inAnotherBrowser } from '#tests/support/member.ts';

const inOffice = (browser: Browser) => inAnotherBrowser(browser, { email: VENDOR, password: DEMO_PASSWORD });
const textOf = (office: Page) => office.getByRole('textbox', { name: 'Description' });
const tool = (office: Page, name: string) =>
  office.getByRole('toolbar', { name: 'Format of Description' }).getByRole('button', { name, exact: true });
const unsaved = (office: Page) => office.getByRole('region', { name: 'Unsaved changes' });
const save = (office: Page) => office.getByRole('button', { name: 'Save', exact: true });

/** Every element that the server stores. The editor writes some of them in another form. */
const STORED =
  '<h3>In the box</h3>\n<ul>\n<li>A <b>cable</b></li>\n<li>A bag</li>\n</ul>\n' +
  '<dl><dt>Length</dt><dd>2 m</dd></dl><table><caption>Sizes</caption><tbody><tr><th scope="row">S</th><td>1 m</td></tr></tbody></table>' +
  '<p>H<sub>2</sub>O, 5<sup>th</sup> <small>small</small> <i>i</i><br />end</p><hr /><blockquote><p>Good.</p></blockquote>';

async function newProduct(office: Page, description: string): Promise<number> {
  const answer = await office.request.post('/office/products', {
    headers: { 'idempotency-key': crypto.randomUUID() },
    data: {
      name: `Lead ${crypto.randomUUID().slice(0, 8)}`,
      // Accessories, because other journeys count the products of other categories.
      category_id: 70,
      brand_id: 1,
      regular_price: 12.99,
      stock: 5,
      description,
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { result: { id: number } }).result.id;
}

async function stored(office: Page, id: number): Promise<{ description: string; version: number }> {
  const answer = await office.request.get(`/office/products/${id}`);
  return ((await answer.json()) as { result: { description: string; version: number } }).result;
}

async function open(office: Page, id: number): Promise<void> {
  await office.goto(`/vendor/products/${id}`);
  await expect(textOf(office)).toBeShown();
}

/** Pastes HTML as the clipboard of another program has it. */
async function paste(office: Page, html: string, text = ''): Promise<void> {
  await textOf(office).evaluate(
    (element, { html: rich, text: plain }) => {
      const data = new DataTransfer();
      if (rich) data.setData('text/html', rich);
      data.setData('text/plain', plain);
      element.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      );
    },
    { html, text },
  );
}

test(
  'I write a description with a heading, a list and a link, and shoppers see it',
  { tag: '@phone' },
  async ({ page, browser }) => {
    const { page: office, context } = await inOffice(browser);
    office.on('dialog', (question) => void question.accept());
    const id = await newProduct(office, '<p>A lead.</p>');
    await open(office, id);
    await expectAccessible(office);
    await textOf(office).click();
    await office.keyboard.press('Control+End');
    await office.keyboard.press('Enter');
    await tool(office, 'Heading').click();
    await expect(tool(office, 'Heading')).toHaveAttribute('aria-pressed', 'true');
    await office.keyboard.type('What it does');
    await office.keyboard.press('Enter');
    await office.keyboard.type('Charges ');
    await tool(office, 'Bold').click();
    await office.keyboard.type('fast');
    await tool(office, 'Bold').click();
    await office.keyboard.press('Enter');
    await tool(office, 'List').click();
    await office.keyboard.type('Two metres');
    await office.keyboard.press('Enter');
    await office.keyboard.type('See repairs');
    await office.keyboard.press('Shift+Control+ArrowLeft');
    await tool(office, 'Link').click();
    const link = office.getByRole('group', { name: 'Link' });
    await expect(link.getByLabel('Link to')).toBeFocused();
    await link.getByLabel('Link to').fill('javascript:alert(1)');
    await link.getByRole('button', { name: 'Add link' }).click();
    await expect(link).toContainText('Type a web address');
    await expectAccessible(office);
    await link.getByLabel('Link to').fill('/repair');
    await link.getByLabel('Link to').press('Enter');
    await expect(textOf(office).getByRole('link', { name: 'repairs' })).toHaveAttribute('href', '/repair');
    await expect(unsaved(office)).toContainText('1 unsaved change: Description');

    await office.reload();
    await expect(textOf(office).getByRole('listitem').first(), 'a reload keeps it').toHaveText('Two metres');
    await expect(unsaved(office)).toContainText('1 unsaved change: Description');
    await expectAccessible(office);
    await save(office).click();
    await expect(unsaved(office)).toBeHidden();
    const html =
      '<p>A lead.</p><h2>What it does</h2><p>Charges <strong>fast</strong></p>' +
      '<ul><li>Two metres</li><li>See <a href="/repair">repairs</a></li></ul>';
    const { description } = await stored(office, id);
    expect(description).toBe(html);

    await office.getByRole('button', { name: 'Publish now' }).click();
    const path = await office.getByRole('link', { name: 'View in shop' }).getAttribute('href');
    await expect.poll(async () => (await page.request.get(path ?? '')).status()).toBe(200);
    await page.goto(path ?? '');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: 'What it does' })).toBeAttached();
    await expect(main.getByRole('listitem').filter({ hasText: 'Two metres' })).toBeAttached();
    await expect(main.getByRole('link', { name: 'repairs', exact: true })).toHaveAttribute('href', '/repair');
    const { version } = await stored(office, id);
    const gone = await office.request.delete(`/office/products/${id}?version=${version}`);
    expect(gone.status(), await gone.text()).toBe(200);
    await context.close();
  },
);

test('Opening a text does not change it, and a change that I undo does not count', async ({ browser }) => {
  const { page: office, context } = await inOffice(browser);
  office.on('dialog', (question) => void question.accept());
  const id = await newProduct(office, STORED);
  const before = (await stored(office, id)).description;
  await open(office, id);
  await expect(textOf(office)).toContainText('In the box');
  await office.getByLabel('Name').fill('Lead of another name');
  await expect(unsaved(office)).toContainText('1 unsaved change: Name');
  await save(office).click();
  await expect(unsaved(office)).toBeHidden();
  expect((await stored(office, id)).description).toBe(before);

  await textOf(office).click();
  await office.keyboard.press('Control+End');
  await office.keyboard.type('!');
  await expect(unsaved(office)).toContainText('1 unsaved change: Description');
  await office.keyboard.press('Control+z');
  await expect(unsaved(office), 'what is undone is no change').toBeHidden();
  await tool(office, 'Redo').click();
  await expect(unsaved(office)).toBeShown();
  await office.getByRole('button', { name: 'Discard' }).click();
  await expect(unsaved(office)).toBeHidden();
  await expect(textOf(office)).not.toContainText('Good.!');

  // One more word, and everything else is still there.
  await textOf(office).getByText('Good.').click();
  await office.keyboard.press('End');
  await office.keyboard.type(' Yes.');
  await save(office).click();
  await expect(unsaved(office)).toBeHidden();
  expect((await stored(office, id)).description).toBe(
    '<h3>In the box</h3><ul><li>A <strong>cable</strong></li><li>A bag</li></ul>' +
      '<dl><dt>Length</dt><dd>2 m</dd></dl><table><caption>Sizes</caption><tbody><tr><th scope="row">S</th><td>1 m</td></tr></tbody></table>' +
      '<p>H<sub>2</sub>O, 5<sup>th</sup> <small>small</small> <em>i</em><br />end</p><hr /><blockquote>Good. Yes.</blockquote>',
  );
  await context.close();
});

test('What I paste is cleaned, and can do no harm', { tag: '@phone' }, async ({ browser }) => {
  const { page: office, context } = await inOffice(browser);
  office.on('dialog', (question) => void question.accept());
  const complaints: string[] = [];
  office.on('console', (line) => line.type() === 'error' && complaints.push(line.text()));
  const id = await newProduct(office, '');
  await open(office, id);
  await textOf(office).click();
  await paste(
    office,
    `<p style="color:red" class="x" onclick="window.trapped=1">Red</p><script>window.trapped=1</script>
     <img src="x" onerror="window.trapped=1"><iframe src="https://evil.example"></iframe>
     <svg onload="window.trapped=1"><a xlink:href="javascript:1">svg</a></svg><style>p { color: red }</style>
     <p><a href="javascript:window.trapped=1">bad</a> <a href="https://example.com/a" target="_blank">good</a>
     <a href=" java&#9;script:window.trapped=1">odd</a></p><form action="https://evil.example"><input name="q"></form>`,
  );
  await expect(textOf(office).getByRole('link')).toHaveText(['good']);
  await textOf(office).press('Control+End');
  await textOf(office).press('Enter');
  // As Word writes a list, and Google a document.
  await paste(
    office,
    `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body><h1>Care<o:p></o:p></h1>
     <p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span>Keep dry<o:p></o:p></p>
     <p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span>Keep <b>cool</b></p>
     <b style="font-weight:normal" id="docs-internal-guid-1"><p><span style="font-weight:700">Bold</span> and <span style="font-style:italic">slanted</span></p></b></body></html>`,
  );
  await save(office).click();
  await expect(unsaved(office)).toBeHidden();
  expect((await stored(office, id)).description).toBe(
    '<p>Red</p><p>bad <a href="https://example.com/a">good</a> odd</p>' +
      '<h2>Care</h2><ul><li>Keep dry</li><li>Keep <strong>cool</strong></li></ul>' +
      '<p><strong>Bold</strong> and <em>slanted</em></p>',
  );
  expect(await office.evaluate(() => 'trapped' in window)).toBe(false);
  expect(complaints).toEqual([]);
  // An address over chosen words becomes their link.
  await textOf(office).getByText('slanted').dblclick();
  await paste(office, '', 'https://example.com/b');
  await expect(textOf(office).getByRole('link', { name: 'slanted' })).toHaveAttribute(
    'href',
    'https://example.com/b',
  );
  await context.close();
});

test('Two people write one description, and each sees the words of the other', async ({ browser }) => {
  const one = await inOffice(browser);
  const two = await inOffice(browser);
  const id = await newProduct(one.page, '<p>A lead.</p>');
  for (const { page: office } of [one, two]) await open(office, id);
  await textOf(one.page).fill('A short lead.');
  await save(one.page).click();
  await expect(unsaved(one.page)).toBeHidden();
  await textOf(two.page).fill('A long lead.');
  await textOf(two.page).press('Control+a');
  await textOf(two.page).press('Control+b');
  await save(two.page).click();
  const conflict = two.page.getByRole('region', { name: 'Changed by somebody else too' });
  await expect(conflict).toContainText('A short lead.');
  await expect(conflict.locator('strong')).toHaveText('A long lead.');
  await expect(conflict, 'in words').not.toContainText('<p>');
  await expectAccessible(two.page);
  await conflict.getByRole('button', { name: 'Take theirs' }).click();
  await expect(textOf(two.page)).toHaveText('A short lead.');
  await expect(unsaved(two.page)).toBeHidden();
  await one.context.close();
  await two.context.close();
});
