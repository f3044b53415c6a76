import { randomUUID } from 'node:crypto';
import { DEMO_PASSWORD, VENDOR } from '#demo/people.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { inAnotherBrowser } from '#tests/support/member.ts';
import { expect, test } from '#tests/support/journey.ts';
import { expectMessage } from '#tests/support/messages.ts';

test(
  'I receive goods, write some off, count the rest, and see who did what',
  { tag: '@phone' },
  async ({ browser }) => {
    const { page: office, context } = await inAnotherBrowser(browser, {
      email: VENDOR,
      password: DEMO_PASSWORD,
    });
    const name = `Shelf ${randomUUID().slice(0, 8)}`;
    const made = await office.request.post('/office/products', {
      data: { name, category_id: 10, brand_id: 1, regular_price: 9, stock: 4 },
      headers: { 'idempotency-key': randomUUID() },
    });
    const { result } = (await made.json()) as { result: { id: number } };

    await office.goto('/vendor/stock');
    await office.getByRole('searchbox', { name: 'Search stock' }).fill(name);
    await office.keyboard.press('Enter');
    const stock = office.getByLabel(`Stock of ${name}`);
    await expect(stock).toHaveValue('4');
    await expectAccessible(office);

    await office.getByRole('button', { name: `Receive: ${name}` }).click();
    const receive = office.getByRole('dialog', { name: 'Receive goods' });
    await receive.getByRole('button', { name: 'Receive', exact: true }).click();
    await expect(receive.getByText('Type how many, such as 12.')).toBeShown();
    await receive.getByLabel('How many came in').fill('6');
    await expect(receive.getByText('10 afterwards')).toBeShown();
    await receive.getByLabel('Note').fill('Delivery D-118');
    await expectAccessible(office);
    await receive.getByRole('button', { name: 'Receive', exact: true }).click();
    await expect(stock).toHaveValue('10');

    await office.getByRole('button', { name: `Write off: ${name}` }).click();
    const writeOff = office.getByRole('dialog', { name: 'Write off goods' });
    await writeOff.getByLabel('How many are broken or lost').fill('11');
    await writeOff.getByRole('button', { name: 'Write off', exact: true }).click();
    await expect(writeOff.getByText('At most 10.')).toBeShown();
    await writeOff.getByLabel('How many are broken or lost').fill('3');
    await writeOff.getByLabel('Note').fill('Dropped');
    await writeOff.getByRole('button', { name: 'Write off', exact: true }).click();
    await expect(stock).toHaveValue('7');

    await stock.fill('8');
    await stock.press('Enter');
    await office.getByRole('button', { name: `History: ${name}` }).click();
    const rows = office.getByRole('dialog', { name: 'History' }).getByRole('listitem');
    await expect(rows).toContainText([
      /Counted.*\+1.*8/s,
      /Written off.*Nora Whitfield: Dropped.*−3.*7/s,
      /Received.*Nora Whitfield: Delivery D-118.*\+6.*10/s,
      /First stock.*\+4.*4/s,
    ]);
    await expectAccessible(office);
    await office.keyboard.press('Escape');

    await office.getByRole('button', { name: 'Movements' }).click();
    await expect(office.getByText('Nora Whitfield: Dropped').first()).toBeShown();
    await office.request.delete(`/office/products/${result.id}`);
    await context.close();
  },
);

test(
  'I count what lies in one store, and see where everything is',
  { tag: '@phone' },
  async ({ browser }) => {
    const { page: office, context } = await inAnotherBrowser(browser, {
      email: VENDOR,
      password: DEMO_PASSWORD,
    });
    const name = `Shelf ${randomUUID().slice(0, 8)}`;
    const made = await office.request.post('/office/products', {
      data: { name, category_id: 10, brand_id: 1, regular_price: 9, stock: 4 },
      headers: { 'idempotency-key': randomUUID() },
    });
    const { result } = (await made.json()) as { result: { id: number } };
    const places = await office.request.get('/office/stock/places');
    const [store] = ((await places.json()) as { data: { id: number; name: string }[] }).data;
    if (!store) throw new Error('the vendor has no store');

    await office.goto(`/vendor/stock?q=${encodeURIComponent(name)}`);
    await office.getByLabel('Store').selectOption(store.name);
    const here = office.getByLabel(`Stock of ${name}, ${store.name}`);
    await expect(here).toHaveValue('0');
    await here.fill('3');
    await here.press('Enter');
    await expect(office.getByText(`${store.name} 3, not in a store 4`)).toBeShown();
    await expectAccessible(office);

    await office.getByRole('button', { name: `Write off: ${name}` }).click();
    const writeOff = office.getByRole('dialog', { name: 'Write off goods' });
    await expect(writeOff.getByLabel('Where')).toHaveValue(String(store.id));
    await writeOff.getByLabel('How many are broken or lost').fill('4');
    await writeOff.getByRole('button', { name: 'Write off', exact: true }).click();
    await expect(writeOff.getByText('At most 3.')).toBeShown();
    await writeOff.getByLabel('How many are broken or lost').fill('1');
    await writeOff.getByRole('button', { name: 'Write off', exact: true }).click();
    await expect(here).toHaveValue('2');

    await office.getByRole('button', { name: `History: ${name}` }).click();
    const history = office.getByRole('dialog', { name: 'History' });
    await history.getByLabel('Low at').fill('9');
    await history.getByRole('button', { name: 'Save' }).click();
    await expectMessage(office, 'Saved');
    await expect(history.getByText(`6 in stock: ${store.name} 2, not in a store 4`)).toBeShown();
    await expect(history.getByRole('listitem')).toContainText([
      new RegExp(`Written off.*${store.name}, Nora Whitfield.*−1.*6`, 's'),
      new RegExp(`Counted.*${store.name}, Nora Whitfield.*\\+3.*7`, 's'),
      /First stock.*\+4.*4/s,
    ]);
    await expectAccessible(office);
    await office.keyboard.press('Escape');
    await office.getByLabel('Store').selectOption('All');
    await office.getByRole('button', { name: 'Low', exact: false }).first().click();
    await expect(office.getByLabel(`Stock of ${name}`)).toHaveValue('6');
    await office.request.delete(`/office/products/${result.id}`);
    await context.close();
  },
);

test(
  'I bring goods to a store, receive a part and note what is missing',
  { tag: '@phone' },
  async ({ browser }) => {
    const { page: office, context } = await inAnotherBrowser(browser, {
      email: VENDOR,
      password: DEMO_PASSWORD,
    });
    const name = `Shelf ${randomUUID().slice(0, 8)}`;
    const made = await office.request.post('/office/products', {
      data: { name, category_id: 10, brand_id: 1, regular_price: 9, stock: 5 },
      headers: { 'idempotency-key': randomUUID() },
    });
    const { result } = (await made.json()) as { result: { id: number } };
    const places = await office.request.get('/office/stock/places');
    const [store] = ((await places.json()) as { data: { id: number; name: string }[] }).data;
    if (!store) throw new Error('the vendor has no store');

    await office.goto('/vendor/stock');
    await office.getByRole('navigation', { name: 'Stock' }).getByRole('link', { name: 'Transfers' }).click();
    await office.getByRole('link', { name: 'New transfer' }).first().click();
    await office.getByRole('button', { name: 'Save' }).click();
    await expect(office.getByText('Add what is moved.')).toBeShown();
    await office.getByLabel('From').selectOption('Not in a store');
    await office.getByLabel('To', { exact: true }).selectOption(store.name);
    await office.getByLabel('Add goods').fill(name);
    await office.getByRole('list', { name: 'Found goods' }).getByRole('button').click();
    await office.getByLabel(`How many of ${name}`).fill('3');
    await expectAccessible(office);
    await office.getByRole('button', { name: 'Save' }).first().click();
    await expect(office.getByRole('heading', { name: /^Transfer TR-/ })).toBeShown();

    await office.getByRole('button', { name: 'Send' }).click();
    await expect(office.getByText('On its way')).toBeShown();
    await office.getByLabel(`How many of ${name} have come`).fill('2');
    await office.getByRole('button', { name: 'Receive' }).click();
    await expect(office.getByText('Say what becomes of the rest.')).toBeShown();
    await office.getByLabel('What has not come').selectOption('Is missing');
    await expectAccessible(office);
    await office.getByRole('button', { name: 'Receive' }).click();
    await expect(office.getByText('2 of 3 received, 1 missing')).toBeShown();

    await office.getByRole('link', { name: 'Transfers' }).click();
    await office.getByRole('searchbox', { name: 'Search transfers' }).fill(name);
    await expect(office.getByText('2 of 3 received, 1 missing')).toBeShown();
    await expectAccessible(office);
    await office.goto(`/vendor/stock?q=${encodeURIComponent(name)}`);
    await expect(office.getByText(`${store.name} 2, not in a store 2`)).toBeShown();
    await office.request.delete(`/office/products/${result.id}`);
    await context.close();
  },
);

test(
  'I order goods and a part, and what comes is stock of my store',
  { tag: '@phone' },
  async ({ browser }) => {
    const { page: office, context } = await inAnotherBrowser(browser, {
      email: VENDOR,
      password: DEMO_PASSWORD,
    });
    const name = `Shelf ${randomUUID().slice(0, 8)}`;
    const made = await office.request.post('/office/products', {
      data: { name, category_id: 10, brand_id: 1, regular_price: 9, stock: 0 },
      headers: { 'idempotency-key': randomUUID() },
    });
    const { result } = (await made.json()) as { result: { id: number } };
    const places = await office.request.get('/office/stock/places');
    const [store] = ((await places.json()) as { data: { id: number; name: string }[] }).data;
    if (!store) throw new Error('the vendor has no store');

    await office.goto('/vendor/stock/purchases');
    await office.getByRole('link', { name: 'New purchase order' }).first().click();
    await office.getByLabel('Supplier').fill('Parts Ltd');
    await office.getByLabel('Deliver to').selectOption(store.name);
    await office.getByLabel('Expected').fill('2027-01-05');
    await office.getByLabel('Add goods').fill(name);
    await office.getByRole('list', { name: 'Found goods' }).getByRole('button').click();
    await office.getByLabel(`How many of ${name}`).fill('4');
    await office.getByLabel(`Cost of one ${name}, in pounds`).fill('3.10');
    await office.getByLabel('Or a part that is no product').fill('Screen');
    await office.getByRole('button', { name: 'Add part' }).click();
    await expectAccessible(office);
    await office.getByRole('button', { name: 'Save' }).first().click();
    await expect(office.getByRole('heading', { name: /^Purchase order PO-/ })).toBeShown();

    await office.getByRole('button', { name: 'Mark as ordered' }).click();
    await office.getByLabel(`How many of ${name} have come`).fill('3');
    await office.getByLabel('How many of Screen have come').fill('0');
    await expectAccessible(office);
    await office.getByRole('button', { name: 'Receive' }).click();
    await expect(office.getByText('Part received')).toBeShown();
    await expect(office.getByText('3 of 4 received')).toBeShown();
    await office.goto(`/vendor/stock?q=${encodeURIComponent(name)}`);
    await expect(office.getByText(`${store.name} 3`)).toBeShown();
    await office.request.delete(`/office/products/${result.id}`);
    await context.close();
  },
);
