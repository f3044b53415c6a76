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
 * If its code can't be loaded, the page works without it; `React.lazy` would break the page. A part that links of the
 * first screen lead to loads `soon`: right after that screen, at any scroll position. For browsers without scripts, the
 * server renders it.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  when: 'near' | 'soon' = 'near',
  /** The space reserved for it. About a screen, so that Back can restore a scroll position further down. */
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
          // A transition, so that rendering a long part doesn't block scrolling and typing.
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
