import { useState } from 'react';
import type { MediaDetail } from '#contract/media.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { notify, notifyError } from '#client/ui/toast-store.ts';
import { FocalPoint, type Point } from './focal-point.tsx';
import { changeItem } from './media.api.ts';

/** The focal point of a picture, where one of its users is edited. It is saved at once. */
export function FocalField({ item }: { item: MediaDetail }) {
  const [moved, setMoved] = useState<Point>();
  const [isBusy, setIsBusy] = useState(false);
  async function save(point: Point) {
    setIsBusy(true);
    try {
      await changeItem(item.id, { version: item.version, focal_point: point });
      setMoved(undefined);
      notify('The focal point is saved');
    } catch (reason) {
      notifyError(messageOf(reason));
    } finally {
      setIsBusy(false);
    }
  }
  return (
    <div>
      <FocalPoint item={item} point={moved ?? item.focal_point} onMove={setMoved} />
      {moved && (
        <Button
          size={40}
          variant="outline"
          className="mt-2"
          busy={isBusy && 'Saving'}
          onClick={() => void save(moved)}
        >
          Save focal point
        </Button>
      )}
    </div>
  );
}
