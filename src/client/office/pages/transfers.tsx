import { ArrowLeftRight } from 'lucide-react';
import { useState } from 'react';
import { TRANSFER_STATES, type TransferState } from '#rules/flows/transfer.ts';
import { officePaths } from '#rules/page/office-paths.ts';
import { queryOf, type GoodsSearch } from '../features/catalog/goods-search.ts';
import { transfers } from '../features/catalog/goods.api.ts';
import { TransferCard, transferColumns } from '../features/catalog/transfer-columns.tsx';
import { TRANSFER_CHIPS } from '../features/catalog/transfer-words.ts';
import { useArea } from '../layout/area.ts';
import { GoodsList, type GoodsKind } from './goods-list.tsx';

const TRANSFERS: GoodsKind<TransferState> = {
  part: 'transfers',
  one: 'transfer',
  icon: ArrowLeftRight,
  hint: 'Number, store, goods or note',
  help: 'A transfer brings goods from one store to another, or to a store from elsewhere.',
  states: TRANSFER_STATES,
  chips: TRANSFER_CHIPS,
  underWay: ['sent'],
  pathOf: officePaths.transfer,
};

/** Goods that are brought from one store to another. */
export function TransfersPage({ search }: { search: GoodsSearch<TransferState> }) {
  const area = useArea();
  const [now] = useState(() => new Date());
  return (
    <GoodsList
      kind={TRANSFERS}
      search={search}
      list={transfers.useList(queryOf(search))}
      columns={transferColumns(area, now)}
      card={(row) => <TransferCard row={row} area={area} now={now} />}
    />
  );
}
