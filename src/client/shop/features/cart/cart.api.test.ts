import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '#client/lib/api-error.ts';
import { queryClient } from '#client/lib/query-client.ts';
import { sessionQuery } from '#client/lib/session.ts';
import { addOnce } from './cart.api.ts';

const sent = vi.hoisted(() => vi.fn());
vi.mock('#client/lib/api.ts', async (original) => ({ ...(await original<object>()), api: sent }));

const added = { cart_listing_data: { cart_id: 'a' } };
const body = { product_id: 1, quantity: 1 };
const keys = () => sent.mock.calls.map(([, , , key]) => key as string);
beforeEach(() => {
  sent.mockReset();
  queryClient.setQueryData(sessionQuery().queryKey, {
    result: { isUserLogIn: true, buyCartId: 'a' },
  } as never);
});

it('gives every press its own key', async () => {
  sent.mockResolvedValue(added);
  await addOnce('buy', body);
  await addOnce('buy', body);
  expect(new Set(keys()).size).toBe(2);
  for (const key of keys()) expect(key).toMatch(/^[!-~]{8,64}$/);
});

it('sends again under the same key what got no answer', async () => {
  sent.mockRejectedValueOnce(ApiError.unreachable()).mockResolvedValueOnce(added);
  expect(await addOnce('buy', body)).toBe(added);
  expect(keys()).toHaveLength(2);
  expect(new Set(keys()).size).toBe(1);
});

it('keeps the key for the next press while the result of the first is unknown', async () => {
  sent.mockRejectedValueOnce(new ApiError(503, 'busy')).mockResolvedValue(added);
  await expect(addOnce('buy', body)).rejects.toThrow('busy');
  await addOnce('buy', body);
  await addOnce('buy', body);
  const [first, second, third] = keys();
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

it('takes a new key for something else, and after a refusal', async () => {
  sent.mockRejectedValueOnce(new ApiError(503, 'busy')).mockRejectedValueOnce(new ApiError(409, 'none left'));
  sent.mockResolvedValue(added);
  await expect(addOnce('buy', body)).rejects.toThrow('busy');
  await expect(addOnce('buy', { ...body, quantity: 2 })).rejects.toThrow('none left');
  await addOnce('buy', { ...body, quantity: 2 });
  expect(new Set(keys()).size).toBe(3);
});
