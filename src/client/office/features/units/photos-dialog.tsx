import { RotateCcw, X } from 'lucide-react';
import { useState } from 'react';
import type { OfficeUnitRecord } from '#contract/units-office.ts';
import { MOST_UNIT_PHOTOS } from '#rules/flows/unit.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { newKey } from '#client/lib/new-key.ts';
import { PhotoField } from '#client/sections/photos/photo-field.tsx';
import { usePhotos } from '#client/sections/photos/use-photos.ts';
import { Button } from '#client/ui/button.tsx';
import { cx } from '#client/ui/cx.ts';
import { Dialog } from '#client/ui/dialog.tsx';
import { FormFailure } from '#client/ui/form-failure.tsx';
import { IconButton } from '#client/ui/icon-button.tsx';
import { notify } from '#client/ui/toast-store.ts';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { sendUnitPhoto, setUnitPhotos } from './units.api.ts';

type Props = { unit: OfficeUnitRecord; onClose: () => void };

/** Adds photos to the report of a unit, and leaves some of them out. */
export function PhotosDialog({ unit, onClose }: Props) {
  const [key] = useState(newKey);
  const [send] = useState(() => sendUnitPhoto(unit.number));
  const photos = usePhotos(send);
  const [out, setOut] = useState<ReadonlySet<string>>(new Set());
  const [failure, setFailure] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const kept = unit.photos.filter(({ id }) => !out.has(id)).map(({ id }) => id);
  const ids = [...kept, ...photos.ids];
  const tooMany = ids.length > MOST_UNIT_PHOTOS;
  const isChanged = out.size > 0 || photos.ids.length > 0;

  function turn(id: string) {
    const next = new Set(out);
    if (!next.delete(id)) next.add(id);
    setOut(next);
  }
  async function save() {
    setIsBusy(true);
    setFailure(undefined);
    try {
      await setUnitPhotos(unit, ids, key);
      notify(`The photos of ${unit.number} are saved`);
      onClose();
    } catch (error) {
      setFailure(messageOf(error));
      setIsBusy(false);
    }
  }
  return (
    <Dialog open onClose={onClose} title="Photos of the report" width={520}>
      <div className="grid gap-5 pb-5">
        <p className="text-secondary">
          Everybody sees these photos once the device is the only one of its variation for sale, and its buyer
          keeps them. Show no IMEI, no name and no screen with private things.
        </p>
        <FormFailure>
          {tooMany ? `A report has ${MOST_UNIT_PHOTOS} photos at most. Please leave some out.` : failure}
        </FormFailure>
        {unit.photos.length > 0 && (
          <div role="group" aria-label="Photos in the report">
            <p className="text-small font-semibold">In the report</p>
            <ul className="mt-2.5 flex flex-wrap gap-2.5">
              {unit.photos.map(({ id, small, width, height }, index) => {
                const isOut = out.has(id);
                return (
                  <li key={id} className="relative">
                    <img
                      src={small}
                      alt={`Number ${index + 1}${isOut ? ', left out' : ''}`}
                      width={width}
                      height={height}
                      className={cx(
                        'size-20 rounded-control border border-outline object-cover',
                        isOut && 'opacity-30',
                      )}
                    />
                    <IconButton
                      label={isOut ? `Put photo ${index + 1} back` : `Leave photo ${index + 1} out`}
                      look="white"
                      className="absolute! -top-2 -right-2 size-8! border border-border pointer-coarse:size-11!"
                      onClick={() => turn(id)}
                    >
                      {isOut ? <RotateCcw size={16} /> : <X size={16} />}
                    </IconButton>
                  </li>
                );
              })}
            </ul>
          </div>
        )}
        <PhotoField
          photos={photos}
          title="New photos"
          hint="Front, back, edges and every mark."
          isFromCamera
          name="photos"
        />
      </div>
      <DialogActions onClose={onClose}>
        <Button
          variant="buy"
          busy={isBusy && 'Saving'}
          disabled={!isChanged || tooMany || photos.isSending}
          onClick={() => void save()}
        >
          Save
        </Button>
      </DialogActions>
    </Dialog>
  );
}
