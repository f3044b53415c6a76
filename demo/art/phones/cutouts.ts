import { at, type Doc } from '../lib/doc.ts';
import { frontCamera } from '../lib/lens.ts';
import { circle, num, path, rect } from '../lib/svg.ts';
import type { Area } from '../lib/wallpaper.ts';
import type { Cutout, PhoneModel } from './model.ts';

const GLASS = '#050506';

function island(d: Doc, { y, w }: Area): string {
  const width = w * 0.285;
  const height = w * 0.086;
  const top = y + w * 0.028;
  return (
    rect(-width / 2, top, width, height, height / 2, { fill: '#000' }) +
    frontCamera(d, width / 2 - height / 2, top + height / 2, height * 0.2)
  );
}

function notch(d: Doc, { y, w }: Area): string {
  const half = num(w * 0.21);
  const bottom = num(y + w * 0.082);
  const flare = 1.4;
  const round = 2.6;
  const top = num(y - 0.3);
  const shape =
    `M${num(-half - flare)} ${top}Q${-half} ${top} ${-half} ${num(y + flare)}V${num(bottom - round)}` +
    `Q${-half} ${bottom} ${num(-half + round)} ${bottom}H${num(half - round)}` +
    `Q${half} ${bottom} ${half} ${num(bottom - round)}V${num(y + flare)}Q${half} ${top} ${num(half + flare)} ${top}Z`;
  return (
    path(shape, { fill: GLASS }) +
    rect(-4.2, y + 0.1, 8.4, 0.75, 0.37, { fill: '#1b1b1e' }) +
    frontCamera(d, -half + 5, y + w * 0.037, 1)
  );
}

function punch(d: Doc, { y, w }: Area): string {
  const cy = y + w * 0.065;
  return circle(0, cy, 1.75, { fill: '#020203' }) + frontCamera(d, 0, cy, 0.95);
}

function drop(d: Doc, { y }: Area): string {
  const top = num(y - 0.2);
  const bottom = num(y + 3.9);
  const shape = `M-5 ${top}C-2.6 ${top} -2.9 ${bottom} 0 ${bottom}C2.9 ${bottom} 2.6 ${top} 5 ${top}Z`;
  return path(shape, { fill: GLASS }) + frontCamera(d, 0, y + 1.9, 0.95);
}

function homeButton(d: Doc, { y, h }: Area): string {
  const button = y + h + 8.4;
  const speaker = y - 9.2;
  const ring = d.diag([at(0, '#8a8a90'), at(0.5, '#2c2c30'), at(1, '#9a9aa0')]);
  return (
    rect(-5.5, speaker, 11, 1.1, 0.55, { fill: '#17171a' }) +
    frontCamera(d, -10, speaker + 0.5, 1.1) +
    circle(0, button, 5.3, { fill: '#0a0a0b' }) +
    circle(0, button, 5.2, { fill: 'none', stroke: ring, strokeWidth: 0.42 })
  );
}

const CUTOUTS: Record<Cutout, (d: Doc, area: Area) => string> = {
  island,
  notch,
  punch,
  drop,
  'home-button': homeButton,
  none: () => '',
};

/** The part of the screen that is cut out for the front camera. */
export const cutout = (d: Doc, m: PhoneModel, area: Area): string => CUTOUTS[m.cutout](d, area);
