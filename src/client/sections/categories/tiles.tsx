import type { Category } from '#contract/catalog.ts';
import { countOf } from '#client/lib/format.ts';
import { safeHref } from '#rules/page/safe-href.ts';
import { CategoryPicture } from './category-picture.tsx';
import { Anchor } from '#client/ui/anchor.tsx';

type Props = { category: Category };

const name = 'font-semibold tracking-[-0.01em] underline-offset-4 group-hover/tile:underline';
const words = ({ product_count: count, sub_title }: Category) =>
  count > 0 ? countOf(count, 'model') : sub_title;

/** Design 1: a picture with the name under it. Styles depend on the tile's own width (110 to 360 pixels). */
export function ImageTile({ category }: Props) {
  return (
    <div className="@container h-full">
      <Anchor href={safeHref(category.url)} className="group/tile block h-full rounded-card">
        <span className="block aspect-4/3 overflow-hidden rounded-card bg-grey-1">
          <CategoryPicture
            category={category}
            look="cut-out"
            sizes="(min-width: 950px) 290px, (min-width: 650px) 15vw, (min-width: 500px) 45vw, 90vw"
            className="size-full scale-105 object-contain p-[6%] transition-transform group-hover/tile:scale-110"
          />
        </span>
        <span className="mt-3 block @min-[200px]:mt-4">
          <span className={`block text-label @min-[200px]:text-h3 ${name}`}>{category.name}</span>
          <span className="hidden text-small text-muted tabular-nums @min-[200px]:block">
            {category.sub_title || words(category)}
          </span>
        </span>
      </Anchor>
    </div>
  );
}

/** Design 2: a round picture over the name. */
export function RoundTile({ category }: Props) {
  return (
    <Anchor
      href={safeHref(category.url)}
      className="group/tile mx-auto flex h-full max-w-60 flex-col items-center rounded-card text-center"
    >
      <span className="block aspect-square w-full overflow-hidden rounded-full bg-grey-1">
        <CategoryPicture
          category={category}
          look="filled"
          sizes="(min-width: 950px) 185px, (min-width: 650px) 15vw, 240px"
          className="size-full transition-transform group-hover/tile:scale-105"
        />
      </span>
      <span className={`mt-3 block text-label w950:text-body ${name}`}>{category.name}</span>
    </Anchor>
  );
}

/** Design 3: a card with picture, name and number of products. */
export function CardTile({ category }: Props) {
  return (
    <div className="@container h-full">
      <Anchor
        href={safeHref(category.url)}
        className="group/tile flex h-full flex-col overflow-hidden rounded-card border border-border transition-colors hover:border-control"
      >
        <span className="block aspect-square overflow-hidden">
          <CategoryPicture
            category={category}
            look="filled"
            sizes="(min-width: 950px) 230px, (min-width: 650px) 15vw, (min-width: 500px) 45vw, 90vw"
            className="size-full"
          />
        </span>
        <span className="block px-3 py-3 @min-[180px]:px-5 @min-[180px]:py-4">
          <span className={`block text-small @min-[180px]:text-body ${name}`}>{category.name}</span>
          <span className="hidden text-small text-muted tabular-nums @min-[180px]:block">
            {words(category)}
          </span>
        </span>
      </Anchor>
    </div>
  );
}

/** Design 4: a tile with the name over the picture. */
export function SquareTile({ category }: Props) {
  return (
    <div className="@container h-full">
      <Anchor
        href={safeHref(category.url)}
        className="group/tile relative block aspect-[110/144] overflow-hidden rounded-card bg-grey-1 @min-[150px]:aspect-[5/6] @min-[300px]:aspect-[3/2]"
      >
        <span className="relative z-1 block p-3 @min-[150px]:p-5">
          <span className={`block text-small @min-[150px]:text-[1.0625rem] @min-[150px]:leading-6 ${name}`}>
            {category.name}
          </span>
          <span className="block text-caption text-muted tabular-nums @min-[150px]:text-small">
            {words(category)}
          </span>
        </span>
        <span className="absolute inset-x-[4%] -bottom-[3%] block h-[64%] @min-[150px]:h-[72%] @min-[300px]:left-auto @min-[300px]:right-0 @min-[300px]:h-[94%] @min-[300px]:w-[64%]">
          <CategoryPicture
            category={category}
            look="cut-out"
            sizes="(min-width: 950px) 190px, (min-width: 650px) 15vw, (min-width: 500px) 45vw, 240px"
            className="size-full object-bottom transition-transform group-hover/tile:scale-103"
          />
        </span>
      </Anchor>
    </div>
  );
}
