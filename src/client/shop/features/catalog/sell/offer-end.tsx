import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Question } from '#contract/catalog.ts';
import { addresses } from '#rules/page/addresses.ts';
import { formatPence } from '#rules/money/money.ts';
import { holdWords } from '#rules/trade-in/offer-hold.ts';
import type { Offer } from '#rules/trade-in/offer.ts';
import { countOf } from '#client/lib/format.ts';
import { RichText } from '#client/lib/rich-text.tsx';
import { ButtonLink } from '#client/ui/button.tsx';

type Props = {
  offer: Offer;
  /** Notes without a question, to read before the device is sent. */
  notes: readonly Question[];
  stores: number;
  now: Date;
  /** The button to accept the offer. */
  action: ReactNode;
};

/** After the last question: the price, how long it is valid, and the next step. */
export function OfferEnd({ offer, notes, stores, now, action }: Props) {
  return (
    <>
      <h2 className="text-[1.5rem] leading-7.5 font-semibold tracking-[-0.022em] w1024:text-[1.75rem] w1024:leading-8.5">
        We pay {formatPence(offer.cash)} in cash, or {formatPence(offer.voucher)} as a voucher
      </h2>
      <p className="mt-2 text-label text-secondary w1024:text-body">
        The price is held until {holdWords(now)}. Keep it in your sell cart and post your device with our
        label, or bring it to a store: the address of this page keeps your answers.
      </p>
      {notes.map((note) => (
        <div key={note.id} className="mt-5 flex gap-3.5 rounded-box bg-grey-1 p-4">
          <Info size={20} className="mt-0.5 text-accent-text" />
          <div className="min-w-0 text-label">
            <h3 className="text-name">{note.title}</h3>
            {note.description && <RichText html={note.description} className="mt-1 text-secondary" />}
          </div>
        </div>
      ))}
      <div className="mt-5 flex flex-wrap gap-2.5">
        {action}
        {stores > 0 && (
          <ButtonLink
            href={`${addresses.stores()}?service=sell`}
            variant="outline"
            className="w-full w500:w-auto"
          >
            Bring it to one of {countOf(stores, 'store')}
          </ButtonLink>
        )}
      </div>
    </>
  );
}
