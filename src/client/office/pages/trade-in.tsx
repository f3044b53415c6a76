import type { StaffTrackedTradeIn } from '#contract/trade-ins-office.ts';
import type { TradeInMove } from '#rules/flows/trade-in.ts';
import { officePaths } from '#rules/page/office-paths.ts';
import { DeviceHead } from '../features/trade-ins/device-head.tsx';
import { OffBench, OnBench } from '../features/trade-ins/device-work.tsx';
import { isOnBench } from '../features/trade-ins/state-words.ts';
import { useTradeIn, type Device } from '../features/trade-ins/trade-ins.api.ts';
import { useDeviceMoves } from '../features/trade-ins/use-device-moves.ts';
import { useMedia } from '#client/ui/use-media.ts';
import { useArea } from '../layout/area.ts';
import { useOfficeTitle } from '../layout/office-title.ts';
import { RecordFailed } from '../layout/record-failed.tsx';
import { BackLink } from '../ui/back-link.tsx';
import { RecordSkeleton } from '../ui/record-skeleton.tsx';
import { useClock } from '../ui/use-clock.ts';

/** A device that somebody sells, with the others of the same request. `asked` is the move that a link opens. */
export function TradeInPage({ number, asked }: { number: string; asked: TradeInMove | undefined }) {
  useOfficeTitle(number);
  const area = useArea();
  const record = useTradeIn(number);
  const tradeIn = record.data;
  const back = <BackLink href={officePaths.tradeIns(area)}>Trade-ins</BackLink>;
  if (record.error && !tradeIn) {
    return (
      <>
        {back}
        <RecordFailed
          record={record}
          one="trade-in"
          ask="for the permission Bench"
          href={officePaths.tradeIns(area)}
        />
      </>
    );
  }
  const device = tradeIn && (tradeIn.items.find((item) => item.number === number) ?? tradeIn.items[0]);
  if (!tradeIn || !device) {
    return (
      <>
        {back}
        <RecordSkeleton />
      </>
    );
  }
  return (
    <>
      {back}
      {/* Text that was typed at the bench belongs to one device in one state. */}
      <Known key={`${device.number} ${device.state}`} tradeIn={tradeIn} device={device} asked={asked} />
    </>
  );
}

type KnownProps = { tradeIn: StaffTrackedTradeIn; device: Device; asked: TradeInMove | undefined };

function Known({ tradeIn, device, asked }: KnownProps) {
  const area = useArea();
  const now = useClock();
  const moves = useDeviceMoves(device, asked);
  const isDesk = useMedia('(width >= 1024px)');
  return (
    <>
      <DeviceHead tradeIn={tradeIn} device={device} area={area} now={now} moves={moves} hasMain={isDesk} />
      {isOnBench(device.moves) ? (
        <OnBench tradeIn={tradeIn} device={device} area={area} moves={moves} isDesk={isDesk} now={now} />
      ) : (
        <OffBench tradeIn={tradeIn} device={device} area={area} moves={moves} isDesk={isDesk} now={now} />
      )}
    </>
  );
}
