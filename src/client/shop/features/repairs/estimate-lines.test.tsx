import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { EstimateLines } from './estimate-lines.tsx';

const line = {
  id: 1,
  line_id: 1,
  name: 'Battery',
  choice: null,
  price: 79,
  was: null,
  warranty_months: 12,
  part_quality: 'premium',
  approved: null,
} as const;

const shown = (approved: boolean | null) =>
  renderToStaticMarkup(
    <EstimateLines
      lines={[{ ...line, approved }]}
      mayAnswer={approved === null}
      ticked={[1]}
      onTick={() => undefined}
    />,
  );

it('a line of an estimate names its part', () => expect(shown(null)).toContain('Premium part'));

it('an answered line says its answer, not by a colour alone', () => {
  expect(shown(true)).toContain('Approved, Premium part');
  expect(shown(false)).toContain('Declined, Premium part');
  expect(shown(null)).not.toMatch(/Approved|Declined/);
});
