import { cx } from './cx.ts';

/** A grey place for what is loading. Give it the size of the real thing. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return <span aria-hidden="true" className={cx('skeleton block rounded-badge', className)} />;
}

/** A bar in the middle of a line of text: the line keeps the height that its words will have. */
export function SkeletonLine({ text, width }: { text: string; width: string }) {
  return (
    <span aria-hidden="true" className={cx('flex items-center', text)}>
      <span className={cx('skeleton h-[0.8em] rounded-badge', width)} />
      {/* A zero-width space gives the line its height. */}
      {'\u200b'}
    </span>
  );
}
