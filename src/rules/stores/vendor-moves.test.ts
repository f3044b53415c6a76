import { expect, it } from 'vitest';
import { vendorMoves, vendorStand } from './vendor-moves.ts';

it.each([
  { approval: 'waiting', isBlocked: false, stand: 'waiting', moves: ['approve', 'refuse', 'block'] },
  { approval: 'approved', isBlocked: false, stand: 'selling', moves: ['block'] },
  { approval: 'refused', isBlocked: false, stand: 'refused', moves: ['approve', 'block'] },
  { approval: 'approved', isBlocked: true, stand: 'blocked', moves: ['unblock'] },
  { approval: 'waiting', isBlocked: true, stand: 'blocked', moves: ['unblock'] },
] as const)('a vendor who is $approval, blocked: $isBlocked', ({ approval, isBlocked, stand, moves }) => {
  expect(vendorStand({ approval, isBlocked })).toBe(stand);
  expect(vendorMoves(stand)).toEqual(moves);
});
