import { linesOn } from '#rules/catalog/lines.ts';
import { useFreshness } from '#client/lib/router.tsx';
import { useStockedLines } from '#client/shop/features/catalog/prices.api.ts';
import { ContentBlock } from '#client/shop/features/site/content-block.tsx';
import { cx } from '#client/ui/cx.ts';
import { Container } from '#client/ui/layout.tsx';
import { lazyPart } from '#client/ui/lazy-part.tsx';
import type { HomeRestProps } from './home-rest.tsx';
import { RepairPanel } from './repair-panel.tsx';
import { SellPanel } from './sell-panel.tsx';

/** A separate part, so that a phone renders two halves and handles input in between. */
const HomeRest = lazyPart<HomeRestProps>(
  () => import('./home-rest.tsx').then((module) => ({ default: module.HomeRest })),
  'soon',
);

/** The home page below its first screen. */
export function HomeMore(props: HomeRestProps) {
  const isFresh = useFreshness();
  const stocked = useStockedLines();
  const lines = linesOn(props.settings).filter((line) => stocked.includes(line));
  return (
    <div className={cx('grid grid-cols-1 gap-section [&>*]:min-w-0', isFresh && 'laid-out-near')}>
      <ContentBlock pageKey={props.blocks} position="top" />
      {props.isMain && (
        <Container className="grid gap-tiles empty:hidden [--room:157rem] w600:[--room:95rem] w960:[--room:92rem]">
          {lines.includes('repair') && <RepairPanel />}
          {lines.includes('sell') && <SellPanel />}
        </Container>
      )}
      <ContentBlock pageKey={props.blocks} position="middle" />
      <HomeRest {...props} />
    </div>
  );
}
