import { expect, it } from 'vitest';
import { Counts, type SharedCount } from './counts.ts';

const MINUTE = 60_000;

/** A shared count whose answers the test releases by hand. */
function sharedBy() {
  let count = 0;
  const held: (() => void)[] = [];
  const add: SharedCount = (_key, by) =>
    new Promise((resolve) => {
      count += by;
      const tally = { count, leftMs: 10_000 };
      held.push(() => resolve(tally));
    });
  return {
    add,
    countElsewhere: (by: number) => void (count += by),
    answer: async () => {
      for (const letGo of held.splice(0)) letGo();
      await Promise.resolve();
    },
  };
}

it('hears from the next count on what other nodes have counted', async () => {
  const shared = sharedBy();
  const counts = new Counts(shared.add);
  shared.countElsewhere(10);
  expect(counts.add('a', MINUTE).count).toBe(1);
  await shared.answer();
  expect(counts.add('a', MINUTE).count).toBe(12);
});

it('counts what is still unanswered', async () => {
  const shared = sharedBy();
  const counts = new Counts(shared.add);
  counts.add('a', MINUTE);
  shared.countElsewhere(5);
  counts.add('a', MINUTE);
  await shared.answer();
  expect(counts.get('a')?.count).toBe(7);
});

it('Counts subtract what other nodes have taken back', async () => {
  const shared = sharedBy();
  const counts = new Counts(shared.add);
  shared.countElsewhere(10);
  counts.add('a', MINUTE);
  shared.countElsewhere(-10);
  counts.takeBack('a', MINUTE);
  await shared.answer();
  expect(counts.add('a', MINUTE).count).toBe(1);
});

it('ends its window together with the others', async () => {
  let time = 0;
  const shared = sharedBy();
  const counts = new Counts(shared.add, () => time);
  shared.countElsewhere(10);
  counts.add('a', MINUTE);
  await shared.answer();
  expect(counts.get('a')).toMatchObject({ count: 11, until: 10_000 });
  time = 10_000;
  expect(counts.get('a')).toBeUndefined();
});

it('goes on counting alone if nothing can be shared', async () => {
  const counts = new Counts(async () => undefined);
  for (let count = 1; count <= 10; count += 1) {
    expect(counts.add('a', MINUTE).count).toBe(count);
    await Promise.resolve();
  }
});
