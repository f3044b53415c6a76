import { z } from 'zod';
import type { AccountField } from '#rules/account/fields.ts';
import { oneLine } from '#rules/forms/one-line.ts';
import { severalLines } from '#rules/forms/several-lines.ts';

const text = z.string({ error: ({ input }) => (input === undefined ? 'Required' : 'must be text') });

/** A field of a form, held to the same rules that the form itself goes by, and in its one spelling. */
export function typed({ errorOf, clean }: AccountField) {
  return text
    .superRefine((given, context) => {
      const message = errorOf(given);
      if (message !== undefined) context.addIssue({ code: 'custom', message });
    })
    .transform(clean);
}

/** One that may be left out or left empty, and is null then. */
export function typedOrNull({ errorOf, clean }: AccountField) {
  return z
    .string({ error: 'must be text' })
    .nullish()
    .superRefine((given, context) => {
      const message = errorOf(given ?? '');
      if (message !== undefined) context.addIssue({ code: 'custom', message });
    })
    .transform((given) => clean(given ?? '') || null);
}

const cleaned = (clean: (given: string) => string) => (longest: number) =>
  z
    .string({ error: 'must be text' })
    .transform(clean)
    .refine((given) => given.length <= longest, 'Too long');

/** Free text without a form of its own, in one line or in several. It is cleaned first and measured then. */
export const cleanLine = cleaned(oneLine);
export const cleanLines = cleaned(severalLines);
