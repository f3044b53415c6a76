import { useState } from 'react';
import { PhotoField } from '#client/sections/photos/photo-field.tsx';
import { PhotoRow } from '#client/sections/photos/photo-row.tsx';
import { usePhotos } from '#client/sections/photos/use-photos.ts';
import { useSentPhotos } from '#client/sections/photos/use-sent-photos.ts';
import { Box } from '../../ui/box.tsx';
import { sendAsInspector, type Device } from './trade-ins.api.ts';
import type { Inspection } from './use-inspection.ts';

/** Photos of the device as it is, besides those that prove a cut. */
export function BenchPhotos({ device, inspection }: { device: Device; inspection: Inspection }) {
  const [send] = useState(() => sendAsInspector(device.number));
  const photos = usePhotos(send, inspection.photos);
  useSentPhotos(photos, inspection.setPhotos);
  return (
    <Box title="Photos" note={<span className="text-muted">Kept with the device</span>}>
      {device.photos.length > 0 && (
        <div className="mb-4">
          <PhotoRow photos={device.photos} what="the device" />
        </div>
      )}
      <PhotoField
        photos={photos}
        title="From the bench"
        hint="Front, back and edges."
        isFromCamera
        name="photos"
      />
    </Box>
  );
}
