/** The first that fits counts: most browsers also claim to be the ones they descend from. */
const BROWSERS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera|OPT)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
];

const PLACES: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
];

const nameIn = (words: string, names: typeof BROWSERS) => names.find(([pattern]) => pattern.test(words))?.[1];

/** 'Safari on iPhone': enough for somebody to know their own browser again, and no more than that. */
export function browserWords(userAgent: string): string {
  const browser = nameIn(userAgent, BROWSERS);
  const place = nameIn(userAgent, PLACES);
  if (browser && place) return `${browser} on ${place}`;
  return browser ?? (place ? `A browser on ${place}` : 'An unknown browser');
}
