import { describe, expect, it } from 'vitest';
import { devicesOf } from './devices.ts';

const item = (productId: number, faults: string[], quantity = 1) => ({
  productId,
  variationId: null,
  quantity,
  faults,
});

describe('the devices of a cart', () => {
  it.each([
    { why: 'one with two faults', items: [item(1, ['screen', 'battery'])], devices: [['screen', 'battery']] },
    {
      why: 'one whose faults were added one after the other',
      items: [item(1, ['screen']), item(1, ['battery'])],
      devices: [['screen', 'battery']],
    },
    {
      why: 'two with the same fault',
      items: [item(1, ['screen']), item(1, ['screen'])],
      devices: [['screen'], ['screen']],
    },
    { why: 'two at once', items: [item(1, ['screen'], 2)], devices: [['screen'], ['screen']] },
    {
      why: 'two at once, one of which has another fault',
      items: [item(1, ['screen'], 2), item(1, ['battery'])],
      devices: [['screen', 'battery'], ['screen']],
    },
    {
      why: 'two products',
      items: [item(1, ['screen']), item(2, ['battery'])],
      devices: [['screen'], ['battery']],
    },
  ])('$why', ({ items, devices }) => {
    expect(devicesOf(items).map((device) => device.items.flatMap(({ faults }) => faults))).toEqual(devices);
  });
});
