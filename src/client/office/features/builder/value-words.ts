import type { Field } from '#contract/sections/fields.ts';
import { plainText } from '#rules/page/plain-text.ts';
import { chosenOf, itemsOf, recordOf, summaryOf, textValue } from './forms/values.ts';
import { londonWords } from './page-words.ts';

const EMPTY = '(empty)';
const MOST_WORDS = 10_000;

/** What a field of a section holds, in words. */
export function valueWords(field: Field, value: unknown): string {
  if (field.kind === 'choice') return field.options[chosenOf(field, value)] ?? textValue(value);
  if (field.kind === 'yes-no') return value === true ? 'Yes' : 'No';
  if (value === undefined || value === '') return EMPTY;
  switch (field.kind) {
    case 'rich-text':
      return plainText(textValue(value), MOST_WORDS) || EMPTY;
    case 'date':
      return `${londonWords(textValue(value))}, London time`;
    case 'products':
    case 'categories':
      return Array.isArray(value) && value.length > 0 ? `Numbers ${value.join(', ')}` : EMPTY;
    case 'list': {
      const items = itemsOf(value).map((item, index) => summaryOf(item, field.of) || `Number ${index + 1}`);
      return items.join(' · ') || EMPTY;
    }
    case 'group':
      return Object.entries(field.fields)
        .flatMap(([name, inside]) => {
          const given = recordOf(value)[name];
          return given === undefined ? [] : [`${inside.label}: ${valueWords(inside, given)}`];
        })
        .join(', ');
    default:
      return textValue(value);
  }
}

/** The most characters of a value that are shown. */
const MOST = 160;
/** What is left of the same words before the first difference. */
const BEFORE = 40;

/** Two long texts, cut to where they differ. */
export function shortened(one: string, other: string): [string, string] {
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  const from = Math.max(one.length, other.length) <= MOST ? 0 : Math.max(same - BEFORE, 0);
  const cut = (text: string) => {
    const part = text.slice(from, from + MOST);
    return `${from > 0 ? '…' : ''}${part}${from + MOST < text.length ? '…' : ''}`;
  };
  return [cut(one), cut(other)];
}
