import { useState } from 'react';
import type { OfficePolicy } from '#contract/policies-office.ts';
import {
  LONGEST_POLICY,
  POLICY_KINDS,
  policyFields,
  TOO_LONG,
  type PolicyKind,
} from '#rules/catalog/list-fields.ts';
import { newKey } from '#client/lib/new-key.ts';
import { useRecord } from '#client/lib/use-record.ts';
import { Select } from '#client/ui/select.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { changePolicy, createPolicy, type PolicyChange } from './detail-lists.api.ts';
import { RichValue } from '../../ui/both-changed.tsx';
import { RichField } from '../../ui/rich-field.tsx';
import { ListDialog } from './list-dialog.tsx';
import { POLICY_WORDS } from './policy-words.ts';

const NAMES = { kind: 'About', title: 'Title', description: 'Text' };
type Field = keyof typeof NAMES;
type Values = Readonly<Record<Field, string>>;

const valuesOf = (policy: OfficePolicy | undefined): Values => ({
  kind: policy?.kind ?? 'warranty',
  title: policy?.title ?? '',
  description: policy?.description ?? '',
});

function errorsOf({ title, description }: Values) {
  const wrong = policyFields.title.errorOf(title);
  return {
    ...(wrong !== undefined && { title: wrong }),
    ...(description.trim() === '' && { description: 'Required' }),
    ...(description.length > LONGEST_POLICY && { description: TOO_LONG }),
  };
}

const bodyOf = ({ kind, ...texts }: Partial<Values>): PolicyChange => ({
  ...texts,
  ...(kind !== undefined && { kind: kind as PolicyKind }),
});

type Props = {
  /** Without a policy a new one is made. */
  policy: OfficePolicy | undefined;
  onClose: () => void;
};

/** Creates or changes a policy. */
export function PolicyDialog({ policy, onClose }: Props) {
  const [key] = useState(newKey);
  const form = useRecord<Field, OfficePolicy | undefined>({
    name: policy ? `policy ${policy.id}` : 'new policy',
    record: policy,
    valuesOf,
    errorsOf,
    async send(changed, record) {
      const body = bodyOf(changed);
      const { result } = record
        ? await changePolicy(record, body)
        : await createPolicy(
            {
              kind: body.kind ?? 'warranty',
              title: body.title ?? '',
              description: body.description ?? '',
            },
            key,
          );
      return result;
    },
  });
  const given = (field: Field) => ({ label: NAMES[field], ...form.fieldProps(field) });
  const isUsed = policy !== undefined && policy.product_count > 0;
  return (
    <ListDialog
      title={policy ? `Change ${policy.title}` : 'New policy'}
      form={form}
      names={NAMES}
      show={(field, value) => {
        if (field === 'kind') return <p className="mb-2">{POLICY_WORDS[value as PolicyKind]}</p>;
        return field === 'description' && value !== '' ? <RichValue html={value} /> : undefined;
      }}
      saveLabel={policy ? 'Save' : 'Create policy'}
      done={policy ? 'The policy is saved' : 'The policy is there'}
      onClose={onClose}
    >
      <TextField {...given('title')} maxLength={80} autoComplete="off" data-autofocus="" />
      <Select
        {...given('kind')}
        hint={isUsed ? 'Products have this policy, so it stays about this.' : undefined}
        disabled={isUsed}
        choices={POLICY_KINDS.map((kind) => ({ value: kind, label: POLICY_WORDS[kind] }))}
      />
      <RichField
        {...given('description')}
        saved={form.record?.description ?? ''}
        hint="Products that have it show the new words at once."
      />
    </ListDialog>
  );
}
