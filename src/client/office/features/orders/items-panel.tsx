import { Pencil } from 'lucide-react';
import type { TrackedOrder } from '#contract/orders.ts';
import { unsaid } from '#rules/orders/choice-words.ts';
import { countOf, sumWords } from '#client/lib/format.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { Picture } from '#client/ui/picture.tsx';
import { Box, Row } from '../../ui/box.tsx';

const WAYS = { standard: 'Standard delivery', next_day: 'Next day delivery', collect: 'Collect in store' };

/** The items of an order, with how many were sent, cancelled and returned. */
export function ItemsPanel({ order, changePath }: { order: TrackedOrder; changePath?: string | undefined }) {
  const pieces = order.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <Box
      title="Items"
      note={
        <>
          <span className="text-muted">{countOf(pieces, 'piece')}</span>
          {changePath !== undefined && (
            <ButtonLink size={40} variant="outline" href={changePath} className="-my-1.5 ml-auto">
              <Pencil size={16} />
              Change the order
            </ButtonLink>
          )}
        </>
      }
    >
      <ul className="-mx-5 border-y border-grey-2">
        {order.lines.map((line) => (
          <li
            key={line.id}
            className="grid grid-cols-[auto_minmax(0,1fr)_auto] grid-rows-[auto_1fr] gap-x-3 border-grey-2 px-5 py-3.5 not-first:border-t w600:gap-x-4"
          >
            <span className="row-span-2 grid size-14 place-items-center rounded-box bg-grey-1">
              <Picture name={line.image} alt="" sizes="56px" fallback="item" className="size-11" />
            </span>
            <span>
              <a href={line.path} className="font-semibold underline-offset-4 hover:underline">
                {line.name}
              </a>
              {unsaid(line.choice, line.name) && (
                <span className="block text-caption text-muted">{unsaid(line.choice, line.name)}</span>
              )}
            </span>
            <span className="flex flex-col items-end gap-x-6 tabular-nums w600:flex-row w600:items-start">
              <span className="order-2 text-muted w600:order-1">× {line.quantity}</span>
              <span className="order-1 text-right font-semibold w600:order-2 w600:w-20">
                {sumWords(line.price)}
              </span>
            </span>
            <span className="col-span-2 col-start-2 min-w-0">
              <span className="block text-caption wrap-anywhere text-muted">{line.sku}</span>
              <Became line={line} gone={order.delivery.way === 'collect' ? 'handed over' : 'sent'} />
            </span>
          </li>
        ))}
      </ul>
      <dl className="mt-3">
        <Row name="Items">{sumWords(order.goods)}</Row>
        <Row name={WAYS[order.delivery.way]}>
          {order.delivery_price > 0 ? sumWords(order.delivery_price) : 'Free'}
        </Row>
        {order.discount > 0 && <Row name="Code">−{sumWords(order.discount)}</Row>}
        {order.exchanged > 0 && <Row name="Paid with what came back">−{sumWords(order.exchanged)}</Row>}
        <Row name="This order" strong>
          {sumWords(order.total)}
        </Row>
      </dl>
    </Box>
  );
}

function Became({ line, gone }: { line: TrackedOrder['lines'][number]; gone: string }) {
  const { quantity, sent, cancelled, returned } = line;
  const words = [
    sent > 0 && `${sent === quantity ? '' : `${sent} `}${gone}`,
    cancelled > 0 && `${cancelled === quantity ? '' : `${cancelled} `}not sent`,
    returned > 0 && `${returned} came back`,
  ].filter((word) => word !== false);
  return words.length > 0 ? (
    <span className="block text-caption text-muted first-letter:uppercase">{words.join(', ')}</span>
  ) : null;
}
