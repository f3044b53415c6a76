import { describe, expect, it } from 'vitest';
import { openingView, stepTo, viewOf } from './carousel-maths.ts';

/** Ten slides of 230 with a gap of 20, five seen: 5 * 230 + 4 * 20 = 1230. */
const ten = (left: number) => viewOf({ left, seen: 1230, slide: 230, stride: 250, count: 10 });

describe('viewOf', () => {
  it('starts with the first five on screen', () => {
    expect(ten(0)).toEqual({ index: 0, last: 5, from: 0, to: 4 });
  });

  it('follows the scroll position', () => {
    expect(ten(500)).toEqual({ index: 2, last: 5, from: 2, to: 6 });
  });

  it('ends at total minus visible', () => {
    expect(ten(1250)).toEqual({ index: 5, last: 5, from: 5, to: 9 });
  });

  it('forgives positions that were rounded', () => {
    expect(ten(1249.4)).toMatchObject({ index: 5, from: 5, to: 9 });
    expect(ten(0.5)).toMatchObject({ index: 0, from: 0, to: 4 });
  });

  it('counts a half-visible slide as on screen, a less visible one as off', () => {
    expect(ten(100)).toMatchObject({ from: 0, to: 4 });
    expect(ten(140)).toMatchObject({ from: 1, to: 5 });
  });

  it('has nowhere to go when all fits', () => {
    expect(viewOf({ left: 0, seen: 1230, slide: 230, stride: 250, count: 3 })).toEqual({
      index: 0,
      last: 0,
      from: 0,
      to: 2,
    });
  });

  it('shows one slide at a time when each fills the track', () => {
    expect(viewOf({ left: 1264, seen: 1232, slide: 1232, stride: 1264, count: 3 })).toEqual({
      index: 1,
      last: 2,
      from: 1,
      to: 1,
    });
  });

  it('is calm before anything is measured', () => {
    expect(viewOf({ left: 0, seen: 0, slide: 0, stride: 0, count: 4 })).toEqual({
      index: 0,
      last: 0,
      from: 0,
      to: 3,
    });
    expect(viewOf({ left: 0, seen: 100, slide: 0, stride: 0, count: 0 })).toEqual({
      index: 0,
      last: 0,
      from: 0,
      to: 0,
    });
  });
});

describe('openingView', () => {
  it.each([
    [5, 10, { index: 0, last: 5, from: 0, to: 4 }],
    [1, 3, { index: 0, last: 2, from: 0, to: 0 }],
    [6, 6, { index: 0, last: 0, from: 0, to: 5 }],
    [6, 4, { index: 0, last: 0, from: 0, to: 3 }],
    [1.7, 8, { index: 0, last: 7, from: 0, to: 1 }],
    [4, 0, { index: 0, last: 0, from: 0, to: 0 }],
  ])('of %d at once out of %d', (seen, count, view) => {
    expect(openingView(seen, count)).toEqual(view);
  });
});

describe('stepTo', () => {
  it.each([
    [0, -1, false, 0],
    [0, 1, false, 1],
    [5, 1, false, 5],
    [4, 4, false, 5],
    [5, 1, true, 0],
    [0, -1, true, 5],
    [4, 4, true, 5],
  ])('from %d by %d, wrapping %s, leads to %d of 5', (index, by, wrap, expected) => {
    expect(stepTo(index, by, 5, wrap)).toBe(expected);
  });
});
