import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { KeptTogether } from './kept-together.tsx';

const wholes = (text: string) =>
  [...renderToStaticMarkup(<KeptTogether>{text}</KeptTogether>).matchAll(/nowrap">([^<]*)</g)].map(
    ([, part]) => part,
  );

it.each([
  ['Order TF-262510047-A is paid.', ['TF-262510047-A']],
  ['Northside sends it by Tue 17 Nov.', ['Tue 17 Nov']],
  ['Wed 18 Nov to Thu 19 Nov', ['Wed 18 Nov', 'Thu 19 Nov']],
  ['Fri 4 Sept, by 6 PM', ['Fri 4 Sept', '6 PM']],
  ['They accept it by 11:30 AM today.', ['11:30 AM']],
  ['Own SIM, 20GB SIM +£10.00, case −£5', ['+£10.00', '−£5']],
  ['Nothing to keep together', []],
])('%s', (text, parts) => {
  expect(wholes(text)).toEqual(parts);
  expect(renderToStaticMarkup(<KeptTogether>{text}</KeptTogether>).replaceAll(/<[^>]+>/g, '')).toBe(text);
});
