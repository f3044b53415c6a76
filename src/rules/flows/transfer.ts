/** Goods on their way from one place of a business to another. */
export const TRANSFER_STATES = ['draft', 'sent', 'received', 'cancelled'] as const;
export type TransferState = (typeof TRANSFER_STATES)[number];

export const TRANSFER_MOVES = ['send', 'receive', 'cancel'] as const;
export type TransferMove = (typeof TRANSFER_MOVES)[number];

const FROM: Readonly<Record<TransferState, readonly TransferMove[]>> = {
  draft: ['send', 'cancel'],
  sent: ['receive', 'cancel'],
  received: [],
  cancelled: [],
};

export const transferMoves = (state: TransferState): readonly TransferMove[] => FROM[state];

/** Places a transfer's number in words of people, such as TR-12. */
export const transferNumber = (id: number): string => `TR-${id}`;

/** The most lines of one transfer or purchase order. */
export const MOST_STOCK_LINES = 100;

interface SentLine {
  quantity: number;
  received: number;
  missing: number;
}

/** Units that are still on their way. */
export const onTheWay = ({ quantity, received, missing }: SentLine): number => quantity - received - missing;
