import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listCell, money, Names, readListCell, readMoney, readWhole, readYesOrNo } from './values.ts';

describe('An amount in a cell', () => {
  it.each<[string, number | undefined]>([
    ['249.99', 249.99],
    ['249', 249],
    ['£1,299.50', 1299.5],
    ['1,299', 1299],
    ['1299,5', 1299.5],
    ['1,2345', undefined],
    ['12.345', undefined],
    ['-1', undefined],
    ['1e3', undefined],
    ['about 5', undefined],
  ])('%s', (cell, value) => {
    const read = readMoney(cell);
    expect('value' in read ? read.value : undefined).toBe(value);
  });

  it('is the same after it was written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), (pence) => {
        expect(readMoney(money(pence / 100))).toEqual({ value: pence / 100 });
      }),
    );
  });
});

describe('Other cells', () => {
  it('yes and no', () => {
    expect([readYesOrNo('Yes'), readYesOrNo('FALSE'), readYesOrNo('maybe')]).toEqual([
      { value: true },
      { value: false },
      { error: 'must be yes or no' },
    ]);
  });

  it('whole numbers', () => {
    expect([readWhole(' 12 '), readWhole('1.5')]).toEqual([
      { value: 12 },
      { error: 'must be a whole number' },
    ]);
  });

  it('hold a list with any content', () => {
    const item = fc.string({ unit: fc.constantFrom(...Array.from('a|\\ ×(),')) }).map((text) => text.trim());
    fc.assert(
      fc.property(fc.array(item.filter((text) => text !== '')), (items) => {
        expect(readListCell(listCell(items))).toEqual(items);
      }),
    );
  });
});

describe('Names of a list', () => {
  const names = new Names([
    { id: 1, name: 'Apple' },
    { id: 2, name: 'Nothing' },
    { id: 3, name: 'nothing' },
    { id: 4, name: '#1' },
  ]);

  it('are written where only one record has them, else the id is', () => {
    expect([names.cell(1), names.cell(2), names.cell(4), names.cell(null)]).toEqual([
      'Apple',
      '#2',
      '#4',
      '',
    ]);
  });

  it('are read as one types them', () => {
    expect([names.read(' apple ', 'brand'), names.read('#3', 'brand')]).toEqual([{ value: 1 }, { value: 3 }]);
    expect(names.read('Nothing', 'brand')).toEqual({
      error: 'There are several called Nothing. Write # and the id',
    });
    expect(names.read('Pear', 'brand')).toEqual({ error: 'There is no brand called Pear' });
    expect(names.read('#9', 'brand')).toEqual({ error: 'There is no such brand' });
  });
});
