import type { Shade } from '../colours.ts';
import { at, type Doc } from '../lib/doc.ts';
import type { PaletteName } from '../lib/palettes.ts';
import { squircle } from '../lib/shapes.ts';
import { group, num, path } from '../lib/svg.ts';
import { wallpaper, type Area, type WallpaperStyle } from '../lib/wallpaper.ts';
import { phoneScreen } from '../screens/phone.ts';
import { body, inset } from './body.ts';
import { cutout } from './cutouts.ts';
import type { PhoneModel, ScreenKind } from './model.ts';
import type { Slab } from './slab.ts';

export interface ScreenArt {
  readonly palette: PaletteName;
  readonly style?: WallpaperStyle;
  readonly screen?: ScreenKind;
  readonly seed?: number;
}

/** The black glass of a front, without anything lit. */
export function frontGlass(d: Doc, m: Slab, c: Shade): string {
  const edge = [at(0, '#fff', 0.5), at(0.2, '#fff', 0.08), at(0.6, '#fff', 0.02), at(1, '#fff', 0.3)];
  return (
    path(inset(m, m.frame - 0.12), { fill: c.frameDeep }) +
    path(inset(m, m.frame), { fill: '#050506' }) +
    path(inset(m, m.frame + 0.16), { fill: 'none', stroke: d.diag(edge), strokeWidth: 0.16 })
  );
}

/** One wedge of light over glass and screen. Parallel stripes would look like an old icon. */
export function reflection(d: Doc, m: Slab, strength = 1): string {
  const { w, h } = m;
  const wedge = `M${num(w * 0.02)} ${num(-h / 2)}H${num(w / 2)}V${num(h * 0.2)}Z`;
  const light = d.linU(
    [at(0, '#fff', 0.17 * strength), at(0.5, '#fff', 0.05 * strength), at(1, '#fff', 0)],
    w * 0.5,
    -h / 2,
    w * 0.1,
    -h * 0.08,
  );
  return group(path(wedge, { fill: light }), { clipPath: d.clip(inset(m, m.frame)) });
}

/** The area of the lit screen. */
export function screenArea(m: PhoneModel): Area & { readonly r: number } {
  const ends = m.cutout === 'home-button' ? 17.2 : m.border;
  const chin = m.cutout === 'drop' ? 2.2 : 0;
  return {
    x: -m.w / 2 + m.border,
    y: -m.h / 2 + ends,
    w: m.w - 2 * m.border,
    h: m.h - 2 * ends - chin,
    r: m.cutout === 'home-button' ? 0.3 : Math.max(0.8, m.r - m.border),
  };
}

/** Everything in front of the frame: glass, lit screen, cut-out, reflection. */
export function frontFace(d: Doc, m: PhoneModel, c: Shade, art: ScreenArt): string {
  const area = screenArea(m);
  const style = art.style ?? m.wallpaper;
  const lit = squircle(area.x, area.y, area.w, area.h, area.r);
  const content =
    wallpaper(d, area, style, art.palette, art.seed) +
    phoneScreen(d, area, art.screen ?? m.screen, {
      style,
      palette: art.palette,
      narrowBar: m.cutout === 'home-button',
    });
  return (
    frontGlass(d, m, c) +
    group(content, { clipPath: d.clip(lit) }) +
    cutout(d, m, area) +
    path(lit, { fill: 'none', stroke: '#000', strokeOpacity: 0.55, strokeWidth: 0.22 }) +
    reflection(d, m)
  );
}

/** A phone seen straight from the front. */
export const phoneFront = (d: Doc, m: PhoneModel, c: Shade, art: ScreenArt): string =>
  body(d, m, c) + frontFace(d, m, c, art);
