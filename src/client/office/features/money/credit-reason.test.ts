import { expect, it } from 'vitest';
import { DEVICE_CREDIT } from '#rules/trade-in/credit-reason.ts';
import { reasonForStaff } from './credit-reason.ts';

it('tells staff about the customer, and leaves other reasons as they are', () => {
  expect(reasonForStaff(DEVICE_CREDIT)).toBe('For a device that they sold');
  expect(reasonForStaff('A late parcel')).toBe('A late parcel');
});
