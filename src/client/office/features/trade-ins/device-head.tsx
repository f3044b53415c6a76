import type { StaffTrackedTradeIn } from '#contract/trade-ins-office.ts';
import { officePaths, type OfficeArea } from '#rules/page/office-paths.ts';
import { dueWords, momentWords } from '#client/lib/due-words.ts';
import { Anchor } from '#client/ui/anchor.tsx';
import { cx } from '#client/ui/cx.ts';
import { Picture } from '#client/ui/picture.tsx';
import { Chip } from '../../ui/chip.tsx';
import { RecordMoves } from '../../ui/record-moves.tsx';
import { mainOf } from './device-main.ts';
import { MOVES, STATES } from './state-words.ts';
import { nameOf } from './trade-in-columns.tsx';
import type { Device } from './trade-ins.api.ts';
import type { DeviceMoves } from './use-device-moves.ts';

const WAYS = { label: 'Post-in', drop_in: 'Drop-in' } as const;

type Props = {
  tradeIn: StaffTrackedTradeIn;
  device: Device;
  area: OfficeArea;
  now: Date;
  moves: DeviceMoves;
  /** On a narrow screen a bar at the bottom has the next step. */
  hasMain: boolean;
};

export function DeviceHead({ tradeIn, device, area, now, moves, hasMain }: Props) {
  const { state, next } = device;
  const due = next?.by ? dueWords(next.by, now) : undefined;
  const isOurs = next?.who === 'vendor' || next?.who === 'administrator';
  const facts = [
    device.number,
    tradeIn.name,
    ...(area === 'admin' ? [device.business.name] : []),
    ...(device.way ? [WAYS[device.way]] : []),
    `since ${momentWords(device.since, now)}`,
  ];
  return (
    <>
      <div className="mb-4 flex flex-wrap items-start justify-between gap-4 w768:flex-nowrap">
        <div className="flex min-w-0 gap-4">
          <span className="grid size-16 shrink-0 place-items-center rounded-card border border-border bg-paper max-w600:hidden">
            <Picture name={device.image} alt="" sizes="48px" fallback="item" className="size-12" />
          </span>
          <div className="min-w-0">
            <h1 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-[1.625rem] leading-8 font-semibold tracking-[-0.02em]">
              <span className="wrap-anywhere">{nameOf(device)}</span>
              <Chip look={STATES[state].look}>{STATES[state].label}</Chip>
            </h1>
            <p className="mt-1 text-label text-muted">
              <span
                aria-hidden="true"
                className="mr-1.5 inline-block size-2 rounded-full bg-sell align-middle"
              />
              <b className="font-semibold text-ink">Sell</b> · {facts.join(' · ')}
            </p>
          </div>
        </div>
        <div className="flex flex-wrap items-center gap-4 w768:shrink-0">
          {due && (
            <p className="w768:text-right">
              <b className="block text-[1.0625rem] leading-6 font-semibold">{due.at}</b>
              <span className={cx(due.group === 'Late' && isOurs ? 'text-danger' : 'text-muted')}>
                {due.left}
                {next && !isOurs && `, ${next.who === 'customer' ? 'the customer' : 'by itself'}`}
              </span>
            </p>
          )}
          <RecordMoves
            variant="sell"
            main={hasMain ? mainOf(moves) : undefined}
            others={moves.others.map((move) => ({
              label: MOVES[move].label,
              isHard: MOVES[move].isHard ?? false,
              onPress: () => moves.press(move),
            }))}
          />
        </div>
      </div>
      <DeviceTabs tradeIn={tradeIn} shown={device.number} area={area} />
    </>
  );
}

type TabsProps = { tradeIn: StaffTrackedTradeIn; shown: string; area: OfficeArea };

/** All devices of the request. One alone needs no tabs. */
function DeviceTabs({ tradeIn: { items }, shown, area }: TabsProps) {
  if (items.length < 2) return null;
  return (
    <nav aria-label="Devices of this request" className="mb-4 flex flex-wrap gap-2">
      {items.map((item) => (
        <Anchor
          key={item.number}
          href={officePaths.tradeIn(area, item.number)}
          aria-current={item.number === shown ? 'page' : undefined}
          className={cx(
            'flex min-h-11 items-center gap-2.5 rounded-control border bg-paper px-3',
            item.number === shown ? 'border-sell font-semibold ring-1 ring-sell' : 'border-border',
          )}
        >
          {nameOf(item)}
          <Chip look={STATES[item.state].look}>{STATES[item.state].label}</Chip>
        </Anchor>
      ))}
    </nav>
  );
}
