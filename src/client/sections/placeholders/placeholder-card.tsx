import { discountPercent, discountWords, lessPercent } from '#rules/money/discount.ts';
import { formatPence, pence, penceFromPounds } from '#rules/money/money.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Card } from '#client/ui/card.tsx';
import { Picture } from '#client/ui/picture.tsx';
import { Price } from '#client/ui/price.tsx';
import { Tile } from '#client/ui/tile.tsx';

export type Placeholder = {
  title: string;
  image: string;
  /** In pounds, before the discount. */
  original: number;
  /** In percent. Default: the shop's default. */
  discount?: number;
  href: string;
};

/** A placeholder card for a product. The old price shows only with a discount. */
export function PlaceholderCard({ title, image, original, discount, href }: Placeholder) {
  const percent = discount ?? discountPercent(undefined);
  const full = penceFromPounds(original);
  const price = lessPercent(full, percent);
  const saving = discountWords(pence(full - price), 'card');
  return (
    <Card
      href={href}
      title={title}
      tile={
        <Tile badge={saving && <Badge kind="saving">{saving}</Badge>}>
          <Picture name={image} alt="" sizes="(min-width: 961px) 260px, 45vw" />
        </Tile>
      }
      price={<Price price={formatPence(price)} was={saving ? formatPence(full) : undefined} />}
    />
  );
}
