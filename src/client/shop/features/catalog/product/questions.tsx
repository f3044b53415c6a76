import { CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Question } from '#contract/catalog.ts';
import { formatPence, pence, penceFromPounds } from '#rules/money/money.ts';
import { isAnswered, type Answers } from '#rules/catalog/questions.ts';
import { Accordion, AccordionPanel } from '#client/ui/accordion.tsx';
import { Badge } from '#client/ui/badge.tsx';
import { Checkbox, Radio } from '#client/ui/check.tsx';
import { cx } from '#client/ui/cx.ts';
import { lazyPart } from '#client/ui/lazy-part.tsx';
import { askedOf } from './use-purchase.ts';

type Props = {
  questions: readonly Question[];
  answers: Answers;
  /** Required questions that stopped an add to cart; a new list for every attempt. */
  missing: readonly number[];
  onChoose: (question: Question, optionId: number) => void;
};

/** The text under a question's title loads after the question. */
const RichText = lazyPart<{ html: string; className: string }>(
  () => import('#client/lib/rich-text.tsx').then((module) => ({ default: module.RichText })),
  'soon',
  '',
);

/** More than this many options scroll inside their panel. */
const LONG = 8;

/** Add-on questions. Required ones are open from the start, and red if they were skipped. */
export function Questions({ questions, answers, missing, onChoose }: Props) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const first = list.current?.querySelector<HTMLDetailsElement>(`#question-${missing[0]}`);
    if (!first) return;
    first.open = true;
    focusSoon(first.querySelector('input'), MOST_FRAMES);
  }, [missing]);
  if (questions.length === 0) return null;
  return (
    <div ref={list} data-later>
      <Accordion className="mt-6">
        {questions.map((question) => {
          const asked = askedOf(question);
          const isText = asked.kind === 'text';
          const isMissing = missing.includes(question.id) && !isAnswered(answers, asked);
          return (
            <AccordionPanel
              key={question.id}
              id={`question-${question.id}`}
              title={question.title}
              badge={<QuestionBadge question={question} answers={answers} />}
              open={asked.isRequired && !isText}
              className={cx(isMissing && 'bg-danger-tint outline-2 -outline-offset-2 outline-danger')}
            >
              {question.description && (
                <RichText html={question.description} className="mb-2 text-small text-secondary" />
              )}
              {!isText && (
                <Options question={question} answers={answers} isMissing={isMissing} onChoose={onChoose} />
              )}
            </AccordionPanel>
          );
        })}
      </Accordion>
    </div>
  );
}

const MOST_FRAMES = 10;

/** Focuses an input after its panel has started to open, which takes a frame or two. */
function focusSoon(input: HTMLElement | null, frames: number): void {
  input?.focus();
  if (input !== document.activeElement && frames > 0) {
    requestAnimationFrame(() => focusSoon(input, frames - 1));
  }
}

function QuestionBadge({ question, answers }: { question: Question; answers: Answers }) {
  const asked = askedOf(question);
  if (asked.kind === 'text') return null;
  if (isAnswered(answers, asked)) return <Badge kind="selected">Selected</Badge>;
  if (asked.isRequired) return <Badge kind="required">Required</Badge>;
  return <span className="text-caption font-normal text-muted">Optional</span>;
}

type OptionsProps = Omit<Props, 'questions' | 'missing'> & { question: Question; isMissing: boolean };

function Options({ question, answers, isMissing, onChoose }: OptionsProps) {
  const { kind, isRequired } = askedOf(question);
  const noteId = `question-${question.id}-note`;
  const Tick = kind === 'single' ? Radio : Checkbox;
  const isPriced = question.Question_options.some(({ price }) => price !== 0);
  return (
    <div
      role={kind === 'single' ? 'radiogroup' : 'group'}
      aria-label={question.title}
      aria-required={kind === 'single' && isRequired ? true : undefined}
      aria-describedby={isMissing ? noteId : undefined}
      className={cx(question.Question_options.length > LONG && '-m-1 max-h-72 overflow-y-auto p-1 pr-3')}
    >
      {question.Question_options.map((option) => (
        <Tick
          key={option.id}
          name={`question-${question.id}`}
          checked={answers[question.id]?.includes(option.id) ?? false}
          onChange={() => onChoose(question, option.id)}
          invalid={isMissing}
          label={option.label}
          detail={option.description}
          trailing={
            isPriced ? <span className="text-small text-ink">{addedWords(option.price)}</span> : undefined
          }
        />
      ))}
      {isMissing && (
        <p id={noteId} role="alert" className="mt-1.5 flex gap-1.5 text-small font-medium text-danger">
          <CircleAlert size={18} className="mt-px" />
          Choose an option before you add this to your cart.
        </p>
      )}
    </div>
  );
}

function addedWords(pounds: number): string {
  if (pounds === 0) return 'Free';
  return `${pounds > 0 ? '+' : '−'} ${formatPence(pence(Math.abs(penceFromPounds(pounds))))}`;
}
