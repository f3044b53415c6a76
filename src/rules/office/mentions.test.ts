import { expect, it } from 'vitest';
import { mentionedIn, partsOf } from './mentions.ts';

const people = ['Sam', 'Sam Patel', 'Zoë O’Neil', 'sam patel'].map((name, id) => ({ id, name }));

it.each<[string, number[]]>([
  ['Please look, @Sam Patel.', [1, 3]],
  ['@sam can you call?', [0]],
  ['@Sam, @Zoë O’Neil: both of you', [0, 2]],
  ['@Samantha is not here', []],
  ['sam@Sam.example is an email', []],
  ['Sam Patel without a sign', []],
  ['@', []],
  ['', []],
])('%j names %j', (text, ids) => {
  expect(mentionedIn(text, people).map(({ id }) => id)).toEqual(ids);
});

it('gives a text back in pieces that make it up', () => {
  const parts = partsOf('Hi @Sam Patel and @Sam!', ['Sam', 'Sam Patel']);
  expect(parts).toEqual([
    { text: 'Hi ', isName: false },
    { text: '@Sam Patel', isName: true },
    { text: ' and ', isName: false },
    { text: '@Sam', isName: true },
    { text: '!', isName: false },
  ]);
});
