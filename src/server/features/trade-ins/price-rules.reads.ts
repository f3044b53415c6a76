import type { OfficePriceRules, PriceRulesWire } from '#contract/price-rules-office.ts';
import type { Answer } from '#contract/calls.ts';
import { pence, poundsFromPence } from '#rules/money/money.ts';
import type { PriceRules } from '#rules/trade-in/price-rules.ts';
import { withAmountsOf } from '#rules/trade-in/price-rules.ts';
import { FIRST_VERSION } from '#rules/trade-in/terms.ts';
import { whatIf } from '#rules/trade-in/what-if.ts';
import type { Ask } from '../../db/connect.ts';
import type { Account } from '../../http/account.ts';
import { businessOf, mayDo } from '../../http/account.ts';
import { readPriceRules } from '../catalog/public.ts';
import { pounds } from './tracked.reads.ts';

/** The author of the first version, which was not published by a person. */
export const FIRST_NOTE = 'The prices of the catalogue';

const BUYERS = {
  name: 'price-rules-buyers',
  text: `
  select b.id, b.name from businesses b
  where ($1::int is null or b.id = $1) and exists (select from products p where p.business_id = b.id and p.line = 2)
  order by b.owner_id is not null, b.id`,
};

interface Buyer {
  id: number;
  name: string;
}

/** The businesses that buy devices and whose rules an account may see. */
const readBuyers = (ask: Ask, account: Account): Promise<Buyer[]> =>
  ask<Buyer & Record<string, unknown>>(BUYERS, [businessOf(account) ?? null]);

/** The business that a call is about: the named one, else the first; undefined if the caller may not see it. */
export async function readBuyer(
  ask: Ask,
  account: Account,
  named: number | undefined,
): Promise<{ business: Buyer; businesses: Buyer[] } | undefined> {
  const businesses = await readBuyers(ask, account);
  const business = named === undefined ? businesses[0] : businesses.find(({ id }) => id === named);
  return business && { business, businesses };
}

export interface Draft {
  version: number;
  rules: PriceRules | null;
  editor: string;
  savedAt: Date;
}

const DRAFT = {
  name: 'price-rules-draft',
  text: `select version, rules, editor, saved_at as "savedAt" from price_rule_drafts where business_id = $1`,
};
const LIVE = {
  name: 'price-rules-live',
  text: `select version, created_at as at, editor as by, note from price_rules
    where business_id = $1 order by version desc limit 1`,
};

export async function readDraft(ask: Ask, businessId: number): Promise<Draft | undefined> {
  const [draft] = await ask<Draft & Record<string, unknown>>(DRAFT, [businessId]);
  return draft;
}

interface Published {
  version: number;
  at: Date;
  by: string;
  note: string;
}

const publishedWire = ({ at, ...published }: Published) => ({ ...published, at: at.toISOString() });
const FIRST: OfficePriceRules['live'] = { version: FIRST_VERSION, at: null, by: '', note: FIRST_NOTE };

/** The draft, with the models and questions of today; the current rules if there is no draft. */
export const preparedRules = (now: PriceRules, draft: Draft | undefined): PriceRules =>
  draft?.rules ? withAmountsOf(now, draft.rules) : now;

/** The rules of a business for a page of the office. */
export async function readOfficeRules(
  ask: Ask,
  account: Account,
  { business, businesses }: { business: Buyer; businesses: Buyer[] },
): Promise<OfficePriceRules> {
  const { rules: now } = await readPriceRules(ask, business.id);
  const draft = await readDraft(ask, business.id);
  const [live] = await ask<Published & Record<string, unknown>>(LIVE, [business.id]);
  return {
    version: draft?.version ?? 0,
    business,
    businesses,
    live: live ? publishedWire(live) : FIRST,
    draft: draft?.rules ? { by: draft.editor, at: draft.savedAt.toISOString() } : null,
    may_edit: mayDo(account, { permission: 'catalogue' }),
    may_publish: mayDo(account, { permission: 'publish' }),
    now: rulesWire(now),
    rules: rulesWire(preparedRules(now, draft)),
  };
}

function rulesWire(rules: PriceRules): PriceRulesWire {
  return {
    floor: pounds(rules.floor),
    step: pounds(rules.step),
    voucher_percent: rules.voucherPercent,
    grades: rules.grades.map(({ factor, ...grade }) => ({
      ...grade,
      factor: factor === null ? null : factor / 100,
    })),
    answers: rules.answers.map(({ optionId, question, label, amount }) => ({
      option_id: optionId,
      question,
      label,
      amount: pounds(amount),
    })),
    models: rules.models.map((model) => ({
      product_id: model.productId,
      variation_id: model.variationId,
      name: model.name,
      spec_id: model.spec?.optionId ?? null,
      spec: model.spec?.label ?? null,
      base: pounds(model.base),
      specs: model.specs.map(({ optionId, label, base }) => ({
        option_id: optionId,
        label,
        base: pounds(base),
      })),
      grades: model.grades.map(({ value, amount }) => ({ value, amount: pounds(amount) })),
    })),
  };
}

const VERSIONS = {
  name: 'price-rules-versions',
  text: `select version, created_at as at, editor as by, note from price_rules
    where business_id = $1 and ($2::int is null or version < $2) order by version desc limit $3`,
};
const PER_PAGE = 20;

/** The published versions. Before the first publication there is only the catalogue. */
export async function readVersions(
  ask: Ask,
  businessId: number,
  before: number | undefined,
): Promise<Answer<'GET /office/price-rules/versions'>> {
  const rows = await ask<Published & Record<string, unknown>>(VERSIONS, [
    businessId,
    before ?? null,
    PER_PAGE + 1,
  ]);
  const shown = rows.slice(0, PER_PAGE);
  const data = rows.length === 0 && before === undefined ? [FIRST] : shown.map(publishedWire);
  return {
    status: 200,
    data,
    next_cursor: rows.length > PER_PAGE ? String(shown.at(-1)?.version) : null,
  };
}

interface QuoteRow {
  number: string;
  name: string;
  choice: string;
  productId: number | null;
  variationId: number | null;
  optionIds: number[];
  offered: number;
}

const QUOTES = {
  name: 'price-rules-quotes',
  text: `
  select i.number, i.name, array_to_string(array(select a ->> 'answer' from jsonb_array_elements(i.answers) a), ', ') as choice,
    i.product_id as "productId", i.variation_id as "variationId", i.option_ids as "optionIds",
    (i.quote -> 'offer' ->> 'cash')::int as offered
  from trade_in_items i join trade_ins t on t.id = i.trade_in_id
  where i.business_id = $1 and t.placed_at > $2::timestamptz - make_interval(days => $3)
  order by i.id desc limit 5000`,
};

/** The offers that the draft of the rules would have made for the quotes of the last days. */
export async function readWhatIf(
  ask: Ask,
  { businessId, days, now }: { businessId: number; days: number; now: Date },
): Promise<Answer<'GET /office/price-rules/what-if'>> {
  const { rules } = await readPriceRules(ask, businessId);
  const draft = await readDraft(ask, businessId);
  const rows = await ask<QuoteRow & Record<string, unknown>>(QUOTES, [businessId, now, days]);
  const quotes = rows.map(({ offered, ...quote }) => ({ ...quote, offered: pence(offered) }));
  const { before, after, largest, ...counts } = whatIf(quotes, preparedRules(rules, draft));
  return {
    status: 200,
    result: {
      ...counts,
      before: poundsFromPence(before),
      after: poundsFromPence(after),
      largest: largest.map((quote) => ({
        ...quote,
        before: poundsFromPence(quote.before),
        after: poundsFromPence(quote.after),
      })),
    },
  };
}
