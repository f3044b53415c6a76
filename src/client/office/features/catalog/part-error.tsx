import type { ReactNode } from 'react';

/** The error of a whole part of the product form; nothing without one. */
export function PartError({ children }: { children: ReactNode }) {
  if (!children) return null;
  return (
    <p role="alert" className="mt-2 text-caption font-medium text-danger">
      {children}
    </p>
  );
}
