import { expect, it } from 'vitest';
import { Counts } from './counts.ts';
import { Tries } from './tries.ts';

const MINUTE = 60_000;

/** A clock that the test moves by hand. */
function fakeClock() {
  let time = 1_000;
  return { now: () => time, turn: (ms: number) => void (time += ms) };
}

it('lets ten tries pass, and then none until the window is over', () => {
  const clock = fakeClock();
  const tries = new Tries(new Counts(undefined, clock.now), clock.now);
  const isRefused = () => tries.tooMany('login', '1.2.3.4', 'ann');
  expect(Array.from({ length: 12 }, isRefused)).toEqual([...Array<boolean>(10).fill(false), true, true]);
  clock.turn(5 * MINUTE);
  expect(isRefused()).toBe(false);
});

it('says how long to wait', () => {
  const clock = fakeClock();
  const tries = new Tries(new Counts(undefined, clock.now), clock.now);
  tries.tooMany('login', 'a', 'ann');
  clock.turn(MINUTE);
  expect(tries.secondsLeft('login', 'a', 'ann')).toBe(240);
  clock.turn(5 * MINUTE);
  expect(tries.secondsLeft('login', 'a', 'ann')).toBe(1);
  expect(tries.secondsLeft('login', 'a', 'nobody')).toBe(1);
});

it('counts each client, target and kind of try separately', () => {
  const tries = new Tries(new Counts());
  const limit = { most: 1 };
  expect(tries.tooMany('login', 'a', 'ann', limit)).toBe(false);
  expect(tries.tooMany('login', 'b', 'ann', limit)).toBe(false);
  expect(tries.tooMany('login', 'a', 'ben', limit)).toBe(false);
  expect(tries.tooMany('reset', 'a', 'ann', limit)).toBe(false);
  expect(tries.tooMany('login', 'a', 'ann', limit)).toBe(true);
});

it('remembers who succeeded with what, however many fail', () => {
  const tries = new Tries(new Counts());
  tries.remember('login', 'a', 'ann');
  for (let count = 0; count <= 50_000; count += 1) tries.tooMany('login', 'b', String(count));
  expect(tries.isRemembered('login', 'a', 'ann')).toBe(true);
  expect(tries.isRemembered('login', 'b', 'ann')).toBe(false);
  expect(tries.isRemembered('login', 'a', 'ben')).toBe(false);
});

it('can take longer to forget', () => {
  const clock = fakeClock();
  const tries = new Tries(new Counts(undefined, clock.now), clock.now);
  const limit = { most: 1, windowMs: 60 * MINUTE };
  tries.tooMany('mail', '', 'ann', limit);
  clock.turn(59 * MINUTE);
  expect(tries.tooMany('mail', '', 'ann', limit)).toBe(true);
  clock.turn(MINUTE);
  expect(tries.tooMany('mail', '', 'ann', limit)).toBe(false);
});

it('forgets the oldest rather than filling the memory', () => {
  const tries = new Tries(new Counts());
  const limit = { most: 1 };
  tries.tooMany('login', 'a', 'ann', limit);
  for (let count = 0; count <= 50_000; count += 1) tries.tooMany('login', 'b', String(count), limit);
  expect(tries.tooMany('login', 'a', 'ann', limit)).toBe(false);
});
