import { Container } from '#client/ui/layout.tsx';
import { Skeleton, SkeletonLine } from '#client/ui/skeleton.tsx';
import { DEVICE_COLUMNS } from './device-columns.ts';

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
      <div className={`grid gap-y-6 w768:gap-y-0 ${DEVICE_COLUMNS}`}>
        <div className="w768:col-span-2 w1024:col-span-1">
          <div className="flex items-center gap-4 w768:gap-5 w1024:gap-7">
            <Skeleton className="h-29 w-26 rounded-card w768:size-29 w1024:size-42" />
            <div className="flex-1">
              <SkeletonLine text="text-h2" width="w-4/5" />
              <SkeletonLine text="mt-2 text-body" width="w-3/5" />
            </div>
          </div>
        </div>
        <Skeleton className="h-110 rounded-card w768:col-start-1 w768:mt-6 w1024:mt-9" />
        <Skeleton className="h-130 rounded-sheet w768:col-start-2 w768:row-start-2 w768:mt-6 w1024:row-span-2 w1024:row-start-1 w1024:mt-0 w1280:rounded-hero" />
      </div>
    </Container>
  );
}
