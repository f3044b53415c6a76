import { Plus } from 'lucide-react';
import { Fragment, useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { announce } from '#client/ui/announce.ts';
import { countOf } from '#client/lib/format.ts';
import { cx } from '#client/ui/cx.ts';
import { SwatchDot } from '#client/ui/swatches.tsx';
import { Box } from '../../ui/box.tsx';
import { colourRows, type ColourRow } from './colour-rows.ts';
import { PictureDialog } from './picture-dialog.tsx';
import {
  movePicture,
  picturesOf,
  readPictures,
  removePicture,
  writePictures,
  type PicturePlace,
  type ProductPicture,
} from './picture-list.ts';
import { DropPlace, FlyingPicture, PictureTile } from './picture-tile.tsx';
import type { ProductForm } from './product-fields.tsx';
import { useChoices } from './products.api.ts';
import { usePictureDrag } from './use-picture-drag.ts';

type Props = {
  form: ProductForm;
  /** Opens the media library for a colour; undefined while it is not known whose library. */
  onChoose: ((term: number | null) => void) | undefined;
  /** Files that were dropped on a colour. */
  onFiles: (files: readonly File[], term: number | null) => void;
  /** The uploads that are under way. */
  uploads: ReactNode;
  /** The alt text of a picture by its name; undefined for pictures that are not in the library. */
  altOf: (imageName: string) => ReactNode | undefined;
};

/** The pictures of a product, in a row for each colour. The first of a row is its cover. */
export function PicturesPanel({ form, onChoose, onFiles, uploads, altOf }: Props) {
  const choices = useChoices();
  const pictures = readPictures(form.values.product_images);
  const rows = colourRows(form.record, choices, pictures);
  const [opened, setOpened] = useState<PicturePlace>();
  const root = useRef<HTMLDivElement>(null);
  const focused = useRef<PicturePlace>(undefined);
  const put = (next: readonly ProductPicture[]) => form.change('product_images', writePictures(next));
  const move = (from: PicturePlace, to: PicturePlace) => {
    put(movePicture(pictures, from, to));
    const row = rows.find(({ term }) => term === to.term);
    announce(`Moved to place ${to.index + 1} of ${row?.label ?? 'the pictures'}`);
  };
  const { drag, begin, wasDragged } = usePictureDrag(move);
  // A picture that was moved by a key keeps the focus.
  useEffect(() => {
    const place = focused.current;
    if (!place) return;
    focused.current = undefined;
    const row = root.current?.querySelector(`[data-picture-row="${place.term ?? 0}"]`);
    row?.querySelector<HTMLElement>(`[data-picture-tile="${place.index}"]`)?.focus();
  });

  function remove(place: PicturePlace) {
    put(removePicture(pictures, place));
    setOpened(undefined);
    announce('Removed');
  }
  function press(event: KeyboardEvent, place: PicturePlace) {
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      focused.current = { ...place, index: Math.max(0, place.index - 1) };
      return remove(place);
    }
    const to = targetOf(event.key, place, rows, pictures);
    if (!to) return undefined;
    event.preventDefault();
    focused.current = to;
    return move(place, to);
  }
  const error = form.fieldProps('product_images').error;
  return (
    <Box
      title="Pictures"
      note={
        <span className="text-caption text-muted">
          Drag to order{rows.length > 1 && ', or onto another colour'}. The first
          {rows.length > 1 && ' of a colour'} is the cover.
        </span>
      }
    >
      <div ref={root} className="-mx-5">
        {rows.map((row) => (
          <Row
            key={row.term}
            row={row}
            isOnly={rows.length === 1}
            count={picturesOf(pictures, row.term).length}
            onChoose={onChoose && (() => onChoose(row.term))}
            onFiles={(files) => onFiles(files, row.term)}
          >
            {picturesOf(pictures, row.term).map(({ imageName }, index, all) => {
              const place = { term: row.term, index };
              const isDragged = drag?.from.term === row.term && drag.from.index === index;
              const isPlace = drag?.to.term === row.term && shownIndex(drag.to, drag.from) === index;
              return (
                <Fragment key={imageName}>
                  {isPlace && <DropPlace />}
                  <PictureTile
                    imageName={imageName}
                    index={index}
                    isDragged={isDragged}
                    label={`Picture ${index + 1} of ${all.length}, ${row.label}${index === 0 ? ', cover' : ''}`}
                    onOpen={() => wasDragged() || setOpened(place)}
                    onKey={(event) => press(event, place)}
                    onHold={(event) => begin(event, place, imageName)}
                  />
                </Fragment>
              );
            })}
            {drag?.to.term === row.term &&
              shownIndex(drag.to, drag.from) >= picturesOf(pictures, row.term).length && <DropPlace />}
          </Row>
        ))}
      </div>
      {error && <p className="mt-2 text-caption font-medium text-danger">{error}</p>}
      {!onChoose && <p className="mt-2 text-caption text-muted">Choose the vendor first.</p>}
      {uploads}
      {drag && <FlyingPicture imageName={drag.imageName} x={drag.x} y={drag.y} />}
      {opened && (
        <PictureDialog
          place={opened}
          rows={rows}
          pictures={pictures}
          alt={altOf(picturesOf(pictures, opened.term)[opened.index]?.imageName ?? '')}
          onMove={(to) => {
            move(opened, to);
            setOpened(to);
          }}
          onRemove={() => remove(opened)}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Box>
  );
}

/** Positions are counted without the dragged picture, which is still in its row. */
const shownIndex = (to: PicturePlace, from: PicturePlace) =>
  to.term === from.term && to.index >= from.index ? to.index + 1 : to.index;

/** The position to which a key moves a picture: left and right in its row, up and down to another colour. */
function targetOf(
  key: string,
  { term, index }: PicturePlace,
  rows: readonly ColourRow[],
  pictures: readonly ProductPicture[],
): PicturePlace | undefined {
  const count = picturesOf(pictures, term).length;
  if (key === 'ArrowLeft' && index > 0) return { term, index: index - 1 };
  if (key === 'ArrowRight' && index < count - 1) return { term, index: index + 1 };
  const step = key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : 0;
  const next = step === 0 ? undefined : rows[rows.findIndex((row) => row.term === term) + step];
  const name = picturesOf(pictures, term)[index]?.imageName;
  // A colour shows each picture once.
  if (!next || picturesOf(pictures, next.term).some(({ imageName }) => imageName === name)) return undefined;
  return { term: next.term, index: Math.min(index, picturesOf(pictures, next.term).length) };
}

type RowProps = {
  row: ColourRow;
  isOnly: boolean;
  count: number;
  onChoose: (() => void) | undefined;
  onFiles: (files: readonly File[]) => void;
  children: ReactNode;
};

function Row({ row, isOnly, count, onChoose, onFiles, children }: RowProps) {
  const [isOver, setIsOver] = useState(false);
  return (
    <div
      role="group"
      aria-label={row.label}
      data-picture-row={row.term ?? 0}
      onDragOver={(event) => {
        if (!onChoose || !event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        setIsOver(false);
        if (!onChoose || event.dataTransfer.files.length === 0) return;
        event.preventDefault();
        onFiles([...event.dataTransfer.files]);
      }}
      className={cx(
        'grid gap-x-4 gap-y-2 border-t border-grey-2 px-5 py-3.5',
        !isOnly && 'w600:grid-cols-[8.5rem_minmax(0,1fr)]',
        isOver && 'bg-buy-tint',
      )}
    >
      {!isOnly && (
        <div className="flex items-center gap-3 self-start w600:min-h-19">
          {row.swatch !== null && <SwatchDot colour={row.swatch} className="size-6" />}
          <div className="min-w-0">
            <p className="font-semibold wrap-anywhere">{row.label}</p>
            <p className="text-caption text-muted">
              {row.isDefault ? `${count}, default` : countOf(count, 'picture')}
            </p>
          </div>
        </div>
      )}
      <div className="flex min-w-0 flex-wrap items-center gap-2">
        {children}
        {onChoose && (
          <button
            type="button"
            aria-label={isOnly ? 'Add pictures' : `Add pictures to ${row.label}`}
            onClick={onChoose}
            className="grid size-19 place-items-center rounded-control border border-dashed border-control text-secondary hover:bg-grey-1"
          >
            <Plus size={20} />
          </button>
        )}
        {count === 1 && row.term !== null && (
          <p className="text-caption text-repair-text">Two or more sell better: front and back</p>
        )}
      </div>
    </div>
  );
}
