import { slugOf } from './slug.ts';

/**
 * Whether an accessory fits one of these products: a name that ends with 'for iPhone 15' fits that model alone. Other
 * names say nothing, so they fit.
 */
export function fitsOneOf(accessory: string, slugs: readonly string[]): boolean {
  const [, device] = / for (?!(?:UK|all|any|your)\b)(.+)$/i.exec(accessory) ?? [];
  return device === undefined || slugs.includes(slugOf(device));
}
