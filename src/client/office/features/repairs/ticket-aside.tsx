import { ShieldCheck, Smartphone } from 'lucide-react';
import { useState } from 'react';
import type { StaffTrackedRepair } from '#contract/repairs-office.ts';
import { officePaths, type OfficeArea } from '#rules/page/office-paths.ts';
import { dayText, shopTime } from '#rules/stores/shop-time.ts';
import { Signature } from '#client/sections/tracking/signature.tsx';
import { Anchor } from '#client/ui/anchor.tsx';
import { Button } from '#client/ui/button.tsx';
import { Box } from '../../ui/box.tsx';
import { PersonBox } from '../../ui/person-box.tsx';
import { PasscodeBox } from './passcode-box.tsx';
import type { TicketMoves } from './use-ticket-moves.ts';
import { underWarranty, WarrantyDialog } from './warranty-dialog.tsx';
import { dayWords } from '#client/lib/when-words.ts';

type Props = { ticket: StaffTrackedRepair; area: OfficeArea; now: Date; moves: TicketMoves };

/** What stands beside the work: the customer, the passcode, a loan device, the warranty. */
export function TicketAside({ ticket, area, now, moves }: Props) {
  const { name, email, phone, address, parcel, collected } = ticket;
  const { collect: taken } = ticket.signatures;
  return (
    <div className="grid min-w-0 gap-4 w1024:row-span-2">
      {ticket.has_passcode && <PasscodeBox number={ticket.number} />}
      <PersonBox
        name={name}
        below={ticket.way === 'post_in' ? 'Posts the device' : 'Brings the device'}
        email={email}
        phone={phone}
      >
        {address.length > 0 && (
          <p className="mt-2 text-secondary">
            <span className="block text-caption text-muted">Goes back to</span>
            {address.join(', ')}
          </p>
        )}
        {parcel && (
          <p className="mt-2 text-secondary">
            Sent back with {parcel.carrier}, {parcel.tracking}
          </p>
        )}
        {collected && (
          <p className="mt-2 text-secondary">
            Taken by {collected.by}, {dayWords(collected.at)}
          </p>
        )}
        {taken?.image && (
          <div className="mt-2">
            <Signature signature={taken} now={now} />
          </div>
        )}
      </PersonBox>
      {ticket.sold_as && (
        <Box title="Sold instead">
          <Anchor
            href={officePaths.tradeIn(area, ticket.sold_as.number)}
            className="flex min-h-11 items-center font-semibold underline-offset-4 hover:underline w1280:min-h-8"
          >
            {ticket.sold_as.number}
          </Anchor>
        </Box>
      )}
      <LoanBox ticket={ticket} moves={moves} />
      <WarrantyBox ticket={ticket} area={area} now={now} />
    </div>
  );
}

/** A device that the customer has meanwhile. It blocks closing until it is back. */
function LoanBox({ ticket: { loan, moves: possible }, moves }: Pick<Props, 'ticket' | 'moves'>) {
  if (!loan && !possible.includes('lend')) return null;
  return (
    <Box title="Loan device">
      {loan && (
        <p className="mb-3">
          <b className="font-semibold wrap-anywhere">{loan.device}</b>
          <span className="block text-caption text-muted">
            {loan.is_back ? 'Is back' : 'Is out: the ticket can’t be closed before it is back'}
          </span>
        </p>
      )}
      {(['take_back', 'lend'] as const)
        .filter((move) => possible.includes(move))
        .map((move) => (
          <Button
            key={move}
            size={40}
            variant="outline"
            className="max-w1280:h-11"
            onClick={() => moves.press(move)}
          >
            <Smartphone size={16} /> {move === 'lend' ? 'Lend a device' : 'It is back'}
          </Button>
        ))}
    </Box>
  );
}

function WarrantyBox({ ticket, area, now }: Omit<Props, 'moves'>) {
  const [isAsked, setIsAsked] = useState(false);
  const lines = underWarranty(ticket, dayText(shopTime(now)));
  const { parent, children, warranty_until: until } = ticket;
  if (!parent && children.length === 0 && until === null) return null;
  const link = (number: string) => (
    <Anchor
      key={number}
      href={officePaths.repair(area, number)}
      className="flex min-h-11 items-center font-semibold underline-offset-4 hover:underline w1280:min-h-8"
    >
      {number}
    </Anchor>
  );
  return (
    <Box title="Warranty">
      {until && <p className="mb-2">Until {dayWords(until, now)}</p>}
      {parent && (
        <>
          <p className="text-caption text-muted">Under the warranty of</p>
          {link(parent)}
        </>
      )}
      {children.length > 0 && (
        <>
          <p className="text-caption text-muted">Repairs under this warranty</p>
          {children.map(link)}
        </>
      )}
      {lines.length > 0 && (
        <Button size={40} variant="outline" className="mt-2 max-w1280:h-11" onClick={() => setIsAsked(true)}>
          <ShieldCheck size={16} /> Repair under warranty
        </Button>
      )}
      {isAsked && (
        <WarrantyDialog ticket={ticket} lines={lines} area={area} onClose={() => setIsAsked(false)} />
      )}
    </Box>
  );
}
