import type { PolicyKind } from '#rules/catalog/list-fields.ts';

/** What the kinds of policies are called. */
export const POLICY_WORDS: Readonly<Record<PolicyKind, string>> = { warranty: 'Warranty', return: 'Returns' };
