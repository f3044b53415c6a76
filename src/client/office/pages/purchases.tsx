import { ClipboardList } from 'lucide-react';
import { PURCHASE_STATES, type PurchaseState } from '#rules/flows/purchase.ts';
import { officePaths } from '#rules/page/office-paths.ts';
import { queryOf, type GoodsSearch } from '../features/catalog/goods-search.ts';
import { purchases } from '../features/catalog/goods.api.ts';
import { PurchaseCard, purchaseColumns } from '../features/catalog/purchase-columns.tsx';
import { PURCHASE_CHIPS } from '../features/catalog/purchase-words.ts';
import { useArea } from '../layout/area.ts';
import { GoodsList, type GoodsKind } from './goods-list.tsx';

const PURCHASES: GoodsKind<PurchaseState> = {
  part: 'purchases',
  one: 'purchase order',
  icon: ClipboardList,
  hint: 'Number, supplier, goods or note',
  help: 'A purchase order says what a supplier brings. What comes is added to the stock.',
  states: PURCHASE_STATES,
  chips: PURCHASE_CHIPS,
  underWay: ['ordered', 'part_received'],
  pathOf: officePaths.purchase,
};

/** The orders to suppliers. */
export function PurchasesPage({ search }: { search: GoodsSearch<PurchaseState> }) {
  const area = useArea();
  return (
    <GoodsList
      kind={PURCHASES}
      search={search}
      list={purchases.useList(queryOf(search))}
      columns={purchaseColumns(area)}
      card={(row) => <PurchaseCard row={row} area={area} />}
    />
  );
}
