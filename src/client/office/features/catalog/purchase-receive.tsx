import type { Purchase, PurchaseLine } from '#contract/purchases-office.ts';
import { stillToCome } from '#rules/flows/purchase.ts';
import { sumWords } from '#client/lib/format.ts';
import { Row } from '../../ui/box.tsx';
import { GoodsReceive } from './goods-receive.tsx';
import { purchases } from './goods.api.ts';
import { PurchaseMoves } from './purchase-moves.tsx';
import { dayWords } from './purchase-words.ts';
import { NO_STORE } from './stock-words.ts';

/** A purchase order that was sent to its supplier, with the units that have come. */
export function PurchaseReceive({ purchase }: { purchase: Purchase }) {
  const { supplier, store, expected_on: expected, note, cost, lines, moves } = purchase;
  return (
    <GoodsReceive
      title="Order"
      record={purchase}
      went={{ label: 'Ordered', at: purchase.ordered_at }}
      facts={
        <>
          <Row name="Supplier">{supplier}</Row>
          <Row name="Deliver to">{store?.name ?? NO_STORE}</Row>
          {expected && <Row name="Expected">{dayWords(expected)}</Row>}
          {note && <Row name="Note">{note}</Row>}
          {typeof cost === 'number' && <Row name="Cost, without VAT">{sumWords(cost)}</Row>}
        </>
      }
      lines={lines.map((line) => ({
        id: line.id,
        name: line.text,
        under: underWords(line),
        came: `${line.received} of ${line.quantity} received`,
        open: stillToCome(line),
      }))}
      mayReceive={moves.includes('receive')}
      onReceive={(came) => purchases.move(purchase, { move: 'receive', lines: came })}
      moves={moves.includes('cancel') && <PurchaseMoves purchase={purchase} />}
    />
  );
}

/** The SKU, and the price of one: 'TF-P8-128, £310 each'. */
const underWords = ({ sku, unit_cost: cost }: PurchaseLine): string =>
  [sku ?? 'Part', typeof cost === 'number' && `${sumWords(cost)} each`].filter(Boolean).join(', ');
