import type { Customer } from '#contract/customers-office.ts';
import { officePaths } from '#rules/page/office-paths.ts';
import { formatDate, sumWords } from '#client/lib/format.ts';
import { ORDER_STATES_SHOWN } from '#client/lib/order-states.ts';
import { Anchor } from '#client/ui/anchor.tsx';
import { Box, Row } from '../../ui/box.tsx';
import { Chip } from '../../ui/chip.tsx';

const LINK = 'text-buy-text underline underline-offset-2 wrap-anywhere';

export function PersonBox({ customer }: { customer: Customer }) {
  const { email, phone, is_confirmed: isConfirmed, works_for: office } = customer;
  return (
    <Box title="Person">
      <dl>
        <Row name="Email">
          <a href={`mailto:${email}`} className={LINK}>
            {email}
          </a>
        </Row>
        <Row name="Address proven">{isConfirmed ? 'Yes' : 'Not yet'}</Row>
        <Row name="Phone">{phone ?? 'None given'}</Row>
        <Row name="Account since">{formatDate(customer.created_at)}</Row>
        {office !== null && <Row name="Works for">{office}</Row>}
      </dl>
    </Box>
  );
}

export function OrdersBox({ customer: { orders, order_count: count, email } }: { customer: Customer }) {
  return (
    <Box title={`Orders, ${count.toLocaleString('en-GB')}`}>
      {orders.length === 0 ? (
        <p className="text-muted">No orders yet.</p>
      ) : (
        <ul className="-mx-5">
          {orders.map(({ number, business, state, total, placed_at: at }) => (
            <li
              key={number}
              className="relative grid min-h-13 grid-cols-[minmax(0,1fr)_auto] items-center gap-3 border-t border-grey-2 px-5 py-2 hover:bg-[#fbfaf8]"
            >
              <span className="min-w-0">
                <Anchor
                  href={officePaths.order('admin', number)}
                  className="font-semibold after:absolute after:inset-0 focus-visible:outline-offset-0"
                >
                  {number}
                </Anchor>
                <span className="block text-caption text-muted">
                  {formatDate(at)}, {business}
                </span>
              </span>
              <span className="text-right">
                <span className="block font-semibold tabular-nums">{sumWords(total)}</span>
                <span className="block text-caption text-muted">{ORDER_STATES_SHOWN[state]}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
      {count > orders.length && (
        <Anchor href={`${officePaths.orders('admin')}?q=${encodeURIComponent(email)}`} className={LINK}>
          All orders
        </Anchor>
      )}
    </Box>
  );
}

export function ReviewsBox({ customer: { reviews } }: { customer: Customer }) {
  return (
    <Box title="Reviews">
      {reviews.length === 0 ? (
        <p className="text-muted">No reviews yet.</p>
      ) : (
        <ul className="-mx-5 -mb-5">
          {reviews.map(({ id, product, rating, title, state, created_at: at }) => (
            <li key={id} className="border-t border-grey-2 px-5 py-3">
              <p className="flex flex-wrap items-center justify-between gap-2 font-semibold">
                <span className="min-w-0 wrap-anywhere">
                  {rating} of 5: {title}
                </span>
                {state !== 'published' && (
                  <Chip look="waits">{state === 'waiting' ? 'To check' : 'Hidden'}</Chip>
                )}
              </p>
              <p className="text-caption text-muted">
                {product}, {formatDate(at)}
              </p>
            </li>
          ))}
        </ul>
      )}
    </Box>
  );
}
