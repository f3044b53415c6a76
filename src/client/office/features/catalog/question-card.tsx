import { ArrowDown, ArrowUp, ChevronDown, Plus, Trash2 } from 'lucide-react';
import { useId } from 'react';
import type { QuestionRole } from '#rules/catalog/questions.ts';
import { countOf } from '#client/lib/format.ts';
import { Button } from '#client/ui/button.tsx';
import { Checkbox } from '#client/ui/check.tsx';
import { cx } from '#client/ui/cx.ts';
import { KeptTogether } from '#client/ui/kept-together.tsx';
import { Select } from '#client/ui/select.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { Chip } from '../../ui/chip.tsx';
import { OptionFields } from './option-fields.tsx';
import { moved, NEW_OPTION, questionSummary, type QuestionDraft } from './question-list.ts';

type Props = {
  question: QuestionDraft;
  place: { index: number; count: number };
  line: 1 | 2 | 3;
  /** How many other products ask it. */
  sharedWith: number;
  isOpen: boolean;
  showsErrors: boolean;
  onToggle: () => void;
  onChange: (next: QuestionDraft) => void;
  onMove: (step: 1 | -1) => void;
  onRemove: () => void;
};

const KINDS = [
  { value: '1', label: 'One choice' },
  { value: '2', label: 'Any number of choices' },
  { value: '3', label: 'Only a text' },
];
const ROLES: Readonly<Record<1 | 2 | 3, readonly { value: QuestionRole | ''; label: string }[]>> = {
  1: [],
  2: [
    { value: '', label: 'None' },
    { value: 'grade', label: 'Condition of the device' },
    { value: 'spec', label: 'Spec, such as its storage' },
  ],
  3: [
    { value: '', label: 'None' },
    { value: 'faults', label: 'Faults' },
    { value: 'parts', label: 'Parts' },
  ],
};
const kindOf = (text: string) => (text === '3' ? 3 : text === '2' ? 2 : 1);

/** One question: folded to its summary, or open with its fields and options. */
export function QuestionCard(props: Props) {
  const { question, place, line, sharedWith, isOpen, showsErrors, onToggle, onChange, onMove, onRemove } =
    props;
  const body = useId();
  const { title, option_type: type, options } = question;
  const name = title || 'New question';
  const put = (change: Partial<QuestionDraft>) => onChange({ ...question, ...change });
  return (
    <li className="border-t border-grey-2 px-5">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={body}
        onClick={onToggle}
        className="flex min-h-15 w-full items-center gap-3 py-2 text-left"
      >
        <span className="min-w-0 flex-1">
          <span className="block font-semibold wrap-anywhere">{name}</span>
          <span className="block text-caption text-muted wrap-anywhere">
            <KeptTogether>{questionSummary(question)}</KeptTogether>
          </span>
        </span>
        <Chip look={question.isRequired ? 'decide' : 'over'}>
          {question.isRequired ? 'Required' : 'Optional'}
        </Chip>
        <ChevronDown aria-hidden="true" size={18} className={cx('shrink-0', isOpen && 'rotate-180')} />
      </button>
      {isOpen && (
        <div id={body} className="grid gap-4 pb-5">
          {sharedWith > 0 && (
            <p className="rounded-control bg-repair-tint px-4 py-3 text-repair-text">
              {countOf(sharedWith, 'other product')} {sharedWith === 1 ? 'asks' : 'ask'} this question too.
              Your change is for this product alone.
            </p>
          )}
          <div className="grid gap-4 w600:grid-cols-2">
            <TextField
              label="Question"
              tall={40}
              className="w600:col-span-2"
              maxLength={160}
              value={title}
              error={showsErrors && !title.trim() ? 'Required' : undefined}
              onChange={({ target }) => put({ title: target.value })}
            />
            <Select
              tall={40}
              label="Answer"
              choices={KINDS}
              value={String(type)}
              onChange={({ target }) => put({ option_type: kindOf(target.value) })}
            />
            {ROLES[line].length > 0 && (
              <Select
                tall={40}
                label="Role"
                hint="The shop calculates with answers of a role."
                choices={ROLES[line]}
                value={question.role}
                onChange={({ target }) => put({ role: target.value as QuestionDraft['role'] })}
              />
            )}
            <TextField
              label="Explanation"
              optional
              tall={40}
              className="w600:col-span-2"
              maxLength={1000}
              value={question.description}
              onChange={({ target }) => put({ description: target.value })}
            />
            {type !== 3 && (
              // In line with the field beside it, which has a label above.
              <div className="w600:mt-7">
                <Checkbox
                  label="An answer is required"
                  checked={question.isRequired}
                  onChange={({ target }) => put({ isRequired: target.checked })}
                />
              </div>
            )}
            <TextField
              label="Key"
              optional
              tall={40}
              hint="For other programs; made from the question unless told."
              maxLength={120}
              value={question.key}
              onChange={({ target }) => put({ key: target.value })}
            />
          </div>
          {type !== 3 && (
            <>
              <ul aria-label={`Options of ${name}`} className="grid gap-3">
                {options.map((option, index) => (
                  <OptionFields
                    key={index}
                    option={option}
                    index={index}
                    count={options.length}
                    line={line}
                    showsErrors={showsErrors}
                    onChange={(next) =>
                      put({ options: options.map((one, at) => (at === index ? next : one)) })
                    }
                    onMove={(step) => put({ options: moved(options, index, index + step) })}
                    onRemove={() => put({ options: options.filter((_one, at) => at !== index) })}
                  />
                ))}
              </ul>
              <div>
                <Button
                  size={40}
                  variant="outline"
                  onClick={() => put({ options: [...options, NEW_OPTION] })}
                >
                  <Plus size={16} /> Add an answer
                </Button>
              </div>
            </>
          )}
          <div className="flex flex-wrap gap-2">
            <Button size={40} variant="outline" disabled={place.index === 0} onClick={() => onMove(-1)}>
              <ArrowUp size={16} /> Earlier
            </Button>
            <Button
              size={40}
              variant="outline"
              disabled={place.index === place.count - 1}
              onClick={() => onMove(1)}
            >
              <ArrowDown size={16} /> Later
            </Button>
            <Button size={40} variant="outline" className="text-danger!" onClick={onRemove}>
              <Trash2 size={16} /> Remove the question
            </Button>
          </div>
        </div>
      )}
    </li>
  );
}
