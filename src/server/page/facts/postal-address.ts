import { placeOfPostCode } from '#rules/stores/places.ts';

/** An address whose last part is the town: '118 Camden High Street, London'. Else the post code tells the town. */
export function postalAddress(address: string, postCode: string): object {
  const parts = address.split(',').map((part) => part.trim());
  const last = parts.at(-1) ?? '';
  const isTown = parts.length > 1 && /^\D+$/.test(last);
  return {
    '@type': 'PostalAddress',
    streetAddress: isTown ? parts.slice(0, -1).join(', ') : address,
    addressLocality: isTown ? last : townOf(postCode),
    postalCode: postCode,
    addressCountry: 'GB',
  };
}

/** 'NW1 (Camden)' as the place of a post code is called. */
const townOf = (postCode: string) => /\((.+)\)$/.exec(placeOfPostCode(postCode)?.name ?? '')?.[1];
