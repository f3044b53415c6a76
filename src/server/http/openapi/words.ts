/** What each parameter means. A name means the same in every call. */
export const PARAMETERS: Readonly<Record<string, string>> = {
  action: 'A part of what was done',
  actor: 'A part of the name of who did it, or their id',
  approval: 'waiting, approved or refused; waiting by default',
  business_id: 'The id of a business; for staff of the site',
  brand_ids: 'Ids of brands, as a JSON list',
  business: 'The id of a business: its products alone',
  cartId: "The id of a cart, as the visitor's browser keeps it",
  category: 'The slug of a category: its products and those of the categories below it',
  category_ids: 'Ids of categories, as a JSON list',
  col_1_term_name: 'The term that was chosen for the first attribute',
  col_2_term_name: 'The term that was chosen for the second attribute',
  col_3_term_name: 'The term that was chosen for the third attribute',
  col_4_term_name: 'The term that was chosen for the fourth attribute',
  conditions: 'Names of conditions, as a JSON list',
  cursor: 'Where the page before ended, as its answer says',
  from: 'Done at this moment or later, in UTC',
  id: 'The id of what the path names',
  month: 'Such as 2026-11',
  ids: 'Ids of products, as a JSON list; the answer keeps their order',
  invitationId: 'The id of an invitation',
  in_stock: '1 for what can be bought now',
  is_active_for: '1 buy, 2 sell, 3 repair',
  is_active_for_web: '1 for what is shown on the web, which is all that the call knows',
  is_publish: '1 for what is published, which is all that the call knows',
  itemId: 'The id of an item in the cart',
  key: 'The key of a menu, a page or a group of settings',
  key_section: 'website, which is the only one',
  line: 'buy, sell or repair',
  lineId: 'The id of a thing in an order',
  literal: '1 to search for the words as they are, without correcting them',
  max_price: 'The highest price in pounds',
  min_price: 'The lowest price in pounds',
  number: 'The number of an order, such as TF-482369174',
  on_sale: '1 for what costs less than usual',
  order_by: 'ASC or DESC',
  order_by_col: 'The column to sort by',
  page: 'Which page of the list, from 1',
  page_key: 'The key of the page',
  paymentId: 'The id of a payment',
  per_page: 'How many on a page, at most 100',
  late: '1: only what is late',
  to: 'Done before this moment, in UTC',
  to_accept: '1: only what waits for the vendor to accept it',
  product_id: 'The id of a product',
  q: 'What was typed into the search field',
  refundId: 'The id of a refund',
  search: 'What to look for in names, companies, emails and telephone numbers',
  section_position: 'Where on the page: top, middle, bottom or footer',
  sort: 'The order of the list',
  stars: 'Only reviews with as many stars, from 1 to 5',
  state: 'The state of products; of orders and reviews one or several, separated by commas or as a JSON list',
  status: 'The status to look for, or 1 for what is active',
  subject: 'The kind of thing that was changed',
  subject_id: 'The id of the thing that was changed',
  terms: 'Attribute names with the labels that were chosen, as a JSON object',
  token: 'The last part of a tracking link',
  where_in_col: 'The column that where_in_value names, which is id',
  where_in_value: 'Ids separated by commas',
};

interface Tag {
  name: string;
  description: string;
  paths: RegExp;
}

/** The first tag that matches a path is used. */
export const TAGS: readonly Tag[] = [
  { name: 'Demo requests', description: 'Asking for the point-of-sale product', paths: /demo_requests/ },
  {
    name: 'Administration',
    description: 'New businesses, for who keeps the site',
    paths: /^\/businesses$/,
  },
  {
    name: 'Account',
    description: 'Sessions, passwords, profile, addresses and alerts',
    paths: /^\/global\/user|\/account/,
  },
  { name: 'Cart', description: 'One cart for each line, with or without an account', paths: /\/cart/ },
  { name: 'Checkout', description: 'What is asked before an order', paths: /\/checkouts/ },
  {
    name: 'Orders',
    description: 'Following, paying and moving what was ordered',
    paths: /\/(orders|track|payments|refunds|disputes)\b/,
  },
  {
    name: 'Reviews',
    description: 'Publishing, hiding and answering what buyers write',
    paths: /^\/office\/reviews/,
  },
  { name: 'Wishlist', description: 'What a shopper would like to have', paths: /\/wishlist/ },
  {
    name: 'Staff',
    description: 'Who works in an office, what they may do, and what they did',
    paths: /^\/office\/(staff|log)/,
  },
  {
    name: 'Vendor',
    description: 'A business, its stores and its products, for its owner',
    paths: /^\/web\/site\/(business|stores|products)|^\/office/,
  },
  { name: 'Stores', description: 'Where the shop is', paths: /\/(stores|map|places)$/ },
  {
    name: 'Site',
    description: 'Settings, menus, pages and templates',
    paths: /\/(template|menu|settings|pages|navbar)/,
  },
  { name: 'Catalogue', description: 'Products, categories, brands, questions and search', paths: /^/ },
];

export const tagOf = (path: string): string => TAGS.find(({ paths }) => paths.test(path))?.name ?? '';
