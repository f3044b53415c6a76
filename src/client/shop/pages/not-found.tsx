import { addresses } from '#rules/page/addresses.ts';
import { useTitle } from '#client/shop/features/site/title.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { Container } from '#client/ui/layout.tsx';

export function NotFoundPage() {
  useTitle('Page not found');
  return (
    <Container className="pt-4 w960:pt-6">
      <div className="grid justify-items-center rounded-hero bg-grey-1 px-6 py-16 text-center w960:py-28">
        <p className="text-small font-semibold text-muted tabular-nums">404</p>
        <h1 className="mt-3 text-title">There is nothing at this address</h1>
        <p className="mt-3 max-w-[48ch] text-lead text-balance text-secondary">
          It may have moved, or been sold. The three lines of the shop are still where they were.
        </p>
        <div className="mt-8 grid w-full max-w-64 gap-2.5 w600:flex w600:max-w-none w600:justify-center">
          <ButtonLink href={addresses.listing('buy')}>Shop devices</ButtonLink>
          <ButtonLink href={addresses.finder('sell')} variant="outline">
            Sell a device
          </ButtonLink>
          <ButtonLink href={addresses.finder('repair')} variant="outline">
            Book a repair
          </ButtonLink>
        </div>
      </div>
    </Container>
  );
}
