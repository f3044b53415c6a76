import { Check, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Line } from '#rules/catalog/lines.ts';
import { addresses } from '#rules/page/addresses.ts';
import { phoneHref } from '#client/lib/phone-href.ts';
import { useSettings } from '#client/shop/features/site/site.api.ts';
import { Anchor } from '#client/ui/anchor.tsx';
import { cx } from '#client/ui/cx.ts';
import { Container } from '#client/ui/layout.tsx';
import { LEGAL } from './footer.tsx';
import { Logo } from './header/logo.tsx';
import { Main } from './main.tsx';

/** People who sell a device or have one repaired pay nothing here, so all is asked in one step. */
const STEPS: Record<Line, readonly string[]> = {
  buy: ['Cart', 'Details', 'Delivery', 'Payment'],
  sell: ['Cart', 'Details'],
  repair: ['Cart', 'Details'],
};
/** The visitor's current step; earlier ones are done. */
export type CheckoutStep = 1 | 2 | 3;

/** The frame of the checkout. Its only links are the logo, the cart and the telephone. */
export function CheckoutFrame({ children, ...at }: { line: Line; step: CheckoutStep; children: ReactNode }) {
  return (
    <>
      <CheckoutHeader {...at} />
      <Main>{children}</Main>
      <CheckoutFooter />
    </>
  );
}

function CheckoutHeader({ line, step }: { line: Line; step: CheckoutStep }) {
  const phone = useSettings()?.phone;
  return (
    <header className="border-b border-border bg-paper">
      <Container className="flex h-15 items-center justify-between gap-4 w600:h-18 w1024:grid w1024:h-20 w1024:grid-cols-[1fr_auto_1fr]">
        <Logo />
        <nav aria-label="Steps of the checkout" className="hidden w600:block">
          <ol className="flex items-center gap-2 text-small font-medium w1024:gap-3">
            {STEPS[line].map((name, index) => (
              <Step key={name} name={name} index={index} line={line} step={step} />
            ))}
          </ol>
        </nav>
        {phone && (
          <a
            href={phoneHref(phone)}
            aria-label={`Call us on ${phone}`}
            className="flex h-11 min-w-11 items-center justify-center gap-2 rounded-control text-small font-medium hover:underline hover:underline-offset-4 w1024:justify-self-end"
          >
            <Phone size={18} />
            <span className="w600:hidden">Call us</span>
            <span className="hidden tabular-nums w1024:inline">{phone}</span>
          </a>
        )}
      </Container>
    </header>
  );
}

type StepProps = { name: string; index: number; line: Line; step: CheckoutStep };

function Step({ name, index, line, step }: StepProps) {
  const isDone = index < step;
  const isNow = index === step;
  return (
    <li
      aria-current={isNow ? 'step' : undefined}
      className={cx(
        'flex items-center gap-2 not-first:before:h-px not-first:before:w-3 not-first:before:bg-outline w1024:gap-3 w1024:not-first:before:w-7',
        !isDone && !isNow && 'text-muted',
      )}
    >
      <span className="flex items-center gap-2">
        {isDone ? (
          <Check size={16} className="text-sell-text" />
        ) : (
          <span
            aria-hidden="true"
            className={cx(
              'grid size-6 place-items-center rounded-full text-caption font-semibold',
              isNow ? 'bg-accent text-accent-on' : 'border border-outline',
            )}
          >
            {index}
          </span>
        )}
        {index === 0 ? (
          <Anchor
            href={addresses.cart(line)}
            className="rounded-badge py-2 hover:underline hover:underline-offset-4"
          >
            {name}
          </Anchor>
        ) : (
          // A small tablet has no room for the logo beside four names.
          <span className={isNow ? undefined : 'max-w696:sr-only'}>{name}</span>
        )}
        {isDone && <span className="sr-only">, done</span>}
      </span>
    </li>
  );
}

function CheckoutFooter() {
  const settings = useSettings();
  return (
    <footer className="mt-10 border-t border-border text-caption text-muted w600:mt-16">
      <Container className="flex flex-wrap items-center gap-x-6 gap-y-1 py-4 w600:min-h-18">
        <p className="w-full w600:w-auto">{settings?.copyright}</p>
        {LEGAL.map(({ label, href }) => (
          <Anchor
            key={href}
            href={href}
            className="flex min-h-8 items-center rounded-badge py-1 hover:text-ink hover:underline hover:underline-offset-4"
          >
            {label}
          </Anchor>
        ))}
      </Container>
    </footer>
  );
}
