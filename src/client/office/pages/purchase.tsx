import { ClipboardList } from 'lucide-react';
import { officePaths } from '#rules/page/office-paths.ts';
import { purchases } from '../features/catalog/goods.api.ts';
import { PurchaseForm } from '../features/catalog/purchase-form.tsx';
import { PurchaseReceive } from '../features/catalog/purchase-receive.tsx';
import { PURCHASE_CHIPS } from '../features/catalog/purchase-words.ts';
import { GoodsRecord } from './goods-record.tsx';

/** One order to a supplier: planned and changed until it is ordered, then received. */
export const PurchasePage = ({ id }: { id: number | 'new' }) => (
  <GoodsRecord
    id={id}
    one="purchase order"
    icon={ClipboardList}
    why="One of another business, or for another store, is not shown here."
    listPath={officePaths.purchases}
    chips={PURCHASE_CHIPS}
    read={purchases.useOne(id)}
    form={(purchase, area) => <PurchaseForm read={purchase} area={area} />}
    receive={(purchase) => <PurchaseReceive key={purchase.version} purchase={purchase} />}
  />
);
