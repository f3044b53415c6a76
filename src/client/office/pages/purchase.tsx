import { ArrowLeft, ClipboardList } from 'lucide-react';
import type { Purchase } from '#contract/purchases-office.ts';
import { officePaths, type OfficeArea } from '#rules/page/office-paths.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { Anchor } from '#client/ui/anchor.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { PurchaseForm } from '../features/catalog/purchase-form.tsx';
import { PurchaseReceive } from '../features/catalog/purchase-receive.tsx';
import { PURCHASE_CHIPS } from '../features/catalog/purchase-words.ts';
import { usePurchase } from '../features/catalog/purchases.api.ts';
import { useArea } from '../layout/area.ts';
import { useOfficeTitle } from '../layout/office-title.ts';
import { Chip } from '../ui/chip.tsx';
import { ListState } from '../ui/list-states.tsx';
import { NotLoaded } from '../ui/not-loaded.tsx';

/** One order to a supplier: planned and changed until it is ordered, then received. */
export function PurchasePage({ id }: { id: number | 'new' }) {
  const area = useArea();
  useOfficeTitle(id === 'new' ? 'New purchase order' : 'Purchase order');
  return (
    <>
      <Anchor
        href={officePaths.purchases(area)}
        className="mb-1 inline-flex min-h-11 items-center gap-2 text-secondary"
      >
        <ArrowLeft size={16} /> Purchase orders
      </Anchor>
      {id === 'new' ? (
        <>
          <h1 className="mb-5 text-[1.625rem] leading-8 font-semibold tracking-[-0.02em]">
            New purchase order
          </h1>
          <PurchaseForm read={undefined} area={area} />
        </>
      ) : (
        <Known id={id} area={area} />
      )}
    </>
  );
}

const GONE = 404;

function Known({ id, area }: { id: number; area: OfficeArea }) {
  const read = usePurchase(id);
  const { data: purchase, error } = read;
  if (!purchase && !error) return <Skeleton className="h-96 rounded-card" />;
  if (!purchase)
    return (
      <section className="rounded-card border border-border bg-paper">
        {error?.status === GONE || error?.status === 403 ? (
          <ListState
            heading="h1"
            icon={ClipboardList}
            title="There is no such purchase order"
            text="One of another business, or for another store, is not shown here."
          />
        ) : (
          <NotLoaded title="The purchase order did not load" text={messageOf(error)} query={read} />
        )}
      </section>
    );
  return (
    <>
      <Head purchase={purchase} />
      {purchase.can_change ? (
        <PurchaseForm read={purchase} area={area} />
      ) : (
        <PurchaseReceive key={purchase.version} purchase={purchase} />
      )}
    </>
  );
}

function Head({ purchase: { number, state } }: { purchase: Purchase }) {
  const { look, label } = PURCHASE_CHIPS[state];
  return (
    <div className="mb-5 flex flex-wrap items-center gap-3">
      <h1 className="text-[1.625rem] leading-8 font-semibold tracking-[-0.02em]">Purchase order {number}</h1>
      <Chip look={look}>{label}</Chip>
    </div>
  );
}
