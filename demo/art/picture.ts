/** One picture of the demo shop: `draw` returns a whole SVG document of `width` × `height`. */
export interface Picture {
  /** Name without size and extension, e.g. `products/apple-iphone-15/blue-hero`. */
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly draw: () => string;
}
