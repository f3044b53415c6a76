import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { CARTS } from '#client/lib/cart-ids.ts';
import { queryClient } from '#client/lib/query-client.ts';
import { followOtherTabs } from './other-tabs.ts';

const another = new BroadcastChannel('threefold-carts');
const change = () => another.postMessage('changed');
const KEY = [CARTS, 'buy', 'test'];

/** A tab that shows a cart: the last value it read, and how often it read. */
function showing(read: () => Promise<string>) {
  const queryFn = vi.fn(read);
  const observer = new QueryObserver(queryClient, { queryKey: KEY, queryFn, staleTime: Infinity });
  const stop = observer.subscribe(() => undefined);
  return { queryFn, shown: () => queryClient.getQueryData(KEY), stop };
}

let tidyUp = () => {};
afterEach(() => {
  tidyUp();
  queryClient.clear();
});

it('reads a cart again that another tab has changed', async () => {
  const stopFollowing = followOtherTabs();
  let cart = 'one';
  const tab = showing(async () => cart);
  tidyUp = () => [stopFollowing, tab.stop].forEach((stop) => stop());
  await vi.waitFor(() => expect(tab.shown()).toBe('one'));
  cart = 'two';
  change();
  await vi.waitFor(() => expect(tab.shown()).toBe('two'));
});

it('reads it again when the change comes while the first answer is on its way', async () => {
  const stopFollowing = followOtherTabs();
  let answer: (cart: string) => void = () => {};
  const old = new Promise<string>((resolve) => {
    answer = resolve;
  });
  let calls = 0;
  const tab = showing(() => ((calls += 1) === 1 ? old : Promise.resolve('two')));
  tidyUp = () => [stopFollowing, tab.stop].forEach((stop) => stop());
  const heard = vi.spyOn(queryClient, 'invalidateQueries');
  change();
  await vi.waitFor(() => expect(heard).toHaveBeenCalledWith({ queryKey: [CARTS] }));
  answer('one');
  await vi.waitFor(() => expect(tab.shown()).toBe('two'));
});

it('follows once, however many carts are shown', async () => {
  const stops = [followOtherTabs(), followOtherTabs()];
  const tab = showing(async () => 'one');
  tidyUp = () => [...stops, tab.stop].forEach((stop) => stop());
  await vi.waitFor(() => expect(tab.shown()).toBe('one'));
  stops[0]?.();
  change();
  await vi.waitFor(() => expect(tab.queryFn).toHaveBeenCalledTimes(2));
});
