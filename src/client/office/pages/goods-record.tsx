import type { LucideIcon } from 'lucide-react';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import type { OfficeArea } from '#rules/page/office-paths.ts';
import { messageOf, type ApiError } from '#client/lib/api-error.ts';
import { capital } from '#client/lib/format.ts';
import { Anchor } from '#client/ui/anchor.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { useArea } from '../layout/area.ts';
import { useOfficeTitle } from '../layout/office-title.ts';
import { Chip, type ChipWords } from '../ui/chip.tsx';
import { ListState } from '../ui/list-states.tsx';
import { NotLoaded } from '../ui/not-loaded.tsx';

type Known = { number: string; state: string; version: number; can_change: boolean };
type Props<R extends Known> = {
  id: number | 'new';
  /** 'transfer' */
  one: string;
  icon: LucideIcon;
  /** Why there may be none. */
  why: string;
  listPath: (area: OfficeArea) => string;
  chips: Readonly<Record<R['state'], ChipWords>>;
  read: {
    data: R | undefined;
    error: ApiError | null;
    isFetching: boolean;
    refetch: () => unknown;
  };
  /** Plans it, and changes it until it goes. */
  form: (read: R | undefined, area: OfficeArea) => ReactNode;
  receive: (record: R) => ReactNode;
};

/** One record of goods on their way: planned and changed until they go, then received. */
export function GoodsRecord<R extends Known>(props: Props<R>) {
  const { id, one, listPath, form } = props;
  const area = useArea();
  useOfficeTitle(id === 'new' ? `New ${one}` : capital(one));
  return (
    <>
      <Anchor href={listPath(area)} className="mb-1 inline-flex min-h-11 items-center gap-2 text-secondary">
        <ArrowLeft size={16} /> {capital(one)}s
      </Anchor>
      {id === 'new' ? (
        <>
          <h1 className="mb-5 text-[1.625rem] leading-8 font-semibold tracking-[-0.02em]">New {one}</h1>
          {form(undefined, area)}
        </>
      ) : (
        <KnownRecord {...props} area={area} />
      )}
    </>
  );
}

const GONE = 404;

function KnownRecord<R extends Known>(props: Props<R> & { area: OfficeArea }) {
  const { area, one, icon, why, chips, read, form, receive } = props;
  const { data: record, error } = read;
  if (!record && !error) return <Skeleton className="h-96 rounded-card" />;
  if (!record)
    return (
      <section className="rounded-card border border-border bg-paper">
        {error?.status === GONE || error?.status === 403 ? (
          <ListState heading="h1" icon={icon} title={`There is no such ${one}`} text={why} />
        ) : (
          <NotLoaded title={`The ${one} did not load`} text={messageOf(error)} query={read} />
        )}
      </section>
    );
  const { look, label } = chips[record.state as R['state']];
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center gap-3">
        <h1 className="text-[1.625rem] leading-8 font-semibold tracking-[-0.02em]">
          {capital(one)} {record.number}
        </h1>
        <Chip look={look}>{label}</Chip>
      </div>
      {record.can_change ? form(record, area) : receive(record)}
    </>
  );
}
