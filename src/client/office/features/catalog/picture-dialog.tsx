import { ArrowLeft, ArrowRight, Star, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { Picture } from '#client/ui/picture.tsx';
import { Select } from '#client/ui/select.tsx';
import type { ColourRow } from './colour-rows.ts';
import { picturesOf, type PicturePlace, type ProductPicture } from './picture-list.ts';

type Props = {
  place: PicturePlace;
  rows: readonly ColourRow[];
  pictures: readonly ProductPicture[];
  /** The field for the alt text; undefined for a picture that is not in the library. */
  alt: ReactNode | undefined;
  onMove: (to: PicturePlace) => void;
  onRemove: () => void;
  onClose: () => void;
};

/** One picture of a product: its alt text, its place and its colour. */
export function PictureDialog({ place, rows, pictures, alt, onMove, onRemove, onClose }: Props) {
  const { term, index } = place;
  const row = picturesOf(pictures, term);
  const picture = row[index];
  if (!picture) return null;
  const holds = (of: number | null) =>
    picturesOf(pictures, of).some(({ imageName }) => imageName === picture.imageName);
  return (
    <Dialog open onClose={onClose} title={`Picture ${index + 1} of ${row.length}`} width={480}>
      <div className="grid gap-4 text-small">
        <div className="h-60 rounded-control bg-grey-1 p-2">
          <Picture name={picture.imageName} alt="" sizes="432px" className="size-full" />
        </div>
        <div className="flex flex-wrap gap-2">
          <Button
            size={40}
            variant="outline"
            disabled={index === 0}
            onClick={() => onMove({ term, index: 0 })}
          >
            <Star size={16} /> Make cover
          </Button>
          <Button
            size={40}
            variant="outline"
            disabled={index === 0}
            onClick={() => onMove({ term, index: index - 1 })}
          >
            <ArrowLeft size={16} /> Earlier
          </Button>
          <Button
            size={40}
            variant="outline"
            disabled={index === row.length - 1}
            onClick={() => onMove({ term, index: index + 1 })}
          >
            Later <ArrowRight size={16} />
          </Button>
        </div>
        {rows.length > 1 && (
          <Select
            label="Colour"
            value={term ?? ''}
            onChange={({ target: { value } }) => {
              const to = Number(value) || null;
              onMove({ term: to, index: picturesOf(pictures, to).length });
            }}
            choices={rows.map((one) => ({
              value: String(one.term ?? ''),
              label: one.label,
              disabled: one.term !== term && holds(one.term),
            }))}
          />
        )}
        {alt ?? (
          <p className="text-muted">
            This picture came with the shop. Upload one of your own to give it an alt text.
          </p>
        )}
        <Button variant="outline" size={40} className="text-danger!" onClick={onRemove}>
          <Trash2 size={16} /> Remove from this product
        </Button>
      </div>
    </Dialog>
  );
}
