import { startTransition, useEffect, useState } from 'react';
import { onServer } from '#client/lib/on-server.ts';
import { loadBeforeDrawing } from '#client/lib/server-parts.ts';
import type { SetName } from './section-kinds.ts';
import type { SectionSet } from './section-set.ts';

const loaders: Readonly<Record<SetName, () => Promise<{ default: SectionSet }>>> = {
  usual: () => import('./usual-set.ts'),
  words: () => import('./words-set.ts'),
  rich: () => import('./rich-set.ts'),
  map: () => import('./map-set.ts'),
  slider: () => import('./slider-set.ts'),
};

const loaded = new Map<SetName, SectionSet>();

export async function loadSet(name: SetName): Promise<SectionSet> {
  const set = loaded.get(name) ?? (await loaders[name]()).default;
  loaded.set(name, set);
  return set;
}

if (onServer) {
  for (const name of Object.keys(loaders) as SetName[]) loadBeforeDrawing(() => loadSet(name));
}

/**
 * The code of a set once it is loaded. It is fetched when wanted. If it can't be loaded, the page works without its
 * sections.
 */
export function useSectionSet(name: SetName, isWanted: boolean): SectionSet | undefined {
  const [, redraw] = useState(0);
  useEffect(() => {
    if (!isWanted || loaded.has(name)) return undefined;
    let isHere = true;
    loadSet(name).then(
      () => {
        // A transition, so that rendering doesn't block scrolling and typing.
        if (isHere) startTransition(() => redraw((times) => times + 1));
      },
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [name, isWanted]);
  return loaded.get(name);
}

/** Whether the set is loaded, so that its sections need not wait until the visitor is near. */
export function isSetLoaded(name: SetName): boolean {
  return loaded.has(name);
}
