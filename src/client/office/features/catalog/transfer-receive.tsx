import type { Transfer, TransferLine } from '#contract/transfers-office.ts';
import { onTheWay } from '#rules/flows/transfer.ts';
import { Row } from '../../ui/box.tsx';
import { GoodsReceive } from './goods-receive.tsx';
import { transfers } from './goods.api.ts';
import { NO_STORE, shelfName } from './stock-words.ts';
import { TransferMoves } from './transfer-moves.tsx';

/** A transfer that was sent: the units that have come, and its destination. */
export function TransferReceive({ transfer }: { transfer: Transfer }) {
  const { from, to, note, lines, moves, sent_at: sent } = transfer;
  return (
    <GoodsReceive
      title="Way"
      record={transfer}
      went={{ label: 'Sent', at: sent }}
      facts={
        <>
          <Row name="From">{from?.name ?? NO_STORE}</Row>
          <Row name="To">{to?.name ?? NO_STORE}</Row>
          {note && <Row name="Note">{note}</Row>}
        </>
      }
      lines={lines.map((line) => ({
        id: line.id,
        name: shelfName(line),
        under: line.sku,
        came: cameWords(line, sent !== null),
        open: onTheWay(line),
      }))}
      mayReceive={moves.includes('receive')}
      asksRest
      onReceive={(came, rest) =>
        transfers.move(transfer, { move: 'receive', lines: came, ...(rest && { rest }) })
      }
      moves={moves.includes('cancel') && <TransferMoves transfer={transfer} />}
    />
  );
}

/** '2 of 5 received, 1 missing' */
function cameWords({ quantity, received, missing }: TransferLine, wasSent: boolean): string {
  const lost = missing > 0 ? `, ${missing} missing` : '';
  if (received + missing > 0) return `${received} of ${quantity} received${lost}`;
  return `${quantity} ${wasSent ? 'sent' : 'planned'}`;
}
