import { cx } from './cx.ts';

/** A grey placeholder while data loads. Give it the size of the real content. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return <span aria-hidden="true" className={cx('skeleton block rounded-badge', className)} />;
}

/** A bar instead of a line of text, with the same height as the text. */
export function SkeletonLine({ text, width }: { text: string; width: string }) {
  return (
    <span aria-hidden="true" className={cx('flex items-center', text)}>
      <span className={cx('skeleton h-[0.8em] rounded-badge', width)} />
      {/* A zero-width space gives the line its height. */}
      {'\u200b'}
    </span>
  );
}
