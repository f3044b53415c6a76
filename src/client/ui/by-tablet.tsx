import type { ReactNode } from 'react';
import { onServer } from '#client/lib/on-server.ts';
import { useMedia } from './use-media.ts';

const tablet = '(600px <= width < 1200px)';

/** Like `ByWidth`, with a separate version for tablets (600 to 1199 pixels). */
export function ByTablet({ tablet: onTablet, others }: { tablet: ReactNode; others: ReactNode }) {
  const isTablet = useMedia(tablet);
  if (!onServer) return isTablet ? onTablet : others;
  return (
    <>
      <div className="hidden w600:max-w1200:block">{onTablet}</div>
      <div className="w600:max-w1200:hidden">{others}</div>
    </>
  );
}
