import { describe, expect, it } from 'vitest';
import { QueueFull, WorkQueue } from './work-queue.ts';

const limits = { atOnce: 1, mostWaiting: 3, mostOfClient: 2 };

/** A queue whose work is finished by hand, and what it has started in order. */
function watched(given = limits) {
  const queue = new WorkQueue(given);
  const started: string[] = [];
  const open: (() => void)[] = [];
  const ask = (name: string, client = name, isKnown = false) =>
    queue.run({ client, isKnown }, () => {
      started.push(name);
      return new Promise<string>((resolve) => void open.push(() => resolve(name)));
    });
  const settle = () => new Promise((resolve) => void setImmediate(resolve));
  const finish = async () => {
    open.shift()?.();
    await settle();
  };
  return { ask, started, finish, settle };
}

describe('A queue of expensive work', () => {
  it('does a few pieces at a time, in the order they came', async () => {
    const { ask, started, finish } = watched({ ...limits, atOnce: 2 });
    const answers = Promise.all(['a', 'b', 'c', 'd'].map((name) => ask(name)));
    expect(started).toEqual(['a', 'b']);
    await finish();
    expect(started).toEqual(['a', 'b', 'c']);
    for (let count = 0; count < 3; count += 1) await finish();
    expect(await answers).toEqual(['a', 'b', 'c', 'd']);
  });

  it('refuses at once what finds no place, and does the rest', async () => {
    const { ask, started, finish } = watched();
    const accepted = ['a', 'b', 'c', 'd'].map((name) => ask(name));
    await expect(ask('e')).rejects.toBeInstanceOf(QueueFull);
    for (let count = 0; count < 4; count += 1) await finish();
    expect(await Promise.all(accepted)).toEqual(started);
    const later = ask('f');
    await finish();
    expect(await later).toBe('f');
  });

  it('leaves places for others when one client asks for all of them', async () => {
    const { ask, finish } = watched();
    const greedy = [ask('a', 'one'), ask('b', 'one'), ask('c', 'one')];
    await expect(ask('d', 'one')).rejects.toBeInstanceOf(QueueFull);
    const other = ask('e', 'other');
    for (let count = 0; count < 4; count += 1) await finish();
    expect(await Promise.all([...greedy, other])).toEqual(['a', 'b', 'c', 'e']);
  });

  it('takes known people in and first, however many strangers wait', async () => {
    const { ask, started, finish } = watched();
    const all = [ask('a'), ask('b'), ask('c'), ask('d'), ask('me', 'me', true)];
    for (let count = 0; count < 5; count += 1) await finish();
    await Promise.all(all);
    expect(started).toEqual(['a', 'me', 'b', 'c', 'd']);
  });

  it('goes on after work that failed', async () => {
    const queue = new WorkQueue(limits);
    const asker = { client: 'a', isKnown: false };
    await expect(queue.run(asker, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await queue.run(asker, () => Promise.resolve('fine'))).toBe('fine');
  });
});
