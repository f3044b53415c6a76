import { describe, expect, it } from 'vitest';
import { milesBetween } from './distance.ts';
import { findPlaces, placeOfPostCode } from './places.ts';
import { POST_TOWNS } from './post-towns.ts';

const first = (typed: string) => findPlaces(typed)[0];

describe('a post code', () => {
  it.each([
    ['NW1 0LU', 'NW1 (Camden Town)', 'district'],
    ['nw1', 'NW1 (Camden Town)', 'district'],
    ['EC1A 1BB', 'EC1A (Clerkenwell)', 'district'],
    ['E1W 1AA', 'E1W (Wapping)', 'district'],
    ['W1A 0AX', 'W1A (Mayfair)', 'district'],
    ['ls1 6hd', 'LS1 (Leeds)', 'district'],
    ['AB13', 'AB13 (Peterculter)', 'district'],
    ['LS99 1AA', 'LS (Leeds)', 'area'],
  ])('%s is %s', (typed, name, kind) => {
    expect(placeOfPostCode(typed)).toMatchObject({ name, kind });
    expect(findPlaces(typed)).toEqual([placeOfPostCode(typed)]);
  });

  it.each(['ZZ1 1AA', 'X1', 'Q1 1AA', 'NW', '', 'hello'])('%o is nowhere', (typed) => {
    expect(placeOfPostCode(typed)).toBeUndefined();
  });

  it.each([
    ['NW1 0LU', 51.5386, -0.1424],
    ['E8 2JS', 51.5468, -0.0755],
    ['LS1 6HD', 53.7967, -1.5423],
    ['SK1 1LA', 53.4106, -2.1575],
    ['G12 8TN', 55.8752, -4.2936],
    ['EH8 9BZ', 55.9455, -3.1847],
    ['NE1 6AE', 54.9722, -1.6121],
    ['B34 6AA', 52.4964, -1.7817],
    ['NR28 9AA', 52.8224, 1.3975],
    ['TQ10 9AA', 50.4235, -3.8261],
  ])('%s lies where it is, to within two miles', (postCode, latitude, longitude) => {
    const place = placeOfPostCode(postCode);
    expect(place && milesBetween(place, { latitude, longitude })).toBeLessThan(2);
  });
});

describe('a name', () => {
  it.each([
    ['Leeds', 'Leeds'],
    ['london', 'London'],
    ['newcastle', 'Newcastle upon Tyne'],
    ['Newcastle-under-Lyme', 'Newcastle-under-Lyme'],
    ['kings lynn', "King's Lynn"],
    ['Saint Albans', 'St Albans'],
    ['st albans', 'St Albans'],
    ['newport', 'Newport'],
    ['Newport, Isle of Wight', 'Newport, Isle of Wight'],
    ['derry', 'Derry'],
  ])('%s means %s first', (typed, name) => {
    expect(first(typed)).toMatchObject({ name, kind: 'town' });
  });

  it('that several have offers the others too', () => {
    expect(findPlaces('newport').map(({ name }) => name)).toContain('Newport, Isle of Wight');
  });

  it.each(['Atlantis', 'Lee', 'xx', '%', 'Lee; drop', '(((', '.*'])(
    '%o gives at most as many as it should',
    (typed) => {
      expect(findPlaces(typed).every(({ name }) => name.toLowerCase().startsWith('lee'))).toBe(true);
    },
  );
});

describe('the table', () => {
  const lines = POST_TOWNS.trim().split('\n');

  it('has every area of the United Kingdom and its islands', () => {
    expect(lines).toHaveLength(124);
    expect(new Set(lines.map((line) => line.split(' ')[0])).size).toBe(124);
  });

  it('can be read from end to end, each district once', () => {
    const seen = new Set<string>();
    const problems: string[] = [];
    for (const line of lines) {
      const [area = '', ...rest] = line.split(' ');
      for (const entry of rest.join(' ').split('; ')) {
        if (!ENTRY.test(entry)) problems.push(`“${entry}” can't be read`);
        const listed = /\.\d\d -?\d\.\d\d ?(.*)$/.exec(entry)?.[1]?.split(' ').filter(Boolean) ?? [];
        for (const code of listed.flatMap((part) => codesIn(area, part))) {
          if (seen.has(code)) problems.push(`${code} is there twice`);
          seen.add(code);
        }
      }
    }
    expect(problems).toEqual([]);
    expect(seen.size).toBeGreaterThan(2_700);
  });

  it('keeps every district near its area', () => {
    const far = lines.flatMap((line) => {
      const area = line.split(' ')[0] ?? '';
      const home = placeOfPostCode(`${area}1`);
      return Array.from({ length: 100 }, (_, district) => placeOfPostCode(`${area}${district}`)).filter(
        (place) => !place || !home || milesBetween(place, home) > 130,
      );
    });
    expect(far).toEqual([]);
  });
});

const ENTRY = /^[\p{L}' ,-]+ (49|5\d|60)\.\d\d -?\d\.\d\d( \d{1,2}[A-Z]?(-\d{1,2})?)*$/u;

/** '21-25' of an area is five codes, '1W' is one. */
function codesIn(area: string, part: string): string[] {
  const [from = '', to] = part.split('-');
  if (to === undefined) return [area + from];
  return Array.from(
    { length: Number(to) - Number(from) + 1 },
    (_, index) => `${area}${Number(from) + index}`,
  );
}
