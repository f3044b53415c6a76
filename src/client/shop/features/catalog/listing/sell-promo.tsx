import type { Category } from '#contract/catalog.ts';
import { addresses } from '#rules/page/addresses.ts';
import { formatPounds } from '#client/lib/format.ts';
import { withSearch } from '#client/lib/place.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { cx } from '#client/ui/cx.ts';
import { LineDot } from '#client/ui/lines.tsx';
import { Picture } from '#client/ui/picture.tsx';
import { useNear } from '#client/ui/use-near.ts';
import { useExample, type ExampleOf } from './listing.api.ts';
import type { PromoPlace } from './promo-place.ts';

type Props = { span: PromoPlace['span']; top: Category | undefined } & Pick<ExampleOf, 'searched'>;

const SPANS: Record<PromoPlace['span'], string> = {
  1: 'w696:col-span-1 w696:min-h-105',
  2: 'w696:col-span-2',
  3: 'w696:col-span-3',
};

/**
 * An offer to sell a device, with the highest price that the shop pays. Pictures have the grey background of tiles,
 * which is blended into the tint.
 */
export function SellPromo({ span, top, searched }: Props) {
  const { ref, isNear } = useNear<HTMLElement>();
  const { example } = useExample('sell', { category: top?.slug, searched }, isNear);
  const isTall = span === 1;
  return (
    <aside
      ref={ref}
      aria-label="Sell yours"
      data-line="sell"
      className={cx(
        'relative col-span-2 flex min-h-60 overflow-hidden rounded-card bg-sell-tint p-6',
        SPANS[span],
      )}
    >
      <div
        className={cx(
          'relative z-1 flex flex-col items-start',
          isTall ? 'w-[60%] w696:w-full' : 'w-[60%] w960:w-[56%]',
        )}
      >
        <p className="flex items-center gap-2 text-small font-semibold text-sell-text">
          <LineDot line="sell" />
          Sell
        </p>
        <h2 className="mt-2.5 max-w-[18ch] text-h3 text-balance w960:text-h2">
          Have one already? Take its value off the total.
        </h2>
        {/* The lines of the example are reserved, so that nothing moves when the example loads. */}
        <p className="mt-2 mb-4 min-h-[3lh] w600:min-h-[2lh] max-w-[34ch] text-small text-secondary tabular-nums w960:text-label">
          {example && offerWords(example)}
        </p>
        <ButtonLink
          href={withSearch(addresses.finder('sell'), { category: top?.slug })}
          variant="sell"
          size={40}
          className="mt-auto"
        >
          Price my device
        </ButtonLink>
      </div>
      {example && (
        <div
          className={cx(
            'pointer-events-none absolute [&_img]:size-full',
            isTall
              ? 'inset-y-6 right-0 w-[40%] w696:inset-y-auto w696:right-2 w696:bottom-14 w696:h-[40%] w696:w-[60%]'
              : 'inset-y-5 right-2 w-[38%]',
          )}
        >
          <Picture name={example.thumbnail ?? example.image} alt="" sizes="240px" />
        </div>
      )}
    </aside>
  );
}

function offerWords({
  title,
  cash_trade_in_value: cash,
  voucher_trade_in_value: voucher,
}: {
  title: string;
  cash_trade_in_value: number | null;
  voucher_trade_in_value: number | null;
}): string | undefined {
  if (cash === null) return undefined;
  const orVoucher = voucher === null ? '' : ` or ${formatPounds(voucher)} voucher`;
  return `${title}: ${formatPounds(cash)} cash${orVoucher} for one like new.`;
}
