import type { Purchase } from '#contract/purchases-office.ts';
import type { OfficeArea } from '#rules/page/office-paths.ts';
import { newKey } from '#client/lib/new-key.ts';
import { useSession } from '#client/lib/session.ts';
import { TextField } from '#client/ui/text-field.tsx';
import { GoodsForm } from './goods-form.tsx';
import { withShelf } from './goods-line.ts';
import { purchases, type NewGoods } from './goods.api.ts';
import { PartField } from './part-field.tsx';
import { PurchaseFacts } from './purchase-facts.tsx';
import { PurchaseMoves } from './purchase-moves.tsx';
import {
  bodyOf,
  errorsOf,
  PURCHASE_FIELDS,
  typedPart,
  valuesOf,
  type PurchaseField,
  type TypedPurchaseLine,
} from './purchase-values.ts';
import { ShelfFinder } from './shelf-finder.tsx';

/** Plans an order to a supplier, and changes it until it is ordered. */
export function PurchaseForm({ read, area }: { read: Purchase | undefined; area: OfficeArea }) {
  const seesCost = useSession().office?.permissions.includes('cost') ?? false;
  return (
    <GoodsForm<PurchaseField, Purchase, TypedPurchaseLine>
      part="purchases"
      read={read}
      area={area}
      names={PURCHASE_FIELDS}
      valuesOf={valuesOf}
      errorsOf={errorsOf}
      create={(changed, key) => purchases.create(bodyOf(changed, seesCost) as NewGoods<'purchases'>, key)}
      change={(changed, { id, version }) => purchases.change(id, { version, ...bodyOf(changed, seesCost) })}
      facts={(given) => <PurchaseFacts given={given} />}
      finder={(lines, put) => (
        <>
          <ShelfFinder
            onPick={(shelf) => put(withShelf(lines, shelf, (line) => ({ ...line, key: newKey(), cost: '' })))}
          />
          <PartField onAdd={(name) => put([...lines, typedPart(newKey(), name)])} />
        </>
      )}
      rows={{ keyOf: ({ key }) => key, ...(seesCost && { more: costField }) }}
      moves={(record) => <PurchaseMoves purchase={record} />}
    />
  );
}

const costField = (line: TypedPurchaseLine, put: (part: Partial<TypedPurchaseLine>) => void) => (
  <TextField
    label={`Cost of one ${line.name}, in pounds`}
    hideLabel
    tall={40}
    placeholder="£ each"
    value={line.cost}
    onChange={({ target }) => put({ cost: target.value })}
    inputMode="decimal"
    autoComplete="off"
    className="w-24"
  />
);
