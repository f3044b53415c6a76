import { KeyRound, LifeBuoy, Smartphone } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { formatDate } from '#client/lib/format.ts';
import { Button } from '#client/ui/button.tsx';
import { lazyOverlay } from '#client/ui/lazy-overlay.tsx';
import { Panel } from '#client/ui/panel.tsx';
import { Loaded } from './loaded.tsx';
import type { FactorDialogProps } from './second-factor-dialog.tsx';
import { useSecondFactor, type Factors } from './second-factor.api.ts';

const FactorDialog = lazyOverlay<FactorDialogProps>(() =>
  import('./second-factor-dialog.tsx').then((module) => ({ default: module.SecondFactorDialog })),
);

/** Passkeys and codes of an authenticator app, asked for beside the password. */
export function SecondFactorPanel() {
  const factor = useSecondFactor();
  const [task, setTask] = useState<FactorDialogProps['task']>();
  return (
    <Panel
      title="Second factor"
      text="Signing in asks for a passkey or a code too, so that a stolen password is not enough."
    >
      <Loaded query={factor} what="This" rows={{ count: 2, className: 'h-16 rounded-box' }}>
        {(state) => (
          <>
            <Rows state={state} onTask={setTask} />
            {task && (
              <FactorDialog
                key={task.kind}
                open
                task={task}
                factors={state}
                onClose={() => setTask(undefined)}
              />
            )}
          </>
        )}
      </Loaded>
    </Panel>
  );
}

type RowsProps = { state: Factors; onTask: (task: FactorDialogProps['task']) => void };

function Rows({ state, onTask }: RowsProps) {
  return (
    <>
      {state.is_required && !state.is_on && (
        <p className="mb-4 rounded-control bg-repair-tint px-3.5 py-2.5 text-small text-repair-text">
          Your work in the office needs one. Until it is set up, the office is closed to you.
        </p>
      )}
      <ul className="-my-4 divide-y divide-border">
        {state.passkeys.map(({ id, name, created_at, last_used_at }) => (
          <Row
            key={id}
            icon={<KeyRound size={24} />}
            name={name}
            text={`Passkey · added ${formatDate(created_at)}${last_used_at ? ` · last used ${formatDate(last_used_at)}` : ''}`}
          >
            <Button
              variant="outline"
              size={40}
              aria-label={`Remove ${name}`}
              onClick={() => onTask({ kind: 'remove passkey', id, name })}
            >
              Remove
            </Button>
          </Row>
        ))}
        <Row
          icon={<KeyRound size={24} />}
          name={state.passkeys.length > 0 ? 'Another passkey' : 'Passkey'}
          text="Your fingerprint, face, screen lock or a security key. Nothing to type."
        >
          <Button
            variant="outline"
            size={40}
            onPointerEnter={FactorDialog.preload}
            onClick={() => onTask({ kind: 'add passkey' })}
          >
            Add a passkey
          </Button>
        </Row>
        <Row
          icon={<Smartphone size={24} />}
          name="Authenticator app"
          text={state.has_app ? 'Switched on: its codes sign you in' : 'Six digits from an app on your phone'}
        >
          {state.has_app ? (
            <Button
              variant="outline"
              size={40}
              aria-label="Remove the authenticator app"
              onClick={() => onTask({ kind: 'remove app' })}
            >
              Remove
            </Button>
          ) : (
            <Button
              variant="outline"
              size={40}
              onPointerEnter={FactorDialog.preload}
              onClick={() => onTask({ kind: 'set up app' })}
            >
              Set up an app
            </Button>
          )}
        </Row>
        {state.is_on && (
          <Row
            icon={<LifeBuoy size={24} />}
            name="Recovery codes"
            text={`${state.recovery_codes_left} of your recovery codes ${state.recovery_codes_left === 1 ? 'is' : 'are'} left`}
          >
            <Button variant="outline" size={40} onClick={() => onTask({ kind: 'new codes' })}>
              New recovery codes
            </Button>
          </Row>
        )}
      </ul>
    </>
  );
}

type RowProps = { icon: ReactNode; name: string; text: string; children: ReactNode };

function Row({ icon, name, text, children }: RowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
      <span className="text-muted">{icon}</span>
      <div className="min-w-52 flex-1">
        <p className="text-name wrap-anywhere">{name}</p>
        <p className="text-small text-muted">{text}</p>
      </div>
      {/* On a phone it is below, aligned with the text. */}
      <div className="max-w600:pl-10">{children}</div>
    </li>
  );
}
