import { Button } from '#client/ui/button.tsx';
import { Skeleton, SkeletonLine } from '#client/ui/skeleton.tsx';

/** Placeholders of the filter groups while they load. */
export function FilterSkeleton() {
  return [4, 5, 3].map((rows, group) => (
    <div key={group} className="border-t border-border py-4">
      <SkeletonLine text="text-name" width="w-24" />
      <div className="mt-4 grid gap-3.5">
        {Array.from({ length: rows }, (_, index) => (
          <Skeleton key={index} className="h-5" />
        ))}
      </div>
    </div>
  ));
}

/** Shown if the list has loaded but its filters failed. */
export function FilterError({ busy, onRetry }: { busy: boolean; onRetry: () => void }) {
  return (
    <div role="alert" className="border-t border-border py-4">
      <p className="mb-3 text-label text-muted">The filters did not load.</p>
      <Button size={40} variant="outline" busy={busy && 'Trying'} onClick={onRetry}>
        Retry
      </Button>
    </div>
  );
}
