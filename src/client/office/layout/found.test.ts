import { Tag } from 'lucide-react';
import { describe, expect, it } from 'vitest';
import { writeNumber } from '#rules/orders/numbers.ts';
import { recordOf, type FoundGroup } from './found.ts';

const NUMBER = writeNumber('TF', 48_236_917);
const group = (title: string, ...codes: string[]): FoundGroup => ({
  title,
  rows: codes.map((code) => ({ href: `/${code}`, title: code, code, icon: Tag })),
});
const opened = (groups: readonly FoundGroup[], code: string) => recordOf(groups, code)?.href;

describe('A scanned code', () => {
  it('opens the order of a slip or a parcel', () => {
    const groups = [group('Orders', 'TF-1', NUMBER)];
    expect(opened(groups, NUMBER.toLowerCase())).toBe(`/${NUMBER}`);
    expect(opened(groups, `${NUMBER}-P2`)).toBe(`/${NUMBER}`);
  });

  it('opens the device of a trade-in or a repair', () => {
    const [sold, repaired] = [writeNumber('TI', 48_236_917), writeNumber('RP', 48_236_918)];
    const groups = [group('Trade-ins', `${sold}-A`, `${sold}-B`), group('Repairs', repaired)];
    expect(opened(groups, `${sold.toLowerCase()}-b`)).toBe(`/${sold}-B`);
    expect(opened(groups, repaired)).toBe(`/${repaired}`);
  });

  it('opens the product of a shelf, and no order with it', () => {
    expect(opened([group('Orders', 'TF-1', 'TF-2'), group('Products', 'CASE-1')], 'case-1')).toBe('/CASE-1');
    expect(opened([group('Orders', 'TF-1'), group('Products', 'CASE')], 'CASE-BLUE')).toBe('/CASE');
    expect(opened([group('Products', 'CASE-10', 'CASE-1')], 'CASE-1')).toBe('/CASE-1');
  });

  it('opens the only thing that was found, and nothing where there are several or none', () => {
    expect(opened([group('Orders', 'TF-1')], '155022')).toBe('/TF-1');
    expect(opened([group('Products', 'CASE-10', 'CASE-11')], 'CASE-1')).toBeUndefined();
    expect(opened([group('Orders', 'TF-1', 'TF-2')], '155022')).toBeUndefined();
    expect(opened([], '155022')).toBeUndefined();
  });
});
