import { Camera, PackageCheck, TrendingUp } from 'lucide-react';
import type { Question } from '#contract/catalog.ts';
import { formatPence, type Pence } from '#rules/money/money.ts';

const PROMISES = [
  {
    icon: PackageCheck,
    title: 'A person checks it',
    text: 'Within two working days, by the same words as in the questions, screen and body together.',
  },
  {
    icon: TrendingUp,
    title: 'Better than you said? We pay more',
    text: 'If it deserves a higher grade than yours, we pay you for that grade without being asked.',
  },
  {
    icon: Camera,
    title: 'No price cut without a photo',
    text: 'If something is worse, you see what and why. You have seven days to decide; say nothing and it comes back free.',
  },
];

type Props = {
  /** The question that asks for the grade, if there is one. */
  question: Question | undefined;
  /** The offer for a grade, with the other answers unchanged. */
  cashFor: (optionId: number) => Pence;
};

export function Grading({ question, cashFor }: Props) {
  return (
    <section aria-labelledby="grading" className="mt-16 w960:mt-22">
      <h2 id="grading" className="text-h2">
        How grading works
      </h2>
      <div className="mt-5 grid gap-8 w960:mt-7 w1024:grid-cols-2 w1280:gap-14">
        {question && (
          <dl className="border-b border-border text-label">
            {question.Question_options.map(({ id, label, description }) => (
              <div
                key={id}
                className="grid grid-cols-[1fr_auto] gap-x-4 border-t border-border py-3 w500:grid-cols-[104px_1fr_auto]"
              >
                <dt className="font-semibold">{label}</dt>
                <dd className="col-span-2 row-start-2 text-secondary w500:col-span-1 w500:row-start-auto">
                  {description}
                </dd>
                <dd className="text-right font-semibold tabular-nums">{formatPence(cashFor(id))}</dd>
              </div>
            ))}
          </dl>
        )}
        <ul className="grid content-start gap-5">
          {PROMISES.map(({ icon: Icon, title, text }) => (
            <li key={title} className="flex gap-4">
              <span className="grid size-11 shrink-0 place-items-center rounded-[10px] bg-accent-tint text-accent-text">
                <Icon size={22} />
              </span>
              <div>
                <h3 className="text-name">{title}</h3>
                <p className="mt-0.5 text-label text-secondary">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
