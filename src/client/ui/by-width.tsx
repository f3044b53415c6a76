import type { ReactNode } from 'react';
import { onServer } from '#client/lib/on-server.ts';
import { narrowScreen, useMedia } from './use-media.ts';

/**
 * Shows one of two versions by the width of the screen, for differences that CSS alone can't make. The server doesn't
 * know the width, so its HTML holds both and CSS shows the right one.
 */
export function ByWidth({ narrow, wide }: { narrow: ReactNode; wide: ReactNode }) {
  const isNarrow = useMedia(narrowScreen);
  if (!onServer) return isNarrow ? narrow : wide;
  return (
    <>
      <div className="w960:hidden">{narrow}</div>
      <div className="hidden w960:block">{wide}</div>
    </>
  );
}
