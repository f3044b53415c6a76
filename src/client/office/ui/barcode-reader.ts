import { readCode128 } from './read-code128.ts';

/** What browsers that read barcodes by themselves offer. TypeScript does not know it yet. */
interface Detector {
  detect: (from: HTMLVideoElement) => Promise<{ rawValue: string }[]>;
}
interface DetectorClass {
  new (how: { formats: string[] }): Detector;
  getSupportedFormats: () => Promise<string[]>;
}

type Read = (from: HTMLVideoElement) => Promise<string | undefined>;

/** Of our labels, of boxes, and of labels on a phone's screen. */
const FORMATS = ['code_128', 'qr_code', 'ean_13', 'data_matrix'];
const OURS = 'code_128';

/** How the browser reads a barcode: by itself, or else by our own reader of the codes that our labels have. */
export async function readerOf(): Promise<Read> {
  const Known = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;
  const formats = Known ? await Known.getSupportedFormats() : [];
  if (!Known || !formats.includes(OURS)) return ownReader();
  const detector = new Known({ formats: FORMATS.filter((format) => formats.includes(format)) });
  return async (from) => (await detector.detect(from))[0]?.rawValue;
}

/** Rows through the picture, from its middle outwards, as shares of its height. */
const ROWS = [0.5, 0.47, 0.53, 0.43, 0.57, 0.38, 0.62, 0.32, 0.68, 0.25, 0.75];
/** As ITU-R 601 weighs colours. */
const [RED, GREEN, BLUE] = [0.299, 0.587, 0.114];

function ownReader(): Read {
  const canvas = document.createElement('canvas');
  const drawing = canvas.getContext('2d', { willReadFrequently: true });
  return async (from) => {
    const { videoWidth: width, videoHeight: height } = from;
    if (!drawing || width === 0) return undefined;
    if (canvas.width !== width) canvas.width = width;
    if (canvas.height !== height) canvas.height = height;
    drawing.drawImage(from, 0, 0, width, height);
    for (const share of ROWS) {
      const text = readCode128(greys(drawing.getImageData(0, Math.round(height * share), width, 1).data));
      if (text !== undefined) return text;
    }
    return undefined;
  };
}

const greys = (colours: Uint8ClampedArray): Uint8Array =>
  Uint8Array.from(
    { length: colours.length / 4 },
    (_, index) =>
      (colours[index * 4] ?? 0) * RED +
      (colours[index * 4 + 1] ?? 0) * GREEN +
      (colours[index * 4 + 2] ?? 0) * BLUE,
  );
