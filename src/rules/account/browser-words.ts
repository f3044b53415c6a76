/** The first match counts, since most browsers also name the browsers that they are based on. */
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

/** 'Safari on iPhone': just enough for people to recognise their own browser. */
export function browserWords(userAgent: string): string {
  const browser = nameIn(userAgent, BROWSERS);
  const place = nameIn(userAgent, PLACES);
  if (browser && place) return `${browser} on ${place}`;
  return browser ?? (place ? `A browser on ${place}` : 'An unknown browser');
}
