import { describe, expect, it } from 'vitest';
import { WHOLE, canZoomIn, isWhole, panBy, zoomAt } from './zoom-maths.ts';

const stage = { width: 400, height: 600 };
const middle = { x: 0, y: 0 };

describe('Zooming a picture', () => {
  it('keeps the point under the finger where it is', () => {
    const at = { x: 100, y: -60 };
    const view = zoomAt(WHOLE, 2, at, stage);
    expect(view).toEqual({ scale: 2, x: -100, y: 60 });
    // The point of the picture that was there: (at - offset) / scale, before and after.
    expect([(at.x - view.x) / view.scale, (at.y - view.y) / view.scale]).toEqual([at.x, at.y]);
  });

  it('stops at the whole picture and at four times its size', () => {
    expect(zoomAt(WHOLE, 0.2, { x: 50, y: 50 }, stage)).toEqual(WHOLE);
    const largest = zoomAt(WHOLE, 100, middle, stage);
    expect(largest.scale).toBe(4);
    expect(canZoomIn(largest)).toBe(false);
    expect(isWhole(largest)).toBe(false);
    expect(isWhole(zoomAt(largest, 0.01, middle, stage))).toBe(true);
  });

  it('never lets the picture leave its stage', () => {
    const twice = zoomAt(WHOLE, 2, middle, stage);
    expect(panBy(twice, { x: 1000, y: -1000 }, stage)).toEqual({ scale: 2, x: 200, y: -300 });
    expect(panBy(WHOLE, { x: 50, y: 50 }, stage)).toEqual(WHOLE);
    const corner = panBy(zoomAt(WHOLE, 4, middle, stage), { x: 600, y: 900 }, stage);
    expect(zoomAt(corner, 0.5, middle, stage)).toEqual({ scale: 2, x: 200, y: 300 });
  });
});
