import { FileText, Tags, type LucideIcon } from 'lucide-react';
import type { OrderPaper, TrackedOrder } from '#contract/orders.ts';
import { parcelCode } from '#rules/orders/numbers.ts';
import { officePaths } from '#rules/page/office-paths.ts';
import { Anchor } from '#client/ui/anchor.tsx';
import { Box } from '../../ui/box.tsx';

const NAMES: Record<OrderPaper['kind'], string> = {
  invoice: 'Invoice',
  credit_note: 'Credit note',
  return_label: 'Return label',
  packing_slip: 'Packing slip',
};

/** The parcel that a packing slip is for; undefined: the unsent rest. */
const parcelOf = (name: string) => {
  const parcel = /\d+$/.exec(name)?.[0];
  return parcel === undefined ? undefined : Number(parcel);
};

/** The parcel of a packing slip, if there are several. An order that is collected has only one slip. */
const partOf = (name: string, isSentInParts: boolean) => {
  const parcel = parcelOf(name);
  if (parcel) return `of parcel ${parcel}`;
  return isSentInParts ? 'of what is still to send' : '';
};

/** The documents of an order. Each opens in a new window. */
export function PapersPanel({ order }: { order: TrackedOrder }) {
  const { number, papers: all, lines, parcels, delivery } = order;
  const isDone = lines.every(({ quantity, sent, cancelled }) => quantity <= sent + cancelled);
  const papers = all.filter(({ name }) => !(isDone && name === 'packing-slip'));
  if (papers.length === 0) return null;
  const labelled = delivery.way === 'collect' ? [] : papers.filter(({ kind }) => kind === 'packing_slip');
  return (
    <Box title="Documents">
      <ul className="grid gap-1">
        {papers.map(({ kind, name, number: paperNumber }) => (
          <Document
            key={name}
            href={`/office/orders/${number}/papers/${name}`}
            icon={FileText}
            name={NAMES[kind]}
            part={kind === 'packing_slip' ? partOf(name, parcels.length > 0) : paperNumber}
          />
        ))}
        {labelled.map(({ name }) => {
          const parcel = parcelOf(name);
          return (
            <Document
              key={`${name} label`}
              href={officePaths.parcelLabels([parcel ? parcelCode(number, parcel) : number])}
              icon={Tags}
              name="Parcel label"
              part={partOf(name, parcels.length > 0)}
            />
          );
        })}
      </ul>
    </Box>
  );
}

type DocumentProps = { href: string; icon: LucideIcon; name: string; part: string };

function Document({ href, icon: Icon, name, part }: DocumentProps) {
  return (
    <li>
      <Anchor
        href={href}
        newWindow
        className="flex min-h-11 items-center gap-2.5 underline-offset-4 hover:underline w1280:min-h-8"
      >
        <Icon size={16} className="shrink-0 text-muted" />
        <span>
          {name} <span className="text-muted">{part}</span>
        </span>
      </Anchor>
    </li>
  );
}
