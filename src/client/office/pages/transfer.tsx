import { ArrowLeftRight } from 'lucide-react';
import { officePaths } from '#rules/page/office-paths.ts';
import { transfers } from '../features/catalog/goods.api.ts';
import { TransferForm } from '../features/catalog/transfer-form.tsx';
import { TransferReceive } from '../features/catalog/transfer-receive.tsx';
import { TRANSFER_CHIPS } from '../features/catalog/transfer-words.ts';
import { GoodsRecord } from './goods-record.tsx';

/** One transfer: planned and changed until it is sent, then received. */
export const TransferPage = ({ id }: { id: number | 'new' }) => (
  <GoodsRecord
    id={id}
    one="transfer"
    icon={ArrowLeftRight}
    why="A transfer of another business, or between other stores, is not shown here."
    listPath={officePaths.transfers}
    chips={TRANSFER_CHIPS}
    read={transfers.useOne(id)}
    form={(transfer, area) => <TransferForm read={transfer} area={area} />}
    receive={(transfer) => <TransferReceive key={transfer.version} transfer={transfer} />}
  />
);
