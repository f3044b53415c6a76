import { useState } from 'react';
import type { KeptReminder } from '#contract/devices.ts';
import { addresses } from '#rules/page/addresses.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { formatDate } from '#client/lib/format.ts';
import { Anchor } from '#client/ui/anchor.tsx';
import { Button } from '#client/ui/button.tsx';
import { Panel } from '#client/ui/panel.tsx';
import { notify, notifyError } from '#client/ui/toast-store.ts';
import { reminderWords } from './device-words.ts';
import { stopReminding } from './devices.api.ts';

type Props = {
  reminders: readonly KeptReminder[];
  /** Takes the focus when a row is removed together with its focused button. */
  onRemoved: () => void;
};

/** The devices whose falling value the account is mailed about. */
export function RemindersPanel({ reminders, onRemoved }: Props) {
  return (
    <Panel title="Value of your devices" text="An email when what we pay for one of your devices falls.">
      <ul className="-my-4 divide-y divide-border">
        {reminders.map((reminder) => (
          <ReminderRow key={reminder.id} reminder={reminder} onRemoved={onRemoved} />
        ))}
      </ul>
    </Panel>
  );
}

function ReminderRow({ reminder, onRemoved }: { reminder: KeptReminder; onRemoved: () => void }) {
  const [isBusy, setIsBusy] = useState(false);
  const { id, name, asked_at: askedAt, told_at: toldAt } = reminder;

  async function end() {
    setIsBusy(true);
    try {
      await stopReminding(id);
      onRemoved();
      notify('We will not email you about its value');
    } catch (error) {
      notifyError(messageOf(error));
      setIsBusy(false);
    }
  }

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
      <div className="min-w-0 flex-[1_1_14rem]">
        <p className="text-name wrap-anywhere">
          <Anchor href={addresses.account('devices')} className="underline-offset-4 hover:underline">
            {name}
          </Anchor>
        </p>
        <p className="text-small text-muted">
          {reminderWords(reminder)}{' '}
          {toldAt === null ? `Asked for on ${formatDate(askedAt)}` : `Emailed on ${formatDate(toldAt)}`}
        </p>
      </div>
      <Button
        variant="outline"
        size={40}
        busy={isBusy && 'Removing'}
        onClick={() => void end()}
        aria-label={`Stop waiting for ${name}`}
      >
        Stop waiting
      </Button>
    </li>
  );
}
