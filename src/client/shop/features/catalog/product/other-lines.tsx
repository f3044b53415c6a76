import type { ProductDetail } from '#contract/catalog.ts';
import { addresses } from '#rules/addresses.ts';
import { lineFromCode, type Line } from '#rules/lines.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { LineDot } from '#client/ui/lines.tsx';

const WORDS: Record<Line, { title: string; text: string; button: string }> = {
  buy: {
    title: 'Buy one',
    text: 'New or graded by a person, with a 12-month warranty.',
    button: 'See prices',
  },
  sell: {
    title: 'Sell yours',
    text: 'A price now, free postage, paid the day it is checked.',
    button: 'See what it is worth',
  },
  repair: { title: 'Repair yours', text: 'Fixed prices, most done within the hour.', button: 'See repairs' },
};

/** The same model in the other two lines. */
export function OtherLines({ product }: { product: ProductDetail }) {
  if (product.other_lines.length === 0) return null;
  return (
    <section
      aria-labelledby="other-lines"
      className="self-start rounded-hero bg-grey-1 p-5 w960:mt-10 w960:p-6"
    >
      <h2 id="other-lines" className="text-h3">
        More for this model
      </h2>
      <ul className="mt-4 grid gap-3 w500:grid-cols-2">
        {product.other_lines.map((other) => {
          const line = lineFromCode(other.is_active_for);
          const { title, text, button } = WORDS[line];
          return (
            <li key={other.id} data-line={line} className="flex flex-col rounded-card bg-paper p-4 w960:p-5">
              <p className="flex items-center gap-2 text-small font-semibold text-accent-text">
                <LineDot line={line} />
                {title}
              </p>
              <p className="mt-1 mb-2 text-small text-muted">{text}</p>
              <ButtonLink
                href={addresses.product(line, other.category_slug, other.slug, other.id)}
                variant="text"
                size={40}
                arrow
                className="mt-auto self-start text-accent-text!"
              >
                {button}
              </ButtonLink>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
