import type { Category } from '#contract/catalog.ts';
import { Picture } from '#client/ui/picture.tsx';

type Props = {
  category: Pick<Category, 'image' | 'category_image' | 'image_focus'>;
  /** `cut-out`: on any background. `filled`: with its own background. */
  look: 'cut-out' | 'filled';
  sizes: string;
  className: string;
};

/** A category has two pictures, and either may be missing. Its name is always shown beside them. */
export function CategoryPicture({
  category: { image, category_image: cutOut, image_focus: focus },
  look,
  sizes,
  className,
}: Props) {
  const isFilled = look === 'filled';
  const picture = (
    <Picture
      name={isFilled ? (image ?? cutOut) : (cutOut ?? image)}
      alt=""
      sizes={sizes}
      fallback="item"
      fit={isFilled ? 'cover' : 'contain'}
      className={className}
    />
  );
  if (!isFilled || !focus) return picture;
  return (
    <span
      className="contents [&_img]:object-(--focus)"
      style={{ '--focus': `${focus.x}% ${focus.y}%` } as object}
    >
      {picture}
    </span>
  );
}

/** Small, in a list. */
export function CategoryThumb({ category }: Pick<Props, 'category'>) {
  return (
    <span className="block size-10 shrink-0 overflow-hidden rounded-control bg-grey-1">
      <CategoryPicture category={category} look="filled" sizes="40px" className="size-full" />
    </span>
  );
}
