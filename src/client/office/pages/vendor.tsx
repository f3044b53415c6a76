import { ArrowLeft, Lock, SearchX } from 'lucide-react';
import { useState } from 'react';
import type { Vendor } from '#contract/vendors-office.ts';
import { officePaths } from '#rules/page/office-paths.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { Anchor } from '#client/ui/anchor.tsx';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { notify, notifyError } from '#client/ui/toast-store.ts';
import { CommissionDialog } from '../features/stores/commission-dialog.tsx';
import { HolidayDialog } from '../features/stores/holiday-dialog.tsx';
import { ReasonDialog } from '../features/stores/reason-dialog.tsx';
import { ApplicationBox, CommissionBox, HolidayBox, WorkBox } from '../features/stores/vendor-boxes.tsx';
import { StandChips } from '../features/stores/vendor-columns.tsx';
import { MOVES } from '../features/stores/vendor-words.ts';
import { moveVendor, useVendor } from '../features/stores/vendors.api.ts';
import { SiteBusinessDialog, SiteStoresBox } from '../features/stores/site-business.tsx';
import { useOfficeTitle } from '../layout/office-title.ts';
import { ListState } from '../ui/list-states.tsx';
import { NotLoaded } from '../ui/not-loaded.tsx';

type Asked = 'refuse' | 'block' | 'commission' | 'holiday' | 'edit';

/** The site's own, which its staff complete and change here. */
const isOwn = ({ owner_email: email }: Vendor) => email === null;

/** One vendor: the application, what the site decided, commission and holiday. */
export function VendorPage({ id }: { id: number }) {
  const vendor = useVendor(id);
  const { data } = vendor;
  useOfficeTitle(data?.business_name ?? 'Vendor');
  const [asked, setAsked] = useState<Asked>();
  return (
    <>
      <Anchor
        href={officePaths.vendors()}
        className="mb-2 inline-flex min-h-9 items-center gap-1.5 text-muted hover:text-ink"
      >
        <ArrowLeft size={16} /> Vendors
      </Anchor>
      {data ? (
        <>
          <Head vendor={data} onAsk={setAsked} />
          <div className="grid items-start gap-4 w1024:grid-cols-[minmax(0,1fr)_320px]">
            <div className="grid gap-4">
              <Reason vendor={data} />
              <ApplicationBox vendor={data} />
              {isOwn(data) && <SiteStoresBox id={id} />}
            </div>
            <div className="grid gap-4">
              <CommissionBox vendor={data} onChange={() => setAsked('commission')} />
              <HolidayBox vendor={data} onChange={() => setAsked('holiday')} />
              <WorkBox vendor={data} />
            </div>
          </div>
          <Questions asked={asked} vendor={data} onClose={() => setAsked(undefined)} />
        </>
      ) : (
        <NoVendor vendor={vendor} />
      )}
    </>
  );
}

function Head({ vendor, onAsk }: { vendor: Vendor; onAsk: (asked: Asked) => void }) {
  const { id, version, business_name: name, moves } = vendor;
  const [busy, setBusy] = useState<string>();
  async function make(move: 'approve' | 'unblock') {
    setBusy(move);
    try {
      await moveVendor(id, { move, version });
      notify(`${name} ${MOVES[move].done}`);
    } catch (error) {
      notifyError(messageOf(error));
    }
    setBusy(undefined);
  }
  return (
    <div className="mb-5 flex flex-wrap items-end justify-between gap-3">
      <div className="min-w-0">
        <h1 className="text-[1.625rem] leading-8 font-semibold tracking-[-0.02em] wrap-anywhere">{name}</h1>
        <div className="mt-1.5">
          <StandChips vendor={vendor} />
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        {isOwn(vendor) && (
          <Button size={40} variant="outline" onClick={() => onAsk('edit')}>
            Edit
          </Button>
        )}
        {moves.map((move) => (
          <Button
            key={move}
            size={40}
            variant={move === 'approve' || move === 'unblock' ? 'buy' : 'outline'}
            className={move === 'block' ? 'text-danger!' : ''}
            busy={busy === move && MOVES[move].busy}
            onClick={() => (move === 'approve' || move === 'unblock' ? void make(move) : onAsk(move))}
          >
            {MOVES[move].label}
          </Button>
        ))}
      </div>
    </div>
  );
}

/** Why shoppers don't see it, as the owner reads it too. */
function Reason({ vendor: { blocked_reason: blocked, refusal_reason: refused } }: { vendor: Vendor }) {
  const reason = blocked ?? refused;
  if (reason === null) return null;
  return (
    <p className="min-h-13 rounded-card bg-danger-tint px-5 py-4 text-danger wrap-anywhere">
      <b className="font-semibold">{blocked === null ? 'Refused' : 'Blocked'}:</b> {reason}
    </p>
  );
}

function NoVendor({ vendor }: { vendor: ReturnType<typeof useVendor> }) {
  const { error } = vendor;
  if (!error) return <Skeleton className="h-120 rounded-card" />;
  return (
    <section className="rounded-card border border-border bg-paper">
      {error.status === 404 ? (
        <ListState
          heading="h1"
          icon={SearchX}
          title="There is no such vendor"
          text="The list has all of them."
          actions={<ButtonLink href={officePaths.vendors()}>All vendors</ButtonLink>}
        />
      ) : error.status === 403 ? (
        <ListState
          heading="h1"
          icon={Lock}
          title="Vendors are not open to you"
          text="Ask the administrator for the permission Site."
        />
      ) : (
        <NotLoaded heading="h1" title="The vendor did not load" text={messageOf(error)} query={vendor} />
      )}
    </section>
  );
}

type QuestionsProps = { asked: Asked | undefined; vendor: Vendor; onClose: () => void };

/** The dialog for the pressed button. */
function Questions({ asked, vendor, onClose }: QuestionsProps) {
  switch (asked) {
    case 'refuse':
    case 'block':
      return <ReasonDialog move={asked} vendor={vendor} onClose={onClose} />;
    case 'edit':
      return <SiteBusinessDialog id={vendor.id} onClose={onClose} />;
    case 'commission':
      return <CommissionDialog vendor={vendor} onClose={onClose} />;
    case 'holiday':
      return <HolidayDialog vendor={vendor} onClose={onClose} />;
    case undefined:
      return null;
  }
}
