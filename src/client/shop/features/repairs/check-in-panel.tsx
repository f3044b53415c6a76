import { Check, TriangleAlert } from 'lucide-react';
import type { TrackedRepair } from '#contract/repairs.ts';
import { byWords } from '#client/lib/when-words.ts';
import { PhotoRow } from '#client/sections/photos/photo-row.tsx';
import { Signature } from '#client/sections/tracking/signature.tsx';
import { Panel } from '#client/ui/panel.tsx';

type Props = {
  checkIn: NonNullable<TrackedRepair['check_in']>;
  signatures: TrackedRepair['signatures'];
  now: Date;
};

/** How the device was when it was handed over: photos, and what worked. */
export function CheckInPanel({ checkIn, signatures, now }: Props) {
  const { at, photos, checks, accessories, signed_by: by } = checkIn;
  return (
    <Panel
      title="As we received it"
      text={`${byWords(at, now)}${by && !signatures.check_in ? `, signed by ${by}` : ''}`}
    >
      <div className="grid gap-4 text-small">
        <PhotoRow photos={photos} what="the device at check-in" />
        <ul className="grid gap-2 w600:grid-cols-2">
          {checks.map(({ check, is_ok: isOk, note }) => (
            <li key={check} className="flex gap-2.5">
              {isOk ? (
                <Check size={18} className="mt-px shrink-0 text-sell" />
              ) : (
                <TriangleAlert size={18} className="mt-px shrink-0 text-danger" />
              )}
              <span>
                {check}
                <span className="text-muted">
                  {isOk ? ': fine' : ': faulty'}
                  {note && `, ${note}`}
                </span>
              </span>
            </li>
          ))}
        </ul>
        {accessories && <p>With it: {accessories}</p>}
        {signatures.check_in && <Signature signature={signatures.check_in} now={now} />}
        {signatures.collect && (
          <div className="border-t border-border pt-4">
            <p className="mb-2 font-semibold">Handed back to you</p>
            <Signature signature={signatures.collect} now={now} />
          </div>
        )}
      </div>
    </Panel>
  );
}
