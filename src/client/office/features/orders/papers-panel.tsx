import { FileText } from 'lucide-react';
import type { OrderPaper, TrackedOrder } from '#contract/orders.ts';
import { Anchor } from '#client/ui/anchor.tsx';
import { Box } from '../../ui/box.tsx';

const NAMES: Record<OrderPaper['kind'], string> = {
  invoice: 'Invoice',
  credit_note: 'Credit note',
  return_label: 'Return label',
  packing_slip: 'Packing slip',
};

/** If there are several packing slips: the parcel that one is for. An order that is collected has only one. */
const partOf = (name: string, isSentInParts: boolean) => {
  const parcel = /\d+$/.exec(name)?.[0];
  if (parcel) return `of parcel ${parcel}`;
  return isSentInParts ? 'of what is still to send' : '';
};

/** The documents of an order. Each opens in a new window. */
export function PapersPanel({ order }: { order: TrackedOrder }) {
  const { number, papers: all, lines, parcels } = order;
  const isDone = lines.every(({ quantity, sent, cancelled }) => quantity <= sent + cancelled);
  const papers = all.filter(({ name }) => !(isDone && name === 'packing-slip'));
  if (papers.length === 0) return null;
  return (
    <Box title="Documents">
      <ul className="grid gap-1">
        {papers.map(({ kind, name, number: paperNumber }) => (
          <li key={name}>
            <Anchor
              href={`/office/orders/${number}/papers/${name}`}
              newWindow
              className="flex min-h-11 items-center gap-2.5 underline-offset-4 hover:underline w1280:min-h-8"
            >
              <FileText size={16} className="text-muted" />
              <span>
                {NAMES[kind]}{' '}
                <span className="text-muted">
                  {kind === 'packing_slip' ? partOf(name, parcels.length > 0) : paperNumber}
                </span>
              </span>
            </Anchor>
          </li>
        ))}
      </ul>
    </Box>
  );
}
