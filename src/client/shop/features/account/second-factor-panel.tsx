import { useState } from 'react';
import { messageOf } from '#client/lib/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { lazyOverlay } from '#client/ui/lazy-overlay.tsx';
import { Panel } from '#client/ui/panel.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { ErrorState } from '#client/ui/state-panel.tsx';
import type { FactorDialogProps } from './second-factor-dialog.tsx';
import { useSecondFactor } from './second-factor.api.ts';

const FactorDialog = lazyOverlay<FactorDialogProps>(() =>
  import('./second-factor-dialog.tsx').then((module) => ({ default: module.SecondFactorDialog })),
);

/** Codes of an authenticator app, asked for beside the password. */
export function SecondFactorPanel() {
  const factor = useSecondFactor();
  const [asked, setAsked] = useState<FactorDialogProps['task']>();
  const state = factor.data?.result;
  return (
    <Panel
      title="Second factor"
      text="Signing in asks for a code of an app on your phone too, so that a stolen password opens nothing."
    >
      {factor.isError && !state && (
        <ErrorState
          title="This did not load"
          text={messageOf(factor.error)}
          busy={factor.isFetching}
          onRetry={() => void factor.refetch()}
        />
      )}
      {!factor.isError && !state && <Skeleton className="h-12 rounded-control" />}
      {state && !state.is_on && (
        <div className="grid gap-4">
          {state.is_required && (
            <p className="rounded-control bg-repair-tint px-3.5 py-2.5 text-small text-repair-text">
              Your work in the office needs one. Until it is set up, the office is closed to you.
            </p>
          )}
          <Button
            variant="outline"
            className="w500:justify-self-start"
            onPointerEnter={FactorDialog.preload}
            onClick={() => setAsked('set up')}
          >
            Set up a second factor
          </Button>
        </div>
      )}
      {state?.is_on && (
        <div className="grid gap-4">
          <p>
            It is switched on. {state.recovery_codes_left} of your recovery codes{' '}
            {state.recovery_codes_left === 1 ? 'is' : 'are'} left.
          </p>
          <div className="flex flex-wrap gap-2.5">
            <Button variant="outline" onClick={() => setAsked('new codes')}>
              New recovery codes
            </Button>
            <Button variant="outline" className="text-danger!" onClick={() => setAsked('remove')}>
              Remove
            </Button>
          </div>
        </div>
      )}
      {asked && <FactorDialog key={asked} open task={asked} onClose={() => setAsked(undefined)} />}
    </Panel>
  );
}
