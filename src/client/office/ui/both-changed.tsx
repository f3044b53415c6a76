import type { ReactNode } from 'react';
import { RichText } from '#client/lib/rich-text.tsx';
import { Button } from '#client/ui/button.tsx';
import { FormFailure } from '#client/ui/form-failure.tsx';

type Props<F extends string> = {
  disputes: readonly { field: F; mine: string; theirs: string }[];
  nameOf: (field: F) => string;
  /** How a value is shown. By default its text. */
  show?: (field: F, text: string) => ReactNode;
  onDecide: (field: F, whose: 'mine' | 'theirs') => void;
  /** Why the form was not saved, such as who has changed it too. */
  failure?: string | undefined;
};

/** Fields that two people have changed. Both values are shown, and one is chosen. */
export function BothChanged<F extends string>({ disputes, nameOf, show, onDecide, failure }: Props<F>) {
  if (disputes.length === 0)
    return failure === undefined ? null : (
      <div className="mb-4">
        <FormFailure>{failure}</FormFailure>
      </div>
    );
  return (
    <section
      aria-label="Changed by somebody else too"
      className="mb-4 rounded-card border border-border bg-repair-tint p-5 text-repair-text"
    >
      <h2 className="text-[1.0625rem] leading-6 font-semibold">Somebody else has changed this too</h2>
      {failure !== undefined && (
        <p role="alert" className="mt-1 scroll-my-24 font-medium">
          {failure}
        </p>
      )}
      <p className="mt-1">Nothing of yours is lost. Choose for each field what to keep, then save.</p>
      <ul className="mt-3 grid gap-3">
        {disputes.map(({ field, mine, theirs }) => (
          <li key={field} className="rounded-control bg-paper p-4 text-ink">
            <h3 className="font-semibold">{nameOf(field)}</h3>
            <div className="mt-2 grid gap-3 w600:grid-cols-2">
              <Side label="Yours" action="Keep mine" onChoose={() => onDecide(field, 'mine')}>
                {show?.(field, mine) ?? <Text text={mine} />}
              </Side>
              <Side label="Theirs" action="Take theirs" onChoose={() => onDecide(field, 'theirs')}>
                {show?.(field, theirs) ?? <Text text={theirs} />}
              </Side>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

type SideProps = { label: string; action: string; onChoose: () => void; children: ReactNode };

function Side({ label, action, onChoose, children }: SideProps) {
  return (
    <div className="flex min-w-0 flex-col items-start">
      <p className="text-caption text-muted">{label}</p>
      <div className="w-full min-w-0 flex-1">{children}</div>
      <Button size={40} variant="outline" onClick={onChoose}>
        {action}
      </Button>
    </div>
  );
}

function Text({ text }: { text: string }) {
  return <p className="mb-2 max-h-40 overflow-auto wrap-anywhere whitespace-pre-wrap">{text || '(empty)'}</p>;
}

/** Rich text as the shop shows it. */
export function RichValue({ html }: { html: string }) {
  return <RichText html={html} className="mb-2 max-h-60 overflow-auto wrap-anywhere" />;
}
