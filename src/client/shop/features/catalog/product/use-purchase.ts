import { useState } from 'react';
import type { Question } from '#contract/catalog.ts';
import { formatPence, penceFromPounds } from '#rules/money/money.ts';
import { quantityLimits, withinLimits } from '#rules/cart/quantity.ts';
import {
  answer,
  lineTotal,
  optionsTotal,
  questionKind,
  type Answers,
  type AskedQuestion,
} from '#rules/catalog/questions.ts';
import { announce } from '#client/ui/announce.ts';
import { priceOf, type WirePrice } from '#client/lib/shown-price.ts';
import type { WireStock } from '#client/lib/shown-stock.ts';

/** `condition` of the wire. */
const REQUIRED = 2;

export function askedOf(question: Question): AskedQuestion {
  return {
    id: question.id,
    isRequired: question.condition === REQUIRED,
    kind: questionKind(question.option_type),
    options: question.Question_options.map(({ id, price }) => ({ id, price: penceFromPounds(price) })),
  };
}

/** The visitor's choices: answers, quantity, and the total. */
export function usePurchase(sold: WirePrice & WireStock, questions: readonly Question[]) {
  const [answers, setAnswers] = useState<Answers>({});
  const [wanted, setWanted] = useState(1);
  const limits = quantityLimits(sold.available_stock);
  // Another variation may have less stock. The wanted quantity returns with a variation that has enough.
  const quantity = withinLimits(wanted, limits);
  const asked = questions.map(askedOf);
  const unit = priceOf(sold).price;
  const totalOf = (given: Answers, count: number) => lineTotal(unit, optionsTotal(asked, given), count);
  const say = (given: Answers, count: number) => announce(`Total ${formatPence(totalOf(given, count))}`);

  return {
    answers,
    quantity,
    limits,
    unit,
    addOns: optionsTotal(asked, answers),
    /** The names of the chosen options. */
    options: questions.flatMap(({ id, Question_options }) =>
      Question_options.filter((option) => answers[id]?.includes(option.id)).map(({ label }) => label),
    ),
    total: totalOf(answers, quantity),
    choose: (question: Question, optionId: number) => {
      const next = answer(answers, askedOf(question), optionId);
      setAnswers(next);
      say(next, quantity);
    },
    setQuantity: (count: number) => {
      const next = withinLimits(count, limits);
      setWanted(next);
      say(answers, next);
    },
  };
}

export type Purchase = ReturnType<typeof usePurchase>;
