import { expect, it } from 'vitest';
import { isFarArea, isForcesPost } from './far-areas.ts';

it.each([
  ['Lerwick', 'ZE1 0AA', true],
  ['Belfast', 'bt1 5gs', true],
  ['Kirkwall', 'KW15 1NY', true],
  ['Inverness', 'IV1 1HY', true],
  ['Stornoway', 'HS1 2AA', true],
  ['Douglas, Isle of Man', 'IM1 1AA', true],
  ['St Helier', 'JE2 3AB', true],
  ['St Peter Port', 'GY1 1AA', true],
  ['Fort William', 'PH33 6AA', true],
  ['Oban', 'PA34 4AA', true],
  ['Tiree', 'PA77 6AA', true],
  ['Arran', 'KA27 8AA', true],
  ['Newport, Isle of Wight', 'PO30 1AA', true],
  ['Scilly', 'TR21 0AA', true],
  ['forces abroad', 'BF1 2AA', true],
  ['Perth', 'PH1 5AA', false],
  ['Paisley', 'PA1 1AA', false],
  ['Ayr', 'KA7 1AA', false],
  ['Portsmouth', 'PO1 1AA', false],
  ['Truro', 'TR1 1AA', false],
  ['Camden', 'NW1 0LU', false],
  ['Glasgow', 'G1 1AA', false],
  ['nothing typed', undefined, false],
  ['something else', 'hello', false],
])('%s (%s) is far: %s', (_, postCode, isFar) => {
  expect(isFarArea(postCode)).toBe(isFar);
});

it.each([
  ['bf1 2aa', true],
  ['BF1 0AX', true],
  ['BT1 5GS', false],
  ['B1 1AA', false],
  [undefined, false],
])('%s is a post office of the forces: %s', (postCode, isForces) => {
  expect(isForcesPost(postCode)).toBe(isForces);
});
