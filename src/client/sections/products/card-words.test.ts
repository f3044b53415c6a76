import { describe, expect, it } from 'vitest';
import { colours, faultWords, specWords } from './card-words.ts';

const attribute = (attribute_name: string, ...labels: string[]) => ({
  attribute_name,
  attribute_role: attribute_name === 'State' ? ('grade' as const) : null,
  labels: labels.map((label) => ({ label, term_image: null })),
});
const colour = {
  attribute_name: 'Colour',
  attribute_role: null,
  labels: [
    { label: 'Blue', term_image: '#a7c1d9' },
    { label: 'Striped', term_image: 'terms/striped' },
  ],
};

describe('A card says in short', () => {
  it.each([
    [[], undefined],
    [[colour], undefined],
    [[colour, attribute('State', 'New', 'Good')], undefined],
    [[colour, attribute('Storage', '128GB')], '128GB'],
    [[attribute('State', 'New'), attribute('Storage', '128GB', '256GB')], '128GB or 256GB'],
    [[attribute('Storage', '128GB', '256GB', '1TB')], '128GB to 1TB'],
  ])('its main attribute', (terms, words) => {
    expect(specWords(terms)).toBe(words);
  });

  it('its colours, and only those that can be painted', () => {
    expect(colours([colour, attribute('Storage', '128GB')])).toEqual([{ name: 'Blue', colour: '#a7c1d9' }]);
  });

  it.each([
    [null, undefined],
    [
      { label: 'Battery', description: 'Flat by noon', bench: { days: 0, minutes: 45 } },
      'Battery · about 45\u00a0min',
    ],
    [
      { label: 'HDMI port', description: 'No picture · 5 min', bench: { days: 2, minutes: 0 } },
      'HDMI port · about 2\u00a0days',
    ],
    [{ label: 'Screen', description: '60 min', bench: null }, 'Screen'],
  ])('which fault its price is for, and how long that takes', (fault, words) => {
    expect(faultWords(fault)).toBe(words);
  });
});
