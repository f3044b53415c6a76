import { ShoppingBag, Smartphone, Wrench } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { addresses } from '#rules/page/addresses.ts';
import type { Line } from '#rules/catalog/lines.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { Skeleton, SkeletonLine } from '#client/ui/skeleton.tsx';
import { EmptyState } from '#client/ui/state-panel.tsx';

type Way = { label: string; href: string };

const EMPTY: Record<Line, { icon: LucideIcon; title: string; text: string; ways: readonly [Way, Way] }> = {
  buy: {
    icon: ShoppingBag,
    title: 'Your cart is empty',
    text: 'Find your next phone, tablet or console.',
    ways: [
      { label: 'Shop devices', href: addresses.listing('buy') },
      { label: 'See what is reduced', href: `${addresses.listing('buy')}?on_sale=1` },
    ],
  },
  sell: {
    icon: Smartphone,
    title: 'Nothing to sell yet',
    text: 'Answer a few questions about your device, and keep the price here.',
    ways: [
      { label: 'Get a price', href: addresses.finder('sell') },
      { label: 'See what we pay', href: addresses.listing('sell') },
    ],
  },
  repair: {
    icon: Wrench,
    title: 'No repair booked yet',
    text: 'Tick what is wrong with your device, and see the price and time at once.',
    ways: [
      { label: 'Book a repair', href: addresses.finder('repair') },
      { label: 'See what we mend', href: addresses.listing('repair') },
    ],
  },
};

/** An empty cart, with links in the same line. */
export function CartEmpty({ line, className }: { line: Line; className?: string }) {
  const { icon: Icon, title, text, ways } = EMPTY[line];
  const [first, second] = ways;
  return (
    <EmptyState
      className={className}
      picture={<Icon size={48} className="text-control" />}
      title={title}
      text={text}
      actions={
        <>
          <ButtonLink href={first.href} variant="accent">
            {first.label}
          </ButtonLink>
          <ButtonLink href={second.href} variant="outline">
            {second.label}
          </ButtonLink>
        </>
      }
    />
  );
}

/** One vendor with two lines, beside the summary. */
export function CartSkeleton() {
  return (
    <>
      <span role="status" className="sr-only">
        Loading
      </span>
      <div aria-hidden="true" className="overflow-hidden rounded-card border border-border">
        <div className="bg-grey-1 px-4 py-3.5 w600:min-h-14 w1024:px-6">
          <SkeletonLine text="text-small" width="w-48" />
        </div>
        {[1, 2].map((row) => (
          <div key={row} className="@container border-t border-border">
            <div className="flex gap-4 p-4 @min-[600px]:gap-5 @min-[600px]:p-6">
              <Skeleton className="size-20 rounded-box @min-[600px]:size-30" />
              <div className="flex-1">
                <SkeletonLine text="text-name" width="w-3/5" />
                <SkeletonLine text="mt-1 text-small" width="w-2/5" />
                <Skeleton className="mt-6 h-10 w-30 rounded-control" />
              </div>
            </div>
          </div>
        ))}
      </div>
    </>
  );
}
