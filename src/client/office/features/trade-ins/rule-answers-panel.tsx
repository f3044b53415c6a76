import type { PriceRulesWire } from '#contract/price-rules-office.ts';
import { TextField } from '#client/ui/text-field.tsx';
import { Box } from '../../ui/box.tsx';
import { answerField, type RulesForm } from './price-rules-values.ts';

type Props = { form: RulesForm; rules: PriceRulesWire; mayEdit: boolean };
type AnswerRule = PriceRulesWire['answers'][number];

/** The answers by their questions. Questions with the same words are shown together. */
const byQuestion = (answers: readonly AnswerRule[]) =>
  [...new Set(answers.map(({ question }) => question))].map((question) => ({
    question,
    answers: answers.filter((answer) => answer.question === question),
  }));

/** The amount that an answer adds or deducts, for every model. */
export function AnswersPanel({ form, rules, mayEdit }: Props) {
  if (rules.answers.length === 0) return null;
  return (
    <Box title="Answers and faults">
      <p className="-mt-2 mb-3 max-w-160 text-caption text-muted">
        What an answer changes in pounds. With a minus it takes off.
      </p>
      <ul className="grid gap-5">
        {byQuestion(rules.answers).map(({ question, answers }) => (
          <li key={question}>
            <h3 className="font-medium">{question}</h3>
            <div className="mt-2 flex flex-wrap items-start gap-x-4 gap-y-3">
              {answers.map(({ option_id: id, label }) => (
                <TextField
                  key={id}
                  {...form.fieldProps(answerField(id))}
                  tall={40}
                  autoComplete="off"
                  unit="£"
                  label={label}
                  className="w-full w600:w-56"
                  disabled={!mayEdit}
                />
              ))}
            </div>
          </li>
        ))}
      </ul>
    </Box>
  );
}
