import { useState } from 'react';
import type { Question } from '#contract/catalog.ts';
import { answer, answersIn, answersText, type Answers } from '#rules/catalog/questions.ts';
import { withSearch, type Place } from '#client/lib/place.ts';
import { useRouter } from '#client/lib/router.tsx';
import { asked } from './asked.ts';

/**
 * The given answers. They are also in the address, so that a reload, a shared link and Back show the same. `begun` are
 * the first answers if the address has none.
 */
export function useAnswers(
  path: string,
  questions: readonly Question[],
  search: Place['search'],
  begun: Answers = {},
) {
  const { navigate } = useRouter();
  const [answers, setAnswers] = useState<Answers>(() =>
    search['answers'] === undefined ? begun : answersIn(search['answers'], questions.map(asked)),
  );

  function choose(question: Question, optionId: number) {
    const next = answer(answers, asked(question), optionId);
    setAnswers(next);
    const { way, selling, repairing } = search;
    navigate(withSearch(path, { answers: answersText(questions, next), way, selling, repairing }), {
      replace: true,
      keepScroll: true,
    });
  }

  return { answers, choose };
}
