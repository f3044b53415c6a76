import { useState } from 'react';
import type { TrackedOrder } from '#contract/orders.ts';
import { officePaths, type OfficeArea } from '#rules/page/office-paths.ts';
import { useSession } from '#client/lib/session.ts';
import { Anchor } from '#client/ui/anchor.tsx';
import { Button } from '#client/ui/button.tsx';
import { Box } from '../../ui/box.tsx';
import { SwapDialog, type SoldDevice } from './swap-dialog.tsx';

/** A variation often has its grade in its name. */
const isInName = ({ name, grade }: SoldDevice): boolean => grade !== null && name.endsWith(grade);

/** The very devices that were sent, and the way to correct one of them. */
export function DevicesPanel({ order, area }: { order: TrackedOrder; area: OfficeArea }) {
  const mayOpen = useSession().office?.permissions.includes('bench') ?? false;
  const [asked, setAsked] = useState<SoldDevice>();
  const sold = order.lines.flatMap((line) =>
    line.devices.map((device) => ({ ...device, lineId: line.id, name: line.name })),
  );
  if (sold.length === 0) return null;
  return (
    <Box title="Devices" note={<span className="text-muted">The buyer sees their reports</span>}>
      <ul className="divide-y divide-grey-2">
        {sold.map((device) => (
          <li
            key={device.number}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2"
          >
            <span className="min-w-0">
              {mayOpen ? (
                <Anchor className="underline underline-offset-3" href={officePaths.unit(area, device.number)}>
                  {device.number}
                </Anchor>
              ) : (
                device.number
              )}
              <span className="block text-caption wrap-anywhere text-muted">
                {[device.name, isInName(device) ? null : device.grade, device.identifier]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            <Button
              size={40}
              variant="outline"
              className="max-w1024:h-11"
              aria-label={`Correct ${device.number}`}
              onClick={() => setAsked(device)}
            >
              Correct
            </Button>
          </li>
        ))}
      </ul>
      {asked && <SwapDialog order={order.number} device={asked} onClose={() => setAsked(undefined)} />}
    </Box>
  );
}
