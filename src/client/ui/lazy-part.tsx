import { startTransition, useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { idleTurn } from './idle-turn.ts';
import { useNear } from './use-near.ts';

/**
 * A part far down a page, whose code comes when the visitor comes near:
 *
 *   const More = lazyPart(() => import('./more.tsx').then((module) => ({ default: module.More })));
 *
 * Where its code can't be had the page goes on without it. `React.lazy` would take the page down. A part that
 * links of the first screen lead to comes `soon`: right after that screen, wherever the visitor is.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  when: 'near' | 'soon' = 'near',
  /** What is kept free for it. About a screen: Back finds the place that it left further down. */
  room = 'min-h-dvh',
) {
  return function LazyPart(props: Props) {
    const { ref, isNear } = useNear<HTMLDivElement>();
    const [Part, setPart] = useState<ComponentType<Props>>();
    const isWanted = when === 'soon' || isNear;
    useEffect(() => {
      if (!isWanted) return undefined;
      let wanted = true;
      const turn = isNear ? Promise.resolve() : idleTurn();
      turn.then(load).then(
        (module) => {
          // A long part is drawn in slices: whoever scrolls or types meanwhile does not wait for it.
          if (wanted) startTransition(() => setPart(() => module.default));
        },
        () => undefined,
      );
      return () => {
        wanted = false;
      };
    }, [isWanted, isNear]);
    if (Part) return <Part {...props} />;
    return <div ref={ref} data-room="" className={room} />;
  };
}
