import type { StaffTrackedRepair } from '#contract/repairs-office.ts';
import { momentWords } from '#client/lib/due-words.ts';
import { PhotoRow } from '#client/sections/photos/photo-row.tsx';
import { Signature } from '#client/sections/tracking/signature.tsx';
import { Box } from '../../ui/box.tsx';
import { Chip } from '../../ui/chip.tsx';

/** How the device was when it was handed over. */
export function CheckInPanel({ ticket, now }: { ticket: StaffTrackedRepair; now: Date }) {
  const { check_in: checkIn, checks_agree: agrees } = ticket;
  if (!checkIn) return null;
  const faulty = checkIn.checks.filter(({ is_ok: isOk }) => !isOk);
  const fine = checkIn.checks.filter(({ is_ok: isOk }) => isOk);
  return (
    <Box
      title="Check-in"
      note={
        agrees !== null && <Chip look={agrees ? 'good' : 'decide'}>{agrees ? 'As told' : 'Not as told'}</Chip>
      }
    >
      <PhotoRow photos={checkIn.photos} what="the device at check-in" />
      {faulty.length > 0 && (
        <ul className="mt-3">
          {faulty.map(({ check, note }) => (
            <li key={check} className="flex gap-3 border-grey-2 py-1.5 not-first:border-t">
              <Chip look="decide">Faulty</Chip>
              <span className="min-w-0 wrap-anywhere">
                {check}
                {note && <span className="text-muted">: {note}</span>}
              </span>
            </li>
          ))}
        </ul>
      )}
      {fine.length > 0 && (
        <p className="mt-3 text-secondary">
          <span className="text-muted">Works:</span> {fine.map(({ check }) => check).join(', ')}
        </p>
      )}
      <p className="mt-2 text-secondary">
        <span className="text-muted">Came with it:</span> {checkIn.accessories || 'nothing else'}
      </p>
      <div className="mt-3">
        {ticket.signatures.check_in ? (
          <Signature signature={ticket.signatures.check_in} now={now} />
        ) : (
          <p className="text-caption text-muted">
            Signed by {checkIn.signed_by}, {momentWords(checkIn.at, now)}
          </p>
        )}
      </div>
    </Box>
  );
}
