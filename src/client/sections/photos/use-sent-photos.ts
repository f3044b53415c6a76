import { useEffect, useRef } from 'react';
import type { Photo } from '#contract/photos.ts';
import type { Photos } from './use-photos.ts';

type Tell = (arrived: readonly Photo[], isSending: boolean) => void;

/** Tells a form which photos have arrived, and whether others are still on their way. */
export function useSentPhotos({ items, ids, isSending }: Photos, tell: Tell): void {
  const latest = useRef({ items, tell });
  useEffect(() => {
    latest.current = { items, tell };
  });
  const key = ids.join();
  useEffect(() => {
    const { items: sent, tell: say } = latest.current;
    say(
      sent.flatMap(({ photo }) => photo ?? []),
      isSending,
    );
  }, [key, isSending]);
}
