import { LocateFixed } from 'lucide-react';
import { LINE_NAMES } from '#rules/catalog/lines.ts';
import { Chip, RemovableChip } from '#client/ui/chip.tsx';
import { cx } from '#client/ui/cx.ts';
import { SearchField } from '#client/ui/search-field.tsx';
import { Spinner } from '#client/ui/spinner.tsx';
import { SERVICES, type useStoreSearch } from './use-store-search.ts';

/** Words, a place, or where the visitor is; and the few filters. */
export function StoreSearchBar({ search }: { search: ReturnType<typeof useStoreSearch> }) {
  const { device, place } = search;
  return (
    <>
      <SearchField
        label="Search stores by name, address, town or postcode"
        placeholder="Search by name or address..."
        value={search.text}
        onChange={(event) => search.setText(event.target.value)}
        onClear={() => search.setText('')}
        onSearch={search.setText}
        trailing={
          <button
            type="button"
            aria-label="Use my location"
            aria-disabled={device.isAsking || undefined}
            onClick={() => !device.isAsking && device.ask()}
            className={cx(
              'grid size-10 shrink-0 place-items-center rounded-control focus-visible:outline-offset-0',
              device.here ? 'bg-ink text-paper' : 'hover:bg-grey-2',
            )}
          >
            {device.isAsking ? <Spinner /> : <LocateFixed size={20} />}
          </button>
        }
      />
      <div className="mt-3 flex flex-wrap gap-2 w600:[&>button]:h-11">
        <Chip
          aria-pressed={!search.onlyOpen && !search.service}
          onClick={() => {
            search.setOnlyOpen(false);
            search.setService(undefined);
          }}
        >
          All
        </Chip>
        <Chip aria-pressed={search.onlyOpen} onClick={() => search.setOnlyOpen(!search.onlyOpen)}>
          Open now
        </Chip>
        {SERVICES.map((service) => (
          <Chip
            key={service}
            aria-pressed={search.service === service}
            onClick={() => search.setService(search.service === service ? undefined : service)}
          >
            {LINE_NAMES[service]}
          </Chip>
        ))}
        {device.here && !place && <RemovableChip onClick={device.forget}>Near you</RemovableChip>}
      </div>
    </>
  );
}
