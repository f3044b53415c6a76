import { Skeleton } from '#client/ui/skeleton.tsx';

/** Placeholder of a record while it loads: its head, a bar, the work, and the boxes beside it. */
export function RecordSkeleton() {
  return (
    <div aria-hidden="true">
      <Skeleton className="mb-5 h-13 w-72 max-w-full rounded-control" />
      <Skeleton className="mb-4 h-22 rounded-card" />
      <div className="grid gap-4 w1024:grid-cols-[minmax(0,1fr)_20rem]">
        <Skeleton className="h-96 rounded-card" />
        <Skeleton className="h-72 rounded-card" />
      </div>
    </div>
  );
}
