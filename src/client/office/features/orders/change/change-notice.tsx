import { Hourglass } from 'lucide-react';
import { useState } from 'react';
import type { TrackedOrder } from '#contract/orders.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { momentWords } from '#client/lib/due-words.ts';
import { sumWords } from '#client/lib/format.ts';
import { newKey } from '#client/lib/new-key.ts';
import { Button } from '#client/ui/button.tsx';
import { EndDialog } from '../../../ui/end-dialog.tsx';
import { endChange } from './change.api.ts';

/** Says that a change waits for the buyer's payment, and lets staff take it back. */
export function ChangeNotice({ order, now }: { order: TrackedOrder; now: Date }) {
  const { change, number, version } = order;
  const [asked, setAsked] = useState<{ version: number; key: string }>();
  if (!change) return null;
  const isExchange = change.is_exchange;
  return (
    <section
      aria-label="Waiting change"
      className="mb-4 flex flex-wrap items-start gap-x-3 gap-y-3 rounded-card bg-repair-tint px-5 py-4 text-repair-text max-w600:px-4"
    >
      <Hourglass size={20} className="mt-0.5 shrink-0" />
      <div className="min-w-0 flex-1 basis-60">
        <h2 className="font-semibold text-balance">
          {isExchange ? 'An exchange' : 'A change'} waits for the payment of {sumWords(change.payment.amount)}
        </h2>
        <ul>
          {change.words.map((word) => (
            <li key={word} className="text-pretty wrap-anywhere">
              {word}
            </li>
          ))}
        </ul>
        <p className="text-pretty">
          {isExchange
            ? `The buyer can pay until ${momentWords(change.until, now)}. If they don’t, what came back is refunded by itself.`
            : `The buyer can pay until ${momentWords(change.until, now)}. The total is then ${sumWords(change.after)}. If they don’t, the order stays as it is.`}
        </p>
      </div>
      {!isExchange && (
        <Button size={40} variant="outline" onClick={() => setAsked({ version, key: newKey() })}>
          Take it back
        </Button>
      )}
      {asked && (
        <EndDialog
          title="Take the change back?"
          text="The order stays as it is, the goods are for sale again, and the buyer gets a mail. Nothing can be paid any more."
          press={{ label: 'Take it back', busy: 'Taking it back' }}
          done="The change is taken back"
          work={() => endChange(number, asked.version, asked.key)}
          wordsOf={messageOf}
          onClose={() => setAsked(undefined)}
        />
      )}
    </section>
  );
}
