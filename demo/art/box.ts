import { cableArt, coiled } from './devices/cable.ts';
import type { Plug } from './devices/plugs.ts';
import { at, Doc } from './lib/doc.ts';
import { lying, type Lying } from './lib/shadows.ts';
import { arc, squircle, type Point } from './lib/shapes.ts';
import { circle, group, num, path, rect } from './lib/svg.ts';
import { inset } from './phones/body.ts';
import type { Slab } from './phones/slab.ts';

const CABLE = '#f4f4f3';

/** A white carton: its lid with a picture, or its tray with a hollow. */
function lid(d: Doc, w: number, h: number, picture: string): string {
  return (
    rect(-w / 2, -h / 2, w, h, 2.2, {
      fill: d.diag([at(0, '#ffffff'), at(0.6, '#fbfbfa'), at(1, '#eceae6')]),
    }) +
    rect(-w / 2 + 0.3, -h / 2 + 0.3, w - 0.6, h - 0.6, 2, {
      fill: 'none',
      stroke: '#d9d6d0',
      strokeWidth: 0.4,
    }) +
    path(`M${num(-w / 2 + 0.8)} ${num(h / 2 - 2)}V${num(-h / 2 + 2)}`, {
      fill: 'none',
      stroke: '#fff',
      strokeWidth: 0.8,
    }) +
    picture
  );
}

/** The hollow in the carton where a device lay. */
export const hollow = (d: Doc, m: Slab): string =>
  path(inset(m, 0), { fill: d.diag([at(0, '#efede9'), at(1, '#fbfaf8')]) }) +
  path(inset(m, 0.4), {
    fill: 'none',
    stroke: d.diag([at(0, '#cfccc5'), at(0.5, '#e6e4df'), at(1, '#ffffff')]),
    strokeWidth: 0.8,
  });

/** The leaflet: lines of text and a tick. */
function leaflet(d: Doc): string {
  const lines = [34, 44, 40, 26].map((length, i) =>
    rect(-27, -12 + i * 6, length, 1.6, 0.8, { fill: '#cfccc5' }),
  );
  return (
    rect(-34, -22, 68, 44, 1, { fill: d.diag([at(0, '#fff'), at(1, '#f1efea')]) }) +
    lines.join('') +
    circle(22, 10, 6, { fill: '#4F46E5', fillOpacity: 0.15 }) +
    path('M19 10L21.4 12.4L25.4 7.6', {
      fill: 'none',
      stroke: '#4F46E5',
      strokeWidth: 1.4,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
    })
  );
}

/** The pin that opens the card tray. */
function pin(d: Doc): string {
  const steel = d.diag([at(0, '#f4f5f6'), at(0.5, '#a6abb2'), at(1, '#e4e6e9')]);
  return (
    path(`${arc(4, 0, 4, 0, 359.9)}M8 0H20`, {
      fill: 'none',
      stroke: '#2a2118',
      strokeOpacity: 0.35,
      strokeWidth: 1.6,
      transform: 'translate(.5 1)',
      filter: d.blur(0.8),
    }) +
    circle(4, 0, 4, { fill: 'none', stroke: steel, strokeWidth: 1.7 }) +
    rect(8, -0.6, 12, 1.2, 0.6, { fill: d.lin([at(0, '#f4f5f6'), at(1, '#8a8f97')]) })
  );
}

export interface BoxContents {
  readonly width: number;
  readonly height: number;
  readonly device: {
    readonly w: number;
    readonly h: number;
    readonly shape: string;
    readonly draw: (d: Doc) => string;
  };
  /** The picture on the carton, with its size in millimetres. */
  readonly onLid: { readonly w: number; readonly h: number; readonly draw: (d: Doc) => string };
  /** The end of the cable that goes into the device; the other one is USB-C. */
  readonly plug?: Plug | undefined;
  readonly withPin: boolean;
  /** Below 1 for devices that are smaller than others of their kind. */
  readonly size?: number;
}

type Spot = Pick<Lying, 'x' | 'y' | 'turn'> & { readonly size: number };

interface Arrangement {
  readonly lid: Spot;
  readonly device: Spot;
  readonly cable: Spot;
  readonly leaflet: Spot;
  readonly pin: Spot;
}

/** Centres in pixels; size is the height in pixels (the width, for cable and leaflet). */
const TALL: Arrangement = {
  lid: { x: 360, y: 565, turn: -5, size: 840 },
  device: { x: 865, y: 610, turn: 4, size: 920 },
  cable: { x: 320, y: 1280, turn: -8, size: 470 },
  leaflet: { x: 880, y: 1300, turn: 6, size: 370 },
  pin: { x: 560, y: 1490, turn: -14, size: 130 },
};
const SQUARE: Arrangement = {
  lid: { x: 355, y: 425, turn: -5, size: 660 },
  device: { x: 815, y: 515, turn: 4, size: 790 },
  cable: { x: 300, y: 975, turn: -8, size: 420 },
  leaflet: { x: 760, y: 1045, turn: 6, size: 280 },
  pin: { x: 990, y: 1060, turn: -14, size: 110 },
};

/** Between lid and device. */
const MEETING: Point = [590, 520];

/** Everything that comes with a device, laid out on a table and seen from above. */
export function boxPicture(contents: BoxContents): string {
  const { width, height, device, onLid, plug = 'usb-c', withPin, size = 1 } = contents;
  const d = new Doc(width, height);
  const spots = height > width ? TALL : SQUARE;
  const lidW = onLid.w * 1.24;
  const lidH = onLid.h + onLid.w * 0.3;
  const lidScale = size * Math.min(spots.lid.size / lidH, (spots.lid.size * 0.58) / lidW);
  const leafletShape = 'M-34 -22H34V22H-34Z';
  const place = ({ x, y, turn = 0 }: Spot, scale: number, shape: string, lift: number): Lying => ({
    x,
    y,
    turn,
    scale,
    shape,
    lift,
  });
  // Small things lie closer together, so that there is no gap between them.
  const closer = ({ x, y, ...spot }: Spot): Spot => ({
    ...spot,
    x: MEETING[0] + (x - MEETING[0]) * size,
    y: MEETING[1] + (y - MEETING[1]) * size,
  });
  const { x: cx, y: cy, turn: cTurn = 0, size: cSize } = spots.cable;
  const { x: px, y: py, turn: pTurn = 0, size: pSize } = spots.pin;
  d.add(
    lying(
      d,
      lid(d, lidW, lidH, group(onLid.draw(d), { transform: 'scale(.92)' })),
      place(
        closer(spots.lid),
        lidScale,
        squircle(-lidW / 2, -lidH / 2, lidW, lidH, 2),
        (1.3 * onLid.h) / 147,
      ),
    ),
    lying(
      d,
      device.draw(d),
      place(closer(spots.device), (size * spots.device.size) / device.h, device.shape, device.h / 147),
    ),
    group(cableArt(d, CABLE, coiled, [plug, 'usb-c']), {
      transform: `translate(${cx} ${cy}) rotate(${cTurn}) scale(${num(cSize / 170, 3)})`,
    }),
    lying(d, leaflet(d), place(spots.leaflet, spots.leaflet.size / 68, leafletShape, 0.55)),
  );
  if (withPin)
    d.add(
      group(pin(d), { transform: `translate(${px} ${py}) rotate(${pTurn}) scale(${num(pSize / 22, 3)})` }),
    );
  return d.svg();
}
