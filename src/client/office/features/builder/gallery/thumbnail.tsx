import { LayoutPanelTop } from 'lucide-react';
import { thumbnailOf } from './thumbnails.ts';

/** How a design looks, 10 by 7. A design without a picture shows an icon. */
export function Thumbnail({ type, design }: { type: string; design: number }) {
  const src = thumbnailOf(type, design);
  return src ? (
    <img
      src={src}
      alt=""
      width={240}
      height={168}
      loading="lazy"
      className="aspect-10/7 w-full object-cover"
    />
  ) : (
    <span className="grid aspect-10/7 w-full place-items-center bg-grey-1 text-secondary">
      <LayoutPanelTop size={18} />
    </span>
  );
}
