import { startTransition, useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { onServer } from '#client/lib/on-server.ts';
import { loadBeforeDrawing } from '#client/lib/server-parts.ts';
import { cx } from './cx.ts';
import { idleTurn } from './idle-turn.ts';
import { useNear } from './use-near.ts';
import { WithoutScripts } from './without-scripts.tsx';

/**
 * A part far down a page, whose code comes when the visitor comes near:
 *
 *   const More = lazyPart(() => import('./more.tsx').then((module) => ({ default: module.More })));
 *
 * Where its code can't be had the page goes on without it. `React.lazy` would take the page down. A part that
 * links of the first screen lead to comes `soon`: right after that screen, wherever the visitor is. Where scripts are
 * off it never comes, so the server puts it there for them.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  when: 'near' | 'soon' = 'near',
  /** What is kept free for it. About a screen: Back finds the place that it left further down. */
  room = 'min-h-dvh',
) {
  let Drawn: ComponentType<Props> | undefined;
  if (onServer && when === 'soon') {
    loadBeforeDrawing(async () => {
      Drawn = (await load()).default;
    });
  }
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
          // A long part is drawn in slices, so that scrolling and typing never wait for it.
          if (wanted) startTransition(() => setPart(() => module.default));
        },
        () => undefined,
      );
      return () => {
        wanted = false;
      };
    }, [isWanted, isNear]);
    if (Part) return <Part {...props} />;
    if (!onServer) return <div ref={ref} className={room} />;
    return (
      <>
        <div className={cx(room, 'noscript:hidden')} />
        {Drawn && (
          <WithoutScripts>
            <Drawn {...props} />
          </WithoutScripts>
        )}
      </>
    );
  };
}
