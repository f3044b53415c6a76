import { CardSkeleton } from '#client/ui/card.tsx';
import { Container, CardGrid } from '#client/ui/layout.tsx';
import { Skeleton, SkeletonLine } from '#client/ui/skeleton.tsx';

/** Shown while the code of the first page loads. */
export function PageSkeleton() {
  return (
    <Container className="min-h-dvh py-10">
      <span role="status" className="sr-only">
        Loading
      </span>
      <SkeletonLine text="text-title" width="w-64" />
      <Skeleton className="mt-3 mb-8 h-5 w-96 max-w-full" />
      <CardGrid columns={4}>
        {Array.from({ length: 8 }, (_, index) => (
          <CardSkeleton key={index} />
        ))}
      </CardGrid>
    </Container>
  );
}
