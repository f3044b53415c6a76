import { GRADES, NEW, REFURBISHED, REFURBISHED_LABEL, type Grade } from '#rules/catalog/conditions.ts';

const WORDS: Record<Grade, string> = {
  New: 'sealed by its maker, never opened',
  Pristine: 'looks new',
  Excellent: 'no marks seen at arm’s length',
  Good: 'light marks that you see but don’t feel',
  Fair: 'scratches you can feel, or small dents',
};

function asGrade(label: string | undefined): Grade | undefined {
  return GRADES.find((grade) => grade === label);
}

/** 'no marks seen at arm’s length'; undefined if the label is no grade. */
export function gradeWords(label: string | undefined): string | undefined {
  const grade = asGrade(label);
  return grade && WORDS[grade];
}

export interface ConditionNotice {
  title: string;
  lines: string[];
}

const CHECKED =
  'Wiped to a certified standard, checked on 72 points and graded by a person in the United Kingdom. What wears out was measured, and replaced where it fell short.';

/** The short and full text of the condition badge. */
export function conditionNotice(condition: number, chosenGrade: string | undefined): ConditionNotice {
  const grade = asGrade(chosenGrade);
  const isRefurbished = condition === REFURBISHED;
  const plain = condition === NEW ? 'New' : 'Used';
  const words = grade && `${grade}: ${WORDS[grade]}.`;
  return {
    title: grade ?? (isRefurbished ? 'Refurbished' : plain),
    lines: [
      ...(words ? [words] : []),
      ...(isRefurbished ? [`${REFURBISHED_LABEL}.`, CHECKED] : []),
      ...(!words && !isRefurbished
        ? [condition === NEW ? 'New, as its maker packed it.' : 'Used, in working order.']
        : []),
    ],
  };
}
