import { useState } from 'react';
import type { MediaItem } from '#contract/media.ts';
import { PicturesPanel } from '../features/catalog/pictures-panel.tsx';
import { addPictures, readPictures, writePictures } from '../features/catalog/picture-list.ts';
import type { ProductForm } from '../features/catalog/product-fields.tsx';
import { AltField } from '../features/media/alt-field.tsx';
import { MediaPicker } from '../features/media/media-picker.tsx';
import { UploadList } from '../features/media/upload-list.tsx';
import { useUploads } from '../features/media/use-uploads.ts';
import { useArea } from '../layout/area.ts';

type Props = { form: ProductForm; asksVendor: boolean };

/** The pictures of a product, with the media library of its business. */
export function ProductPictures({ form, asksVendor }: Props) {
  const isSite = useArea() === 'admin';
  const vendorId = form.record.business?.id ?? (Number(form.values.business_id) || undefined);
  const owner = isSite ? vendorId : undefined;
  const place = owner === undefined ? {} : { business_id: owner };
  const [choosing, setChoosing] = useState<{ term: number | null }>();
  /** The ids of pictures that were added since the product was read. */
  const [added, setAdded] = useState<ReadonlyMap<string, number>>(new Map());
  const add = (term: number | null, items: readonly MediaItem[]) => {
    setAdded((before) => new Map([...before, ...items.map(({ image, id }) => [image, id] as const)]));
    const names = items.map(({ image }) => image);
    const next = addPictures(readPictures(form.values.product_images), term, names);
    form.change('product_images', writePictures(next));
  };
  const uploads = useUploads(place, (item, _isNew, term) => item.kind === 'picture' && add(term, [item]));
  const mediaId = (name: string) =>
    added.get(name) ??
    form.record.product_images?.find(({ imageName }) => imageName === name)?.media_id ??
    undefined;
  const isKnown = !asksVendor || vendorId !== undefined;
  return (
    <>
      <PicturesPanel
        form={form}
        onChoose={isKnown ? (term) => setChoosing({ term }) : undefined}
        onFiles={(files, term) => uploads.add(files, term)}
        uploads={<UploadList uploads={uploads} />}
        altOf={(name) => {
          const id = mediaId(name);
          return id === undefined ? undefined : <AltField key={id} id={id} />;
        }}
      />
      {choosing && (
        <MediaPicker
          title="Add pictures"
          owner={owner}
          place={place}
          onPick={(items) => {
            add(choosing.term, items);
            setChoosing(undefined);
          }}
          onClose={() => setChoosing(undefined)}
        />
      )}
    </>
  );
}
