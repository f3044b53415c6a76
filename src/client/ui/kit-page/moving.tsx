import { useState } from 'react';
import { Accordion, AccordionPanel } from '../accordion.tsx';
import { Badge } from '../badge.tsx';
import { BottomSheet } from '../bottom-sheet.tsx';
import { Button } from '../button.tsx';
import { CarouselArrows, CarouselDots, CarouselTrack } from '../carousel.tsx';
import { Dialog } from '../dialog.tsx';
import { Drawer } from '../drawer.tsx';
import { SectionHeading } from '../layout.tsx';
import { notify, notifyError } from '../toast-store.ts';
import { TextField } from '../text-field.tsx';
import { ToastCard } from '../toasts.tsx';
import { useCarousel } from '../use-carousel.ts';
import { Block, Row } from './block.tsx';

export function Moving() {
  return (
    <>
      <Block title="Messages" note="Gone after 3 seconds, held while hovered or focused.">
        <div className="grid gap-4 w960:grid-cols-2">
          <ToastCard
            toast={{
              id: 1,
              text: 'Saved for later',
              kind: 'success',
              action: { label: 'View', href: '#view' },
            }}
            onClose={() => undefined}
          />
          <ToastCard
            toast={{ id: 2, text: 'That did not work.', kind: 'error', action: undefined }}
            onClose={() => undefined}
          />
        </div>
        <Row>
          <Button
            variant="outline"
            size={40}
            onClick={() => notify('Saved for later', { label: 'View', href: '#v' })}
          >
            Show a message
          </Button>
          <Button
            variant="outline"
            size={40}
            onClick={() => notifyError('Something went wrong, please try again.')}
          >
            Show an error
          </Button>
        </Row>
      </Block>
      <Overlays />
      <Block title="Panels">
        <Accordion>
          <AccordionPanel name="kit" title="Network" badge={<Badge kind="required">Required</Badge>} open>
            One open at a time, by the browser's own means.
          </AccordionPanel>
          <AccordionPanel name="kit" title="Protection" badge={<Badge kind="selected">Selected</Badge>}>
            Another one.
          </AccordionPanel>
        </Accordion>
        <AccordionPanel flush title="A flush panel, for filters">
          Rules instead of a box.
        </AccordionPanel>
      </Block>
      <Carousels />
    </>
  );
}

function Overlays() {
  const [shown, setShown] = useState<'dialog' | 'drawer' | 'sheet'>();
  const close = () => setShown(undefined);
  const content = (
    <>
      <p className="mb-4 text-small text-secondary">Focus is kept inside; Esc closes and gives it back.</p>
      <TextField label="Your email" type="email" />
    </>
  );
  const footer = (
    <>
      <Button variant="buy" size={40} className="flex-1" onClick={() => notify('Saved for later')}>
        Say something
      </Button>
      <Button variant="outline" size={40} onClick={close}>
        Close
      </Button>
    </>
  );
  return (
    <Block title="Dialog, drawer, sheet">
      <Row>
        <Button onClick={() => setShown('dialog')}>Open dialog</Button>
        <Button onClick={() => setShown('drawer')}>Open drawer</Button>
        <Button onClick={() => setShown('sheet')}>Open sheet</Button>
      </Row>
      <Dialog title="A dialog" open={shown === 'dialog'} onClose={close} footer={footer}>
        {content}
      </Dialog>
      <Drawer title="A drawer" open={shown === 'drawer'} onClose={close} footer={footer}>
        {content}
      </Drawer>
      <BottomSheet title="A sheet" open={shown === 'sheet'} onClose={close} footer={footer}>
        {content}
      </BottomSheet>
    </Block>
  );
}

function Carousels() {
  const row = useCarousel({});
  const show = useCarousel({ count: 3, seen: { 0: 1 }, autoplay: 5000, wrap: true });
  const box = 'grid place-items-center rounded-card bg-grey-1 text-h3';
  return (
    <Block title="Carousels">
      <div {...row.attention}>
        <SectionHeading level="h3" title="Ten, five at once" trailing={<CarouselArrows carousel={row} />} />
        <CarouselTrack
          carousel={row}
          label="Ten things"
          gap={20}
          slides={Array.from({ length: 10 }, (_, index) => ({
            key: index,
            content: (
              <a href={`#slide-${index + 1}`} className={`${box} h-40`}>
                {index + 1}
              </a>
            ),
          }))}
        />
      </div>
      <div {...show.attention} className="relative">
        <CarouselTrack
          carousel={show}
          label="Three scenes"
          plain
          slides={['buy', 'sell', 'repair'].map((line) => ({
            key: line,
            content: (
              <div
                data-line={line}
                className="grid h-60 place-items-center rounded-hero bg-accent-tint text-h2"
              >
                {line}
              </div>
            ),
          }))}
        />
        <div className="absolute bottom-5 left-5 flex items-center gap-3">
          <CarouselDots carousel={show} />
          <CarouselArrows carousel={show} />
        </div>
      </div>
    </Block>
  );
}
