import { cx } from '#client/ui/cx.ts';
import { Skeleton, SkeletonLine } from '#client/ui/skeleton.tsx';

const ROWS = 8;
const row = 'grid auto-cols-fr grid-flow-col';
const side = 'pl-20 w600:pl-28 w960:pl-48';
/** A phone shows two of them, as the table does. */
const beyondPhone = (index: number) => index > 1 && 'max-w600:hidden';

/** The shape of the table that comes: picture, name and button of each product, and rows of words below. */
export function ComparisonWaiting({ count }: { count: number }) {
  const products = Array.from({ length: count }, (_, index) => index);
  return (
    <div aria-hidden="true" className="mt-19 w960:mt-21">
      <div className={cx(row, side)}>
        {products.map((index) => (
          <div key={index} className={cx('px-1.5 pb-5 w600:px-3', beyondPhone(index))}>
            <Skeleton className="aspect-square max-w-64 rounded-card" />
            <div className="mt-3 mb-4">
              <SkeletonLine text="text-small w600:text-name" width="w-2/3" />
            </div>
            <Skeleton className="h-10 max-w-64 rounded-control" />
          </div>
        ))}
      </div>
      {Array.from({ length: ROWS }, (_, index) => (
        <div key={index} className="relative border-t border-border py-3">
          <div className="absolute w-20 w600:w-28 w960:w-48">
            <SkeletonLine text="text-label" width="w-2/3" />
          </div>
          <div className={cx(row, side)}>
            {products.map((product) => (
              <div key={product} className={cx('px-1.5 w600:px-3', beyondPhone(product))}>
                <SkeletonLine text="text-label" width="w-1/2" />
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
