import type { ProductDetail } from '#contract/catalog.ts';
import { addresses } from '#rules/page/addresses.ts';
import { DEVICE_PICTURE_SIZES } from '#rules/presentation/picture-sizes.ts';
import { Anchor } from '#client/ui/anchor.tsx';
import { Picture } from '#client/ui/picture.tsx';

type Props = { line: 'sell' | 'repair'; product: ProductDetail; title: string; text: string };

/** The name of the device, and a link to choose another one. */
export function DeviceHead({ line, product, title, text }: Props) {
  return (
    <div className="flex items-start gap-4 w768:items-center w768:gap-5 w1024:gap-7">
      <div className="h-29 w-26 shrink-0 rounded-card bg-grey-1 p-2.5 w768:size-29 w1024:size-42 w1024:p-3">
        <Picture
          name={product.product_images[0]?.imageName}
          alt=""
          sizes={DEVICE_PICTURE_SIZES}
          priority
          className="size-full"
        />
      </div>
      <div className="min-w-0">
        <h1 className="text-[1.625rem] leading-[1.875rem] font-semibold tracking-[-0.028em] wrap-anywhere w600:text-[1.875rem] w600:leading-9 w768:text-[2.25rem] w768:leading-10 w1280:text-[2.5rem] w1280:leading-11">
          {title}
        </h1>
        <p className="mt-1.5 max-w-110 text-label text-secondary w768:max-w-140 w768:text-body w1024:mt-2.5 w1024:max-w-110">
          {text}
        </p>
        <Anchor
          href={addresses.finder(line)}
          className="mt-1 inline-block rounded-badge py-1 text-label font-medium text-accent-text underline decoration-1 underline-offset-4 hover:decoration-2"
        >
          Not your device? Change it
        </Anchor>
      </div>
    </div>
  );
}
