import { field } from '../account/fields.ts';
import { isPhone } from '../forms/phone.ts';
import { emailError } from '../forms/typed.ts';

/** Networks on which a shop may have a page, with the hosts of its links. */
export const SOCIAL_NETWORKS = {
  facebook: { title: 'Facebook', hosts: ['facebook.com', 'fb.com'] },
  instagram: { title: 'Instagram', hosts: ['instagram.com'] },
  x: { title: 'X', hosts: ['x.com', 'twitter.com'] },
  youtube: { title: 'YouTube', hosts: ['youtube.com', 'youtu.be'] },
  tiktok: { title: 'TikTok', hosts: ['tiktok.com'] },
  linkedin: { title: 'LinkedIn', hosts: ['linkedin.com'] },
} as const;
export type SocialNetwork = keyof typeof SOCIAL_NETWORKS;

/** A link without a name, a password or a port in it. */
const LINK = /^(?:https?:\/\/)?([a-z\d.-]+)(\/[\w@%+~.,!$*'()\-/]+(?:\?[\w@%+~.,!$*'()\-/=&]*)?)$/i;

/** Reads 'instagram.com/threefold' as a whole link. Undefined for a link to another site. */
function readSocial(network: SocialNetwork, typed: string): string | undefined {
  const [, host = '', path = ''] = LINK.exec(typed) ?? [];
  const name = host.toLowerCase();
  const isItsOwn = SOCIAL_NETWORKS[network].hosts.some((own) => name === own || name.endsWith(`.${own}`));
  return isItsOwn ? `https://${name}${path}` : undefined;
}

export const socialField = (network: SocialNetwork) =>
  field({
    longest: 200,
    optional: true,
    read: (text) => readSocial(network, text),
    unreadable: `Must be a page of ${SOCIAL_NETWORKS[network].title}`,
  });

const LOGO = /^(?:\/logo\.svg|media\/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

/** The texts of the site, each in one line. Server and office use the same. */
export const identityFields = {
  title: field({ longest: 60 }),
  headerImg: field({
    longest: 60,
    read: (text) => (LOGO.test(text) ? text : undefined),
    unreadable: 'Must be a picture of the media library',
  }),
  copyright: field({ longest: 120, optional: true }),
  phone: field({
    longest: 40,
    optional: true,
    read: (text) => (isPhone(text) ? text : undefined),
    unreadable: 'Invalid phone number',
  }),
  email: field({
    longest: 254,
    optional: true,
    read: (text) => (emailError(text) ? undefined : text),
    unreadable: 'Invalid email',
  }),
  delivery_note: field({ longest: 60, optional: true }),
};

/** The name of a line, which has to fit the switch of a phone. */
export const lineNameField = field({ longest: 12 });

/** Browsers get this key with every map, so it is no secret. */
export const MAPS_KEY = /^[\w-]{10,200}$/;

export const mapsKeyField = field({
  longest: 200,
  optional: true,
  read: (text) => (MAPS_KEY.test(text) ? text : undefined),
  unreadable: 'Must be a key of letters, digits, hyphens and underscores',
});

/** The text of a notice, instead of the default one. */
export const LONGEST_NOTICE = 300;

/** The usual words of the notices. */
export const NOTICES = {
  2: {
    title: 'Coming Soon',
    text: 'We are getting the shop ready. Devices to buy, fair prices for yours, and repairs: all of it opens shortly.',
  },
  3: {
    title: 'Under Maintenance',
    text: 'We are making the shop better and will be back shortly. Orders that are under way are not affected.',
  },
} as const;

export const NO_LINE = 'At least one line has to be on';

/** The themes. Under the tech retailer's own, the home page has its console promo, About us and the brands. */
export const THEMES = { threefold: 'Threefold', tech_retailer: 'Tech retailer’s own' } as const;
export type Theme = keyof typeof THEMES;

export const HOME_VARIANTS = [1, 2, 3, 4] as const;

/** The highest price of a delivery and of what makes it free, in pounds. */
export const MOST_DELIVERY = 1_000;
export const MOST_FREE_FROM = 100_000;

export const NO_WAY = 'At least one way has to be offered';
export const NO_PAYMENT = 'At least one way to pay has to be on';
