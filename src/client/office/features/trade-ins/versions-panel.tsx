import type { OfficePriceRules } from '#contract/price-rules-office.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { Box } from '../../ui/box.tsx';
import { Chip } from '../../ui/chip.tsx';
import { NotLoaded } from '../../ui/not-loaded.tsx';
import { useVersions } from './price-rules.api.ts';

type Props = { rules: OfficePriceRules; onRestore: (version: number) => void };

const DATE = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Europe/London',
});

/** Every published version. An older one can be published again. */
export function VersionsPanel({ rules, onRestore }: Props) {
  const versions = useVersions(rules);
  return (
    <Box title="Versions">
      {versions.data ? (
        <ul className="-mt-1 divide-y divide-grey-2">
          {versions.data.data.map(({ version, at, by, note }) => (
            <li key={version} className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-2.5">
              <span className="min-w-0 flex-1">
                <span className="flex flex-wrap items-center gap-2 font-medium">
                  Version {version}
                  {version === rules.live.version && <Chip look="good">In effect</Chip>}
                </span>
                <span className="block wrap-anywhere">{note}</span>
                <span className="block text-caption text-muted">
                  {[by, at && DATE.format(new Date(at))].filter(Boolean).join(', ')}
                </span>
              </span>
              {version !== rules.live.version && rules.may_publish && (
                <Button size={40} variant="outline" onClick={() => onRestore(version)}>
                  Publish again
                </Button>
              )}
            </li>
          ))}
        </ul>
      ) : versions.error ? (
        <NotLoaded title="The versions did not load" text={messageOf(versions.error)} query={versions} />
      ) : (
        <Skeleton className="h-32" />
      )}
    </Box>
  );
}
