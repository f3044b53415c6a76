import { expect, it } from 'vitest';
import { z } from 'zod';
import { cart, cartCalls } from './cart.ts';

it('what a cart says of an option can be sent back as it is, such as to undo a removal', () => {
  const said = cart.shape.Cart_items.element.shape.options.element.shape;
  const taken = cartCalls['POST /no/auth/web/site/cart/add'].body.shape.options.unwrap().element;
  expect(taken).toBeInstanceOf(z.ZodObject);
  expect(Object.keys(taken.shape)).toEqual(expect.arrayContaining(Object.keys(said)));
});
