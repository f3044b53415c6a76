import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '#client/lib/api-error.ts';
import { askedOf, productAndQuestions, putIn } from './add-to-cart.ts';
import { buyAgain } from './buy-again.ts';

vi.mock('./add-to-cart.ts', () => ({ askedOf: vi.fn(), productAndQuestions: vi.fn(), putIn: vi.fn() }));

const looked = vi.mocked(productAndQuestions);
const put = vi.mocked(putIn);
const QUESTION = { id: 5, kind: 'single', isRequired: false, options: [{ id: 51 }, { id: 52 }] } as never;

const line = (more = {}) => ({
  product_id: 1,
  product_variation_id: 11,
  option_ids: [51],
  name: 'iPhone 14',
  quantity: 2,
  ...more,
});

/** The product as the shop sells it now. */
const sells = (more: { available_stock?: number | string } = {}) =>
  looked.mockResolvedValue({
    product: { id: 1, Product_variations: [{ id: 11, ...more }], ...more },
    questions: [],
  } as never);

beforeEach(() => {
  looked.mockReset();
  put.mockReset();
  vi.mocked(askedOf).mockReturnValue([QUESTION]);
  put.mockResolvedValue({ kind: 'added' } as never);
});

it('adds each line as it was: variation, options, quantity', async () => {
  sells({ available_stock: 9 });
  expect(await buyAgain([line(), line({ name: 'iPhone 15', quantity: 1 })])).toEqual({ added: 2, notes: [] });
  expect(put.mock.calls).toEqual([
    [{ productId: 1, variationId: 11, quantity: 2, answers: { 5: [51] } }],
    [{ productId: 1, variationId: 11, quantity: 1, answers: { 5: [51] } }],
  ]);
});

it('adds as many as there are, and without an option that is gone, and says so', async () => {
  sells({ available_stock: 1 });
  expect(await buyAgain([line()])).toEqual({
    added: 1,
    notes: [{ name: 'iPhone 14', why: 'is added, but only 1 of 2: there are no more' }],
  });
  sells();
  expect(await buyAgain([line({ option_ids: [51, 77] })])).toEqual({
    added: 1,
    notes: [{ name: 'iPhone 14', why: 'is added without an option that is gone' }],
  });
});

it.each([
  ['a product that is deleted', line({ product_id: null }), 'is not sold any more'],
  ['a variation that is gone', line({ product_variation_id: 12 }), 'is not sold any more'],
])('says of %s why it is not in the cart', async (_what, gone, why) => {
  sells();
  expect(await buyAgain([gone])).toEqual({ added: 0, notes: [{ name: 'iPhone 14', why }] });
  expect(put).not.toHaveBeenCalled();
});

it('says what the shop refuses, and goes on with the next line', async () => {
  sells({ available_stock: 0 });
  expect((await buyAgain([line()])).notes).toEqual([{ name: 'iPhone 14', why: 'is out of stock' }]);
  sells();
  put.mockRejectedValueOnce(new ApiError(404, 'gone')).mockResolvedValueOnce({ kind: 'incomplete' } as never);
  expect(await buyAgain([line(), line({ name: 'B' }), line({ name: 'C' })])).toEqual({
    added: 1,
    notes: [
      { name: 'iPhone 14', why: 'is not sold any more' },
      { name: 'B', why: 'has new choices: please add it on its page' },
    ],
  });
});
