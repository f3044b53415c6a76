import type { StaffTracked } from '#contract/orders-office.ts';
import { officePaths, type OfficeArea } from '#rules/page/office-paths.ts';
import { sumWords } from '#client/lib/format.ts';
import { Anchor } from '#client/ui/anchor.tsx';
import { Picture } from '#client/ui/picture.tsx';
import { Box } from '../../ui/box.tsx';
import { Chip } from '../../ui/chip.tsx';
import { wordsOfState } from './state-words.ts';

/** The other orders of the same purchase that the reader may see. */
export function BasketPanel({ basket, area }: { basket: StaffTracked['basket']; area: OfficeArea }) {
  if (basket.length === 0) return null;
  return (
    <Box title="Same basket">
      <ul className="-mx-5 -mb-5 border-t border-grey-2">
        {basket.map((order) => {
          const { label, look } = wordsOfState({ ...order, refundDue: order.refund_due });
          return (
            <li
              key={order.number}
              className="relative flex items-center gap-3 border-grey-2 px-5 py-2.5 not-first:border-t hover:bg-[#fbfaf8]"
            >
              <span className="grid size-10 shrink-0 place-items-center rounded-control bg-grey-1">
                <Picture name={order.image} alt="" sizes="40px" fallback="item" className="size-8" />
              </span>
              <span className="min-w-0 flex-1">
                <Anchor
                  href={officePaths.order(area, order.number)}
                  className="block font-medium whitespace-nowrap after:absolute after:inset-0"
                >
                  {order.number}
                </Anchor>
                <span className="block text-caption text-muted">
                  {order.business.name}
                  <span className="block tabular-nums">{sumWords(order.total)}</span>
                </span>
              </span>
              <Chip look={look}>{label}</Chip>
            </li>
          );
        })}
      </ul>
    </Box>
  );
}
