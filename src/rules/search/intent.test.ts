import { describe, expect, it } from 'vitest';
import { Dictionary } from './dictionary.ts';
import { IntentReader, type Intent } from './intent.ts';

const WORDS =
  `apple iphone 13 14 pro max samsung galaxy s23 macbook ipad playstation 5 switch screen protector glass
  phones laptops case cable charger usb c 256gb 5g inch 11 earbuds watch nintendo console`.split(/\s+/);
const FAULTS = ['screen', 'battery', 'charging-port', 'hdmi-port', 'back-glass', 'hinge', 'something-else'];
const reader = new IntentReader({
  dictionary: new Dictionary(new Map(WORDS.map((word) => [word, 1]))),
  faults: FAULTS,
  storeWords: ['manchester', 'camden', 'mobile', 'yard'],
});

describe('A search is read as', () => {
  it.each<[typed: string, read: Partial<Intent>]>([
    ['battery', { faults: ['battery'], rest: [] }],
    ['iphone 13 battery', { faults: ['battery'], rest: ['iphone', '13'] }],
    ['batery for my iphone', { faults: ['battery'], rest: ['iphone'], isCorrected: true }],
    ['Won’t charge', { faults: ['charging-port'], rest: [] }],
    ['charger won’t stay in', { faults: ['charging-port'], rest: [] }],
    ['cable does not stay in my iphone', { faults: ['charging-port'], rest: ['iphone'] }],
    ['phones under £200', { line: 'buy', most: 200, rest: ['phones'] }],
    ['under 200', { line: 'buy', rest: [] }],
    ['iphone screen under 100', { line: undefined, faults: ['screen'], rest: ['iphone'] }],
    ['does not hold a charge', { faults: ['battery'], rest: [] }],
    ['back glass is cracked', { faults: ['back-glass'], rest: [] }],
    ['cracked', { faults: ['screen'] }],
    ['iphonescreen', { faults: ['screen'], rest: ['iphone'] }],
    ['screen and battery', { faults: ['screen', 'battery'] }],
    ['broken hinge', { faults: ['hinge'], line: 'repair' }],
    ['new screen on iphone 13', { faults: ['screen'], rest: ['iphone', '13'] }],
    ['phone with a good battery life', { faults: [], rest: ['phone'] }],
    ['iphone fell in the sea', { faults: ['something-else'], rest: ['iphone'] }],
    ['water damage', { faults: ['something-else'] }],
    ['no sound', { faults: ['something-else'] }],
    ['sell my s23', { line: 'sell', rest: ['s23'] }],
    ['how much is my iphone worth', { line: 'sell', rest: ['iphone'] }],
    ['trade-in macbook', { line: 'sell', rest: ['macbook'] }],
    ['how much to fix an ipad', { line: 'repair', rest: ['ipad'] }],
    ['repiar', { line: 'repair', isCorrected: true }],
    ['return policy', { topics: ['returns'], rest: [] }],
    ['waranty', { topics: ['warranty'] }],
    ['opening hours manchester', { wantsStore: true, towns: ['manchester'], rest: [] }],
    ['manchster', { towns: ['manchester'] }],
    ['mobile phone', { towns: [], rest: ['phone'] }],
    ['track my order', { places: ['orders'] }],
    ['apple phone', { rest: ['iphone'] }],
    ['charging cable', { faults: [], rest: ['cable'] }],
    ['usb c charger', { faults: [], rest: ['usb', 'c', 'charger'], isRead: false }],
    ['iphone 256 gig', { rest: ['iphone', '256gb'] }],
    ['i phone 13', { rest: ['i', 'phone', '13'] }],
    ['mac book', { rest: ['mac', 'book'], isCorrected: false }],
    ['my mac', { rest: ['macbook'] }],
    ['galaxy 5g', { rest: ['galaxy', '5g'] }],
    ['ipad 11in', { rest: ['ipad', '11', 'inch'] }],
    ['refurbished iphone', { used: 'refurbished', rest: ['iphone'] }],
    ['second hand', { used: 'second hand', rest: [] }],
    ['joy con drift', { faults: ['something-else'], rest: ['nintendo', 'switch'], isCorrected: false }],
    ['wont read disc', { faults: ['something-else'], rest: ['console'], isCorrected: false }],
    ['galaxy note 10', { rest: ['galaxy', 'note', '10'] }],
    ['honor', { rest: ['honor'], isRead: false }],
    ['batt', { faults: ['battery'], isGuess: true }],
    ['charging prot iphone 13', { faults: ['charging-port'], rest: ['iphone', '13'], isCorrected: true }],
    ['hdmy', { faults: ['hdmi-port'], isCorrected: true }],
    ['broken glass back', { faults: ['back-glass'], line: 'repair', rest: [] }],
    ['phones dropped in toilet', { faults: ['something-else'], rest: ['phones'] }],
    ['can you fix it', { line: 'repair', rest: [] }],
    ['charger broken port iphone 13', { line: 'repair', faults: ['charging-port'] }],
    ['price for my iphone', { line: 'sell', rest: ['iphone'] }],
    ['price for my iphone screen', { line: undefined, faults: ['screen'] }],
    ['do you take broken phones', { line: 'sell', topics: ['broken-devices'], rest: ['phones'] }],
    ['sell cracked iphone', { line: 'sell', topics: ['broken-devices'] }],
    ['when do i get paid', { topics: ['payment'], isQuestion: true, rest: [] }],
    ['how do i pack my iphone', { topics: ['packing'], rest: ['iphone'] }],
    ['cheap phones', { line: 'buy', isCheap: true, rest: ['phones'] }],
    ['cheap screen repair', { line: 'repair', isCheap: true, faults: ['screen'] }],
    ['sim free', { rest: ['phone'], topics: [] }],
    ['sim free iphone', { rest: ['iphone'] }],
    ['help', { topics: ['help'], rest: [] }],
    ['help with my iphone', { topics: [], rest: ['iphone'] }],
    ['faq', { topics: ['help'] }],
    ['how it works', { topics: ['how-it-works'], rest: [] }],
    ['voucher', { topics: ['vouchers'] }],
    ['what does refurbished mean', { topics: ['grading'], used: '', rest: [] }],
    ['mb pro', { rest: ['macbook', 'pro'] }],
    ['for the', { rest: ['for', 'the'], isRead: false }],
  ])('%s', (typed, read) => {
    expect(reader.read(typed)).toMatchObject(read);
  });

  it.each(['iphnoe', 'swich', 'galaxi s23', 'macbok', 'pro max', 'iphone 14'])(
    'a device alone: %s',
    (typed) => {
      expect(reader.read(typed).isRead).toBe(false);
    },
  );

  it('what was read, written without its slips', () => {
    expect(reader.read('how much is my iphone wort')).toMatchObject({ before: 'how much is my' });
    expect(reader.read('iphone 13 batery')).toMatchObject({ before: '', after: 'battery' });
    expect(reader.read('iphnoe less than 300')).toMatchObject({ before: '', after: 'under £300' });
  });

  it('something quickly, however much is typed', () => {
    const long = reader.read('screen battery '.repeat(2_000));
    expect(long.faults).toEqual(['screen', 'battery']);
    expect(reader.read('iphone '.repeat(2_000)).rest.length).toBeLessThanOrEqual(8);
  });
});
