import { BellRing } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import type { AccountAlert } from '#contract/account-profile.ts';
import { api } from '#client/lib/api.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { formatDate, formatPounds } from '#client/lib/format.ts';
import { LookAround } from '#client/sections/parts/look-around.tsx';
import { Anchor } from '#client/ui/anchor.tsx';
import { Button } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/state-panel.tsx';
import { notify, notifyError } from '#client/ui/toast-store.ts';
import { requests, showAnswer, useAlerts } from './account.api.ts';
import { Loaded } from './loaded.tsx';
import { Panel } from '#client/ui/panel.tsx';

const picture = <BellRing size={40} strokeWidth={1.5} />;

type Props = {
  /** What else the account is mailed about; false where there is nothing. */
  others: ReactNode;
  /** Gets the focus when a row is removed together with its focused button. */
  place: RefObject<HTMLDivElement | null>;
};

/** What the account is mailed about. Alerts of its address are shown only if the address is confirmed. */
export function AlertsPart({ isConfirmed, others, place }: Props & { isConfirmed: boolean }) {
  return isConfirmed ? (
    <Alerts others={others} place={place} />
  ) : (
    <EmptyState
      picture={picture}
      title="Confirm your email first"
      text="Your stock alerts will then appear here."
    />
  );
}

function Alerts({ others, place }: Props) {
  const alerts = useAlerts();
  return (
    <div ref={place} tabIndex={-1} className="grid gap-6">
      <Loaded query={alerts} what="Your alerts" rows={{ count: 3, className: 'h-20 rounded-card' }}>
        {(known) =>
          known.length === 0 ? (
            !others && (
              <EmptyState
                picture={picture}
                title="You have no alerts"
                text="When something is out of stock, press “Notify me”, and we email you once when it is back. Under Devices you can ask for an email when one of yours falls in value."
                actions={<LookAround />}
              />
            )
          ) : (
            <Panel title="Stock alerts" text="One email each, when it can be bought at your price.">
              <ul className="-my-4 divide-y divide-border">
                {known.map((alert) => (
                  <AlertRow key={alert.id} alert={alert} onRemoved={() => place.current?.focus()} />
                ))}
              </ul>
            </Panel>
          )
        }
      </Loaded>
      {others}
    </div>
  );
}

function AlertRow({ alert, onRemoved }: { alert: AccountAlert; onRemoved: () => void }) {
  const [isBusy, setIsBusy] = useState(false);
  const ceiling = alert.max_price === null ? 'at any price' : `up to ${formatPounds(alert.max_price)}`;
  const isWaiting = alert.notified_at === null;

  async function end() {
    setIsBusy(true);
    try {
      const params = { id: alert.id };
      showAnswer(requests.alerts, await api('DELETE /web/site/account/alerts/{id}', { params }));
      onRemoved();
      notify(isWaiting ? 'We will not email you about it' : 'Removed from the list');
    } catch (error) {
      notifyError(messageOf(error));
      setIsBusy(false);
    }
  }

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
      <div className="min-w-0 flex-[1_1_14rem]">
        <p className="text-name wrap-anywhere">
          {alert.path === null ? (
            alert.product_name
          ) : (
            <Anchor href={alert.path} className="underline-offset-4 hover:underline">
              {alert.product_name}
            </Anchor>
          )}
        </p>
        <p className="text-small text-muted">
          {isWaiting
            ? `Waiting since ${formatDate(alert.created_at)}, ${ceiling}`
            : `Emailed on ${formatDate(alert.notified_at ?? '')}`}
        </p>
      </div>
      <Button
        variant="outline"
        size={40}
        busy={isBusy && 'Removing'}
        onClick={() => void end()}
        aria-label={`${isWaiting ? 'Stop waiting for' : 'Remove'} ${alert.product_name}`}
      >
        {isWaiting ? 'Stop waiting' : 'Remove'}
      </Button>
    </li>
  );
}
