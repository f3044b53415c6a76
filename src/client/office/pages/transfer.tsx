import { ArrowLeft, ArrowLeftRight } from 'lucide-react';
import type { Transfer } from '#contract/transfers-office.ts';
import { officePaths, type OfficeArea } from '#rules/page/office-paths.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { Anchor } from '#client/ui/anchor.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { TransferForm } from '../features/catalog/transfer-form.tsx';
import { TransferReceive } from '../features/catalog/transfer-receive.tsx';
import { TRANSFER_CHIPS } from '../features/catalog/transfer-words.ts';
import { useTransfer } from '../features/catalog/transfers.api.ts';
import { useArea } from '../layout/area.ts';
import { useOfficeTitle } from '../layout/office-title.ts';
import { Chip } from '../ui/chip.tsx';
import { ListState } from '../ui/list-states.tsx';
import { NotLoaded } from '../ui/not-loaded.tsx';

/** One transfer: planned and changed until it is sent, then received. */
export function TransferPage({ id }: { id: number | 'new' }) {
  const area = useArea();
  useOfficeTitle(id === 'new' ? 'New transfer' : 'Transfer');
  return (
    <>
      <Anchor
        href={officePaths.transfers(area)}
        className="mb-1 inline-flex min-h-11 items-center gap-2 text-secondary"
      >
        <ArrowLeft size={16} /> Transfers
      </Anchor>
      {id === 'new' ? (
        <>
          <h1 className="mb-5 text-[1.625rem] leading-8 font-semibold tracking-[-0.02em]">New transfer</h1>
          <TransferForm read={undefined} area={area} />
        </>
      ) : (
        <Known id={id} area={area} />
      )}
    </>
  );
}

const GONE = 404;

function Known({ id, area }: { id: number; area: OfficeArea }) {
  const read = useTransfer(id);
  const { data: transfer, error } = read;
  if (!transfer && !error) return <Skeleton className="h-96 rounded-card" />;
  if (!transfer)
    return (
      <section className="rounded-card border border-border bg-paper">
        {error?.status === GONE || error?.status === 403 ? (
          <ListState
            heading="h1"
            icon={ArrowLeftRight}
            title="There is no such transfer"
            text="A transfer of another business, or between other stores, is not shown here."
          />
        ) : (
          <NotLoaded title="The transfer did not load" text={messageOf(error)} query={read} />
        )}
      </section>
    );
  return (
    <>
      <Head transfer={transfer} />
      {transfer.can_change ? (
        <TransferForm read={transfer} area={area} />
      ) : (
        <TransferReceive key={transfer.version} transfer={transfer} />
      )}
    </>
  );
}

function Head({ transfer: { number, state } }: { transfer: Transfer }) {
  const { look, label } = TRANSFER_CHIPS[state];
  return (
    <div className="mb-5 flex flex-wrap items-center gap-3">
      <h1 className="text-[1.625rem] leading-8 font-semibold tracking-[-0.02em]">Transfer {number}</h1>
      <Chip look={look}>{label}</Chip>
    </div>
  );
}
