import catalogue from '#demo/catalogue.json' with { type: 'json' };
import { boxPicture, hollow } from './box.ts';
import { colour, type Shade } from './colours.ts';
import { seedOf } from './lib/random.ts';
import { pictureName, VIEWS, type View } from './names.ts';
import { paletteFor } from './palette-choice.ts';
import { phoneBack } from './phones/back.ts';
import { inset } from './phones/body.ts';
import { FOLDABLE, FOLDED_TOP, folded, openFront } from './phones/foldable.ts';
import { foldableAngle, foldableBack, foldableFront, foldableHero } from './phones/foldable-views.ts';
import type { ScreenArt } from './phones/front.ts';
import { phoneModel } from './phones/models.ts';
import * as phoneViews from './phones/views.ts';
import type { Picture } from './picture.ts';
import { tabletModel } from './tablets/models.ts';
import * as tabletViews from './tablets/views.ts';

const FOLDABLE_NAME = 'Galaxy Z Flip6';

/** The pictures that can be drawn of a device in one colour. */
interface Device {
  readonly width: number;
  readonly height: number;
  readonly views: Readonly<Record<View, () => string>>;
}

function phone(name: string, c: Shade, art: ScreenArt): Device | undefined {
  const m = phoneModel(name);
  if (!m) return undefined;
  const canvas = phoneViews.PHONE_CANVAS;
  return {
    ...canvas,
    views: {
      hero: () => phoneViews.hero(m, c, art),
      angle: () => phoneViews.angle(m, c),
      front: () => phoneViews.front(m, c, art),
      back: () => phoneViews.back(m, c),
      box: () =>
        boxPicture({
          ...canvas,
          device: { ...m, shape: inset(m, 0), draw: (d) => phoneBack(d, m, c) },
          onLid: { ...m, draw: (d) => hollow(d, m) },
          plug: m.plug,
          withPin: true,
        }),
    },
  };
}

function foldable(c: Shade, art: ScreenArt): Device {
  const canvas = phoneViews.PHONE_CANVAS;
  return {
    ...canvas,
    views: {
      hero: () => foldableHero(c, art),
      angle: () => foldableAngle(c, art),
      front: () => foldableFront(c, art),
      back: () => foldableBack(c),
      box: () =>
        boxPicture({
          ...canvas,
          device: { ...FOLDABLE, shape: inset(FOLDABLE, 0), draw: (d) => openFront(d, c, art) },
          onLid: { w: FOLDABLE.w, h: FOLDED_TOP * 2, draw: (d) => folded(d, c, art) },
          withPin: true,
        }),
    },
  };
}

function tablet(name: string, c: Shade, art: ScreenArt): Device | undefined {
  const m = tabletModel(name);
  if (!m) return undefined;
  const canvas = tabletViews.TABLET_CANVAS;
  return {
    ...canvas,
    views: {
      hero: () => tabletViews.hero(m, c, art),
      angle: () => tabletViews.angle(m, c),
      front: () => tabletViews.front(m, c, art),
      back: () => tabletViews.back(m, c),
      box: () =>
        boxPicture({
          ...canvas,
          device: { ...m, shape: inset(m, 0), draw: (d) => tabletViews.tabletBack(d, m, c) },
          onLid: { ...m, draw: (d) => hollow(d, m) },
          withPin: false,
          size: tabletViews.sizeOf(m),
        }),
    },
  };
}

interface Product {
  readonly brand: string;
  readonly model: string;
  readonly colours: readonly string[];
}

function picturesOf({ brand, model, colours }: Product): Picture[] {
  return colours.flatMap((name) => {
    const c = colour(name, model);
    const art: ScreenArt = { palette: paletteFor(c, model), seed: seedOf(model) % 97 };
    const device =
      model === FOLDABLE_NAME ? foldable(c, art) : (phone(model, c, art) ?? tablet(model, c, art));
    if (!device) return [];
    const { width, height, views } = device;
    return VIEWS.map((view): Picture => ({
      name: pictureName(brand, model, name, view),
      width,
      height,
      draw: views[view],
    }));
  });
}

/** Phones and tablets of the catalogue. */
export const pictures: readonly Picture[] = catalogue.buy.flatMap(picturesOf);
