/** The tracking page of each carrier. The first name that the typed text begins with is used. */
const PAGES: readonly { name: string; page: (tracking: string) => string }[] = [
  { name: 'Royal Mail', page: (at) => `https://www.royalmail.com/track-your-item#/tracking-results/${at}` },
  { name: 'Parcelforce', page: (at) => `https://www.parcelforce.com/track-trace?trackNumber=${at}` },
  { name: 'DPD', page: (at) => `https://track.dpd.co.uk/search?reference=${at}` },
  { name: 'Evri', page: (at) => `https://www.evri.com/track/parcel/${at}/details` },
  { name: 'DHL', page: (at) => `https://www.dhl.com/gb-en/home/tracking.html?tracking-id=${at}` },
  { name: 'UPS', page: (at) => `https://www.ups.com/track?loc=en_GB&tracknum=${at}` },
  { name: 'FedEx', page: (at) => `https://www.fedex.com/fedextrack/?trknbr=${at}` },
  { name: 'Yodel', page: (at) => `https://www.yodel.co.uk/tracking/${at}` },
];

/** Carriers with a known tracking page. */
export const CARRIERS = PAGES.map(({ name }) => name);

/** The carrier's tracking page of a parcel; undefined for an unknown carrier. */
export function parcelPage(carrier: string, tracking: string): string | undefined {
  const typed = carrier.trim().toLowerCase();
  const found = PAGES.find(({ name }) => `${typed} `.startsWith(`${name.toLowerCase()} `));
  const number = tracking.replace(/\s/g, '');
  return number === '' ? undefined : found?.page(encodeURIComponent(number));
}
