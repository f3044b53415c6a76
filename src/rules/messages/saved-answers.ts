import { oneLine } from '../forms/one-line.ts';
import { filled, unknownStandIn } from '../site/mail-words.ts';
import { MESSAGE_LONGEST, textOfLength } from './message-fields.ts';

/** Names in braces that are replaced by facts of the conversation. */
export const ANSWER_STAND_INS = {
  first_name: 'The first name of the buyer',
  order: 'The number of the order',
  vendor: 'Who sells it',
  me: 'Your own first name',
} as const;
type StandIn = keyof typeof ANSWER_STAND_INS;

export const MOST_ANSWERS = 100;
export const ANSWER_NAME_LONGEST = 60;

export const ANSWER_NAME = {
  clean: oneLine,
  errorOf(typed: string): string | undefined {
    const name = oneLine(typed);
    if (name === '') return 'Required';
    return name.length > ANSWER_NAME_LONGEST ? `At most ${ANSWER_NAME_LONGEST} characters` : undefined;
  },
};

const text = textOfLength(MESSAGE_LONGEST);

export const ANSWER_TEXT = {
  ...text,
  errorOf(typed: string): string | undefined {
    const names = Object.keys(ANSWER_STAND_INS);
    const wrong = unknownStandIn(typed, names);
    return (
      text.errorOf(typed) ??
      (wrong && `There is no ${wrong}. You can use ${names.map((name) => `{${name}}`).join(', ')}`)
    );
  },
};

/** A saved answer as it is sent, with the facts of the conversation in it. */
export const answerFor = (saved: string, values: Readonly<Record<StandIn, string>>): string =>
  filled(saved, values);
