import { z } from 'zod';
import type { AccountField } from '#rules/account/fields.ts';
import { oneLine } from '#rules/forms/one-line.ts';
import { severalLines } from '#rules/forms/several-lines.ts';

const text = z.string({ error: ({ input }) => (input === undefined ? 'Required' : 'must be text') });

/** A schema with the same rules as the form's field. It gives the normal form. */
export function typed({ errorOf, clean }: AccountField) {
  return text
    .superRefine((given, context) => {
      const message = errorOf(given);
      if (message !== undefined) context.addIssue({ code: 'custom', message });
    })
    .transform(clean);
}

/** An optional field. Missing or empty becomes null. */
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

/** Free text in one or several lines. It is cleaned before its length is checked. */
export const cleanLine = cleaned(oneLine);
export const cleanLines = cleaned(severalLines);
