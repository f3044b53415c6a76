import { pictureName, VIEWS, type View } from '#demo/art/names.ts';
import { colour, type Shade } from '#demo/art/colours.ts';
import { Doc } from '#demo/art/lib/doc.ts';
import type { Picture } from '#demo/art/picture.ts';

export interface Canvas {
  readonly width: number;
  readonly height: number;
}
export const TALL: Canvas = { width: 1200, height: 1600 };
export const SQUARE: Canvas = { width: 1200, height: 1200 };

/** Draws one view onto a fresh document. */
export type Draw = (d: Doc, c: Shade, colourName: string) => string;

export interface Product {
  readonly brand: string;
  readonly model: string;
  readonly colours: readonly string[];
  readonly canvas?: Canvas;
  /** A product of the catalogue has all of them; small things make do with the first. */
  readonly views: Readonly<Partial<Record<View, Draw>>>;
}

export function galleryPictures({ brand, model, colours, canvas = SQUARE, views }: Product): Picture[] {
  return colours.flatMap((name) =>
    VIEWS.flatMap((view) => {
      const draw = views[view];
      if (!draw) return [];
      return {
        name: pictureName(brand, model, name, view),
        ...canvas,
        draw: () => {
          const d = new Doc(canvas.width, canvas.height);
          return d.add(draw(d, colour(name, model), name)).svg();
        },
      };
    }),
  );
}
