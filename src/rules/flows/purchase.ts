/** An order to a supplier, for goods or parts. */
export const PURCHASE_STATES = ['draft', 'ordered', 'part_received', 'received', 'cancelled'] as const;
export type PurchaseState = (typeof PURCHASE_STATES)[number];

export const PURCHASE_MOVES = ['order', 'receive', 'cancel'] as const;
export type PurchaseMove = (typeof PURCHASE_MOVES)[number];

const FROM: Readonly<Record<PurchaseState, readonly PurchaseMove[]>> = {
  draft: ['order', 'cancel'],
  ordered: ['receive', 'cancel'],
  part_received: ['receive', 'cancel'],
  received: [],
  cancelled: [],
};

export const purchaseMoves = (state: PurchaseState): readonly PurchaseMove[] => FROM[state];

/** The number of a purchase order for people and suppliers, such as PO-12. */
export const purchaseNumber = (id: number): string => `PO-${id}`;

/** Units that have not come yet. */
export const stillToCome = ({ quantity, received }: { quantity: number; received: number }): number =>
  quantity - received;
