import { Container } from '#client/ui/layout.tsx';
import { cx } from '#client/ui/cx.ts';
import { Skeleton, SkeletonLine } from '#client/ui/skeleton.tsx';
import { PRODUCT_COLUMNS } from './columns.ts';

export function ProductSkeleton() {
  return (
    <Container>
      <span role="status" className="sr-only">
        Loading
      </span>
      <div className="py-3 w960:py-5">
        <SkeletonLine text="text-caption w960:text-small" width="w-64" />
      </div>
      <div
        className={cx(
          PRODUCT_COLUMNS,
          'gap-y-5 w1280:grid-cols-[minmax(0,598px)_minmax(0,1fr)] w1280:gap-x-14',
        )}
      >
        <div className="flex gap-4">
          <div className="hidden w-18 content-start gap-3 w960:grid">
            {Array.from({ length: 5 }, (_, index) => (
              <Skeleton key={index} className="h-24 rounded-[10px]" />
            ))}
          </div>
          <Skeleton className="-mx-gutter h-[min(112vw,26rem)] flex-1 rounded-none! w600:mx-0 w600:aspect-4/3 w600:h-auto w600:rounded-hero! w768:aspect-3/4" />
        </div>
        <div>
          <Skeleton className="h-6 w-48" />
          <div className="mt-3">
            <SkeletonLine text="text-h2" width="w-4/5" />
          </div>
          <SkeletonLine text="mt-2 text-label" width="w-1/2" />
          <SkeletonLine text="mt-4 text-price-large" width="w-40" />
          {Array.from({ length: 3 }, (_, group) => (
            <div key={group} className="mt-6">
              <SkeletonLine text="text-label" width="w-24" />
              <div className="mt-2.5 grid grid-cols-3 gap-2">
                {Array.from({ length: 3 }, (__, index) => (
                  <Skeleton key={index} className="h-14 rounded-control" />
                ))}
              </div>
            </div>
          ))}
        </div>
      </div>
    </Container>
  );
}
