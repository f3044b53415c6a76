import { expect, it } from 'vitest';
import { begin, put, redo, undo, type History } from './history.ts';

type Step = (history: History<string>) => History<string>;

const after = (...steps: readonly Step[]) => steps.reduce((history, step) => step(history), begin('a')).now;
const to =
  (now: string, at = 0, what?: string) =>
  (history: History<string>) =>
    put(history, now, at, what);

it.each<[string, Step[], string]>([
  ['a step', [to('b')], 'b'],
  ['a step that is undone', [to('b'), undo], 'a'],
  ['two steps, one undone', [to('b'), to('c'), undo], 'b'],
  ['a step that is done again', [to('b'), undo, redo], 'b'],
  ['a new step after an undone one', [to('b'), undo, to('c'), redo], 'c'],
  ['more undone than done', [to('b'), undo, undo], 'a'],
  ['nothing to do again', [to('b'), redo], 'b'],
  ['typing in one field', [to('b', 0, 'title'), to('bc', 900, 'title'), undo], 'a'],
  ['typing after a pause', [to('b', 0, 'title'), to('bc', 5_000, 'title'), undo], 'b'],
  ['typing in two fields', [to('b', 0, 'title'), to('bc', 100, 'text'), undo], 'b'],
  ['typing after something was undone', [to('b', 0, 'title'), undo, to('c', 100, 'title'), undo], 'a'],
])('%s', (_, steps, now) => {
  expect(after(...steps)).toBe(now);
});

it('keeps a hundred steps', () => {
  let history = begin(0);
  for (let step = 1; step <= 150; step += 1) history = put(history, step, step);
  for (let step = 1; step <= 150; step += 1) history = undo(history);
  expect(history.now).toBe(50);
});
