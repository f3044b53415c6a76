import { use } from 'react';
import type { ReactNode } from 'react';
import type { ProductCard as Product, SearchNote } from '#contract/catalog.ts';
import { addresses } from '#rules/page/addresses.ts';
import { conditionWords } from '#rules/catalog/conditions.ts';
import { discountWords } from '#rules/money/discount.ts';
import { lineFromCode } from '#rules/catalog/lines.ts';
import { CARD_PICTURE_SIZES } from '#rules/presentation/picture-sizes.ts';
import { CardCorner } from '#client/lib/card-corner.ts';
import { formatPounds } from '#client/lib/format.ts';
import { withSearch } from '#client/lib/place.ts';
import { isSoldOut } from '#client/lib/shown-stock.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Card } from '#client/ui/card.tsx';
import { Picture } from '#client/ui/picture.tsx';
import { Price } from '#client/ui/price.tsx';
import { Rating } from '#client/ui/rating.tsx';
import { Swatches } from '#client/ui/swatches.tsx';
import { Tile } from '#client/ui/tile.tsx';
import { colours, faultWords, specWords, timedFault } from './card-words.ts';
import { priceOf, priceWords } from '#client/lib/shown-price.ts';

type Mended = SearchNote['repairs'][number];

type Props = {
  product: Product;
  heading?: 'h2' | 'h3';
  /** One of the first cards, so its picture is not lazy. */
  early?: boolean;
  /** How wide its picture is shown. */
  sizes?: string;
  /** For a repair: the searched faults with their price. They are preselected on its page. */
  mended?: Mended | undefined;
  /** Shown with the price, such as how many are left. */
  extra?: ReactNode;
  /** An action at the bottom of the card. */
  action?: ReactNode;
};

/** A product with all its variations. The meaning of its price depends on its line. */
export function ProductCard(props: Props) {
  const { product, heading = 'h3', early = false, sizes = CARD_PICTURE_SIZES, action } = props;
  const line = lineFromCode(product.is_active_for);
  const condition = line === 'buy' ? conditionWords(product.conditions) : undefined;
  return (
    <Card
      href={withSearch(addresses.product(line, product.Category.slug, product.slug, product.id), {
        fault: props.mended?.values.join(','),
      })}
      heading={heading}
      title={product.title}
      tile={
        <Tile badge={<TileBadge product={product} />} corner={line === 'buy' && <Corner product={product} />}>
          <Picture name={product.thumbnail ?? product.image} alt="" sizes={sizes} priority={early} />
        </Tile>
      }
      eyebrow={condition && <Badge kind="condition">{condition}</Badge>}
      aside={
        product.product_rating > 0 && (
          <Rating value={product.product_rating} count={product.product_rating_count} />
        )
      }
      subtitle={specWords(product.terms)}
      swatches={<Swatches swatches={colours(product.terms)} />}
      price={<CardPrice product={product} mended={props.mended} />}
      note={line === 'sell' ? undefined : product.Business.business_name}
      extra={props.extra}
      action={action}
    />
  );
}

/** A heart, for accounts with a wishlist. */
function Corner({ product }: { product: Product }): ReactNode {
  const Content = use(CardCorner);
  return Content && <Content id={product.id} title={product.title} />;
}

/** The badge: the saving, that it is not available, or that its seller is away. */
function TileBadge({ product }: { product: Product }): ReactNode {
  if (product.Business.away) return <Badge kind="out-of-stock">Away</Badge>;
  if (product.is_active_for !== 1) return null;
  if (isSoldOut(product)) return <Badge kind="out-of-stock">Out of stock</Badge>;
  const saving = discountWords(priceOf(product).off, 'card');
  return saving && <Badge kind="saving">{saving}</Badge>;
}

function CardPrice({ product, mended }: { product: Product; mended: Mended | undefined }) {
  const line = lineFromCode(product.is_active_for);
  if (line === 'sell')
    return <Offer cash={product.cash_trade_in_value} voucher={product.voucher_trade_in_value} />;
  if (mended) return <RepairPrice mended={mended} />;
  const { price, was } = priceWords(product);
  const fault = line === 'repair' && faultWords(product.lowest_fault);
  return (
    <>
      <Price price={price} was={was} from={line === 'repair' || product.has_price_range} />
      {fault && <FaultLine>{fault}</FaultLine>}
    </>
  );
}

/** The price of the searched repair, not of the device's cheapest one. */
function RepairPrice({ mended: { label, price, time } }: { mended: Mended }) {
  return (
    <>
      {price === null ? (
        <p className="text-small text-muted">Price on inspection</p>
      ) : (
        <Price price={formatPounds(price)} from />
      )}
      <FaultLine>{timedFault(label, time)}</FaultLine>
    </>
  );
}

function FaultLine({ children }: { children: string }) {
  return (
    <p className="text-caption text-muted">
      <span className="sr-only">for: </span>
      {children}
    </p>
  );
}

/** The shop's offer: cash first, then the higher voucher. */
function Offer({ cash, voucher }: { cash: number | null; voucher: number | null }) {
  if (cash === null) return <p className="text-small text-muted">Priced in store</p>;
  return (
    <p className="tabular-nums">
      <span className="text-small text-muted">like new </span>
      <span className="text-price">{formatPounds(cash)}</span>
      <span className="text-small text-muted"> cash</span>
      {voucher !== null && (
        <span className="block text-caption text-muted">
          <span className="sr-only">, </span>
          {formatPounds(voucher)} voucher
        </span>
      )}
    </p>
  );
}
