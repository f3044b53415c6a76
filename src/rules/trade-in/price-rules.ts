import type { Pence } from '../money/money.ts';
import { pence } from '../money/money.ts';
import { answerAmounts } from './amounts.ts';
import type { Offer } from './offer.ts';
import { tradeInOffer, voucherFor } from './offer.ts';
import type { OfferTerms } from './terms.ts';

/** A grade in all models of a business. Without a factor each model has its own amount for it. */
export interface GradeRule {
  value: string;
  label: string;
  factor: number | null;
}

/** An answer that changes every offer by the same amount, such as a fault. */
export interface AnswerRule {
  optionId: number;
  question: string;
  label: string;
  amount: Pence;
}

/** A model with the price of its usual spec, and of its other specs. */
export interface ModelRule {
  productId: number;
  variationId: number | null;
  name: string;
  /** The usual spec, such as 128GB; null if the model has no question about it. */
  spec: { optionId: number; label: string } | null;
  base: Pence;
  specs: { optionId: number; label: string; base: Pence }[];
  /** How much each grade changes the offer in a model without a factor for it. */
  grades: { optionId: number; value: string; amount: Pence }[];
}

/** Everything that the offers of a business are worked out from. */
export interface PriceRules extends OfferTerms {
  grades: GradeRule[];
  answers: AnswerRule[];
  models: ModelRule[];
}

export interface AskedDevice {
  productId: number | null;
  variationId: number | null;
  optionIds: readonly number[];
}

const isModel =
  ({ productId, variationId }: Pick<AskedDevice, 'productId' | 'variationId'>) =>
  (model: ModelRule) =>
    model.productId === productId && model.variationId === variationId;

export const bestOf = ({ base }: Pick<ModelRule, 'base'>, { voucherPercent }: OfferTerms): Offer => ({
  cash: base,
  voucher: voucherFor(base, voucherPercent),
});

/** The offer of these rules for a device; undefined if they don't know its model or one of its answers. */
export function offerByRules(rules: PriceRules, device: AskedDevice): Offer | undefined {
  const model = rules.models.find(isModel(device));
  if (!model) return undefined;
  const chosen = device.optionIds.map((id) => {
    if (model.spec?.optionId === id) return { role: 'spec' as const, price: pence(0) };
    const spec = model.specs.find(({ optionId }) => optionId === id);
    if (spec) return { role: 'spec' as const, price: pence(spec.base - model.base) };
    const grade = model.grades.find(({ optionId }) => optionId === id);
    if (grade) {
      const factor = rules.grades.find(({ value }) => value === grade.value)?.factor ?? null;
      return { role: 'grade' as const, price: grade.amount, factor };
    }
    const answer = rules.answers.find(({ optionId }) => optionId === id);
    return answer && { role: null, price: answer.amount };
  });
  const known = chosen.filter((one) => one !== undefined);
  if (known.length < chosen.length) return undefined;
  const changes = answerAmounts(model.base, known).reduce((sum, amount) => sum + amount, 0);
  return tradeInOffer(bestOf(model, rules), pence(changes), rules);
}

/** Some amounts of other rules, by the ids that they apply to. */
export interface PriceChange extends Partial<OfferTerms> {
  grades?: Pick<GradeRule, 'value' | 'factor'>[] | undefined;
  answers?: Pick<AnswerRule, 'optionId' | 'amount'>[] | undefined;
  models?: Pick<ModelRule, 'productId' | 'variationId' | 'base'>[] | undefined;
  specs?: { productId: number; variationId: number | null; optionId: number; base: Pence }[] | undefined;
}

/** These rules with some other amounts. Amounts for unknown entries are left out. */
export function withChange(rules: PriceRules, change: PriceChange): PriceRules {
  const { grades = [], answers = [], models = [], specs = [] } = change;
  return {
    floor: change.floor ?? rules.floor,
    step: change.step ?? rules.step,
    voucherPercent: change.voucherPercent ?? rules.voucherPercent,
    grades: rules.grades.map((grade) => ({
      ...grade,
      ...pick(
        grades.find(({ value }) => value === grade.value),
        ({ factor }) => ({ factor }),
      ),
    })),
    answers: rules.answers.map((answer) => ({
      ...answer,
      ...pick(
        answers.find(({ optionId }) => optionId === answer.optionId),
        ({ amount }) => ({ amount }),
      ),
    })),
    models: rules.models.map((model) => ({
      ...model,
      ...pick(
        models.find((one) => isModel(one)(model)),
        ({ base }) => ({ base }),
      ),
      specs: model.specs.map((spec) => ({
        ...spec,
        ...pick(
          specs.find((one) => isModel(one)(model) && one.optionId === spec.optionId),
          ({ base }) => ({ base }),
        ),
      })),
    })),
  };
}

const pick = <T, R>(found: T | undefined, of: (found: T) => R): R | undefined => found && of(found);

/**
 * The amounts of saved rules for the models and questions of today's catalogue. New entries keep their own.
 */
export function withAmountsOf(catalogue: PriceRules, saved: PriceRules): PriceRules {
  const amounts = new Map(
    saved.models.flatMap(({ grades }) => grades.map(({ optionId, amount }) => [optionId, amount])),
  );
  const changed = withChange(catalogue, {
    ...saved,
    specs: saved.models.flatMap(({ productId, variationId, specs }) =>
      specs.map(({ optionId, base }) => ({ productId, variationId, optionId, base })),
    ),
  });
  const models = changed.models.map((model) => ({
    ...model,
    grades: model.grades.map((grade) => ({ ...grade, amount: amounts.get(grade.optionId) ?? grade.amount })),
  }));
  return { ...changed, models };
}

/** How much each answer changes the offers of all models, for the catalogue from which offers are read. */
export function amountsOf(rules: PriceRules): { optionId: number; amount: Pence; factor: number | null }[] {
  const factors = new Map(rules.grades.map(({ value, factor }) => [value, factor]));
  const all = [
    ...rules.answers.map(({ optionId, amount }) => ({ optionId, amount, factor: null })),
    ...rules.models.flatMap(({ base, specs, grades }) => [
      ...specs.map((spec) => ({ optionId: spec.optionId, amount: pence(spec.base - base), factor: null })),
      ...grades.map(({ optionId, value, amount }) => ({
        optionId,
        amount,
        factor: factors.get(value) ?? null,
      })),
    ]),
  ];
  return [...new Map(all.map((one) => [one.optionId, one])).values()];
}

/** Models that share a question about the spec have to differ by the same amount from one spec to the next. */
export function sharedSpecError(rules: PriceRules): string | undefined {
  const seen = new Map<number, number>();
  for (const { name, base, specs } of rules.models) {
    for (const { optionId, label, base: price } of specs) {
      const difference = seen.get(optionId) ?? price - base;
      if (difference !== price - base) {
        return `${name} shares its question about ${label} with another model, so both need the same difference`;
      }
      seen.set(optionId, difference);
    }
  }
  return undefined;
}
