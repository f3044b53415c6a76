import { UserRound } from 'lucide-react';

/** The assignee of a row. */
export function PersonName({ label, name }: { label: string; name: string | undefined }) {
  if (name === undefined) return null;
  return (
    <span className="flex min-w-0 items-center gap-1 text-caption text-muted">
      <UserRound size={12} className="shrink-0" />
      <span className="sr-only">{label} </span>
      <span className="min-w-0 truncate">{name}</span>
    </span>
  );
}
