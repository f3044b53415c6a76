import type { StockMovement } from '#contract/stock-office.ts';
import { purchaseNumber } from '#rules/flows/purchase.ts';
import { transferNumber } from '#rules/flows/transfer.ts';
import { officePaths, type OfficeArea } from '#rules/page/office-paths.ts';
import { momentWords } from '#client/lib/due-words.ts';
import { capital } from '#client/lib/format.ts';
import { Anchor } from '#client/ui/anchor.tsx';
import { cx } from '#client/ui/cx.ts';
import type { Column } from '../../ui/columns.ts';
import { REASONS, shelfName, signed, whoWords } from './stock-words.ts';

export const movementColumns = (area: OfficeArea, now: Date): Column<StockMovement>[] => [
  { key: 'when', head: 'When', track: [140, 160, 170], cell: ({ at }) => capital(momentWords(at, now)) },
  {
    key: 'goods',
    head: 'Goods',
    kind: 'main',
    track: '1fr',
    cell: (movement) => (
      <>
        <Anchor
          href={officePaths.product(area, movement.product_id)}
          className="font-semibold wrap-anywhere hover:underline"
        >
          {shelfName(movement)}
        </Anchor>
        <span className="block text-caption wrap-anywhere text-muted">
          {movement.sku}
          {area === 'admin' && `, ${movement.business.name}`}
        </span>
      </>
    ),
  },
  {
    key: 'change',
    head: 'Change',
    track: 60,
    className: 'text-right',
    cell: (movement) => <Change movement={movement} />,
  },
  {
    key: 'after',
    head: 'After',
    track: 54,
    className: 'text-right tabular-nums',
    cell: ({ after }) => after.toLocaleString('en-GB'),
  },
  { key: 'why', head: 'Why', track: '0.7fr', cell: (movement) => <Why movement={movement} area={area} /> },
  ...EXTRAS,
  ...(area === 'admin' ? [VENDOR] : []),
];

const extra = { kind: 'extra', className: 'wrap-anywhere' } as const;
const EXTRAS: readonly Column<StockMovement>[] = [
  { ...extra, key: 'sku', head: 'SKU', track: 130, cell: ({ sku }) => sku },
  { ...extra, key: 'store', head: 'Store', track: 120, cell: ({ store }) => store?.name },
  { ...extra, key: 'who', head: 'Who', track: 120, cell: ({ by }) => by ?? 'The shop' },
  { ...extra, key: 'note', head: 'Note', track: 160, cell: ({ note }) => note },
];
const VENDOR: Column<StockMovement> = {
  ...extra,
  key: 'vendor',
  head: 'Vendor',
  track: 120,
  cell: ({ business }) => business.name,
};

export function Change({ movement: { quantity } }: { movement: StockMovement }) {
  return (
    <b className={cx('font-semibold whitespace-nowrap tabular-nums', quantity > 0 && 'text-sell-text')}>
      {signed(quantity)}
    </b>
  );
}

type MovementProps = { movement: StockMovement; area: OfficeArea };

/** The reason, with the order that caused it, the store, and who did it with their note. */
export function Why({ movement, area }: MovementProps) {
  const who = whoWords(movement);
  return (
    <>
      {REASONS[movement.reason]}
      {movement.order && (
        <>
          {' '}
          <Anchor
            href={officePaths.order(area, movement.order)}
            className="whitespace-nowrap underline underline-offset-2"
          >
            {movement.order}
          </Anchor>
        </>
      )}
      {movement.transfer_id !== null && (
        <>
          {' '}
          <Anchor
            href={officePaths.transfer(area, movement.transfer_id)}
            className="whitespace-nowrap underline underline-offset-2"
          >
            {transferNumber(movement.transfer_id)}
          </Anchor>
        </>
      )}
      {movement.purchase_id !== null && (
        <>
          {' '}
          <Anchor
            href={officePaths.purchase(area, movement.purchase_id)}
            className="whitespace-nowrap underline underline-offset-2"
          >
            {purchaseNumber(movement.purchase_id)}
          </Anchor>
        </>
      )}
      {who && <span className="block text-caption wrap-anywhere text-muted">{who}</span>}
    </>
  );
}

/** A movement on a phone. */
export function MovementCard({ movement, area, now }: MovementProps & { now: Date }) {
  return (
    <>
      <p className="flex justify-between gap-3 text-label">
        <b className="min-w-0 font-semibold wrap-anywhere">{shelfName(movement)}</b>
        <Change movement={movement} />
      </p>
      <div className="mt-1 text-small">
        <Why movement={movement} area={area} />
      </div>
      <p className="mt-1 text-small text-muted">
        {capital(momentWords(movement.at, now))}, {movement.after.toLocaleString('en-GB')} in stock after it
      </p>
    </>
  );
}
