import { useEffect, useRef, useState } from 'react';
import type { Question } from '#contract/catalog-questions.ts';
import type { Good } from '#contract/counter-orders.ts';
import type { Answers, AskedQuestion } from '#rules/catalog/questions.ts';
import { answer, questionKind, unanswered } from '#rules/catalog/questions.ts';
import { penceFromPounds } from '#rules/money/money.ts';
import { lineName } from '#rules/orders/choice-words.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { sumWords } from '#client/lib/format.ts';
import { Button } from '#client/ui/button.tsx';
import { Checkbox, Radio } from '#client/ui/check.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { FormFailure } from '#client/ui/form-failure.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { DialogActions } from '../../../ui/dialog-actions.tsx';
import { useAddOns } from './new-order.api.ts';

type Props = { good: Good; onAdd: (optionIds: number[]) => void; onClose: () => void };

const asked = ({ id, condition, option_type, Question_options: options }: Question): AskedQuestion => ({
  id,
  isRequired: condition === 2,
  kind: questionKind(option_type),
  options: options.map((option) => ({ id: option.id, price: penceFromPounds(option.price) })),
});

/** Asks which add-ons go with a product, before it is added. */
export function AddOnsDialog({ good, onAdd, onClose }: Props) {
  const { data: questions, error } = useAddOns(good.product_id);
  const [answers, setAnswers] = useState<Answers>({});
  const [isTried, setIsTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const isLoaded = questions !== undefined;
  useEffect(() => {
    if (isLoaded) form.current?.querySelector('input')?.focus();
  }, [isLoaded]);
  const open = new Set(unanswered((questions ?? []).map(asked), answers).map(({ id }) => id));
  return (
    <Dialog open onClose={onClose} title={lineName(good)} width={480}>
      <form
        ref={form}
        // Not on Close while the questions load: Enter of a scanner would close it.
        tabIndex={-1}
        data-autofocus=""
        className="outline-none"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setIsTried(true);
          if (!questions || open.size > 0) return;
          onAdd(
            Object.values(answers)
              .flatMap((ids) => ids ?? [])
              .toSorted((a, b) => a - b),
          );
        }}
      >
        <div className="grid gap-5 pb-5">
          <FormFailure>{error ? messageOf(error) : undefined}</FormFailure>
          {!questions && !error && <Skeleton className="h-40 rounded-card" />}
          {questions?.map((question) => (
            <Options
              key={question.id}
              question={question}
              chosen={answers[question.id] ?? []}
              isMissing={isTried && open.has(question.id)}
              onChoose={(optionId) => setAnswers(answer(answers, asked(question), optionId))}
            />
          ))}
        </div>
        <DialogActions onClose={onClose}>
          <Button type="submit" variant="buy" disabled={!questions}>
            Add to the order
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

type OptionsProps = {
  question: Question;
  chosen: readonly number[];
  isMissing: boolean;
  onChoose: (optionId: number) => void;
};

function Options({ question, chosen, isMissing, onChoose }: OptionsProps) {
  const kind = questionKind(question.option_type);
  if (kind === 'text') return null;
  const Tick = kind === 'single' ? Radio : Checkbox;
  return (
    <fieldset>
      <legend className="mb-1 text-label font-semibold">
        {question.title}
        {question.condition === 1 && <span className="font-normal text-muted"> (optional)</span>}
      </legend>
      {isMissing && <p className="text-small text-danger">Please choose one.</p>}
      {question.Question_options.map(({ id, label, price }) => (
        <Tick
          key={id}
          name={`question-${question.id}`}
          label={label}
          trailing={price === 0 ? undefined : `+${sumWords(price)}`}
          checked={chosen.includes(id)}
          invalid={isMissing}
          onChange={() => onChoose(id)}
        />
      ))}
    </fieldset>
  );
}
