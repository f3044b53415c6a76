import { ShieldCheck } from 'lucide-react';
import type { OfficePolicy } from '#contract/policies-office.ts';
import { plainText } from '#rules/page/plain-text.ts';
import { removePolicy, usePolicies } from '../features/catalog/detail-lists.api.ts';
import { POLICY_WORDS } from '../features/catalog/policy-words.ts';
import { PlainCard, plainColumns, type PlainLook } from '../features/catalog/plain-columns.tsx';
import { PolicyDialog } from '../features/catalog/policy-dialog.tsx';
import { CatalogueList } from './catalogue-list.tsx';

const LOOK: PlainLook<OfficePolicy> = {
  heads: ['Policy', 'What it says'],
  nameOf: ({ title }) => title,
  detailOf: ({ kind, description }) => `${POLICY_WORDS[kind]}: ${plainText(description, 200)}`,
};

/** The warranty and return policies of products. */
export function PoliciesPage() {
  const policies = usePolicies();
  return (
    <CatalogueList
      shown="policies"
      one="policy"
      many="policies"
      icon={ShieldCheck}
      help="Product pages say what they promise about warranty and returns."
      list={policies}
      nameOf={LOOK.nameOf}
      columns={(actions) => plainColumns(LOOK, actions)}
      card={(record, actions) => <PlainCard record={record} look={LOOK} actions={actions} />}
      dialog={(policy, { onClose }) => <PolicyDialog key={policy?.id} policy={policy} onClose={onClose} />}
      usersOf={({ product_count: count }) => [[count, 'product']]}
      remove={removePolicy}
    />
  );
}
