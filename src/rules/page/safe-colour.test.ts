import { expect, it } from 'vitest';
import { isLightColour, safeColour } from './safe-colour.ts';

it.each([
  ['#F6F5F2', '#F6F5F2'],
  [' #fff ', '#fff'],
  ['#ffff', '#ffff'],
  ['rgb(10, 20, 30)', 'rgb(10, 20, 30)'],
  ['rgba(10 20 30 / 50%)', 'rgba(10 20 30 / 50%)'],
  ['hsl(120, 50%, 50%)', 'hsl(120, 50%, 50%)'],
  ['rebeccapurple', 'rebeccapurple'],
  ['', undefined],
  [undefined, undefined],
  [null, undefined],
  ['#12345', undefined],
  ['url(https://evil.example/x.png)', undefined],
  ['red; position: fixed', undefined],
  ['red}body{display:none', undefined],
  ['var(--color-paper)', undefined],
  ['expression(alert(1))', undefined],
  ['rgb(1,2,3) url(x)', undefined],
  ['</style><script>', undefined],
])('%s as a colour is %s', (text, colour) => {
  expect(safeColour(text)).toBe(colour);
});

it.each([
  ['#FFFFFF', true],
  ['#fff', true],
  ['#DCE0F5', true],
  ['white', true],
  ['White', true],
  ['#14161A', false],
  ['#4F46E5', false],
  ['#000', false],
  ['black', false],
  ['rgb(255, 255, 255)', false],
  ['#ff', false],
  ['', false],
  [undefined, false],
])('%s is light: %s', (colour, light) => {
  expect(isLightColour(colour)).toBe(light);
});
