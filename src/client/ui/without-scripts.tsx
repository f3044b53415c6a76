import { createContext, Suspense, use } from 'react';
import type { ReactNode } from 'react';
import { onServer } from '#client/lib/on-server.ts';

const IsInside = createContext(false);

/**
 * Content for browsers without scripts, rendered only by the server. `noscript` elements can't be nested, so an inner
 * one has no element. Content that can't be rendered is left out: React renders the fallback, and the first screen
 * stays.
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

/** Shown instead of content that needs scripts. `to` is what the visitor wants, such as 'see your cart'. */
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
