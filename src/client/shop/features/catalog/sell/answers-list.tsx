import type { Question } from '#contract/catalog.ts';
import { pence, penceFromPounds } from '#rules/money/money.ts';
import { isAnswered, type Answers } from '#rules/catalog/questions.ts';
import { asked, chosenOptions, effectWords } from '../device/asked.ts';

type Props = {
  questions: readonly Question[];
  answers: Answers;
  onChange: (at: number) => void;
};

/** The answers so far. Each can be changed. */
export function AnswersList({ questions, answers, onChange }: Props) {
  const given = questions
    .map((question, at) => ({ question, at }))
    .filter(({ question }) => isAnswered(answers, asked(question)));
  if (given.length === 0) return null;
  return (
    <section aria-labelledby="answers" className="mt-9">
      <h2 id="answers" className="mb-2 text-h3">
        Your answers
      </h2>
      <ul>
        {given.map(({ question, at }) => {
          const chosen = chosenOptions(question, answers);
          const effect = chosen.reduce((sum: number, { price }) => sum + penceFromPounds(price), 0);
          return (
            <li
              key={question.id}
              className="grid grid-cols-[1fr_auto] items-center gap-x-3 border-t border-border py-1.5 text-label w1024:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_104px_64px] w1024:gap-x-4 w1024:py-0.5"
            >
              <span className="text-small text-muted w1024:text-label">{question.title}</span>
              <span className="row-start-2 font-medium w1024:row-start-auto">
                {chosen.map(({ label }) => label).join(', ')}
              </span>
              <span className="text-right text-small text-secondary tabular-nums w1024:text-label">
                {effectWords(pence(effect))}
              </span>
              <button
                type="button"
                onClick={() => onChange(at)}
                className="row-start-2 min-h-10 justify-self-end rounded-badge font-medium text-accent-text underline-offset-4 hover:underline w1024:row-start-auto"
              >
                Change
                <span className="sr-only"> {question.title}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
