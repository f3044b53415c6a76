import { createContext, Suspense, use } from 'react';
import type { ReactNode } from 'react';
import { onServer } from '#client/lib/on-server.ts';

const IsInside = createContext(false);

/**
 * What is read only where scripts are off, and costs a browser with scripts nothing but its bytes. It is drawn by the
 * server alone. `noscript` elements can't stand inside each other, so an inner one has no element of its own. What
 * can't be drawn is left out: React draws the fallback instead, and the page keeps its first screen.
 */
export function WithoutScripts({ children }: { children: ReactNode }) {
  if (!onServer) return null;
  const isInside = use(IsInside);
  const content = <Suspense fallback={null}>{children}</Suspense>;
  if (isInside) return content;
  return (
    <noscript>
      <IsInside value={true}>{content}</IsInside>
    </noscript>
  );
}

/** In place of what only scripts can show. `to` is what the visitor came for, such as 'see your cart'. */
export function NeedsScripts({ to }: { to: string }) {
  if (!onServer) return null;
  return (
    <WithoutScripts>
      <p className="max-w-[64ch] py-6">
        {`To ${to}, turn on JavaScript in your browser and load this page again.`}
      </p>
    </WithoutScripts>
  );
}
