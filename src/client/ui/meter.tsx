/** A thin bar with a label under it, such as for sold and remaining stock. */
export function Meter({ share, label }: { share: number; label: string }) {
  const percent = Math.round(Math.min(1, Math.max(0, share)) * 100);
  return (
    <div className="mt-2.5">
      <div aria-hidden="true" className="h-1 overflow-hidden rounded-full bg-grey-2">
        <div className="h-full rounded-full bg-ink" style={{ width: `${percent}%` }} />
      </div>
      <p className="mt-1.5 text-caption text-muted tabular-nums">{label}</p>
    </div>
  );
}
