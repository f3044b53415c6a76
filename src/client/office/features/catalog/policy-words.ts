import type { PolicyKind } from '#rules/catalog/list-fields.ts';

/** The names of the kinds of policies. */
export const POLICY_WORDS: Readonly<Record<PolicyKind, string>> = { warranty: 'Warranty', return: 'Returns' };
