import { Button } from '#client/ui/button.tsx';
import { FIELDS, type Field } from './product-values.ts';

type Props = {
  disputes: readonly { field: Field; mine: string; theirs: string }[];
  onDecide: (field: Field, whose: 'mine' | 'theirs') => void;
};

/** Fields that two people have changed. Both values are shown, and one is chosen. */
export function Conflict({ disputes, onDecide }: Props) {
  if (disputes.length === 0) return null;
  return (
    <section
      aria-label="Changed by somebody else too"
      className="mb-4 rounded-card border border-border bg-repair-tint p-5 text-repair-text"
    >
      <h2 className="text-[1.0625rem] leading-6 font-semibold">Somebody else has changed this too</h2>
      <p className="mt-1">Nothing of yours is lost. Choose for each field what to keep, then save.</p>
      <ul className="mt-3 grid gap-3">
        {disputes.map(({ field, mine, theirs }) => (
          <li key={field} className="rounded-control bg-paper p-4 text-ink">
            <h3 className="font-semibold">{FIELDS[field]}</h3>
            <div className="mt-2 grid gap-3 w600:grid-cols-2">
              <Side label="Yours" text={mine} action="Keep mine" onChoose={() => onDecide(field, 'mine')} />
              <Side
                label="Theirs"
                text={theirs}
                action="Take theirs"
                onChoose={() => onDecide(field, 'theirs')}
              />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Side({
  label,
  text,
  action,
  onChoose,
}: {
  label: string;
  text: string;
  action: string;
  onChoose: () => void;
}) {
  return (
    <div className="min-w-0">
      <p className="text-caption text-muted">{label}</p>
      <p className="mb-2 max-h-40 overflow-auto wrap-anywhere whitespace-pre-wrap">{text || '(empty)'}</p>
      <Button size={40} variant="outline" onClick={onChoose}>
        {action}
      </Button>
    </div>
  );
}
