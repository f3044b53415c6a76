import type { Question } from '#contract/catalog.ts';
import { formatPence, pence, penceFromPounds } from '#rules/money.ts';
import { isAnswered, type Answers } from '#rules/questions.ts';
import { RichText } from '#client/lib/rich-text.tsx';
import { Accordion, AccordionPanel } from '#client/ui/accordion.tsx';
import { Badge } from '#client/ui/badge.tsx';
import { Checkbox, Radio } from '#client/ui/check.tsx';
import { cx } from '#client/ui/cx.ts';
import { askedOf } from './use-purchase.ts';

type Props = {
  questions: readonly Question[];
  answers: Answers;
  onChoose: (question: Question, optionId: number) => void;
};

/** More than this many options scroll inside their panel. */
const LONG = 8;

/** Add-on questions. What must be answered is open from the start. */
export function Questions({ questions, answers, onChoose }: Props) {
  if (questions.length === 0) return null;
  return (
    <Accordion className="mt-6">
      {questions.map((question) => {
        const { kind, isRequired } = askedOf(question);
        return (
          <AccordionPanel
            key={question.id}
            title={question.title}
            badge={<QuestionBadge question={question} answers={answers} />}
            open={isRequired && kind !== 'text'}
          >
            {question.description && (
              <RichText html={question.description} className="mb-2 text-small text-secondary" />
            )}
            {kind !== 'text' && <Options question={question} answers={answers} onChoose={onChoose} />}
          </AccordionPanel>
        );
      })}
    </Accordion>
  );
}

function QuestionBadge({ question, answers }: { question: Question; answers: Answers }) {
  const asked = askedOf(question);
  if (asked.kind === 'text') return null;
  if (isAnswered(answers, asked)) return <Badge kind="selected">Selected</Badge>;
  if (asked.isRequired) return <Badge kind="required">Required</Badge>;
  return <span className="text-caption font-normal text-muted">Optional</span>;
}

function Options({ question, answers, onChoose }: Omit<Props, 'questions'> & { question: Question }) {
  const { kind, isRequired } = askedOf(question);
  const Tick = kind === 'single' ? Radio : Checkbox;
  const isPriced = question.Question_options.some(({ price }) => price !== 0);
  return (
    <div
      role={kind === 'single' ? 'radiogroup' : 'group'}
      aria-label={question.title}
      aria-required={kind === 'single' && isRequired ? true : undefined}
      className={cx(question.Question_options.length > LONG && '-m-1 max-h-72 overflow-y-auto p-1 pr-3')}
    >
      {question.Question_options.map((option) => (
        <Tick
          key={option.id}
          name={`question-${question.id}`}
          checked={answers[question.id]?.includes(option.id) ?? false}
          onChange={() => onChoose(question, option.id)}
          label={option.label}
          detail={option.description}
          trailing={
            isPriced ? <span className="text-small text-ink">{addedWords(option.price)}</span> : undefined
          }
        />
      ))}
    </div>
  );
}

function addedWords(pounds: number): string {
  if (pounds === 0) return 'Free';
  return `${pounds > 0 ? '+' : '−'} ${formatPence(pence(Math.abs(penceFromPounds(pounds))))}`;
}
