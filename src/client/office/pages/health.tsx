import { Lock } from 'lucide-react';
import { messageOf } from '#client/lib/api-error.ts';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { FailuresPanel } from '../features/site/failures-panel.tsx';
import { HealthBoxes } from '../features/site/health-boxes.tsx';
import { useHealth } from '../features/site/health.api.ts';
import { useOfficeTitle } from '../layout/office-title.ts';
import { ListState } from '../ui/list-states.tsx';
import { NotLoaded } from '../ui/not-loaded.tsx';

/** Whether the shop works. It looks again automatically. */
export function HealthPage() {
  useOfficeTitle('Health');
  const health = useHealth();
  const { data } = health;
  return (
    <>
      <h1 className="text-[1.625rem] leading-8 font-semibold tracking-[-0.02em]">Health</h1>
      <p className="mt-0.5 mb-5 text-label text-secondary">
        How the shop is doing. This page looks again every 15 seconds.
      </p>
      {data ? (
        <div className="grid gap-4">
          {health.error && (
            <p role="alert" className="rounded-card bg-danger-tint px-5 py-4 text-danger">
              The last look failed, so these figures are older: {messageOf(health.error)}
            </p>
          )}
          <HealthBoxes health={data} />
          <FailuresPanel now={new Date(data.checked_at)} />
        </div>
      ) : (
        <NoHealth health={health} />
      )}
    </>
  );
}

function NoHealth({ health }: { health: ReturnType<typeof useHealth> }) {
  const { error } = health;
  if (!error) return <Skeleton className="h-96 rounded-card" />;
  return (
    <section className="rounded-card border border-border bg-paper">
      {error.status === 403 ? (
        <ListState
          icon={Lock}
          title="You may not see this"
          text="Ask the administrator for the right “Site”."
        />
      ) : (
        <NotLoaded title="The health of the shop did not load" text={messageOf(error)} query={health} />
      )}
    </section>
  );
}
