import { messageOf } from '#client/lib/api-error.ts';
import { Dialog } from '#client/ui/dialog.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { AltField } from './alt-field.tsx';
import { FocalField } from './focal-field.tsx';
import { useItem, useItemByName } from './media.api.ts';

/** The alt text and the focal point of a picture that a page names. */
export function DescribeDialog({ name, onClose }: { name: string; onClose: () => void }) {
  const { data: id, error } = useItemByName(name);
  return (
    <Dialog open onClose={onClose} title="Alt text and focal point" width={480}>
      <div className="text-small">
        {error && (
          <p role="alert" className="text-danger">
            {messageOf(error)}
          </p>
        )}
        {id === undefined && !error && <Skeleton className="h-80 rounded-control" />}
        {id === null && (
          <p className="text-secondary">
            This picture came with the shop, or is of another site. Upload one of your own to give it an alt
            text and a focal point.
          </p>
        )}
        {typeof id === 'number' && <Fields id={id} />}
      </div>
    </Dialog>
  );
}

function Fields({ id }: { id: number }) {
  const { data: item, error } = useItem(id);
  if (!item) return error ? <p className="text-danger">{messageOf(error)}</p> : <Skeleton className="h-80" />;
  return (
    <div className="grid gap-5">
      <FocalField key={item.image} item={item} />
      <AltField id={id} />
    </div>
  );
}
