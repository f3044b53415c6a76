import { Container } from '#client/ui/layout.tsx';
import { Skeleton, SkeletonLine } from '#client/ui/skeleton.tsx';

/** The shape that the sell and the repair page share. */
export function DeviceSkeleton() {
  return (
    <Container>
      <span role="status" className="sr-only">
        Loading
      </span>
      <div className="py-3 w960:py-5">
        <SkeletonLine text="text-caption w960:text-small" width="w-64" />
      </div>
      <div className="grid gap-9 w960:grid-cols-[minmax(0,1fr)_minmax(0,392px)] w960:gap-8 w1150:grid-cols-[minmax(0,1fr)_448px] w1150:gap-14">
        <div>
          <div className="flex items-center gap-4 w960:gap-7">
            <Skeleton className="h-29 w-26 rounded-card w960:size-42" />
            <div className="flex-1">
              <SkeletonLine text="text-h2" width="w-4/5" />
              <SkeletonLine text="mt-2 text-body" width="w-3/5" />
            </div>
          </div>
          <Skeleton className="mt-6 h-110 rounded-card w960:mt-9" />
        </div>
        <Skeleton className="h-130 rounded-hero" />
      </div>
    </Container>
  );
}
