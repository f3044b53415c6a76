import { useEffect, useRef, useState } from 'react';
import type { Photo } from '#contract/photos.ts';
import { MOST_PHOTOS } from '#rules/orders/kinds.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { announce } from '#client/ui/announce.ts';

/** A photo that is being sent, was sent, or could not be. */
export interface PhotoItem {
  key: number;
  name: string;
  /** From 0 to 1. */
  progress: number;
  photo: Photo | undefined;
  error: string | undefined;
}

const MOST_BYTES = 10 * 1024 * 1024;

let lastKey = 0;
const itemOf = (name: string, photo?: Photo): PhotoItem => ({
  key: (lastKey += 1),
  name,
  progress: photo ? 1 : 0,
  photo,
  error: undefined,
});

/** Sends a file and reports its progress, from 0 to 1. */
export type SendPhoto = (
  file: File,
  onProgress: (share: number) => void,
  signal: AbortSignal,
) => Promise<{ result: Photo }>;

/** Photos about an order, sent one after the other as they are chosen. */
export function usePhotos(sendPhoto: SendPhoto, start: readonly Photo[] = []) {
  const [items, setItems] = useState<readonly PhotoItem[]>(() =>
    start.map((photo, index) => itemOf(`Photo ${index + 1}`, photo)),
  );
  const [problem, setProblem] = useState<string>();
  const turn = useRef(Promise.resolve());
  const closed = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    closed.current = controller;
    return () => controller.abort();
  }, []);
  const change = (key: number, changed: Partial<PhotoItem>) =>
    setItems((before) => before.map((item) => (item.key === key ? { ...item, ...changed } : item)));

  async function send(key: number, file: File): Promise<void> {
    if (closed.current.signal.aborted) return;
    try {
      if (file.size > MOST_BYTES) throw new RangeError('A photo may have 10 MB at most.');
      const onProgress = (progress: number) => change(key, { progress });
      const { result } = await sendPhoto(file, onProgress, closed.current.signal);
      change(key, { photo: result, progress: 1 });
      announce(`${file.name} is added`);
    } catch (error) {
      change(key, { error: error instanceof RangeError ? error.message : messageOf(error) });
    }
  }

  return {
    items,
    problem,
    isSending: items.some(({ photo, error }) => !photo && !error),
    ids: items.flatMap(({ photo }) => (photo ? [photo.id] : [])),
    room: MOST_PHOTOS - items.length,
    add: (files: readonly File[]) => {
      const taken = files.slice(0, MOST_PHOTOS - items.length);
      setProblem(taken.length < files.length ? `You can add ${MOST_PHOTOS} photos at most.` : undefined);
      const added = taken.map((file) => ({ file, item: itemOf(file.name) }));
      setItems((before) => [...before, ...added.map(({ item }) => item)]);
      for (const { file, item } of added) turn.current = turn.current.then(() => send(item.key, file));
    },
    /** After they were sent with a message. */
    clear: () => setItems([]),
    remove: (key: number) => {
      setProblem(undefined);
      setItems((before) => before.filter((item) => item.key !== key));
    },
  };
}

export type Photos = ReturnType<typeof usePhotos>;
