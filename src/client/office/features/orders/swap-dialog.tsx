import { useState } from 'react';
import type { TrackedOrder } from '#contract/orders.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { newKey } from '#client/lib/new-key.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { FormFailure } from '#client/ui/form-failure.tsx';
import { notify } from '#client/ui/toast-store.ts';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { StackSkeleton } from '../../ui/list-states.tsx';
import { NotLoaded } from '../../ui/not-loaded.tsx';
import { DeviceList } from './device-list.tsx';
import { swapDevice, usePackable } from './devices.api.ts';

export type SoldDevice = TrackedOrder['lines'][number]['devices'][number] & { lineId: number; name: string };

type Props = { order: string; device: SoldDevice; onClose: () => void };

/** Says that another device of the same variation was packed. */
export function SwapDialog({ order, device, onClose }: Props) {
  const packable = usePackable(order);
  const [key] = useState(newKey);
  const [picked, setPicked] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const devices = packable.data?.find(({ line_id: id }) => id === device.lineId)?.devices ?? [];

  async function save() {
    if (picked === undefined) return;
    setIsBusy(true);
    setFailure(undefined);
    try {
      await swapDevice(order, { sold: device.number, packed: picked }, key);
      notify(`${picked} is noted as sold. ${device.number} is for sale again`);
      onClose();
    } catch (error) {
      setFailure(messageOf(error));
      setIsBusy(false);
      void packable.refetch();
    }
  }
  return (
    <Dialog open onClose={onClose} title="Another device was packed" width={480}>
      {packable.error && !packable.data ? (
        <NotLoaded title="The devices did not load" text={messageOf(packable.error)} query={packable} />
      ) : !packable.data ? (
        <StackSkeleton />
      ) : (
        <>
          <div className="grid gap-4 pb-5">
            <p className="text-secondary">
              {devices.length > 0
                ? `Instead of ${device.number}, the buyer has:`
                : 'No other device of this variation is for sale, so no other one can have been packed.'}
            </p>
            <FormFailure>{failure}</FormFailure>
            {devices.length > 0 && (
              <>
                <DeviceList
                  name={device.name}
                  devices={devices}
                  picked={picked === undefined ? [] : [picked]}
                  most={1}
                  onPick={([number]) => setPicked(number)}
                />
                <p className="text-caption text-muted">
                  {device.number} will be for sale again. The buyer sees the report of the other one, and the
                  log keeps who has changed it.
                </p>
              </>
            )}
          </div>
          <DialogActions onClose={onClose}>
            {devices.length > 0 && (
              <Button
                variant="buy"
                busy={isBusy && 'Saving'}
                disabled={picked === undefined}
                onClick={() => void save()}
              >
                Correct it
              </Button>
            )}
          </DialogActions>
        </>
      )}
    </Dialog>
  );
}
