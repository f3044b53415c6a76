import type { OfficeUnit } from '#contract/units-office.ts';
import { officePaths, type OfficeArea } from '#rules/page/office-paths.ts';
import { formatPounds, sumWords } from '#client/lib/format.ts';
import { Anchor } from '#client/ui/anchor.tsx';
import { Picture } from '#client/ui/picture.tsx';
import { Chip } from '../../ui/chip.tsx';
import type { Column } from '../../ui/columns.ts';
import { chipOf, priceOf, SOURCE_WORDS, unitName } from './unit-words.ts';
import { dayWords } from '#client/lib/when-words.ts';

const amount = (pounds: number | undefined) => (pounds === undefined ? '–' : sumWords(pounds));

const whereOf = ({ state, sale, store }: OfficeUnit): string =>
  state === 'sold' ? (sale?.order ?? '') : (store?.name ?? 'In no store');

export const unitColumns = (area: OfficeArea, seesCost: boolean): Column<OfficeUnit>[] => [
  {
    key: 'device',
    head: 'Device',
    kind: 'main',
    track: ['1fr', '1.6fr', '2fr'],
    cell: (unit) => (
      <span className="flex items-center gap-3">
        <span className="grid size-10 shrink-0 place-items-center rounded-control bg-grey-1 max-w960:hidden">
          <Picture name={unit.image} alt="" sizes="32px" fallback="item" className="size-8" />
        </span>
        <span className="min-w-0">
          <Anchor
            href={officePaths.unit(area, unit.number)}
            className="block font-semibold wrap-anywhere after:absolute after:inset-0 focus-visible:outline-offset-0"
          >
            {unitName(unit)}
          </Anchor>
          <span className="block text-caption whitespace-nowrap text-muted">{unit.number}</span>
        </span>
      </span>
    ),
  },
  ...(area === 'admin'
    ? [
        {
          key: 'vendor',
          head: 'Vendor',
          track: '1.1fr',
          from: 1200,
          className: 'wrap-anywhere',
          cell: ({ business }) => business.name,
        } satisfies Column<OfficeUnit>,
      ]
    : []),
  {
    key: 'identifier',
    head: 'IMEI or serial',
    track: [100, 108, 116],
    className: 'tabular-nums',
    cell: ({ identifier }) => identifier ?? '–',
  },
  { key: 'grade', head: 'Grade', track: [82, 88, 92], cell: ({ grade }) => grade ?? '–' },
  { key: 'where', head: 'Where', track: ['1fr', '1fr', '1fr'], className: 'wrap-anywhere', cell: whereOf },
  ...(seesCost
    ? [
        {
          key: 'cost',
          head: 'Cost',
          track: [76, 84, 88],
          className: 'text-right tabular-nums',
          cell: ({ cost }) => amount(cost),
        } satisfies Column<OfficeUnit>,
      ]
    : []),
  {
    key: 'price',
    head: 'Price',
    track: [76, 84, 88],
    className: 'text-right tabular-nums',
    cell: (unit) => <b className="font-semibold">{amount(priceOf(unit))}</b>,
  },
  {
    key: 'state',
    head: 'State',
    track: [100, 106, 108],
    cell: ({ state }) => <Chip look={chipOf(state).look}>{chipOf(state).label}</Chip>,
  },
  {
    key: 'source',
    head: 'Came from',
    kind: 'extra',
    track: 150,
    cell: ({ source }) => source.number ?? SOURCE_WORDS[source.kind],
  },
  {
    key: 'added',
    head: 'Added',
    kind: 'extra',
    track: 100,
    cell: ({ added_at: at }) => dayWords(at),
  },
  {
    key: 'since',
    head: 'In this state since',
    kind: 'extra',
    track: 120,
    cell: ({ since }) => dayWords(since),
  },
];

/** A unit on a phone. */
export function UnitCard({ unit, area }: { unit: OfficeUnit; area: OfficeArea }) {
  const { label, look } = chipOf(unit.state);
  const price = priceOf(unit);
  return (
    <>
      <p className="flex justify-between gap-3 text-label">
        <Anchor
          href={officePaths.unit(area, unit.number)}
          className="min-w-0 font-semibold wrap-anywhere after:absolute after:inset-0"
        >
          {unitName(unit)}
        </Anchor>
        {price !== undefined && <b className="text-body font-semibold tabular-nums">{formatPounds(price)}</b>}
      </p>
      <p className="mt-1 text-small text-muted">
        <span className="whitespace-nowrap">{unit.number}</span>
        {unit.identifier && <span className="whitespace-nowrap">, {unit.identifier}</span>}
      </p>
      {area === 'admin' && <p className="text-small text-muted">{unit.business.name}</p>}
      <p className="mt-3 flex flex-wrap items-center gap-1.5">
        <Chip look={look}>{label}</Chip>
        {unit.grade && <Chip look="fact">{unit.grade}</Chip>}
        <span className="ml-auto text-small text-secondary">{whereOf(unit)}</span>
      </p>
    </>
  );
}
