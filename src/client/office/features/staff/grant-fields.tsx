import { useId } from 'react';
import type { ReactNode } from 'react';
import { RIGHT_FACTS, rightsIn, type Right } from '#rules/office/permissions.ts';
import { RIGHT_SETS } from '#rules/office/sets.ts';
import { useSession } from '#client/lib/session.ts';
import { Checkbox, Radio } from '#client/ui/check.tsx';
import { ChoiceButton, ChoiceGroup } from '#client/ui/choice.tsx';
import { FieldNote } from '#client/ui/field.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { hasLimit, isImplied, withSet, type GrantValues } from './grant-form.ts';
import { useStoreNames } from './staff.api.ts';

type Props = {
  values: GrantValues;
  errorOf: (name: keyof GrantValues) => string | undefined;
  onChange: (changed: Partial<GrantValues>) => void;
};

/** The permissions of a staff member: a ready-made set or single ones, the limit of refunds, and the stores. */
export function GrantFields({ values, errorOf, onChange }: Props) {
  const own = useSession().office;
  if (!own) return null;
  // People can only give permissions that they have.
  const rights = rightsIn(own.of).filter((right) => own.permissions.includes(right));
  const sets = RIGHT_SETS.filter(
    (set) => set.offices.includes(own.of) && set.rights.every((right) => rights.includes(right)),
  );
  const isChosen = (chosen: readonly Right[]) =>
    chosen.length === values.permissions.length &&
    chosen.every((right) => values.permissions.includes(right));
  const toggle = (right: Right) =>
    onChange({
      permissions: values.permissions.includes(right)
        ? values.permissions.filter((one) => one !== right)
        : rights.filter((one) => one === right || values.permissions.includes(one)),
    });
  return (
    <>
      {sets.length > 0 && (
        <ChoiceGroup label="Ready-made" columns="roomy">
          {sets.map((set) => (
            <ChoiceButton
              key={set.title}
              label={set.title}
              second={set.hint}
              chosen={isChosen(set.rights)}
              onClick={() => onChange(withSet(set))}
              className="items-start"
            />
          ))}
        </ChoiceGroup>
      )}
      <Ticks legend="What they may do" error={errorOf('permissions')}>
        {rights.map((right) => {
          const comes = isImplied(right, values.permissions);
          return (
            <Checkbox
              key={right}
              name="permissions"
              label={RIGHT_FACTS[right].title}
              detail={comes ? 'Comes with what is ticked' : RIGHT_FACTS[right].lets}
              checked={comes || values.permissions.includes(right)}
              disabled={comes}
              onChange={() => toggle(right)}
            />
          );
        })}
      </Ticks>
      {hasLimit(values) && (
        <TextField
          label="Refunds up to"
          name="refund_limit"
          unit="£"
          inputMode="decimal"
          autoComplete="off"
          hint="Of one order, all refunds together"
          value={values.refund_limit}
          error={errorOf('refund_limit')}
          onChange={(event) => onChange({ refund_limit: event.target.value })}
        />
      )}
      <StoreTicks values={values} errorOf={errorOf} onChange={onChange} limit={own.store_ids} />
    </>
  );
}

/** People who are limited to stores can give only those. */
function StoreTicks({ values, errorOf, onChange, limit }: Props & { limit: readonly number[] | null }) {
  const stores = useStoreNames().filter(({ id }) => limit?.includes(id) ?? true);
  const ids = values.store_ids;
  if (stores.length === 0) return null;
  return (
    <Ticks legend="Stores" error={errorOf('store_ids')}>
      {limit === null && (
        <>
          <Radio
            name="store_ids"
            label="All stores, and all that is sent by post"
            checked={ids === null}
            onChange={() => onChange({ store_ids: null })}
          />
          <Radio
            name="store_ids"
            label="Only what is collected at some stores"
            checked={ids !== null}
            onChange={() => onChange({ store_ids: ids ?? [] })}
          />
        </>
      )}
      {ids !== null && (
        <div className={limit === null ? 'pl-8' : undefined}>
          {stores.map(({ id, name }) => (
            <Checkbox
              key={id}
              name="store_ids"
              label={name}
              checked={ids.includes(id)}
              onChange={() =>
                onChange({ store_ids: ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id] })
              }
            />
          ))}
        </div>
      )}
    </Ticks>
  );
}

type TicksProps = { legend: string; error: string | undefined; children: ReactNode };

function Ticks({ legend, error, children }: TicksProps) {
  const noteId = useId();
  return (
    <fieldset aria-describedby={error ? noteId : undefined} className="min-w-0">
      <legend className="mb-1 text-label font-semibold">{legend}</legend>
      {children}
      <FieldNote id={noteId} error={error} />
    </fieldset>
  );
}
