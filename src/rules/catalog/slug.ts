/** 'Galaxy S24 Ultra' → 'galaxy-s24-ultra': what addresses and picture names are made of. */
export function slugOf(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The form of a slug. */
export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
export const SLUG_ERROR = 'Only small letters, digits and hyphens';
