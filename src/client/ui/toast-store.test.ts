import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { announcements } from './announce.ts';
import { createToastStore } from './toast-store.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const texts = (store: ReturnType<typeof createToastStore>) => store.read().map((toast) => toast.text);

describe('toast store', () => {
  it('clears a message after 3 seconds, not before', () => {
    const store = createToastStore();
    store.add('Product added to cart', 'success');
    vi.advanceTimersByTime(2999);
    expect(texts(store)).toEqual(['Product added to cart']);
    vi.advanceTimersByTime(1);
    expect(texts(store)).toEqual([]);
  });

  it('pauses while hovered and continues with the remaining time', () => {
    const store = createToastStore();
    store.add('Added to Wishlist', 'success');
    vi.advanceTimersByTime(2000);
    store.hold();
    vi.advanceTimersByTime(60_000);
    expect(texts(store)).toHaveLength(1);
    store.release();
    vi.advanceTimersByTime(999);
    expect(texts(store)).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(texts(store)).toEqual([]);
  });

  it('gives a message that comes while held its full time afterwards', () => {
    const store = createToastStore();
    store.hold();
    store.add('Saved', 'success');
    vi.advanceTimersByTime(10_000);
    store.release();
    vi.advanceTimersByTime(2999);
    expect(texts(store)).toEqual(['Saved']);
    vi.advanceTimersByTime(1);
    expect(texts(store)).toEqual([]);
  });

  it('shows equal words once, with fresh time', () => {
    const store = createToastStore();
    store.add('Saved', 'success');
    vi.advanceTimersByTime(2000);
    store.add('Saved', 'success');
    vi.advanceTimersByTime(2000);
    expect(texts(store)).toEqual(['Saved']);
  });

  it('keeps the last three', () => {
    const store = createToastStore();
    for (const text of ['a', 'b', 'c', 'd']) store.add(text, 'success');
    expect(texts(store)).toEqual(['b', 'c', 'd']);
  });

  it('can be dismissed, twice without harm, and tells its listeners', () => {
    const store = createToastStore();
    const listener = vi.fn();
    const stop = store.subscribe(listener);
    const id = store.add('Saved', 'success');
    store.dismiss(id);
    store.dismiss(id);
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    store.add('More', 'success');
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('announces politely, and errors at once', () => {
    const store = createToastStore();
    store.add('Saved', 'success');
    expect(announcements.read()).toMatchObject({ text: 'Saved', urgent: false });
    store.add('This product is out of stock.', 'error');
    expect(announcements.read()).toMatchObject({ text: 'This product is out of stock.', urgent: true });
  });
});
