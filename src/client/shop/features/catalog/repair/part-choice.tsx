import type { Question } from '#contract/catalog.ts';
import { formatPence, pence, penceFromPounds, type Pence } from '#rules/money.ts';
import { repairFacts } from '#rules/repair.ts';

type Props = {
  question: Question;
  /** What the fault costs without a dearer part. */
  faultPrice: Pence;
  chosen: number | undefined;
  onChoose: (optionId: number) => void;
};

/** Inside the ticked row: which part shall be fitted, as equal cards with the whole price. */
export function PartChoice({ question, faultPrice, chosen, onChoose }: Props) {
  return (
    <fieldset className="grid gap-2 px-4 pb-4 w650:grid-cols-2 w650:gap-3 w650:px-5 w650:pb-5 w650:pl-15">
      <legend className="sr-only">{question.title}</legend>
      {question.Question_options.map((option) => {
        const { signs, warranty } = repairFacts(option.description);
        return (
          <label
            key={option.id}
            className="flex min-w-0 items-start gap-3 rounded-box border border-outline bg-paper px-4 py-3.5 transition-colors hover:bg-grey-1 has-checked:border-transparent has-checked:bg-paper has-checked:ring-2 has-checked:ring-accent-mark forced-colors:has-checked:border-4"
          >
            <input
              type="radio"
              name={`question-${question.id}`}
              checked={option.id === chosen}
              onChange={() => onChoose(option.id)}
              className="size-5 shrink-0 appearance-none rounded-full border-[1.5px] border-control bg-paper transition-colors checked:border-6 checked:border-accent-mark"
            />
            <span className="min-w-0 flex-1 text-label font-semibold">
              {option.label}
              <span className="mt-0.5 block text-small font-normal text-balance text-muted">
                {[signs, warranty].filter(Boolean).join(', ')}
              </span>
            </span>
            <span className="text-label font-semibold tabular-nums">
              {formatPence(pence(faultPrice + penceFromPounds(option.price)))}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
