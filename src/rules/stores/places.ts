import type { Coordinates } from './distance.ts';
import { readOutwardCode } from '../forms/post-code.ts';
import { POST_TOWNS } from './post-towns.ts';

/** The place of a post code or town. A district is a few miles wide, an area some dozens. */
export interface Place extends Coordinates {
  name: string;
  kind: 'district' | 'area' | 'town';
}

interface Town extends Coordinates {
  name: string;
  /** Only letters and digits, so that hyphens, apostrophes and case don't matter. */
  key: string;
  /** How many districts it has. Of two towns with one name, the larger is more likely. */
  size: number;
}

interface Gazetteer {
  towns: readonly Town[];
  /** By district such as 'NW1', and by area such as 'NW'. */
  codes: ReadonlyMap<string, Town>;
}

const MOST_PLACES = 3;
const SHORTEST_NAME = 3;

/** The place of a post code, or of its first half; undefined for an unknown area. */
export function placeOfPostCode(typed: string): Place | undefined {
  const outward = readOutwardCode(typed);
  if (outward === undefined) return undefined;
  const { codes } = gazetteer();
  // 'EC1A' is a part of 'EC1', but 'E1W' has its own place.
  const district = [outward, outward.replace(/(?<=\d)[A-Z]$/, '')].find((code) => codes.has(code));
  const area = outward.replace(/\d.*$/, '');
  const town = codes.get(district ?? area);
  if (!town) return undefined;
  return {
    ...at(town),
    name: `${district ? outward : area} (${town.name})`,
    kind: district ? 'district' : 'area',
  };
}

/** The places for a typed text, the most likely first: one for a post code, several for a shared name. */
export function findPlaces(typed: string): Place[] {
  const coded = placeOfPostCode(typed);
  if (coded) return [coded];
  const wanted = keyOf(typed);
  if (wanted.length < SHORTEST_NAME) return [];
  return gazetteer()
    .towns.filter(({ key }) => key === wanted || key.startsWith(`${wanted} `))
    .sort((a, b) => likelihood(b, wanted) - likelihood(a, wanted))
    .slice(0, MOST_PLACES)
    .map((town) => ({ ...at(town), name: town.name, kind: 'town' }));
}

/** A town with exactly this name ranks above towns that only begin with it, but below a city that does. */
function likelihood({ name, size }: Town, wanted: string): number {
  const [whole = ''] = name.split(',');
  return size + (keyOf(whole) === wanted ? 1.5 : 0);
}

const at = ({ latitude, longitude }: Coordinates): Coordinates => ({ latitude, longitude });

function keyOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/['’.]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/^saint /, 'st ');
}

let read: Gazetteer | undefined;

/** Parsed at first use, since it is rarely needed. */
function gazetteer(): Gazetteer {
  read ??= readGazetteer(POST_TOWNS);
  return read;
}

const ENTRY = /^(.+) (-?\d+\.\d\d) (-?\d+\.\d\d)((?: \d+[A-Z]?(?:-\d+)?)*)$/;

function readGazetteer(text: string): Gazetteer {
  const towns: Town[] = [];
  const codes = new Map<string, Town>();
  for (const line of text.trim().split('\n')) {
    const gap = line.indexOf(' ');
    const area = line.slice(0, gap);
    for (const entry of line.slice(gap + 1).split('; ')) {
      const [, name = '', latitude, longitude, listed = ''] = ENTRY.exec(entry) ?? [];
      const districts = listed.split(' ').flatMap(numbersIn);
      const town = { name, key: keyOf(name), latitude: Number(latitude), longitude: Number(longitude) };
      const sized = { ...town, size: districts.length };
      towns.push(sized);
      for (const district of districts) codes.set(area + district, sized);
      if (!codes.has(area)) codes.set(area, sized);
    }
  }
  return { towns, codes };
}

/** '21-25' is five districts. */
function numbersIn(listed: string): string[] {
  if (listed === '') return [];
  const [first = '', last = first] = listed.split('-');
  if (first === last) return [first];
  return Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) =>
    String(Number(first) + index),
  );
}
