import { describe, expect, it } from 'vitest';
import type { Advice } from '#contract/catalog.ts';
import { pence } from '#rules/money/money.ts';
import { repairView, sellView } from './page-view.ts';
import { figuresOf, keepingWords, waysFor } from './ways.ts';

const product = (id: number) => ({ id, slug: 'iphone-14', category_slug: 'iphone' });
const question = (id: number, key: string, prices: Record<number, number>, option_type: 1 | 2 = 1) => ({
  id,
  key,
  role: key === 'grade' ? ('grade' as const) : null,
  condition: 2 as const,
  option_type,
  Question_options: Object.entries(prices).map(([option, price]) => ({
    id: Number(option),
    price,
    factor: null,
  })),
});
const advice: Advice = {
  repair: product(207),
  faults: [
    {
      option_id: 335,
      label: 'Back glass',
      price: 119,
      description: 'Cracked or missing glass · 1 h 30 · 12 months',
      repair: {
        fault: 'back-glass',
        part_quality: null,
        signs: 'Cracked or missing glass',
        bench: { days: 0, minutes: 90 },
        warranty_months: 12,
      },
      as_it_is: { option_id: 114, label: 'Cracked', cash: 125, voucher: 138 },
      after_repair: { option_id: 112, label: 'Good', cash: 240, voucher: 264 },
    },
  ],
  sell: {
    ...product(107),
    cash: 260,
    voucher: 286,
    offer_terms: { floor: 5, step: 5, voucher_percent: 10 },
    questions: [
      question(21, 'storage', { 101: 0, 102: 15 }),
      question(22, 'grade', { 111: 0, 112: -20, 114: -135 }),
      question(23, 'extras', { 121: 5, 122: 10 }, 2),
    ],
  },
  replace: { ...product(7), name: 'iPhone 14', price: 259 },
};
const [glass] = advice.faults;
const brief = (ways: ReturnType<typeof waysFor>) =>
  ways.map(({ title, prefix = '', amount, text }) => [title, prefix, amount, text]);

describe('the ways for a device', () => {
  it('are four where the shop has all lines', () => {
    expect(brief(waysFor(advice, glass, 'buy'))).toEqual([
      ['Repair it', '', 11900, 'Back glass, 1\u00a0h\u00a030, 12-month warranty'],
      ['Sell it as it is', '', 12500, 'Cracked: cash, or £138 voucher'],
      ['Sell it after repair', '', 24000, '£121 left after the repair, £4 less than as it is'],
      ['Replace it', 'from', 25900, '£134 after selling yours as it is'],
    ]);
  });

  it('lead to pages that show the same figure', () => {
    expect(waysFor(advice, glass, 'buy').map(({ href }) => href)).toEqual([
      '/repair/product/iphone/iphone-14/207?answers=335',
      '/sell/product/iphone/iphone-14/107?answers=114',
      '/sell/product/iphone/iphone-14/107?answers=112',
      '/buy/product/iphone/iphone-14/7',
    ]);
  });

  it.each([
    ['repair' as const, ['repair']],
    ['sell' as const, ['asItIs', 'afterRepair']],
    // The goods are at the top of that page: the link leads there.
    ['buy' as const, []],
  ])('on a page of the %s line do not lead to that page itself', (here, keys) => {
    const own = waysFor(advice, glass, here).filter(({ href }) => href === undefined);
    expect(own.map((way) => way.key)).toEqual(keys);
  });

  it.each([
    ['no repairs', { ...advice, repair: null, faults: [] }, ['Sell it', 'Replace it']],
    [
      'no trade-in',
      {
        ...advice,
        sell: null,
        faults: advice.faults.map((fault) => ({ ...fault, as_it_is: null, after_repair: null })),
      },
      ['Repair it', 'Replace it'],
    ],
    ['none to buy', { ...advice, replace: null }, ['Repair it', 'Sell it as it is', 'Sell it after repair']],
    ['nothing at all', { repair: null, faults: [], sell: null, replace: null }, []],
  ])('are fewer with %s', (_, less, titles) => {
    expect(waysFor(less, less.faults[0], 'buy').map(({ title }) => title)).toEqual(titles);
  });

  it.each([
    { what: 'a repair that pays', price: 50, words: '£190 left after the repair, £65 more than as it is' },
    { what: 'no difference', price: 115, words: '£125 left after the repair, the same as now' },
    {
      what: 'a repair dearer than the offer',
      price: 300,
      words: 'Less than the repair costs: £185 less than as it is',
    },
  ])('say of $what what it brings', ({ price, words }) => {
    const ways = waysFor(advice, glass, 'repair', {
      repair: { price: pence(price * 100), words: 'Two repairs' },
    });
    expect(ways.find(({ key }) => key === 'afterRepair')?.text).toBe(words);
  });

  it('follow what the visitor has said already', () => {
    const offer = { cash: pence(30000), voucher: pence(33000), words: 'As you told us' };
    const ways = waysFor(advice, glass, 'sell', { asItIs: offer });
    expect(ways.find(({ key }) => key === 'asItIs')).toMatchObject({
      amount: 30000,
      text: 'As you told us: cash, or £330 voucher',
    });
    expect(ways.find(({ key }) => key === 'replace')?.text).toBe('Fully covered by selling yours as it is');
  });
});

describe('what a page of repairs knows', () => {
  const price = (pounds: number) => pence(pounds * 100);
  const line = (faultId: number, pounds: number) => ({
    faultId,
    partId: undefined,
    price: price(pounds),
    time: undefined,
    warranty: undefined,
    isAfterDiagnosis: pounds === 0,
  });
  const quote = (...lines: ReturnType<typeof line>[]) => ({
    lines,
    total: pence(lines.reduce((sum, one) => sum + one.price, 0)),
    time: undefined,
    warranty: undefined,
  });
  const waysWith = (made: ReturnType<typeof quote>, lowest: number | undefined = 69) => {
    const { fault, known } = repairView(advice, made, lowest === undefined ? undefined : price(lowest));
    return waysFor(advice, fault, 'repair', known).map((way) => [
      way.title,
      way.instead ?? `${way.prefix ?? ''}${way.amount}`,
    ]);
  };

  it('is the lowest price while nothing is ticked, and no fault', () => {
    expect(waysWith(quote())).toEqual([
      ['Repair it', 'from6900'],
      ['Sell it', 'up to26000'],
      ['Replace it', 'from25900'],
    ]);
  });

  it('is the total of what is ticked', () => {
    expect(waysWith(quote(line(335, 119), line(333, 69)))[0]).toEqual(['Repair it', '18800']);
    expect(waysWith(quote(line(335, 119), line(333, 69)))[1]).toEqual(['Sell it as it is', '12500']);
  });

  it('is at least the total where something must be looked at first', () => {
    expect(waysWith(quote(line(335, 119), line(337, 0)))[0]).toEqual(['Repair it', 'from11900']);
    expect(waysWith(quote(line(337, 0)))[0]).toEqual(['Repair it', 'We tell you first']);
  });

  it('compares with another device only where the price is fixed', () => {
    const saves = (made: ReturnType<typeof quote>) => {
      const { fault, known } = repairView(advice, made, price(69));
      return figuresOf(advice, fault, known).keepingSaves;
    };
    expect(saves(quote(line(335, 119)))).toBe(14000);
    expect(saves(quote())).toBeNull();
    expect(saves(quote(line(335, 119), line(337, 0)))).toBeNull();
  });
});

describe('what a page of selling knows', () => {
  const offer = (pounds: number) => ({ cash: pence(pounds * 100), voucher: pence(pounds * 110) });
  /** Offers by grade: Good and Cracked, with £15 more for the storage that was answered. */
  const offerAs = (optionId: number) => offer(optionId === 112 ? 255 : 140);
  const waysWith = (graded: number | undefined, made: ReturnType<typeof offer>) => {
    const { fault, known } = sellView(advice, {
      said: '102,114',
      graded,
      offer: made,
      highest: offer(425),
      offerAs,
    });
    return waysFor(advice, fault, 'sell', known).map(({ title, prefix = '', amount }) => [
      title,
      `${prefix}${amount}`,
    ]);
  };

  it('is the most that the offer can become while the grade is open', () => {
    expect(waysWith(undefined, offer(275))).toEqual([
      ['Repair it', '11900'],
      ['Sell it', 'up to42500'],
      ['Replace it', 'from25900'],
    ]);
  });

  it('is the offer for the answers given', () => {
    expect(waysWith(114, offer(140))).toEqual([
      ['Repair it', '11900'],
      ['Sell it as it is', '14000'],
      ['Sell it after repair', '25500'],
      ['Replace it', 'from25900'],
    ]);
  });

  it('has nothing to repair on a device that is graded whole', () => {
    expect(waysWith(112, offer(255)).map(([title]) => title)).toEqual(['Sell it as it is', 'Replace it']);
  });
});

describe('the answers of a sell page', () => {
  const glassTicked = {
    lines: [
      {
        faultId: 335,
        partId: undefined,
        price: pence(11900),
        time: undefined,
        warranty: undefined,
        isAfterDiagnosis: false,
      },
    ],
    total: pence(11900),
    time: undefined,
    warranty: undefined,
  };
  const nothingTicked = { ...glassTicked, lines: [], total: pence(0) };
  /** The text of the repair page about selling. */
  const selling = (text: string | undefined, quote = glassTicked) => {
    const { fault, known } = repairView(advice, quote, pence(6900), text);
    return waysFor(advice, fault, 'repair', known)
      .filter(({ line }) => line === 'sell')
      .map(({ title, prefix = '', amount, href }) => [
        title,
        `${prefix}${amount / 100}`,
        href?.split('?')[1],
      ]);
  };

  it('go along to the repair page', () => {
    const offer = { cash: pence(14000), voucher: pence(15400) };
    const view = sellView(advice, {
      said: '102,114,121',
      graded: 114,
      offer,
      highest: offer,
      offerAs: () => ({ cash: pence(25500), voucher: pence(28100) }),
    });
    expect(waysFor(advice, view.fault, 'sell', view.known)[0]?.href).toBe(
      '/repair/product/iphone/iphone-14/207?answers=335&selling=102,114,121',
    );
  });

  it('count on the repair page, and go back with its links', () => {
    expect(selling('102,114,121,122')).toEqual([
      ['Sell it as it is', '155', 'answers=102,114,121,122'],
      ['Sell it after repair', '270', 'answers=102,112,121,122'],
    ]);
  });

  it.each([
    ['the fault gives it where it is open', '102', ['140', 'answers=102,114'], ['255', 'answers=102,112']],
    [
      'the fault gives it where the device was whole',
      '102,111',
      ['140', 'answers=102,114'],
      ['255', 'answers=102,112'],
    ],
  ])('need a grade: %s', (_, text, asItIs, afterRepair) => {
    expect(selling(text)).toEqual([
      ['Sell it as it is', ...asItIs],
      ['Sell it after repair', ...afterRepair],
    ]);
  });

  it('stay while nothing is ticked', () => {
    expect(selling('102,114', nothingTicked)).toEqual([['Sell it as it is', '140', 'answers=102,114']]);
    expect(selling('102', nothingTicked)).toEqual([['Sell it', 'up to290', 'answers=102']]);
  });

  it.each([undefined, '', '0', '999999', '335', 'x,-1,1e9,__proto__', '<script>'])(
    'are nothing where no option is known: %s',
    (text) => {
      expect(selling(text)).toEqual([
        ['Sell it as it is', '125', 'answers=114'],
        ['Sell it after repair', '240', 'answers=112'],
      ]);
    },
  );

  it('leave out what is no option', () => {
    expect(selling('7,114,x,102,335')[0]).toEqual(['Sell it as it is', '140', 'answers=102,114']);
  });
});

describe('the faults of a repair page', () => {
  const battery = {
    option_id: 336,
    label: 'Battery',
    price: 69,
    description: null,
    repair: null,
    as_it_is: null,
    after_repair: null,
  };
  const both = { ...advice, faults: [battery, ...advice.faults] };
  const offer = { cash: pence(14000), voucher: pence(15400) };
  const repairWay = (repairing: string | undefined, chosen?: number) => {
    const mended = { cash: pence(25500), voucher: pence(28100) };
    const answers = { said: '114', graded: 114, offer, highest: offer, offerAs: () => mended, repairing };
    const view = sellView(both, answers, chosen);
    const way = waysFor(both, view.fault, 'sell', view.known).find(({ key }) => key === 'repair');
    return way && [`${way.prefix ?? ''}${way.amount / 100}`, way.text, way.href?.split('?')[1]];
  };

  it('go along to the sell page', () => {
    const line = { partId: undefined, time: undefined, warranty: undefined, isAfterDiagnosis: false };
    const lines = [335, 336].map((faultId) => ({ ...line, faultId, price: pence(5000) }));
    const quote = { lines, total: pence(10000), time: undefined, warranty: undefined };
    const { fault, known } = repairView(both, quote, pence(6900), undefined, '335,336');
    const links = waysFor(both, fault, 'repair', known).filter(({ line }) => line === 'sell');
    expect(links.map(({ href }) => href?.split('?')[1])).toEqual([
      'answers=114&repairing=335,336',
      'answers=112&repairing=335,336',
    ]);
  });

  it('are all there on the way back, with what they cost together', () => {
    expect(repairWay('336,335')).toEqual(['188', '2 repairs', 'answers=336,335&selling=114']);
  });

  it('cost at least that much where one of them has no fixed price', () => {
    expect(repairWay('336,335,390')).toEqual(['from188', '2 repairs', 'answers=336,335,390&selling=114']);
  });

  it('give way to a fault that is chosen on the sell page', () => {
    expect(repairWay('336,335', 336)?.at(-1)).toBe('answers=336&selling=114');
  });

  it.each([undefined, '', '999999', 'x,__proto__'])('are nothing where none is known: %s', (text) => {
    expect(repairWay(text)?.at(-1)).toBe('answers=335&selling=114');
  });
});

describe('keeping it', () => {
  it.each([
    [pence(4100), 'Keeping it costs £41 less than the cheapest PlayStation 5 (slim, disc) in stock.'],
    [pence(-4100), 'Keeping it costs £41 more than the cheapest PlayStation 5 (slim, disc) in stock.'],
    [pence(0), 'Keeping it costs as much as the cheapest PlayStation 5 (slim, disc) in stock.'],
    [null, undefined],
  ])('%s', (saves, words) => {
    const replace = { ...product(54), name: 'PlayStation 5 (slim, disc)', price: 299 };
    expect(keepingWords(saves, { ...advice, replace })).toBe(words);
  });

  it('is compared with the cheapest one', () => {
    expect(figuresOf(advice, glass).keepingSaves).toBe(14000);
  });
});
