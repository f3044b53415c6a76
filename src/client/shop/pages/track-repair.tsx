import { Check, Wrench } from 'lucide-react';
import { useState } from 'react';
import { takeCardReturn } from '#client/shop/features/orders/card-return.ts';
import { RepairPapers } from '#client/shop/features/repairs/repair-papers.tsx';
import { RepairSums } from '#client/shop/features/repairs/repair-sums.tsx';
import { happened, headOf } from '#client/shop/features/repairs/repair-words.ts';
import { TicketCard } from '#client/shop/features/repairs/ticket-card.tsx';
import { useSettings } from '#client/shop/features/site/site.api.ts';
import { HelpPanel } from '#client/sections/tracking/help-panel.tsx';
import { LinkPanel } from '#client/sections/tracking/link-panel.tsx';
import { Mails } from '#client/sections/tracking/mails.tsx';
import { Timeline } from '#client/sections/tracking/timeline.tsx';
import { TrackedHead } from '#client/sections/tracking/tracked-head.tsx';
import { lazyPart } from '#client/ui/lazy-part.tsx';
import type { PayRepairProps } from './pay-repair.tsx';
import type { SellInsteadProps } from './sell-instead.tsx';
import { columns, type TrackedProps } from './track-columns.ts';

/** Few repairs end with a sale, and its form is long. */
const SellInstead = lazyPart<SellInsteadProps>(
  () => import('./sell-instead.tsx').then((module) => ({ default: module.SellInstead })),
  'soon',
  'min-h-80',
);

/** Most visits find nothing to pay. */
const PayRepair = lazyPart<PayRepairProps>(
  () => import('./pay-repair.tsx').then((module) => ({ default: module.PayRepair })),
  'soon',
  'min-h-50',
);

/** The page of a repair, for the holder of its link. */
export function TrackedPage({ token, link, tracked }: TrackedProps) {
  const [now] = useState(() => new Date());
  // Also where nothing is left to pay: what the bank added to the address is not to be shared.
  const [returned] = useState(takeCardReturn);
  const settings = useSettings();
  if (tracked.kind !== 'repair') return null;
  const head = headOf(tracked);
  return (
    <>
      <TrackedHead {...head} icon={head.isGood ? Check : Wrench} />
      <div className={columns}>
        <div className="grid grid-cols-1 gap-5">
          {tracked.pay && tracked.pay.ways.length > 0 && (
            <PayRepair token={token} tracked={tracked} pay={tracked.pay} returned={returned} link={link} />
          )}
          <TicketCard
            tracked={tracked}
            link={link}
            now={now}
            selling={
              tracked.sale &&
              tracked.moves.includes('sell_instead') && (
                <SellInstead tracked={tracked} sale={tracked.sale} link={link} />
              )
            }
          />
          <Timeline events={happened(tracked)} now={now} />
        </div>
        <div className="grid grid-cols-1 gap-5">
          <RepairSums tracked={tracked} now={now} />
          <RepairPapers tracked={tracked} token={token} />
          <Mails mails={tracked.messages} now={now} />
          <LinkPanel
            token={token}
            text="Anyone with this link sees where your device is, never its passcode."
          />
          {settings && (
            <HelpPanel what="repair" number={tracked.number} email={settings.email} phone={settings.phone} />
          )}
        </div>
      </div>
    </>
  );
}
