import { OWN_LOGO, OWN_NAME } from '#rules/site/logo.ts';
import { ANSWERED, RETURN_DAYS } from '#rules/checkout/returns.ts';
import { homeKey } from '#rules/page/home-keys.ts';
import { HOME_KEYS } from '#rules/site/page-limits.ts';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { sitePages, siteSettings } from './tables.ts';

/**
 * The rows that a site needs to open: a name, a home page, the two pages that the law requires, and the pages
 * that its checkout links to.
 */
const SETTINGS: typeof siteSettings.$inferInsert = {
  title: OWN_NAME,
  headerImage: OWN_LOGO,
  phone: '',
  email: '',
  copyright: `© ${OWN_NAME}`,
};

const PAGES: (typeof sitePages.$inferInsert)[] = [
  {
    key: 'home-page',
    title: 'Buy, sell and repair devices',
    description: '<p>Buy a checked device, sell the one you have, or get it repaired.</p>',
    metaTitle: 'Buy, sell and repair devices',
    metaDescription: 'Buy a checked device, sell the one you have, or get it repaired.',
  },
  {
    key: 'terms-and-conditions',
    title: 'Terms and conditions',
    description: `<p>These terms apply to whatever you buy from us, sell to us or have repaired by us. They don't take away any right that the law gives you.</p>
<h2>Buying</h2><p>A contract is made when we confirm your order by email. Prices include VAT. You may cancel within 14 days of receiving your order and return it within 14 days after that.</p>
<h2>Selling</h2><p>An offer is made for the device that you described. If our check finds something else, you decide whether to accept the new offer or have the device back.</p>
<h2>Repairs</h2><p>We repair only what you agreed to, at the price that you agreed to. The part that we fitted and our work are guaranteed.</p>
<h2>Law</h2><p>These terms are governed by the law of England and Wales, and you may also bring a claim where you live in the UK.</p>`,
    metaTitle: 'Terms and conditions',
    metaDescription: 'The terms on which we sell, buy and repair devices.',
  },
  {
    key: 'privacy-policy',
    title: 'Privacy policy',
    description: `<p>We keep as little about you as the work allows, and we sell nothing of it to anybody.</p>
<h2>What we keep</h2><p>Your account, your orders, trade-ins and repairs, and the messages about them. Passwords are kept only as a hash that can't be turned back.</p>
<h2>How long</h2><p>Records of purchases for as long as tax law asks, a request for a trial for two years, everything else until you ask us to erase it.</p>
<h2>Cookies</h2><p>One cookie keeps you signed in. The shop works without any other.</p>
<h2>Your rights</h2><p>You may see, correct, move or erase what we keep about you, and complain to the Information Commissioner's Office.</p>`,
    metaTitle: 'Privacy policy',
    metaDescription: 'What we keep about you, why, for how long, and what you can ask of us.',
  },
  {
    key: 'returns',
    title: 'Returns',
    description: `<p>You have ${RETURN_DAYS} days after delivery to change your mind. Ask for the return on the page of your order: the seller answers ${ANSWERED}.</p>
<h2>Exceptions</h2><p>Some goods, such as earbuds whose seal has been broken, can be returned only when they are faulty. The page of such a product says so.</p>
<h2>When something is wrong</h2><p>A faulty device is always put right. Your rights under the Consumer Rights Act 2015 stay as they are.</p>`,
    metaTitle: `${RETURN_DAYS}-day returns`,
    metaDescription: `Change your mind within ${RETURN_DAYS} days.`,
  },
];

/** Each home page has words of its own. They begin as those of the first one. */
async function addHomeWords(db: Db): Promise<void> {
  const [first] = await db
    .select()
    .from(sitePages)
    .where(eq(sitePages.key, homeKey(1)));
  if (!first) return;
  const { title, description, metaTitle, metaDescription } = first;
  const words = { title, description, metaTitle, metaDescription };
  await db
    .insert(sitePages)
    .values(HOME_KEYS.map((key) => ({ key, ...words })))
    .onConflictDoNothing();
}

/** Adds missing defaults and never changes existing rows. */
export async function ensureSiteDefaults(db: Db): Promise<void> {
  await db.insert(siteSettings).values(SETTINGS).onConflictDoNothing();
  await db.insert(sitePages).values(PAGES).onConflictDoNothing();
  await addHomeWords(db);
}
