import { Check, Package } from 'lucide-react';
import { useState } from 'react';
import { happened, headOf } from '#client/shop/features/trade-ins/trade-in-words.ts';
import { DeviceCard } from '#client/shop/features/trade-ins/device-card.tsx';
import { OfferLines } from '#client/shop/features/trade-ins/offer-lines.tsx';
import { YourTradeIn } from '#client/shop/features/trade-ins/your-trade-in.tsx';
import { useSettings } from '#client/shop/features/site/site.api.ts';
import { HelpPanel } from '#client/sections/tracking/help-panel.tsx';
import { LinkPanel } from '#client/sections/tracking/link-panel.tsx';
import { Mails } from '#client/sections/tracking/mails.tsx';
import { Timeline } from '#client/sections/tracking/timeline.tsx';
import { TrackedHead } from '#client/sections/tracking/tracked-head.tsx';
import { SignIn } from './sign-in.tsx';
import { columns, type TrackedProps } from './track-columns.ts';

/** The page of a trade-in, for the holder of its link. */
export function TrackedPage({ token, link, tracked }: TrackedProps) {
  const [now] = useState(() => new Date());
  const settings = useSettings();
  if (tracked.kind !== 'trade_in') return null;
  const head = headOf(tracked);
  const isOfSeveral = tracked.items.length > 1;
  return (
    <>
      <TrackedHead {...head} icon={head.isGood ? Check : Package} />
      <div className={columns}>
        <div className="grid grid-cols-1 gap-5">
          {tracked.items.map((item) => (
            <DeviceCard
              key={item.number}
              token={token}
              item={item}
              tracked={tracked}
              link={link}
              now={now}
              makeAccount={<SignIn label="Make an account" look="button" startsWith="register" />}
            />
          ))}
          <Timeline events={happened(tracked.events, isOfSeveral)} now={now} />
        </div>
        <div className="grid grid-cols-1 gap-5">
          {tracked.items.map((item) => (
            <OfferLines key={item.number} item={item} isOfSeveral={isOfSeveral} />
          ))}
          <YourTradeIn tracked={tracked} />
          <Mails mails={tracked.messages} now={now} />
          <LinkPanel
            token={token}
            text="Anyone with this link sees where your device is, never your bank account."
          />
          {settings && (
            <HelpPanel
              what="trade-in"
              number={tracked.number}
              email={settings.email}
              phone={settings.phone}
            />
          )}
        </div>
      </div>
    </>
  );
}
