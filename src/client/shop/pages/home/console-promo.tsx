import { Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { addresses } from '#rules/page/addresses.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { cx } from '#client/ui/cx.ts';
import { Container } from '#client/ui/layout.tsx';
import { Picture } from '#client/ui/picture.tsx';
import { CONSOLE_HOTSPOTS, type Hotspot } from './console-hotspots.ts';

/** The tech retailer's console promotion: three points of its picture have a text. At most one is open. */
export function ConsolePromo() {
  const id = useId();
  const [open, setOpen] = useState<string>();
  const shown = CONSOLE_HOTSPOTS.find(({ about }) => about === open);
  return (
    <Container className="[--room:18rem] w600:[--room:24.75rem] w960:[--room:40rem]">
      <section
        aria-labelledby={id}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setOpen(undefined);
        }}
      >
        <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-2 w960:mb-7">
          <div>
            <h2 id={id} className="text-h2">
              Ready for a whole evening
            </h2>
            <p className="mt-1.5 text-small text-muted w960:text-body">
              Console, controller and sound, each tested for two hours. Choose a point on the picture.
            </p>
          </div>
          <ButtonLink href={addresses.listing('buy', 'consoles')} variant="text" size={40} arrow>
            Shop consoles
          </ButtonLink>
        </div>
        <div className="relative">
          <Picture
            name="promo/console"
            alt="A console, its controller and a pair of headphones"
            width={1200}
            height={525}
            sizes="(min-width: 1280px) 1232px, 100vw"
            fallback="image"
            fit="cover"
            className="aspect-[16/7] w-full rounded-card bg-grey-1 text-right text-small text-muted w960:rounded-hero"
          />
          {CONSOLE_HOTSPOTS.map((spot) => (
            <Point
              key={spot.about}
              spot={spot}
              isOpen={spot.about === open}
              panelId={`${id}-panel`}
              onPress={() => setOpen(spot.about === open ? undefined : spot.about)}
            />
          ))}
          <div id={`${id}-panel`} aria-live="polite">
            {shown && <Panel spot={shown} />}
          </div>
        </div>
      </section>
    </Container>
  );
}

const share = (part: number) => `${part * 100}%`;

type PointProps = { spot: Hotspot; isOpen: boolean; panelId: string; onPress: () => void };

function Point({ spot, isOpen, panelId, onPress }: PointProps) {
  return (
    <button
      type="button"
      aria-label={spot.title}
      aria-expanded={isOpen}
      aria-controls={panelId}
      onClick={onPress}
      className="group/point absolute grid size-11 -translate-1/2 place-items-center rounded-full"
      style={{ left: share(spot.x), top: share(spot.y) }}
    >
      <span
        className={cx(
          'grid size-8 place-items-center rounded-full shadow-overlay ring-4 ring-paper/40 transition-colors',
          isOpen ? 'bg-ink text-paper' : 'bg-paper text-ink group-hover/point:bg-grey-2',
        )}
      >
        <Plus size={18} className={cx('transition-transform', isOpen && 'rotate-45')} />
      </span>
    </button>
  );
}

/** Beside its point where there is room, under the picture on a phone. */
function Panel({ spot }: { spot: Hotspot }) {
  const side = spot.x > 0.5 ? { right: share(1 - spot.x) } : { left: share(spot.x) };
  return (
    <div
      className="mt-3 rounded-card border border-border bg-paper p-5 w650:absolute w650:mt-0 w650:w-72 w650:border-0 w650:shadow-overlay w650:[bottom:var(--rise)]"
      style={{ ...side, ['--rise' as string]: `calc(${share(1 - spot.y)} + 30px)` }}
    >
      <h3 className="text-name">{spot.title}</h3>
      <p className="mt-1 text-small text-secondary">{spot.text}</p>
      <ButtonLink href={spot.href} variant="text" size={40} arrow className="-mb-2 text-buy-text">
        {spot.button}
      </ButtonLink>
    </div>
  );
}
