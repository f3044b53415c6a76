import { Printer } from 'lucide-react';
import { useState } from 'react';
import type { OfficeUnitRecord } from '#contract/units-office.ts';
import type { UnitMove } from '#rules/flows/unit.ts';
import { officePaths } from '#rules/page/office-paths.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { Picture } from '#client/ui/picture.tsx';
import { notify, notifyError } from '#client/ui/toast-store.ts';
import { useMedia } from '#client/ui/use-media.ts';
import { ListDialog } from '../features/units/list-dialog.tsx';
import { PhotosDialog } from '../features/units/photos-dialog.tsx';
import { ScrapDialog } from '../features/units/scrap-dialog.tsx';
import { InspectionBox, MoneyBox, SalesBox, WhereBox } from '../features/units/unit-boxes.tsx';
import { entriesOf } from '../features/units/unit-entries.ts';
import { chipOf, MOVE_WORDS, unitName } from '../features/units/unit-words.ts';
import { moveUnit, useUnit } from '../features/units/units.api.ts';
import { useArea } from '../layout/area.ts';
import { useOfficeTitle } from '../layout/office-title.ts';
import { RecordFailed } from '../layout/record-failed.tsx';
import { BackLink } from '../ui/back-link.tsx';
import { Box } from '../ui/box.tsx';
import { Chip } from '../ui/chip.tsx';
import { RecordBar } from '../ui/record-bar.tsx';
import { MainButton, RecordMoves, type MainAction } from '../ui/record-moves.tsx';
import { RecordSkeleton } from '../ui/record-skeleton.tsx';
import { TimelineList } from '../ui/timeline-list.tsx';
import { useClock } from '../ui/use-clock.ts';

/** One device of the shop. */
export function UnitPage({ number }: { number: string }) {
  useOfficeTitle(number);
  const area = useArea();
  const record = useUnit(number);
  const href = officePaths.units(area);
  return (
    <>
      <BackLink href={href}>Units</BackLink>
      {record.data ? (
        <Known unit={record.data} />
      ) : record.error ? (
        <RecordFailed record={record} one="unit" ask="for the permission Bench" href={href} />
      ) : (
        <RecordSkeleton />
      )}
    </>
  );
}

/** What is asked in a dialog before it is done. The rest happens at a press. */
type Asked = Extract<UnitMove, 'list' | 'scrap'> | 'photos';

function Known({ unit }: { unit: OfficeUnitRecord }) {
  const area = useArea();
  const now = useClock();
  const isDesk = useMedia('(width >= 1024px)');
  const [asked, setAsked] = useState<Asked>();
  const [busy, setBusy] = useState(false);
  const close = () => setAsked(undefined);
  async function takeOff() {
    setBusy(true);
    try {
      await moveUnit(unit, { move: 'unlist' });
      notify(`${unit.number} ${MOVE_WORDS.unlist.done}`);
    } catch (error) {
      notifyError(messageOf(error));
    } finally {
      setBusy(false);
    }
  }
  const main: MainAction | undefined = unit.moves.includes('list')
    ? { label: MOVE_WORDS.list.label, busy: false, onPress: () => setAsked('list') }
    : undefined;
  const others = [
    ...(unit.moves.includes('unlist')
      ? [{ label: MOVE_WORDS.unlist.label, isHard: false, onPress: () => void (busy || takeOff()) }]
      : []),
    ...(unit.moves.includes('scrap')
      ? [{ label: MOVE_WORDS.scrap.label, isHard: true, onPress: () => setAsked('scrap') }]
      : []),
  ];
  const { label, look } = chipOf(unit.state);
  return (
    <>
      <div className="mb-4 flex flex-wrap items-start justify-between gap-4">
        <div className="flex min-w-0 gap-4">
          <span className="grid size-16 shrink-0 place-items-center rounded-card border border-border bg-paper max-w600:hidden">
            <Picture name={unit.image} alt="" sizes="48px" fallback="item" className="size-12" />
          </span>
          <div className="min-w-0">
            <h1 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-[1.625rem] leading-8 font-semibold tracking-[-0.02em]">
              <span className="wrap-anywhere">{unitName(unit)}</span>
              <Chip look={look}>{label}</Chip>
            </h1>
            <p className="mt-1 text-label text-muted">
              {[unit.number, unit.grade, ...(area === 'admin' ? [unit.business.name] : [])]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </div>
        </div>
        <div className="flex items-center gap-2">
          <ButtonLink
            size={40}
            variant="outline"
            className="max-w1024:h-11"
            href={officePaths.unitLabels([unit.number])}
            target="_blank"
            aria-label="Label, opens in a new window"
          >
            <Printer size={18} /> Label
          </ButtonLink>
          <RecordMoves variant="buy" main={isDesk ? main : undefined} others={others} />
        </div>
      </div>
      <div className="grid grid-cols-1 items-start gap-4 max-w1024:pb-16 w1024:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 gap-4">
          <InspectionBox unit={unit} onPhotos={() => setAsked('photos')} />
          <SalesBox unit={unit} area={area} />
          <Box title="History">
            <TimelineList entries={entriesOf(unit)} now={now} />
          </Box>
        </div>
        <div className="grid min-w-0 gap-4 max-w1024:row-start-1">
          <WhereBox unit={unit} area={area} />
          <MoneyBox unit={unit} />
        </div>
      </div>
      {!isDesk && main && (
        <RecordBar due={undefined} now={now}>
          <MainButton main={main} variant="buy" className="h-13! min-w-40" />
        </RecordBar>
      )}
      {asked === 'list' && <ListDialog unit={unit} area={area} onClose={close} />}
      {asked === 'photos' && <PhotosDialog unit={unit} onClose={close} />}
      {asked === 'scrap' && <ScrapDialog unit={unit} onClose={close} />}
    </>
  );
}
