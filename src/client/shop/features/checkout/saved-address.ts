import type { Address } from '#contract/account-profile.ts';
import { readPostCode } from '#rules/forms/post-code.ts';
import { oneLine } from '#client/lib/one-line.ts';
import type { TypedForm } from './typed-form.ts';

/** A saved address as fields of the form. */
export function addressFields({ name, phone, line_1, line_2, town, post_code }: Address) {
  return { name, phone: phone ?? '', line_1, line_2: line_2 ?? '', town, post_code };
}

/** The saved address that the form holds; undefined for a typed one. */
export function savedIn(form: TypedForm, addresses: readonly Address[]): Address | undefined {
  return addresses.find((address) =>
    Object.entries(addressFields(address)).every(
      ([field, text]) => (form[field as keyof ReturnType<typeof addressFields>] ?? '') === text,
    ),
  );
}

/** The default one first, the others as they were added. */
export function defaultFirst(addresses: readonly Address[]): Address[] {
  return [...addresses].sort((a, b) => Number(b.is_default) - Number(a.is_default));
}

/** '1 High Street, Flat 2, Leeds LS1 4AP', however the postcode was typed. */
export function placeWords({ line_1, line_2, town, post_code }: Place) {
  const postCode = readPostCode(post_code ?? '') ?? post_code;
  return [line_1, line_2, [town, postCode && oneLine(postCode)].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(', ');
}

type Place = { [Field in 'line_1' | 'line_2' | 'town' | 'post_code']?: string | null | undefined };
