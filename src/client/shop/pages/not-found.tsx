import type { Line } from '#rules/catalog/lines.ts';
import { addresses } from '#rules/page/addresses.ts';
import { useLines } from '#client/shop/features/site/site.api.ts';
import { useTitle } from '#client/shop/features/site/title.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { Container } from '#client/ui/layout.tsx';

const WAYS: Record<Line, { label: string; href: string }> = {
  buy: { label: 'Shop devices', href: addresses.listing('buy') },
  sell: { label: 'Sell a device', href: addresses.finder('sell') },
  repair: { label: 'Book a repair', href: addresses.finder('repair') },
};

export function NotFoundPage() {
  useTitle('Page not found');
  return (
    <Container className="pt-4 w960:pt-6">
      <div className="grid justify-items-center rounded-hero bg-grey-1 px-6 py-16 text-center w960:py-28">
        <p className="text-small font-semibold text-muted tabular-nums">404</p>
        <h1 className="mt-3 text-title">There is nothing at this address</h1>
        <p className="mt-3 max-w-[48ch] text-lead text-balance text-secondary">
          It may have moved, or been sold. The rest of the shop is still where it was.
        </p>
        <div className="mt-8 grid w-full max-w-64 gap-2.5 w600:flex w600:max-w-none w600:justify-center">
          {useLines().map(({ line }, index) => (
            <ButtonLink key={line} href={WAYS[line].href} {...(index > 0 && { variant: 'outline' })}>
              {WAYS[line].label}
            </ButtonLink>
          ))}
        </div>
      </div>
    </Container>
  );
}
