import { addresses } from '#rules/page/addresses.ts';
import { Anchor } from '#client/ui/anchor.tsx';
import { Container } from '#client/ui/layout.tsx';
import { Brand } from './brand.tsx';

const link = 'flex h-11 items-center rounded-badge hover:text-ink hover:underline hover:underline-offset-4';

export function PosFooter({ site }: { site: string }) {
  return (
    <footer className="mt-18 border-t border-border text-small">
      <Container className="flex flex-col gap-x-6 gap-y-2 pt-8 pb-10 w650:flex-row w650:items-center">
        <Brand small />
        <Anchor href={addresses.home()} className={`${link} gap-2 text-muted`}>
          A {site} product
          <img src="/mark.svg" alt="" width={16} height={16} />
        </Anchor>
        <nav aria-label="Legal" className="flex flex-wrap gap-x-6 text-secondary w650:ml-auto">
          <Anchor href={addresses.page('terms-and-conditions')} className={link}>
            Terms and conditions
          </Anchor>
          <Anchor href={addresses.page('privacy-policy')} className={link}>
            Privacy policy
          </Anchor>
        </nav>
      </Container>
    </footer>
  );
}
