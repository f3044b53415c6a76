import { useEffect, useRef, useState } from 'react';
import type { MediaItem } from '#contract/media.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { announce } from '#client/ui/announce.ts';
import { uploadFile } from './media.api.ts';
import { problemOf } from './media-words.ts';

/** A file that is being sent, was sent, or could not be. */
export interface UploadItem {
  key: number;
  name: string;
  /** From 0 to 1. */
  progress: number;
  state: 'waiting' | 'done' | 'failed';
  /** The error, or the note that the file was there already. */
  note?: string;
}

export interface UploadPlace {
  business_id?: number;
  folder_id?: number;
}

let lastKey = 0;

/** Sends files to a library, one after the other, as they are chosen, dropped or pasted. */
export function useUploads(
  place: UploadPlace,
  onDone: (item: MediaItem, isNew: boolean, tag: number | null) => void,
) {
  const [items, setItems] = useState<readonly UploadItem[]>([]);
  const turn = useRef(Promise.resolve());
  const done = useRef(onDone);
  const closed = useRef(new AbortController());
  useEffect(() => {
    done.current = onDone;
  });
  useEffect(() => {
    const controller = new AbortController();
    closed.current = controller;
    return () => controller.abort();
  }, []);
  const change = (key: number, changed: Partial<UploadItem>) =>
    setItems((before) => before.map((item) => (item.key === key ? { ...item, ...changed } : item)));

  async function send(key: number, file: File, tag: number | null): Promise<void> {
    if (closed.current.signal.aborted) return;
    try {
      const problem = problemOf(file);
      if (problem) throw new RangeError(problem);
      const onProgress = (progress: number) => change(key, { progress });
      const { result, is_new: isNew } = await uploadFile(file, place, onProgress, closed.current.signal);
      change(key, { state: 'done', progress: 1, ...(!isNew && { note: 'It was here already' }) });
      announce(`${file.name} is uploaded`);
      done.current(result, isNew, tag);
    } catch (error) {
      if (closed.current.signal.aborted) return;
      change(key, { state: 'failed', note: error instanceof RangeError ? error.message : messageOf(error) });
    }
  }

  return {
    items,
    isSending: items.some(({ state }) => state === 'waiting'),
    /** The tag comes back with each file that is done. */
    add: (files: readonly File[], tag: number | null = null) => {
      const added = files.map((file) => ({
        file,
        item: { key: (lastKey += 1), name: file.name, progress: 0, state: 'waiting' as const },
      }));
      // Finished files leave the list when the next ones come.
      setItems((before) => [
        ...before.filter(({ state }) => state !== 'done'),
        ...added.map(({ item }) => item),
      ]);
      for (const { file, item } of added) turn.current = turn.current.then(() => send(item.key, file, tag));
    },
    dismiss: (key: number) => setItems((before) => before.filter((item) => item.key !== key)),
  };
}

export type Uploads = ReturnType<typeof useUploads>;
