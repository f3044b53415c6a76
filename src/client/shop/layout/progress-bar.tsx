import { useRouter } from '#client/lib/router.tsx';
import { cx } from '#client/ui/cx.ts';

/** A thin line at the top while the next page is on its way; a quick one never shows it. */
export function ProgressBar() {
  const { isLeaving } = useRouter();
  return (
    <div
      aria-hidden="true"
      className={cx(
        'pointer-events-none fixed inset-x-0 top-0 z-50 h-0.5 origin-left bg-accent transition-[scale,opacity]',
        isLeaving ? 'scale-x-75 opacity-100 delay-150 duration-[2s]' : 'scale-x-0 opacity-0 duration-0',
      )}
    />
  );
}
