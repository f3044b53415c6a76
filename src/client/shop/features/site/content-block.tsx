import { useEffect } from 'react';
import type { BlockPosition } from '#contract/first-calls.ts';
import { isNotFound } from '#client/lib/api-error.ts';
import { useBlocks } from './site.api.ts';
import { Container } from '#client/ui/layout.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { SectionRow } from '#client/sections/section-row.tsx';

/** The content from the page builder at a position of a page: loading, loaded, or absent. */
export function ContentBlock({ pageKey, position }: { pageKey: string; position: BlockPosition }) {
  const { data: rows, isPending, error } = useBlocks(pageKey, position);
  useEffect(() => {
    if (error && !isNotFound(error)) console.warn(`The ${position} block of ${pageKey} did not load`, error);
  }, [error, pageKey, position]);
  if (isPending) {
    return (
      <Container>
        <Skeleton className="h-105 rounded-hero" />
      </Container>
    );
  }
  return rows?.map((row) => <SectionRow key={row.id} row={row} />);
}
