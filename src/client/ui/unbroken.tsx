import type { ReactNode } from 'react';

/** Longer words may need to break in a narrow column. */
const LONGEST = 12;

/** Keeps short words with a hyphen, such as USB-C and Drop-In, on one line. */
export function unbroken(text: string): ReactNode {
  if (!text.includes('-')) return text;
  return text.split(/(\s+)/).map((word, index) =>
    word.includes('-') && word.length <= LONGEST ? (
      <span key={index} className="whitespace-nowrap">
        {word}
      </span>
    ) : (
      word
    ),
  );
}
