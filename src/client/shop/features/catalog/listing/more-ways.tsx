import type { Category, ProductCard } from '#contract/catalog.ts';
import { addresses } from '#rules/page/addresses.ts';
import type { Line } from '#rules/catalog/lines.ts';
import { formatPounds } from '#client/lib/format.ts';
import { withSearch } from '#client/lib/place.ts';
import { Anchor } from '#client/ui/anchor.tsx';
import { LineDot } from '#client/ui/lines.tsx';
import { useNear } from '#client/ui/use-near.ts';
import { isActiveFor, useOfferedLines } from '#client/lib/categories.api.ts';
import { priceWords } from '#client/lib/shown-price.ts';
import { useExample, type ExampleOf } from './listing.api.ts';

export type MoreWaysProps = {
  line: Line;
  /** The top category of the listed category. */
  top: Category | undefined;
  /** The path of the page about grading, if the site has one. */
  grading: string | undefined;
} & Pick<ExampleOf, 'searched'>;

const NAMES: Record<Line, string> = { buy: 'Buy', sell: 'Sell', repair: 'Repair' };

const TITLES: Record<Line, string> = {
  buy: 'Looking for another one?',
  sell: 'What is mine worth?',
  repair: 'Would mending it be cheaper?',
};

const WORDS: Record<Line, (example: ProductCard) => string> = {
  buy: (example) =>
    `${example.title} ${example.has_price_range ? 'from' : 'for'} ${priceWords(example).price}.`,
  sell: ({ title, cash_trade_in_value: cash }) =>
    cash === null ? title : `${title}: ${formatPounds(cash)} cash for one like new.`,
  repair: (example) => `${example.title} repairs from ${priceWords(example).price}.`,
};

/** Texts without a price, for when there is no example. */
const PLAIN_WORDS: Record<Line, string> = {
  buy: 'Checked, graded, and with a warranty.',
  sell: 'A price on the screen, from the first question.',
  repair: 'Every price before you book.',
};

/** Below a list: the other two lines with a real price each, and the meaning of the grades. */
export function MoreWays({ line, top, grading, searched }: MoreWaysProps) {
  const { ref, isNear } = useNear<HTMLElement>();
  const lines = useOfferedLines();
  const others = lines.filter((other) => other !== line && (!top || isActiveFor(top, other)));
  if (others.length === 0 && !grading) return null;
  return (
    <nav
      ref={ref}
      aria-label="More ways"
      className="mt-14 grid gap-3 w650:auto-cols-fr w650:grid-flow-col w960:mt-20 w960:gap-6"
    >
      {others.map((other) => (
        <LineWay key={other} line={other} top={top} searched={searched} isNear={isNear} />
      ))}
      {grading && (
        <Way
          line="buy"
          name="Grades"
          href={grading}
          title="How we grade"
          text="What Pristine, Excellent, Good and Fair mean."
        />
      )}
    </nav>
  );
}

type LineWayProps = Pick<MoreWaysProps, 'line' | 'top' | 'searched'> & { isNear: boolean };

function LineWay({ line, top, searched, isNear }: LineWayProps) {
  const { example, isMissing } = useExample(line, { category: top?.slug, searched }, isNear);
  const words = example && WORDS[line](example);
  const all =
    line === 'buy'
      ? addresses.listing('buy', top?.slug)
      : withSearch(addresses.finder(line), { category: top?.slug });
  const href = searched && example ? addresses.search(line, searched) : all;
  return (
    <Way
      line={line}
      name={NAMES[line]}
      href={href}
      title={TITLES[line]}
      text={words ?? (isMissing ? PLAIN_WORDS[line] : '')}
    />
  );
}

function Way(props: { line: Line; name: string; href: string; title: string; text: string }) {
  return (
    <Anchor
      href={props.href}
      className="block rounded-card border border-border p-5 transition-colors hover:border-outline hover:bg-grey-1 w960:p-6"
    >
      <span className="flex items-center gap-2 text-caption font-semibold w960:text-small">
        <LineDot line={props.line} />
        {props.name}
      </span>
      <span className="mt-2 block text-h3">{props.title}</span>
      <span className="mt-1 block min-h-[1lh] text-small text-muted tabular-nums">{props.text}</span>
    </Anchor>
  );
}
