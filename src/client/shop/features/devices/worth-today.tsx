import { Bell } from 'lucide-react';
import { useState } from 'react';
import type { OwnDevice } from '#contract/devices.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { formatPounds } from '#client/lib/format.ts';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { notify, notifyError } from '#client/ui/toast-store.ts';
import { reminderWords, valueWords } from './device-words.ts';
import { stopReminding } from './devices.api.ts';
import { ReminderDialog } from './reminder-dialog.tsx';

type Props = { device: OwnDevice; value: NonNullable<OwnDevice['value']> };

/** Today's offer of the shop: for the device, or for one like the device that was sold. */
export function WorthToday({ device, value }: Props) {
  const { id, name, number, is_owned: isOwned, reminder } = device;
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);

  async function stop() {
    setIsBusy(true);
    try {
      await stopReminding(id);
      notify('We will not email you about its value');
    } catch (error) {
      notifyError(messageOf(error));
    }
    setIsBusy(false);
  }

  return (
    // Two devices may have one name, and each landmark needs its own.
    <section
      aria-label={`Worth today: ${name}, ${number}`}
      data-line="sell"
      className="grid gap-3 rounded-box bg-grey-1 p-4"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <p>
          <span className="block text-small text-muted">
            {isOwned ? 'We pay for it today' : 'We pay for one like it today'}
          </span>
          <span className="text-price tabular-nums">{valueWords(value)}</span>
          <span className="block text-caption text-muted tabular-nums">
            or {value.is_up_to && 'up to '}
            {formatPounds(value.voucher)} as a voucher
          </span>
        </p>
        <ButtonLink href={value.path} variant={isOwned ? 'accent' : 'outline'} size={40}>
          {isOwned ? 'Sell it' : 'Sell another'}
          <span className="sr-only">: {name}</span>
        </ButtonLink>
      </div>
      {isOwned && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-border pt-2 text-small">
          {reminder && <p className="min-w-0 flex-[1_1_12rem]">{reminderWords(reminder)}</p>}
          <div className="flex gap-4">
            <Button variant="text" size={40} onClick={() => setIsOpen(true)}>
              {!reminder && <Bell size={16} />}
              {reminder ? 'Change' : 'Email me when it falls'}
              <span className="sr-only">: {name}</span>
            </Button>
            {reminder && (
              <Button variant="text" size={40} busy={isBusy && 'Stopping'} onClick={() => void stop()}>
                Stop
                <span className="sr-only">: {name}</span>
              </Button>
            )}
          </div>
        </div>
      )}
      <ReminderDialog open={isOpen} onClose={() => setIsOpen(false)} device={device} value={value} />
    </section>
  );
}
