import { describe, expect, it } from 'vitest';
import type { Standing } from './work-queue.ts';
import { ClientQueueFull, QueueFull, WorkQueue } from './work-queue.ts';

const limits = {
  atOnce: 1,
  atOnceForKnown: 1,
  mostWaiting: { known: 3, stranger: 3, suspect: 3 },
  mostOfClient: 2,
  mostOfAccount: 2,
};

/** A queue whose work the test finishes by hand, and the order in which work was started. */
function watched(given = limits) {
  const queue = new WorkQueue(given);
  const started: string[] = [];
  const open: (() => void)[] = [];
  const ask = (name: string, client = name, standing: Standing = 'stranger', account = name) =>
    queue.run({ client, standing, account }, () => {
      started.push(name);
      return new Promise<string>((resolve) => void open.push(() => resolve(name)));
    });
  const settle = () => new Promise((resolve) => void setImmediate(resolve));
  const finish = async () => {
    await settle();
    open.shift()?.();
    await settle();
  };
  return { ask, started, finish, settle };
}

describe('A queue of expensive work', () => {
  it('does a few pieces at a time, in the order they came', async () => {
    const { ask, started, finish, settle } = watched({ ...limits, atOnce: 2 });
    const answers = Promise.all(['a', 'b', 'c', 'd'].map((name) => ask(name)));
    await settle();
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
    await expect(ask('d', 'one')).rejects.toBeInstanceOf(ClientQueueFull);
    const other = ask('e', 'other');
    for (let count = 0; count < 4; count += 1) await finish();
    expect(await Promise.all([...greedy, other])).toEqual(['a', 'b', 'c', 'e']);
  });

  it('admits the client that has the fewest places, instead of the last request of the client that has the most', async () => {
    const { ask, finish } = watched();
    const running = ask('a');
    const waiting = [ask('b', 'one'), ask('d', 'two')];
    const last = ask('c', 'one').catch((error: unknown) => error);
    const late = ask('e', 'three');
    expect(await last).toBeInstanceOf(ClientQueueFull);
    await expect(ask('f', 'four')).rejects.not.toBeInstanceOf(ClientQueueFull);
    for (let count = 0; count < 4; count += 1) await finish();
    expect(await Promise.all([running, ...waiting, late])).toEqual(['a', 'b', 'd', 'e']);
  });

  it('lets clients take turns', async () => {
    const { ask, started, finish } = watched({ ...limits, mostOfClient: 3 });
    const all = [ask('a', 'one'), ask('b', 'one'), ask('c', 'one'), ask('d', 'two')];
    for (let count = 0; count < 4; count += 1) await finish();
    await Promise.all(all);
    expect(started).toEqual(['a', 'b', 'd', 'c']);
  });

  it('serves clients with several failures after others, but still serves them', async () => {
    const { ask, started, finish } = watched({
      ...limits,
      mostWaiting: { known: 3, stranger: 9, suspect: 9 },
    });
    const suspects = ['s', 't', 'u'].map((name) => ask(name, name, 'suspect'));
    const strangers = ['a', 'b', 'c', 'd'].map((name) => ask(name));
    for (let count = 0; count < 7; count += 1) await finish();
    await Promise.all([...suspects, ...strangers]);
    expect(started).toEqual(['s', 'a', 'b', 't', 'c', 'd', 'u']);
  });

  it('has places for other accounts when strangers from many clients try to open one', async () => {
    const { ask, started, finish } = watched();
    const tries = ['a', 'b', 'c'].map((name) => ask(name, name, 'stranger', 'the account'));
    await expect(ask('d', 'd', 'stranger', 'the account')).rejects.toBeInstanceOf(QueueFull);
    const other = ask('e', 'e', 'stranger', 'another');
    const owner = ask('me', 'me', 'known', 'the account');
    for (let count = 0; count < 5; count += 1) await finish();
    await Promise.all([...tries, other, owner]);
    expect(started).toEqual(['a', 'me', 'b', 'c', 'e']);
    const later = ask('f', 'f', 'stranger', 'the account');
    await finish();
    expect(await later).toBe('f');
  });

  it('compares the password of a known browser before those of forty strangers', async () => {
    const { ask, started, finish } = watched({
      ...limits,
      mostWaiting: { known: 64, stranger: 64, suspect: 16 },
    });
    const strangers = Array.from({ length: 40 }, (_, number) => ask(`stranger ${number}`));
    const known = ask('known', 'known', 'known');
    for (let count = 0; count < 41; count += 1) await finish();
    await Promise.all([...strangers, known]);
    expect(started.slice(0, 2)).toEqual(['stranger 0', 'known']);
  });

  it('takes known people in and first, however many strangers wait', async () => {
    const { ask, started, finish } = watched();
    const all = [ask('a'), ask('b'), ask('c'), ask('d'), ask('me', 'me', 'known')];
    for (let count = 0; count < 5; count += 1) await finish();
    await Promise.all(all);
    expect(started).toEqual(['a', 'me', 'b', 'c', 'd']);
  });

  it('starts work for known people beside that of strangers where there is a place for it', async () => {
    const { ask, started, finish, settle } = watched({ ...limits, atOnceForKnown: 2 });
    const all = [ask('a'), ask('b'), ask('me', 'me', 'known')];
    await settle();
    expect(started).toEqual(['a', 'me']);
    await finish();
    expect(started).toEqual(['a', 'me']);
    for (let count = 0; count < 2; count += 1) await finish();
    expect(await Promise.all(all)).toEqual(['a', 'b', 'me']);
  });

  it('goes on after work that failed', async () => {
    const queue = new WorkQueue(limits);
    const asker = { client: 'a', standing: 'stranger' } as const;
    await expect(queue.run(asker, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await queue.run(asker, () => Promise.resolve('fine'))).toBe('fine');
  });
});
