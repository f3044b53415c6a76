import type { Shelf } from '#contract/stock-office.ts';
import { officePaths, type OfficeArea } from '#rules/page/office-paths.ts';
import { Anchor } from '#client/ui/anchor.tsx';
import { Button } from '#client/ui/button.tsx';
import { Picture } from '#client/ui/picture.tsx';
import { Chip } from '../../ui/chip.tsx';
import type { Column } from '../../ui/columns.ts';
import { useSession } from '#client/lib/session.ts';
import { StockFigure } from './figures.tsx';
import type { StockPlace } from './stock-search.ts';
import { placeName, placesWords, shelfName } from './stock-words.ts';

export type ShelfAction = 'receive' | 'write_off' | 'history';
type OnAct = (action: ShelfAction, shelf: Shelf) => void;

const FIGURE = 'text-right tabular-nums';

/** One place, or all of them. */
export interface ShownPlace {
  store: StockPlace | undefined;
  name: string | null;
}

/** Orders reserve from the whole stock, so the number of free units is one for all places. */
export const shelfColumns = (area: OfficeArea, place: ShownPlace, onAct: OnAct): Column<Shelf>[] => [
  {
    key: 'goods',
    head: 'Goods',
    kind: 'main',
    track: '1fr',
    cell: (shelf) => <Goods shelf={shelf} area={area} />,
  },
  {
    key: 'stock',
    head: place.store ? 'Here' : 'In stock',
    track: [70, 70, 76],
    className: 'text-right',
    cell: (shelf) => <Stock shelf={shelf} place={place} />,
  },
  place.store
    ? {
        key: 'all',
        head: 'In all',
        track: 70,
        from: 1200,
        className: FIGURE,
        cell: ({ stock }) => stock.toLocaleString('en-GB'),
      }
    : {
        key: 'reserved',
        head: 'Reserved',
        track: 70,
        from: 1200,
        className: FIGURE,
        cell: ({ reserved_stock: reserved }) => reserved.toLocaleString('en-GB'),
      },
  {
    key: 'free',
    head: place.store ? 'Free in all' : 'Free',
    track: 74,
    from: 1200,
    className: FIGURE,
    cell: (shelf) => freeOf(shelf).toLocaleString('en-GB'),
  },
  ...EXTRAS,
  ...(area === 'admin' ? [VENDOR] : []),
  {
    key: 'actions',
    head: 'Actions',
    kind: 'last',
    track: [264, 264, 274],
    className: 'flex justify-end gap-2',
    cell: (shelf) => <Actions shelf={shelf} onAct={onAct} />,
  },
];

const EXTRAS: readonly Column<Shelf>[] = [
  {
    key: 'sku',
    head: 'SKU',
    kind: 'extra',
    track: 130,
    className: 'wrap-anywhere',
    cell: ({ sku }) => sku,
  },
  {
    key: 'low',
    head: 'Low from',
    kind: 'extra',
    track: 72,
    className: FIGURE,
    cell: ({ low_stock: low }) => low.toLocaleString('en-GB'),
  },
  {
    key: 'places',
    head: 'Where it lies',
    kind: 'extra',
    track: 160,
    className: 'wrap-anywhere',
    cell: ({ places }) => placesWords(places),
  },
];
const VENDOR: Column<Shelf> = {
  key: 'vendor',
  head: 'Vendor',
  kind: 'extra',
  track: 120,
  className: 'wrap-anywhere',
  cell: ({ business }) => business.name,
};

const freeOf = ({ stock, reserved_stock: reserved }: Shelf) => Math.max(0, stock - reserved);

function Goods({ shelf, area }: { shelf: Shelf; area: OfficeArea }) {
  const below = [shelf.variation, shelf.sku, ...(area === 'admin' ? [shelf.business.name] : [])];
  const mayOpen = useSession().office?.permissions.includes('catalogue');
  const places = placesWords(shelf.places);
  return (
    <span className="flex min-w-0 items-center gap-3">
      <span className="size-10 shrink-0 overflow-hidden rounded-badge bg-grey-1">
        {shelf.image && <Picture name={shelf.image} alt="" sizes="40px" className="size-full" />}
      </span>
      <span className="min-w-0">
        {mayOpen ? (
          <Anchor
            href={officePaths.product(area, shelf.product_id)}
            className="font-semibold wrap-anywhere hover:underline"
          >
            {shelf.name}
          </Anchor>
        ) : (
          <b className="font-semibold wrap-anywhere">{shelf.name}</b>
        )}
        <span className="block text-caption wrap-anywhere text-muted">
          {below.filter(Boolean).join(', ')}
          {shelf.reserved_stock > 0 && (
            <span className="w1200:hidden">, {shelf.reserved_stock} reserved</span>
          )}
        </span>
        {places && <span className="block text-caption wrap-anywhere text-muted">{places}</span>}
        {!shelf.is_published && <Chip look="over">Not in the shop</Chip>}
      </span>
    </span>
  );
}

function Stock({ shelf, place: { store, name } }: { shelf: Shelf; place: ShownPlace }) {
  return (
    <StockFigure
      productId={shelf.product_id}
      {...(shelf.variation_id !== null && { variationId: shelf.variation_id })}
      name={shelfName(shelf)}
      stock={shelf.here}
      reserved={store ? 0 : shelf.reserved_stock}
      low={shelf.low_stock}
      {...(store && { storeId: store === 'none' ? null : store, where: placeName({ name }) })}
      shortcut="s"
    />
  );
}

const ACTIONS: readonly { action: ShelfAction; label: string }[] = [
  { action: 'receive', label: 'Receive' },
  { action: 'write_off', label: 'Write off' },
  { action: 'history', label: 'History' },
];

function Actions({ shelf, onAct }: { shelf: Shelf; onAct: OnAct }) {
  const name = shelfName(shelf);
  return ACTIONS.map(({ action, label }) => (
    <Button
      key={action}
      size={40}
      variant="outline"
      className="h-11! px-3! w1200:h-9!"
      aria-label={`${label}: ${name}`}
      disabled={action === 'write_off' && freeOf(shelf) === 0}
      {...(action === 'receive' && { 'data-next': '' })}
      onClick={() => onAct(action, shelf)}
    >
      {label}
    </Button>
  ));
}

type CardProps = { shelf: Shelf; area: OfficeArea; place: ShownPlace; onAct: OnAct };

/** A shelf on a phone. */
export function ShelfCard({ shelf, area, place, onAct }: CardProps) {
  return (
    <>
      <div className="flex items-start justify-between gap-3">
        <Goods shelf={shelf} area={area} />
        <Stock shelf={shelf} place={place} />
      </div>
      <div className="mt-3 flex flex-wrap gap-2">
        <Actions shelf={shelf} onAct={onAct} />
      </div>
    </>
  );
}
