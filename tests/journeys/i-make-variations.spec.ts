import type { Page } from '@playwright/test';
import { DEMO_PASSWORD, VENDOR } from '#demo/people.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/journey.ts';
import { inAnotherBrowser } from '#tests/support/member.ts';

/** Accessories, because other journeys count the products of other categories. It stays a draft. */
const GIVEN = { category_id: 70, brand_id: 1, regular_price: 20, stock: 5 };

async function newProduct(office: Page, given: object = {}): Promise<number> {
  const answer = await office.request.post('/office/products', {
    headers: { 'idempotency-key': crypto.randomUUID() },
    data: { name: `Case ${crypto.randomUUID().slice(0, 8)}`, ...GIVEN, ...given },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  const { result } = (await answer.json()) as { result: { id: number } };
  return result.id;
}

interface Read {
  result: {
    version: number;
    variations: { terms: string[]; regular_price: number; stock: number; is_active: boolean }[];
  };
}
const read = async (office: Page, id: number) =>
  ((await (await office.request.get(`/office/products/${id}`)).json()) as Read).result;

async function archive(office: Page, id: number): Promise<void> {
  const { version } = await read(office, id);
  const answer = await office.request.delete(`/office/products/${id}?version=${version}`);
  expect(answer.status(), await answer.text()).toBe(200);
}

async function addOption(office: Page, name: string, values: readonly string[]): Promise<void> {
  await office.getByRole('button', { name: 'Add an option' }).click();
  const dialog = office.getByRole('dialog', { name: 'Add an option' });
  await dialog.getByLabel('Option').selectOption({ label: name });
  for (const value of values) await dialog.getByLabel(value, { exact: true }).check();
  await dialog.getByRole('button', { name: 'Add option' }).click();
  await expect(dialog).toBeHidden();
}

const save = async (office: Page) => {
  await office.getByRole('button', { name: 'Save', exact: true }).click();
  // The button's own words change while it saves.
  await expect(office.getByRole('region', { name: 'Unsaved changes' })).toBeHidden();
};

test(
  'I make variations of options, fill a column, and take a value away and back',
  { tag: '@phone' },
  async ({ browser }) => {
    const { page: office, context } = await inAnotherBrowser(browser, {
      email: VENDOR,
      password: DEMO_PASSWORD,
    });
    const id = await newProduct(office);
    await office.goto(`/vendor/products/${id}`);
    await addOption(office, 'Storage', ['64GB', '128GB']);
    await addOption(office, 'Condition', ['Pristine', 'Good']);
    const table = office.getByRole('table', { name: 'Variations' });
    await expect(table).toHaveAttribute('aria-rowcount', '5');
    await expect(table.getByLabel('Price of 64GB, Good', { exact: true })).toHaveValue('20.00');
    // Only visible rows are filled.
    await office.getByRole('combobox', { name: 'Condition' }).selectOption({ label: 'Good' });
    await office.getByRole('combobox', { name: 'How' }).selectOption({ label: 'Change by %' });
    await office.getByLabel('Figure to fill in').fill('-25');
    await office.getByRole('button', { name: 'Fill', exact: true }).click();
    await expect(table.getByLabel('Price of 64GB, Good', { exact: true })).toHaveValue('15.00');
    await office.getByRole('combobox', { name: 'Condition' }).selectOption({ label: 'All' });
    await expect(table.getByLabel('Price of 64GB, Pristine', { exact: true })).toHaveValue('20.00');
    await table.getByLabel('Stock of 128GB, Good', { exact: true }).fill('9');
    await expectAccessible(office);
    await save(office);
    const figures = async () =>
      (await read(office, id)).variations.map((one) => [one.terms.join(), one.regular_price, one.stock]);
    const made = await figures();
    expect(made).toEqual([
      // The product's stock is now its first variation's.
      ['64GB,Pristine', 20, 5],
      ['64GB,Good', 15, 0],
      ['128GB,Pristine', 20, 0],
      ['128GB,Good', 15, 9],
    ]);
    // A value that goes asks first. Added again before or after saving, every figure is as it was.
    await office.getByRole('button', { name: 'Remove 128GB' }).click();
    const question = office.getByRole('dialog', { name: 'Remove 128GB?' });
    await expect(question).toContainText('2 variations leave the product');
    await expectAccessible(office);
    await question.getByRole('button', { name: 'Remove' }).click();
    await expect(table).toHaveAttribute('aria-rowcount', '3');
    await save(office);
    expect((await read(office, id)).variations).toHaveLength(2);
    await office.getByRole('button', { name: 'Add values to Storage' }).click();
    const values = office.getByRole('dialog', { name: 'Add values to Storage' });
    await values.getByLabel('128GB', { exact: true }).check();
    await values.getByRole('button', { name: 'Add values' }).click();
    await expect(table.getByLabel('Stock of 128GB, Good', { exact: true })).toHaveValue('9');
    await save(office);
    expect(await figures()).toEqual(made);
    await archive(office, id);
    await context.close();
  },
);

test('I open 800 variations: only rows in view are drawn, and the keys reach all of them', async ({
  browser,
}) => {
  const { page: office, context } = await inAnotherBrowser(browser, {
    email: VENDOR,
    password: DEMO_PASSWORD,
  });
  const { result } = (await (await office.request.get('/office/catalogue')).json()) as {
    result: { attributes: { id: number; name: string; terms: { id: number }[] }[] };
  };
  const options = (
    [
      ['Colour', 40],
      ['Storage', 5],
      ['Condition', 4],
    ] as const
  ).map(([name, count]) => {
    const found = result.attributes.find((one) => one.name === name);
    return { id: found?.id ?? 0, terms: (found?.terms ?? []).slice(0, count).map((term) => term.id) };
  });
  const word = crypto.randomUUID().slice(0, 8);
  const combinations = options.reduce<number[][]>(
    (made, { terms }) => made.flatMap((before) => terms.map((term) => [...before, term])),
    [[]],
  );
  const id = await newProduct(office, {
    attribute_ids: options.map((one) => one.id),
    variations: combinations.map((terms, index) => ({ term_ids: terms, sku: `J-${word}-${index}` })),
  });
  await office.goto(`/vendor/products/${id}`);
  const table = office.getByRole('table', { name: 'Variations' });
  await expect(table).toHaveAttribute('aria-rowcount', '801');
  expect(await table.getByRole('row').count()).toBeLessThan(40);
  const first = table
    .getByRole('row')
    .nth(1)
    .getByLabel(/^Price of/);
  await first.focus();
  for (let step = 0; step < 30; step += 1) await office.keyboard.press('ArrowDown');
  await expect(table.locator('[aria-rowindex="32"]').getByLabel(/^Price of/)).toBeFocused();
  await office.keyboard.type('33');
  await save(office);
  const prices = (await read(office, id)).variations.map((one) => one.regular_price);
  expect(prices.filter((price) => price === 33)).toHaveLength(1);
  await archive(office, id);
  await context.close();
});

test('I give a repair its questions, and a product its specification and box', async ({ browser }) => {
  const { page: office, context } = await inAnotherBrowser(browser, {
    email: VENDOR,
    password: DEMO_PASSWORD,
  });
  const id = await newProduct(office, { is_active_for: 3 });
  await office.goto(`/vendor/products/${id}`);
  const questions = office.getByRole('region', { name: 'Questions' });
  const specification = office.getByRole('region', { name: 'Specification' });
  await questions.getByRole('button', { name: 'Add a question' }).click();
  await specification.getByLabel('SIM').fill('eSIM');
  const saveButton = office.getByRole('button', { name: 'Save', exact: true });
  await saveButton.click();
  await expect(questions.getByRole('alert'), 'what is missing is said').toContainText('needs a title');
  await questions.getByLabel('Question', { exact: true }).fill('What is wrong?');
  await questions.getByLabel('Role').selectOption({ label: 'Faults' });
  await questions.getByLabel('Label of option 1').fill('Cracked screen');
  await questions.getByLabel('Price effect').fill('89.50');
  await questions.getByLabel('Bench time').fill('45');
  await questions.getByLabel('Part quality').selectOption({ label: 'Premium' });
  await questions.getByLabel(/^Fault/).fill('screen');
  const box = office.getByRole('region', { name: 'In the box' });
  await box.getByRole('button', { name: 'Add a thing' }).click();
  await box.getByLabel('Thing 1 in the box').fill('Charger');
  await expectAccessible(office);
  await save(office);
  await office.reload();
  await questions.getByRole('button', { name: /^What is wrong/ }).click();
  await expect(questions.getByLabel('Bench time')).toHaveValue('45');
  await expect(questions.getByRole('button', { name: /^What is wrong/ })).toContainText(
    'Cracked screen +£89.50',
  );
  await expect(box.getByLabel('Thing 1 in the box')).toHaveValue('Charger');
  await questions.getByRole('button', { name: 'Remove the question' }).click();
  await box.getByRole('button', { name: 'Remove Charger' }).click();
  await specification.getByLabel('SIM').fill('');
  await save(office);
  const { result } = (await (await office.request.get(`/office/products/${id}`)).json()) as {
    result: { questions: unknown[]; box: unknown[]; sim: string | null };
  };
  expect([result.questions, result.box, result.sim]).toEqual([[], [], null]);
  await archive(office, id);
  await context.close();
});

test('I reload while a save is under way, and my own values are not shown as a colleague’s', async ({
  browser,
}) => {
  const { page: office, context } = await inAnotherBrowser(browser, {
    email: VENDOR,
    password: DEMO_PASSWORD,
  });
  const id = await newProduct(office, { is_active_for: 3 });
  await office.goto(`/vendor/products/${id}`);
  const questions = office.getByRole('region', { name: 'Questions' });
  await questions.getByRole('button', { name: 'Add a question' }).click();
  await questions.getByLabel('Question', { exact: true }).fill('What is wrong?');
  await questions.getByLabel('Label of option 1').fill('Cracked screen');
  // The server saves it, and gives the question an id. Its answer does not reach the page.
  const { version } = await read(office, id);
  await office.route(`**/office/products/${id}`, async (route) => {
    if (route.request().method() === 'PUT') await route.fetch();
    else await route.continue();
  });
  await office.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(async () => (await read(office, id)).version).toBe(version + 1);
  office.on('dialog', (question) => void question.accept());
  await office.reload();
  await expect(questions.getByRole('button', { name: /^What is wrong/ })).toBeShown();
  await expect(office.getByRole('region', { name: 'Changed by somebody else too' })).toHaveCount(0);
  await expect(office.getByRole('region', { name: 'Unsaved changes' })).toHaveCount(0);
  await archive(office, id);
  await context.close();
});
