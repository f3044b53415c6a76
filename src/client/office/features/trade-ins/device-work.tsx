import { Info } from 'lucide-react';
import type { StaffTrackedTradeIn } from '#contract/trade-ins-office.ts';
import { officePaths, type OfficeArea } from '#rules/page/office-paths.ts';
import { Anchor } from '#client/ui/anchor.tsx';
import { useMedia } from '#client/ui/use-media.ts';
import { Box } from '../../ui/box.tsx';
import { MainButton } from '../../ui/record-moves.tsx';
import { PersonBox } from '../../ui/person-box.tsx';
import { RecordBar } from '../../ui/record-bar.tsx';
import { TimelineList } from '../../ui/timeline-list.tsx';
import { BenchPhotos } from './bench-photos.tsx';
import { ChecksPanel } from './checks-panel.tsx';
import { mainOf } from './device-main.ts';
import { FoundPanel, QuotePanel, RevisionPanels } from './found-panels.tsx';
import { GradePanel } from './grade-panel.tsx';
import { IdentityStrip } from './identity-strip.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { OfferPanel } from './offer-panel.tsx';
import { MainOutcome, OutcomePanel } from './outcome-panel.tsx';
import { entriesOf } from './timeline-entries.ts';
import { NewOfferDialog } from './new-offer-dialog.tsx';
import type { Device } from './trade-ins.api.ts';
import type { DeviceMoves } from './use-device-moves.ts';
import { useInspection } from './use-inspection.ts';

type Props = {
  tradeIn: StaffTrackedTradeIn;
  device: Device;
  area: OfficeArea;
  moves: DeviceMoves;
  isDesk: boolean;
  now: Date;
};

const COLUMNS = 'grid grid-cols-1 items-start gap-4 max-w1024:pb-20 w1024:grid-cols-[minmax(0,1fr)_20rem]';

const firstName = (name: string) => name.split(/\s+/)[0] ?? name;

/** Until when staff have to act; undefined while somebody else does. */
const ownDue = ({ next }: Device) =>
  next?.who === 'vendor' || next?.who === 'administrator' ? next.by : undefined;

/** A device that is being inspected. */
export function OnBench({ tradeIn, device, area, moves, isDesk, now }: Props) {
  const inspection = useInspection(device);
  const reader = firstName(tradeIn.name);
  // There, the button with its sum needs the whole bar. The head has the deadline too.
  const isPhone = useMedia('(width < 600px)');
  const offer = <OfferPanel key="offer" device={device} inspection={inspection} />;
  const grade = <GradePanel key="grade" inspection={inspection} />;
  const outcome = (
    <OutcomePanel
      key="outcome"
      device={device}
      inspection={inspection}
      reader={reader}
      hasMain={isDesk}
      onMove={moves.press}
    />
  );
  return (
    <>
      <IdentityStrip device={device} />
      <Notice device={device} />
      <div className={COLUMNS}>
        <div className="grid min-w-0 gap-4">
          {!isDesk && offer}
          <ChecksPanel device={device} reader={reader} inspection={inspection} />
          <BenchPhotos device={device} inspection={inspection} />
          {!isDesk && [grade, outcome]}
          <RevisionPanels device={device} />
        </div>
        <Aside tradeIn={tradeIn} device={device} area={area}>
          {isDesk && [offer, grade, outcome]}
        </Aside>
        <History tradeIn={tradeIn} device={device} now={now} />
      </div>
      {!isDesk && (
        <RecordBar due={isPhone ? undefined : ownDue(device)} now={now}>
          <MainOutcome device={device} inspection={inspection} className="h-15! shrink! w600:max-w-90" />
        </RecordBar>
      )}
      <Asked device={device} moves={moves} found={inspection.found()} />
      {inspection.asking && (
        <NewOfferDialog outcome={inspection.asking} device={device} inspection={inspection} reader={reader} />
      )}
    </>
  );
}

/** A device that is on its way, or whose inspection is over. */
export function OffBench({ tradeIn, device, area, moves, isDesk, now }: Props) {
  const main = mainOf(moves);
  return (
    <>
      <IdentityStrip device={device} />
      <Notice device={device} />
      <div className={COLUMNS}>
        <div className="grid min-w-0 gap-4">
          {!isDesk && <OfferPanel device={device} />}
          <RevisionPanels device={device} />
          <FoundPanel device={device} />
          <QuotePanel device={device} />
        </div>
        <Aside tradeIn={tradeIn} device={device} area={area}>
          {isDesk && <OfferPanel device={device} />}
        </Aside>
        <History tradeIn={tradeIn} device={device} now={now} />
      </div>
      {!isDesk && main && (
        <RecordBar due={ownDue(device)} now={now}>
          <MainButton main={main} variant="sell" className="h-13! min-w-40" />
        </RecordBar>
      )}
      <Asked device={device} moves={moves} />
    </>
  );
}

type AskedProps = Pick<Props, 'device' | 'moves'> & {
  found?: ReturnType<ReturnType<typeof useInspection>['found']>;
};

function Asked({ device, moves, found }: AskedProps) {
  if (!moves.asked) return null;
  return (
    <MoveDialog key={moves.asked} move={moves.asked} device={device} found={found} onClose={moves.close} />
  );
}

/** Rules that decide what this person may do with the device. */
function Notice({ device }: { device: Device }) {
  const words =
    device.state !== 'disputed'
      ? undefined
      : device.is_own_dispute
        ? 'You revised this offer. The customer asked for a second opinion, so another inspector has to decide.'
        : 'The customer asked for a second opinion. Check the device yourself: what you decide is final.';
  if (words === undefined) return null;
  return (
    <p className="mb-4 flex min-h-13 items-center gap-3 rounded-card bg-repair-tint px-5 py-3 text-repair-text">
      <Info size={18} className="shrink-0" />
      {words}
    </p>
  );
}

type AsideProps = Pick<Props, 'tradeIn' | 'device' | 'area'> & { children: React.ReactNode };

function Aside({ tradeIn, device, area, children }: AsideProps) {
  const { name, email, phone, has_account: hasAccount, address } = tradeIn;
  const back = device.sent_back;
  return (
    <div className="grid min-w-0 gap-4 w1024:row-span-2">
      {children}
      {tradeIn.repair && (
        <Box title="From a repair">
          <p className="text-secondary">Its repair was given up, so it is here already.</p>
          <Anchor
            href={officePaths.repair(area, tradeIn.repair.number)}
            className="flex min-h-11 items-center font-semibold underline-offset-4 hover:underline w1280:min-h-8"
          >
            {tradeIn.repair.number}
          </Anchor>
        </Box>
      )}
      <PersonBox name={name} below={hasAccount ? 'Has an account' : 'Guest'} email={email} phone={phone}>
        {address.length > 0 && (
          <p className="mt-2 text-secondary">
            <span className="block text-caption text-muted">Goes back to</span>
            {address.join(', ')}
          </p>
        )}
        {back && (
          <p className="mt-2 text-secondary">
            Sent back with {back.carrier}, {back.tracking}
          </p>
        )}
      </PersonBox>
    </div>
  );
}

function History({ tradeIn, device, now }: Pick<Props, 'tradeIn' | 'device' | 'now'>) {
  return (
    <Box title="Timeline">
      <TimelineList entries={entriesOf(tradeIn, device.number)} now={now} />
    </Box>
  );
}
