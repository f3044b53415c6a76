import { useState, type ReactNode } from 'react';
import type { RepairSale } from '#contract/repairs.ts';
import { penceFromPounds, poundsFromPence } from '#rules/money/money.ts';
import { answersIn } from '#rules/catalog/questions.ts';
import { tradeInQuote } from '#rules/trade-in/quote.ts';
import { askedOffer, termsInRules } from '#rules/trade-in/wire-amounts.ts';
import { Radio } from '#client/ui/check.tsx';
import { Choices } from '#client/ui/choices.tsx';
import { Panel } from '#client/ui/panel.tsx';

interface Offered {
  cash: number;
  voucher: number;
}

type Props = {
  sale: RepairSale;
  /** What every seller is asked, once the price is known. */
  form: (offer: Offered, answers: number[]) => ReactNode;
};

/** The answer to each question that has one. */
type Told = Readonly<Partial<Record<number, number>>>;

/** What the shop pays with these answers, as the server works it out too. */
function offerOf({ best, terms, questions }: RepairSale, answered: readonly number[]): Offered {
  const asked = questions.map(askedOffer);
  const { offer } = tradeInQuote(
    { cash: penceFromPounds(best.cash), voucher: penceFromPounds(best.voucher) },
    asked,
    answersIn(answered.join(','), asked),
    termsInRules(terms),
  );
  return { cash: poundsFromPence(offer.cash), voucher: poundsFromPence(offer.voucher) };
}

/** The device that can't be repaired, sold as it is. What its price depends on and the shop can't know is asked. */
export function SellPanel({ sale, form }: Props) {
  const [chosen, setChosen] = useState<Told>({});
  const known: Told = Object.fromEntries(
    sale.questions.flatMap(({ id, known: answer }) => (answer === null ? [] : [[id, answer]])),
  );
  const open = sale.questions.filter(({ known: answer }) => answer === null);
  const told: Told = { ...known, ...chosen };
  const answered = sale.questions.flatMap(({ id }) => told[id] ?? []);
  return (
    <Panel
      title="Sell it as it is"
      text="We have it here already, so there is nothing to send. We look at it once more, and then pay you."
    >
      <div className="grid gap-5">
        {open.map(({ id, title, Question_options: options }) => (
          <Choices key={id} legend={title}>
            {options.map((option) => (
              <Radio
                key={option.id}
                name={`question-${id}`}
                label={option.label}
                checked={told[id] === option.id}
                onChange={() => setChosen({ ...chosen, [id]: option.id })}
              />
            ))}
          </Choices>
        ))}
        {answered.length === sale.questions.length ? (
          form(offerOf(sale, answered), answered)
        ) : (
          <p className="text-small text-secondary">Answer this, and you see your price here.</p>
        )}
      </div>
    </Panel>
  );
}
