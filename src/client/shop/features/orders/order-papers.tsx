import type { OrderPaper } from '#contract/orders.ts';
import { PaperList } from '#client/sections/tracking/paper-list.tsx';

const NAMES: Record<OrderPaper['kind'], string> = {
  invoice: 'Invoice',
  credit_note: 'Credit note',
  return_label: 'Return label',
  packing_slip: 'Packing slip',
};

/** The papers of an order, each to look at and to keep. */
export const OrderPapers = ({ papers, token }: { papers: readonly OrderPaper[]; token: string }) => (
  <PaperList
    token={token}
    papers={papers.map(({ kind, name, number, issued_at: issuedAt }) => ({
      name,
      title: NAMES[kind],
      number,
      issuedAt,
    }))}
  />
);
