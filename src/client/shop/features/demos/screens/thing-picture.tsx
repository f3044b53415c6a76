import { cx } from '#client/ui/cx.ts';
import { Picture } from '#client/ui/picture.tsx';

type ThingPictureProps = {
  /** Name under the shop's own product pictures. */
  name: string;
  /** Pixels at most, for the browser to choose a file. */
  shown: number;
  className?: string | undefined;
};

/** A product of the demo shop on a tile. */
export function ThingPicture({ name, shown, className }: ThingPictureProps) {
  return (
    <span className={cx('relative block shrink-0 overflow-hidden bg-grey-1', className)}>
      <Picture
        name={`products/${name}`}
        alt=""
        width={1200}
        height={1600}
        sizes={`${shown}px`}
        className="absolute inset-0 size-full"
      />
    </span>
  );
}
