import { readOutwardCode } from '../forms/post-code.ts';

/** The post offices of the forces, which take mail on to their people, in the country or abroad. */
const FORCES = 'BF';

/** Far postcode areas: the forces, Northern Ireland, northern Scotland, Man, Jersey, Guernsey, Scottish isles. */
const AREAS: ReadonlySet<string> = new Set([FORCES, 'BT', 'GY', 'HS', 'IM', 'IV', 'JE', 'KW', 'ZE']);

/** Far districts of other areas, from and to: Arran, Argyll and its islands, Perthshire, Wight, Scilly. */
const DISTRICTS: Readonly<Record<string, readonly (readonly [from: number, to: number])[]>> = {
  KA: [[27, 28]],
  PA: [
    [20, 49],
    [60, 78],
  ],
  PH: [
    [17, 26],
    [30, 44],
    [49, 50],
  ],
  PO: [[30, 41]],
  TR: [[21, 25]],
};

const areaOf = (postCode: string | undefined) =>
  /^([A-Z]+)(\d+)/.exec(readOutwardCode(postCode ?? '') ?? '') ?? [];

/** Whether a parcel takes a day longer there: in the Highlands, on islands, in Northern Ireland and to the forces. */
export function isFarArea(postCode: string | undefined): boolean {
  const [, area = '', district] = areaOf(postCode);
  if (AREAS.has(area)) return true;
  return (DISTRICTS[area] ?? []).some(([from, to]) => Number(district) >= from && Number(district) <= to);
}

/** Whether the forces' post delivers it. The days that this takes are unknown. */
export const isForcesPost = (postCode: string | undefined): boolean => areaOf(postCode)[1] === FORCES;
