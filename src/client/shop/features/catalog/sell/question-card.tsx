import { ArrowLeft, CircleAlert } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { Question } from '#contract/catalog.ts';
import { isAnswered, type Answers } from '#rules/catalog/questions.ts';
import { NeedsScripts } from '#client/ui/without-scripts.tsx';
import { RichText } from '#client/lib/rich-text.tsx';
import { Button } from '#client/ui/button.tsx';
import { cx } from '#client/ui/cx.ts';
import { asked } from '../device/asked.ts';
import { OptionTile } from './option-tile.tsx';

type Props = {
  questions: readonly Question[];
  /** The index of the question. The number of questions means the end. */
  at: number;
  answers: Answers;
  kind: string | undefined;
  onChoose: (question: Question, optionId: number) => void;
  onGo: (at: number) => void;
  /** The content of the card after the last question. */
  end: ReactNode;
};

/** One question at a time. Going back keeps the answers. */
export function QuestionCard({ questions, at, answers, kind, onChoose, onGo, end }: Props) {
  const [isMissing, setIsMissing] = useState(false);
  const heading = useFocusOnChange(at);
  const missingId = useId();
  const card = useRef<HTMLElement>(null);
  const question = questions[at];
  const answered = question !== undefined && isAnswered(answers, asked(question));

  function go(next: number) {
    setIsMissing(false);
    onGo(next);
  }

  function onNext() {
    if (question?.condition === 2 && !answered) {
      setIsMissing(true);
      card.current?.querySelector('input')?.focus();
      return;
    }
    go(at + 1);
  }

  return (
    <section
      ref={card}
      aria-label="Questions about your device"
      className="-mx-1 scroll-mt-10 rounded-card border border-border px-4 py-5 shadow-small w600:mx-0 w600:p-6 w1024:p-8"
    >
      <Progress at={at} count={questions.length} />
      {question ? (
        <fieldset aria-describedby={isMissing ? missingId : undefined} className="min-w-0">
          <legend className="contents">
            <h2
              ref={heading}
              tabIndex={-1}
              className="text-[1.5rem] leading-7.5 font-semibold tracking-[-0.022em] w1024:text-[1.75rem] w1024:leading-8.5"
            >
              {question.title}
            </h2>
          </legend>
          {question.description && (
            <RichText
              html={question.description}
              className="mt-1.5 min-h-5 text-label text-secondary w1024:min-h-6 w1024:text-body"
            />
          )}
          <div className="mt-4.5 grid gap-2.5 w600:grid-cols-2 w768:grid-cols-1 w1024:mt-6 w1024:grid-cols-2 w1024:gap-3">
            {question.Question_options.map((option) => (
              <OptionTile
                key={option.id}
                question={question}
                option={option}
                kind={kind}
                chosen={answers[question.id]?.includes(option.id) ?? false}
                onChoose={() => {
                  setIsMissing(false);
                  onChoose(question, option.id);
                }}
              />
            ))}
          </div>
          {isMissing && (
            <p id={missingId} role="alert" className="mt-3 flex gap-1.5 text-small font-medium text-danger">
              <CircleAlert size={18} className="mt-px" />
              Choose what fits best, then continue.
            </p>
          )}
        </fieldset>
      ) : (
        <div ref={heading} tabIndex={-1}>
          {end}
        </div>
      )}
      <NeedsScripts to="answer and see the offer" />
      <div className="mt-5 flex gap-3 w600:justify-between w1024:mt-7">
        {at > 0 && (
          <Button variant="outline" onClick={() => go(at - 1)}>
            <ArrowLeft size={18} />
            Back
          </Button>
        )}
        {question && (
          <Button variant="accent" arrow className="ml-auto flex-1 w600:flex-none" onClick={onNext}>
            {nextWords(question, answered, at === questions.length - 1)}
          </Button>
        )}
      </div>
    </section>
  );
}

function nextWords(question: Question, answered: boolean, isLast: boolean): string {
  if (isLast) return 'See the offer';
  return !answered && question.condition !== 2 ? 'Skip' : 'Next question';
}

/** The height at the top that header and strip may cover. */
const COVERED = 136;

/** Moves the focus to a new question, but not on the first view. */
function useFocusOnChange(at: number) {
  const heading = useRef<HTMLHeadingElement & HTMLDivElement>(null);
  const before = useRef(at);
  useEffect(() => {
    if (before.current === at) return;
    before.current = at;
    heading.current?.focus({ preventScroll: true });
    const card = heading.current?.closest('section');
    if (card && card.getBoundingClientRect().top < COVERED) card.scrollIntoView({ block: 'start' });
  }, [at]);
  return heading;
}

function Progress({ at, count }: { at: number; count: number }) {
  const isOver = at >= count;
  return (
    <>
      <p className="flex justify-between gap-4 text-small">
        <b className="font-semibold text-accent-text">
          {isOver ? 'That is all' : `Question ${at + 1} of ${count}`}
        </b>
        <span className="hidden text-muted w600:block">The price follows every answer</span>
      </p>
      <div aria-hidden="true" className="mt-2.5 mb-5 flex gap-1.5 w1024:mt-3 w1024:mb-7">
        {Array.from({ length: count }, (_, index) => (
          <span
            key={index}
            className={cx(
              'h-1.5 flex-1 rounded-full',
              index < at && 'bg-accent',
              index === at && 'bg-linear-to-r from-accent from-50% to-accent/35 to-50%',
              index > at && 'bg-grey-2',
            )}
          />
        ))}
      </div>
    </>
  );
}
