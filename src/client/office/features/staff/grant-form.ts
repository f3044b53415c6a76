import type { Input } from '#contract/calls.ts';
import { readPounds } from '#rules/forms/typed.ts';
import { canBeForStores, STORES_ONLY, type Right } from '#rules/office/permissions.ts';
import { DESK_REFUND_LIMIT, type RightSet } from '#rules/office/sets.ts';
import { poundsFromPence } from '#rules/money/money.ts';
import type { GivenRights } from './grant-words.ts';

/** The form of a staff member's permissions. */
export interface GrantValues {
  permissions: readonly Right[];
  /** As typed, in pounds. */
  refund_limit: string;
  /** null for all stores. */
  store_ids: readonly number[] | null;
}

const startLimit = String(poundsFromPence(DESK_REFUND_LIMIT));

export const noGrant = (storeIds: readonly number[] | null): GrantValues => ({
  permissions: [],
  refund_limit: startLimit,
  store_ids: storeIds,
});

export const valuesOf = (given: GivenRights): GrantValues => ({
  permissions: given.permissions,
  refund_limit: given.refund_limit === null ? startLimit : String(given.refund_limit),
  store_ids: given.store_ids,
});

/** The permissions of a ready-made set, with its limit. The stores stay as they are. */
export const withSet = ({ rights, refundLimit }: RightSet): Partial<GrantValues> => ({
  permissions: rights,
  ...(refundLimit !== null && { refund_limit: String(poundsFromPence(refundLimit)) }),
});

export const hasLimit = ({ permissions }: Pick<GrantValues, 'permissions'>): boolean =>
  permissions.includes('refund') && !isImplied('refund', permissions);

/** Whether another ticked permission includes this one. */
export const isImplied = (right: Right, ticked: readonly Right[]): boolean =>
  (right !== 'site' && ticked.includes('site')) || (right === 'refund' && ticked.includes('money'));

const MOST_REFUND = 100_000;

export function grantErrors(values: GrantValues): Partial<Record<keyof GrantValues, string>> {
  const limit = readPounds(values.refund_limit);
  return {
    ...(values.permissions.length === 0 && { permissions: 'Choose at least one.' }),
    ...(hasLimit(values) &&
      (typeof limit !== 'number' || limit > MOST_REFUND) && {
        refund_limit: 'Type a sum in pounds, such as 100.',
      }),
    ...(values.store_ids?.length === 0 && { store_ids: 'Choose at least one store.' }),
    ...(values.store_ids && !canBeForStores(values.permissions) && { store_ids: STORES_ONLY }),
  };
}

type Given = Omit<Input<'PUT /office/staff/{id}'>['body'], 'version'>;

/** The body of the call. A permission that another one includes is not named. */
export function bodyOf(values: GrantValues): Given {
  const limit = readPounds(values.refund_limit);
  return {
    permissions: values.permissions.filter((right) => !isImplied(right, values.permissions)),
    refund_limit: hasLimit(values) && typeof limit === 'number' ? limit : null,
    store_ids: values.store_ids && [...values.store_ids],
  };
}
