import { useRef } from 'react';
import { AlertsPart } from '#client/shop/features/account/alerts-part.tsx';
import { useReminders } from '#client/shop/features/devices/devices.api.ts';
import { RemindersPanel } from '#client/shop/features/devices/reminders-panel.tsx';
import { messageOf } from '#client/lib/api-error.ts';
import { ErrorState } from '#client/ui/state-panel.tsx';

/** Everything that an account is mailed about: products that it waits for, and the value of its devices. */
export function AccountAlerts({ isConfirmed }: { isConfirmed: boolean }) {
  const reminders = useReminders();
  const { data, error } = reminders;
  const place = useRef<HTMLDivElement>(null);
  return (
    <AlertsPart
      isConfirmed={isConfirmed}
      place={place}
      others={
        data ? (
          data.result.length > 0 && (
            <RemindersPanel reminders={data.result} onRemoved={() => place.current?.focus()} />
          )
        ) : error ? (
          <ErrorState
            heading="h3"
            title="The value of your devices did not load"
            text={messageOf(error)}
            busy={reminders.isFetching}
            onRetry={() => void reminders.refetch()}
          />
        ) : (
          // Not null while it loads: the page would say that there are no alerts at all.
          <></>
        )
      }
    />
  );
}
