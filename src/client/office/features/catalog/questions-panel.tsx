import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Box } from '../../ui/box.tsx';
import type { ProductForm } from './product-fields.tsx';
import { QuestionCard } from './question-card.tsx';
import { moved, NEW_QUESTION, readQuestions, writeQuestions, type QuestionDraft } from './question-list.ts';
import { PartError } from './part-error.tsx';

type Props = { form: ProductForm; line: 1 | 2 | 3 };

const ASKED = {
  1: 'Asked before Add to cart',
  2: 'Asked before an offer is made',
  3: 'What can be repaired, and how',
};

/** The questions that a shopper answers, with the price of each answer. */
export function QuestionsPanel({ form, line }: Props) {
  const list = readQuestions(form.values.questions);
  const [opened, setOpened] = useState<number>();
  const put = (next: readonly QuestionDraft[]) => form.change('questions', writeQuestions(next));
  const { error } = form.fieldProps('questions');
  const shared = (id: number | undefined) =>
    form.record.questions?.find((one) => one.id === id)?.shared_with ?? 0;
  return (
    <Box title="Questions" note={<span className="text-caption text-muted">{ASKED[line]}</span>}>
      {list.length > 0 && (
        <ol className="-mx-5">
          {list.map((question, index) => (
            <QuestionCard
              key={index}
              question={question}
              place={{ index, count: list.length }}
              line={line}
              sharedWith={shared(question.id)}
              isOpen={opened === index}
              showsErrors={error !== undefined}
              onToggle={() => setOpened(opened === index ? undefined : index)}
              onChange={(next) => put(list.map((one, at) => (at === index ? next : one)))}
              onMove={(step) => {
                put(moved(list, index, index + step));
                if (opened !== undefined) setOpened(index + step);
              }}
              onRemove={() => {
                put(list.filter((_one, at) => at !== index));
                setOpened(undefined);
              }}
            />
          ))}
        </ol>
      )}
      <Button
        size={40}
        variant="outline"
        className="mt-3"
        onClick={() => {
          put([...list, NEW_QUESTION]);
          setOpened(list.length);
        }}
      >
        <Plus size={16} /> Add a question
      </Button>
      <PartError>{error}</PartError>
    </Box>
  );
}
