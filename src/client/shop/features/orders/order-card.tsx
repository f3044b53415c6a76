import { ChevronDown } from 'lucide-react';
import { Fragment } from 'react';
import type { ReactNode } from 'react';
import type { OrderSummary } from '#contract/orders.ts';
import { listedParts, unitsName } from '#rules/orders/choice-words.ts';
import { addresses } from '#rules/page/addresses.ts';
import { countOf, sumWords } from '#client/lib/format.ts';
import { dayWords } from '#client/lib/when-words.ts';
import { Badge } from '#client/ui/badge.tsx';
import { ButtonLink } from '#client/ui/button.tsx';
import { cx } from '#client/ui/cx.ts';
import { Picture } from '#client/ui/picture.tsx';
import { useMedia } from '#client/ui/use-media.ts';
import { AgainButton, type BuyAgain } from './again-button.tsx';
import { OrderPapers } from './order-papers.tsx';
import { isSettled, stateWords } from './order-words.ts';
import { isDone } from './orders.api.ts';

const PHONE = '(width < 600px)';
/** How many pictures have room in one row of a phone. */
const MOST_PICTURES = 4;

/** A short view of an order: items, vendor, state and total. */
export function OrderCard({ order, again }: { order: OrderSummary; again: BuyAgain }) {
  const {
    number,
    token,
    state,
    placed_at,
    business,
    lines,
    total,
    refunded,
    refund_due: due,
    papers,
    to_review: toReview,
  } = order;
  const isPaidInStore = order.payment.kind === 'in_store';
  const hidden = lines.length - MOST_PICTURES;
  // Ten orders would be many screens of a phone. A finished order needs little more than its name.
  const isFolded = useMedia(PHONE) && isDone(state);
  const others = (
    <>
      {state !== 'pending_payment' && <AgainButton lines={lines} number={number} again={again} />}
      {token !== null && toReview > 0 && isSettled(state) && (
        <ButtonLink href={addresses.reviewOf(token)} variant="outline" size={40}>
          Write a review<span className="sr-only"> of order {number}</span>
        </ButtonLink>
      )}
    </>
  );
  return (
    <li tabIndex={-1} className="rounded-card border border-border p-4 outline-offset-0 w600:p-5">
      <article aria-label={`Order ${number}`} className="grid grid-cols-1 gap-4">
        <div>
          <div className="flex items-center justify-between gap-4">
            <h2 className="text-name whitespace-nowrap tabular-nums">{number}</h2>
            <Badge kind={isDone(state) ? 'condition' : 'percent'}>
              {order.is_part_sent
                ? 'Part of it is on its way'
                : stateWords(state, order.return_state, due, isPaidInStore)}
            </Badge>
          </div>
          <p className="mt-0.5 text-small text-muted">
            <time dateTime={placed_at} className="whitespace-nowrap">
              {dayWords(placed_at)}
            </time>
            , {business.name}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          {lines.slice(0, MOST_PICTURES).map((line, index) => (
            <span key={index} className="size-14 shrink-0 overflow-hidden rounded-control bg-grey-1 p-1">
              <Picture name={line.image} alt="" sizes="56px" className="size-full" />
            </span>
          ))}
          {hidden > 0 && <span className="text-small text-muted tabular-nums">+{hidden}</span>}
          {/* Beside several pictures a phone has no room for the names. */}
          <p
            className={cx(
              'line-clamp-3 min-w-0 flex-1 text-small text-secondary',
              lines.length > 1 ? 'basis-full w500:ml-1 w500:basis-0' : 'ml-1',
            )}
          >
            {/* Each name stays whole where there is room for it. */}
            {namesOf(lines).map((name, index) => (
              <Fragment key={index}>
                <span className="inline-block">{name}</span>{' '}
              </Fragment>
            ))}
          </p>
        </div>
        {!isFolded && token !== null && papers.length > 0 && (
          <Fold label={countOf(papers.length, 'document')} number={number}>
            <OrderPapers papers={papers} token={token} />
          </Fold>
        )}
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-3 border-t border-border pt-4">
          <p className={cx('mr-auto text-price tabular-nums', !isFolded && 'max-w500:w-full')}>
            {sumWords(total)}
            {refunded > 0 && (
              <span className="block text-small font-normal text-muted">
                {due > 0
                  ? `${sumWords(due)} ${isPaidInStore ? 'waits at the counter' : 'on its way back'}`
                  : `${sumWords(refunded)} refunded`}
              </span>
            )}
          </p>
          {!isFolded && others}
          {token !== null && (
            <ButtonLink href={addresses.track(token)} variant="outline" size={40}>
              See the order<span className="sr-only"> {number}</span>
            </ButtonLink>
          )}
        </div>
        {isFolded && (
          <Fold label="Documents and more" number={number}>
            {token !== null && papers.length > 0 && <OrderPapers papers={papers} token={token} />}
            <div className="flex flex-wrap gap-2.5 pt-3">{others}</div>
          </Fold>
        )}
      </article>
    </li>
  );
}

const namesOf = (lines: OrderSummary['lines']) =>
  listedParts(lines.map((line) => unitsName(line, line.quantity)));

type FoldProps = { label: string; number: string; children: ReactNode };

function Fold({ label, number, children }: FoldProps) {
  return (
    <details className="disclosure group/fold -mb-3 border-t border-border pt-1">
      <summary className="flex min-h-11 items-center gap-2 rounded-control text-small font-medium select-none">
        {label}
        <span className="sr-only"> of order {number}</span>
        <ChevronDown size={18} className="text-muted transition-transform group-open/fold:rotate-180" />
      </summary>
      <div className="pt-1 pb-3">{children}</div>
    </details>
  );
}
