import { ChevronRight, Download, RefreshCw, Tag, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import type { MediaDetail, MediaFolder } from '#contract/media.ts';
import { ALT_LENGTH, MEDIA_NAME_LENGTH } from '#rules/media/limits.ts';
import { officePaths } from '#rules/page/office-paths.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { countOf, formatDate } from '#client/lib/format.ts';
import { useRecord } from '#client/lib/use-record.ts';
import { Anchor } from '#client/ui/anchor.tsx';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { FormFailure } from '#client/ui/form-failure.tsx';
import { Select } from '#client/ui/select.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { notify, notifyError } from '#client/ui/toast-store.ts';
import { Row } from '../../ui/box.tsx';
import { FocalPoint } from './focal-point.tsx';
import { folderTree } from './folder-list.tsx';
import { changeOf, errorsOf, focalText, ITEM_FIELDS, pointOf, valuesOf } from './item-values.ts';
import { changeItem, replaceFile, useItem } from './media.api.ts';
import { sizeWords } from './media-words.ts';

type Props = {
  id: number;
  folders: readonly MediaFolder[];
  /** The address of a product in this office. */
  productAt: (id: number) => string;
  onDelete: (item: MediaDetail) => void;
};

/** Everything about one picture or video: its focal point, its texts, and its uses. */
export function MediaDetailPanel({ id, ...rest }: Props) {
  const { data: item, error, refetch, isFetching } = useItem(id);
  if (item) return <Details key={item.image} read={item} {...rest} />;
  if (!error) return <Skeleton className="h-96 rounded-control" />;
  const isGone = error.status === 404;
  return (
    <div role="alert" className="grid gap-3 py-6">
      <p className="font-semibold">{isGone ? 'It is not here any more' : 'It did not load'}</p>
      <p className="text-muted">{isGone ? 'Somebody has deleted it.' : messageOf(error)}</p>
      {!isGone && (
        <Button size={40} variant="outline" busy={isFetching && 'Trying'} onClick={() => void refetch()}>
          Try now
        </Button>
      )}
    </div>
  );
}

function Details({ read, folders, productAt, onDelete }: Omit<Props, 'id'> & { read: MediaDetail }) {
  const form = useRecord({
    name: `office media ${read.id}`,
    record: read,
    valuesOf,
    errorsOf,
    send: (changed, item) => changeItem(item.id, changeOf(changed, item)),
  });
  const item = form.record;
  const isPicture = item.kind === 'picture';
  async function save() {
    if (await form.save()) notify('Saved');
  }
  return (
    <div {...form.formProps} className="grid gap-5">
      <div>
        {isPicture ? (
          <FocalPoint
            item={item}
            point={pointOf(form.values.focal)}
            onMove={(point) => form.change('focal', focalText(point))}
          />
        ) : (
          <video
            controls
            muted
            preload="metadata"
            src={item.address}
            className="w-full rounded-control bg-ink"
          />
        )}
        {!read.is_ready && (
          <p role="status" className="mt-2 text-caption text-muted">
            Smaller versions are being made. It can be used already.
          </p>
        )}
      </div>
      {form.failure && <FormFailure>{form.failure}</FormFailure>}
      {form.disputes.map(({ field, mine, theirs }) => (
        <div key={field} className="grid gap-2 rounded-control bg-repair-tint p-3 text-repair-text">
          <p className="font-semibold">Somebody else has changed this too: {ITEM_FIELDS[field]}</p>
          <p className="wrap-anywhere">Yours: {mine || '(empty)'}</p>
          <p className="wrap-anywhere">Theirs: {theirs || '(empty)'}</p>
          <div className="flex flex-wrap gap-2">
            <Button size={40} variant="outline" onClick={() => form.decide(field, 'mine')}>
              Keep mine
            </Button>
            <Button size={40} variant="outline" onClick={() => form.decide(field, 'theirs')}>
              Take theirs
            </Button>
          </div>
        </div>
      ))}
      <TextField
        {...form.fieldProps('name')}
        label="Name"
        tall={40}
        maxLength={MEDIA_NAME_LENGTH}
        autoComplete="off"
        spellCheck={false}
      />
      {isPicture && (
        <TextArea
          {...form.fieldProps('alt')}
          label={`Alt text, ${form.values.alt.length} of ${ALT_LENGTH}`}
          rows={3}
          hint="Say what is seen, not ‘picture of’. Leave it empty only for decoration."
        />
      )}
      <Select
        {...form.fieldProps('folder')}
        label="Folder"
        choices={[
          { value: '', label: 'No folder' },
          ...folderTree(folders).map(({ folder, isInside }) => ({
            value: String(folder.id),
            label: isInside ? `– ${folder.name}` : folder.name,
          })),
        ]}
      />
      {form.changed.length > 0 && (
        <div className="flex gap-2">
          <Button
            size={40}
            variant="buy"
            className="flex-1"
            busy={form.isBusy && 'Saving'}
            onClick={() => void save()}
          >
            Save
          </Button>
          <Button size={40} variant="outline" className="flex-1" onClick={form.discard}>
            Discard
          </Button>
        </div>
      )}
      <Uses item={item} productAt={productAt} />
      <dl className="border-t border-grey-2 pt-3">
        {item.width > 0 && (
          <Row name="Size">
            {item.width} × {item.height}, {sizeWords(item.bytes)}
          </Row>
        )}
        {isPicture && <Row name="Kept as">AVIF, WebP in 2 sizes</Row>}
        <Row name="Added">
          {item.added_by}, {formatDate(item.created_at)}
        </Row>
        {item.business && <Row name="Belongs to">{item.business.name}</Row>}
      </dl>
      <Actions item={item} isChanged={form.changed.length > 0} onDelete={onDelete} />
    </div>
  );
}

function Uses({ item: { used_in: used }, productAt }: { item: MediaDetail; productAt: Props['productAt'] }) {
  return (
    <section aria-label="Where it is used">
      <h3 className="font-semibold">
        {used.length === 0 ? 'Used nowhere' : `Used in ${countOf(used.length, 'place')}`}
      </h3>
      <ul className="mt-2">
        {used.map(({ product_id: id, name }) => (
          <li key={id}>
            <Anchor
              href={id === null ? officePaths.settings() : productAt(id)}
              className="flex min-h-11 items-center gap-3 border-t border-grey-2 py-2 hover:bg-grey-1"
            >
              <Tag size={16} className="shrink-0 text-muted" />
              <span className="min-w-0 flex-1 font-medium wrap-anywhere">{name}</span>
              <ChevronRight size={16} className="shrink-0 text-muted" />
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  );
}

type ActionProps = { item: MediaDetail; isChanged: boolean; onDelete: (item: MediaDetail) => void };

function Actions({ item, isChanged, onDelete }: ActionProps) {
  const input = useRef<HTMLInputElement>(null);
  const [progress, setProgress] = useState<number>();
  async function replace(file: File) {
    setProgress(0);
    try {
      await replaceFile(item, file, setProgress);
      notify(item.uses > 0 ? `Replaced in ${countOf(item.uses, 'place')}` : 'Replaced');
    } catch (error) {
      notifyError(messageOf(error));
    } finally {
      setProgress(undefined);
    }
  }
  return (
    <div>
      <div className="flex gap-2">
        <Button
          size={40}
          variant="outline"
          className="flex-1 px-2!"
          busy={progress !== undefined && `${Math.round(progress * 100)}%`}
          onClick={() => (isChanged ? notifyError('Save your changes first.') : input.current?.click())}
        >
          <RefreshCw size={16} /> Replace
        </Button>
        <ButtonLink
          size={40}
          variant="outline"
          className="flex-1 px-2!"
          href={item.address}
          download={item.name}
        >
          <Download size={16} /> Download
        </ButtonLink>
      </div>
      <input
        ref={input}
        type="file"
        aria-label={`A file in the place of ${item.name}`}
        tabIndex={-1}
        accept={item.kind === 'video' ? 'video/mp4' : 'image/jpeg,image/png,image/webp,image/avif,image/gif'}
        className="hidden"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) void replace(file);
        }}
      />
      {item.uses > 0 ? (
        <p className="mt-2 text-caption text-muted">
          Can’t be deleted while it is used. Replace changes it in every place.
        </p>
      ) : (
        <Button size={40} variant="outline" full className="mt-2 text-danger!" onClick={() => onDelete(item)}>
          <Trash2 size={16} /> Delete
        </Button>
      )}
    </div>
  );
}
