/** The flat ground of every product picture; the shop's tiles have the same colour, so no edge shows. */
export const GROUND = '#F6F5F2';

/** One picture of the demo shop: `draw` returns a whole SVG document of `width` × `height`. */
export interface Picture {
  /** Name without size and extension, e.g. `products/apple-iphone-15/blue-hero`. */
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Colour behind the drawing; `null` keeps the picture transparent. Left out: the ground of products. */
  readonly ground?: string | null;
  readonly draw: () => string;
}
