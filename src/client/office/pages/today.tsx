import { Sun } from 'lucide-react';
import { fullDateWords, shopTime } from '#rules/stores/shop-time.ts';
import { useSession } from '#client/lib/session.ts';
import { StockPanel } from '../features/catalog/stock-panel.tsx';
import { useToAnswer } from '../features/messages/messages.api.ts';
import { DueQueue } from '../features/orders/due-queue.tsx';
import { SalesPanel } from '../features/orders/sales-panel.tsx';
import { WorkFigures } from '../features/orders/work-figures.tsx';
import { BusinessNotice } from '../features/stores/business-notice.tsx';
import { FirstSteps } from '../features/site/first-steps-panel.tsx';
import { FailuresPanel } from '../features/site/failures-panel.tsx';
import { useArea } from '../layout/area.ts';
import { useOfficeTitle } from '../layout/office-title.ts';
import { ListState } from '../ui/list-states.tsx';
import { useClock } from '../ui/use-clock.ts';

const [NOON, EVENING] = [12 * 60, 18 * 60];

/** By the shop's clock, since that is when its people work. */
function greeting(now: Date): string {
  const { minutes } = shopTime(now);
  if (minutes < NOON) return 'Good morning';
  return minutes < EVENING ? 'Good afternoon' : 'Good evening';
}

/**
 * The first page of an office: due work, sales, low stock and failures, as far as they are the person's own
 * work.
 */
export function TodayPage() {
  useOfficeTitle('Today');
  const area = useArea();
  const now = useClock();
  const { user, office } = useSession();
  const may = office?.permissions ?? [];
  const [hasOrders, hasMoney, hasCatalogue, hasSite] = [
    may.includes('orders'),
    may.includes('money'),
    may.includes('catalogue'),
    may.includes('site'),
  ];
  const toAnswer = useToAnswer({ enabled: hasOrders });
  const first = user?.name.split(' ')[0] ?? '';
  return (
    <>
      <h1 className="text-[1.625rem] leading-8 font-semibold tracking-[-0.02em]">
        {greeting(now)}
        {first && `, ${first}`}
      </h1>
      <p className="mt-1 mb-5 text-label text-muted">{fullDateWords(now)}</p>
      <div className="grid gap-4">
        {area === 'vendor' && may.includes('people') && <BusinessNotice />}
        {hasSite && <FirstSteps />}
        {hasOrders && (
          <>
            <WorkFigures area={area} toAnswer={toAnswer} />
            <DueQueue area={area} now={now} />
          </>
        )}
        {hasMoney && <SalesPanel />}
        <div className="grid items-start gap-4 w1024:grid-cols-2">
          {hasCatalogue && <StockPanel area={area} />}
          {hasSite && <FailuresPanel now={now} />}
        </div>
        {!hasOrders && !hasCatalogue && (
          <section className="rounded-card border border-border bg-paper">
            <ListState
              icon={Sun}
              title="Nothing is due here for you"
              text="What waits in orders and stock is shown to those who work with them. The menu leads to your own work."
            />
          </section>
        )}
      </div>
    </>
  );
}
