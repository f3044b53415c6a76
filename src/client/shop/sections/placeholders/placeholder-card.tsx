import { discountPercent, lessPercent } from '#rules/discount.ts';
import { formatPence, penceFromPounds } from '#rules/money.ts';
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
  /** In percent; the shop's default where none is given. */
  discount?: number;
  href: string;
};

/** A card that stands for a product. What is struck through shows only where something is off. */
export function PlaceholderCard({ title, image, original, discount, href }: Placeholder) {
  const percent = discount ?? discountPercent(undefined);
  const full = penceFromPounds(original);
  return (
    <Card
      href={href}
      title={title}
      tile={
        <Tile badge={percent > 0 && <Badge kind="saving">{percent}% off</Badge>}>
          <Picture name={image} alt="" sizes="(min-width: 961px) 260px, 45vw" />
        </Tile>
      }
      price={
        <Price
          price={formatPence(lessPercent(full, percent))}
          was={percent > 0 ? formatPence(full) : undefined}
        />
      }
    />
  );
}
