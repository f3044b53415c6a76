import { expect, it } from 'vitest';
import { repairFacts } from './repair-sums.tsx';

const NOW = new Date('2026-11-19T20:00:00Z');
const line = {
  id: 1,
  name: 'Screen',
  fault: 'screen',
  part_quality: null,
  price_kind: 'fixed',
  price: 179,
  warranty_months: 12,
  warranty_until: null,
  state: 'asked',
  part_state: 'none',
} as const;
type Tracked = Parameters<typeof repairFacts>[0];

const sumOf = (kinds: readonly ('fixed' | 'from')[]) => {
  const lines = kinds.map((kind, id) => ({ ...line, id, price_kind: kind }));
  const tracked = { lines, due: 0, is_total_final: false, paid: null, deposit: null, estimate: null };
  return repairFacts({ ...tracked, state: 'awaiting_device' } as unknown as Tracked, NOW).at(-1);
};

it.each([
  ['fixed prices are a promise', ['fixed', 'fixed'], 'To pay when it works', '£358.00'],
  ['one that begins at a price is a guess', ['fixed', 'from'], 'As far as we know', '£358.00'],
] as const)('%s', (_, kinds, label, value) => expect(sumOf(kinds)).toMatchObject({ label, value }));
