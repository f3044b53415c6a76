/** Thick enough for a hand-held scanner, in the units of the drawing. */
const HEIGHT_MM = 12;

/** A barcode (Code 128) as SVG. The library is large, so it is loaded with the first barcode. */
export async function barcodeSvg(text: string): Promise<string> {
  const { toSVG } = await import('bwip-js/node');
  return toSVG({ bcid: 'code128', text, height: HEIGHT_MM, includetext: false });
}

/** A QR code as SVG. */
export async function qrSvg(text: string): Promise<string> {
  const { toSVG } = await import('bwip-js/node');
  return toSVG({ bcid: 'qrcode', text });
}
