import { expect, it } from 'vitest';
import { choiceColumns } from './choice-columns.ts';

const colours = (...labels: string[]) => labels.map((label) => ({ label, swatch: '#123456' }));
const words = (...labels: string[]) => labels.map((label) => ({ label, swatch: undefined }));

it.each([
  ['short words', words('128GB', '256GB', '512GB'), 3],
  ['four of them', words('Pristine', 'Excellent', 'Good', 'Fair'), 4],
  ['longer words', words('16GB/256GB', '16GB/512GB'), 'roomy'],
  ['very long words', colours('Titanium Silverblue', 'Titanium Grey'), 2],
  ['colours of short names', colours('Midnight', 'Starlight', 'Blue', 'Purple', 'Yellow'), 'snug'],
  ['colours of two short words', colours('Sky Blue', 'Space Grey', 'Silver'), 'snug'],
  ['a colour in capitals, which are wider', colours('Blue', 'Red', '(PRODUCT)RED'), 'roomy'],
  ['one long word', colours('Transparent', 'Blue', 'Black'), 'roomy'],
] as const)('%s', (_, choices, columns) => {
  expect(choiceColumns(choices)).toBe(columns);
});
