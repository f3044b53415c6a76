import { useId } from 'react';
import type { Question } from '#contract/catalog.ts';
import { penceFromPounds } from '#rules/money/money.ts';
import { Check } from 'lucide-react';
import { cx } from '#client/ui/cx.ts';
import { effectWords, type Option } from '../device/asked.ts';
import { OptionPicture } from './option-picture.tsx';

type Props = {
  question: Question;
  option: Option;
  /** The kind of device, for its picture. */
  kind: string | undefined;
  chosen: boolean;
  onChoose: () => void;
};

/**
 * One answer with its picture and price change. The ring of a chosen answer is outside, so that nothing
 * shifts.
 */
export function OptionTile({ question, option, kind, chosen, onChoose }: Props) {
  const detailId = useId();
  const isSingle = question.option_type === 1;
  return (
    <label className="relative flex min-w-0 items-center gap-3.5 rounded-box border border-outline py-3 pr-11 pl-3 transition-colors hover:bg-grey-1 has-checked:border-transparent has-checked:bg-accent-tint has-checked:ring-2 has-checked:ring-accent-mark w768:min-h-23 w1024:min-h-29.5 w1024:gap-4 w1024:p-4 w1024:pr-11 forced-colors:has-checked:border-4">
      <OptionPicture question={question} option={option} kind={kind} />
      <span className="min-w-0">
        <span className="block font-semibold wrap-anywhere">{option.label}</span>
        <span id={detailId} className="block">
          {option.description && (
            <span className="block text-small text-secondary text-balance">{option.description}</span>
          )}
          <span className="mt-0.5 block text-small font-semibold tabular-nums">
            {effectWords(penceFromPounds(option.price))}
          </span>
        </span>
      </span>
      <span className="absolute top-3.5 right-3.5 size-5 w768:top-1/2 w768:-translate-y-1/2 w1024:top-4 w1024:right-4 w1024:translate-y-0">
        <input
          type={isSingle ? 'radio' : 'checkbox'}
          name={`question-${question.id}`}
          checked={chosen}
          aria-describedby={detailId}
          onChange={onChoose}
          className={cx(
            'peer block size-5 appearance-none border-[1.5px] border-control bg-paper transition-colors',
            isSingle
              ? 'rounded-full checked:border-6 checked:border-accent-mark'
              : 'rounded-[5px] checked:border-accent-mark checked:bg-accent',
          )}
        />
        {!isSingle && (
          <Check
            size={14}
            className="pointer-events-none absolute inset-0 m-auto hidden stroke-3! text-accent-on peer-checked:block"
          />
        )}
      </span>
    </label>
  );
}
