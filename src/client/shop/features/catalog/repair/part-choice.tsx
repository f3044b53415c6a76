import type { Question } from '#contract/catalog.ts';
import { formatPence, pence, penceFromPounds, type Pence } from '#rules/money/money.ts';
import { repairFacts, warrantyWords } from '#rules/repair/repair.ts';

type Props = {
  question: Question;
  /** The price of the fault with the cheapest part. */
  faultPrice: Pence;
  chosen: number | undefined;
  onChoose: (optionId: number) => void;
};

/** The choice of a part inside a chosen row, as cards with the full price. */
export function PartChoice({ question, faultPrice, chosen, onChoose }: Props) {
  return (
    <fieldset className="grid gap-2 px-4 pb-4 @min-[380px]:grid-cols-2 @min-[600px]:gap-3 @min-[600px]:px-5 @min-[600px]:pb-5 @min-[600px]:pl-15">
      <legend className="sr-only">{question.title}</legend>
      {question.Question_options.map((option) => {
        const { signs, warranty } = repairFacts(option.repair);
        return (
          <label
            key={option.id}
            className="grid min-w-0 grid-cols-[20px_minmax(0,1fr)_auto] content-start gap-x-2 rounded-box border border-outline bg-paper px-3 py-3 @min-[600px]:gap-x-3 @min-[600px]:px-4 @min-[600px]:py-3.5 transition-colors hover:bg-grey-1 has-checked:border-transparent has-checked:bg-paper has-checked:ring-2 has-checked:ring-accent-mark forced-colors:has-checked:border-4"
          >
            <input
              type="radio"
              name={`question-${question.id}`}
              checked={option.id === chosen}
              onChange={() => onChoose(option.id)}
              className="size-5 shrink-0 appearance-none rounded-full border-[1.5px] border-control bg-paper transition-colors checked:border-6 checked:border-accent-mark"
            />
            <span className="text-label font-semibold">{option.label}</span>
            <span className="col-span-2 col-start-2 row-start-2 mt-0.5 text-small text-balance text-muted @min-[380px]:@max-[600px]:col-span-3 @min-[380px]:@max-[600px]:col-start-1 @min-[380px]:@max-[600px]:mt-1.5">
              {[signs, warranty !== undefined && warrantyWords(warranty)].filter(Boolean).join(', ')}
            </span>
            <span className="text-right text-label font-semibold tabular-nums">
              {formatPence(pence(faultPrice + penceFromPounds(option.price)))}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
