import type { ReactNode } from 'react';

/** What is wrong with a part of the product form as a whole; nothing if all is right. */
export function PartError({ children }: { children: ReactNode }) {
  if (!children) return null;
  return (
    <p role="alert" className="mt-2 text-caption font-medium text-danger">
      {children}
    </p>
  );
}
