import { Bell, Heart, Package, PackageCheck, PoundSterling, Tag, Truck } from 'lucide-react';
import { Badge } from '../badge.tsx';
import { Breadcrumb } from '../breadcrumb.tsx';
import { Button } from '../button.tsx';
import { Card, CardSkeleton } from '../card.tsx';
import { Chip, RemovableChip } from '../chip.tsx';
import { Countdown } from '../countdown.tsx';
import { IconButton } from '../icon-button.tsx';
import { CardGrid, SectionHeading } from '../layout.tsx';
import { LineSwitch } from '../lines.tsx';
import { Meter } from '../meter.tsx';
import { Pagination } from '../pagination.tsx';
import { Picture } from '../picture.tsx';
import { Price } from '../price.tsx';
import { Rating, Stars } from '../rating.tsx';
import { EmptyState, ErrorState } from '../state-panel.tsx';
import { StepStrip } from '../step-strip.tsx';
import { Swatches } from '../swatches.tsx';
import { TabNav } from '../tab-nav.tsx';
import { Tile } from '../tile.tsx';
import { Block, Row } from './block.tsx';

const lines = [
  { line: 'buy', label: 'Buy', href: '#buy' },
  { line: 'sell', label: 'Sell', href: '#sell' },
  { line: 'repair', label: 'Repair', href: '#repair' },
] as const;

const swatches = ['ink', 'outline', 'buy', 'sell', 'repair', 'danger'].map((name) => ({
  name,
  colour: `var(--color-${name})`,
}));

export function Things() {
  return (
    <>
      <Block title="Badges and chips">
        <Row>
          <Badge kind="saving">Save £80</Badge>
          <Badge kind="percent">20% off</Badge>
          <Badge kind="condition">Excellent</Badge>
          <Badge kind="new">New in</Badge>
          <Badge kind="verified">Verified refurbished in UK</Badge>
          <Badge kind="selected">Selected</Badge>
          <Badge kind="required">Required</Badge>
          <Badge kind="low-stock">Only 2 left</Badge>
          <Badge kind="same-day">Same day</Badge>
          <Badge kind="out-of-stock">Out of stock</Badge>
        </Row>
        <Row>
          <RemovableChip>Excellent</RemovableChip>
          <RemovableChip>£100 to £600</RemovableChip>
          <Chip>256GB</Chip>
          <Chip aria-pressed>512GB</Chip>
          <Rating value={4.8} count={1204} />
          <Stars value={4.3} count={1204} />
          <Countdown parts={['05', '42', '18']} label="5 hours 42 minutes left" />
        </Row>
        <Price price="£319" was="£399" size="product">
          <Badge kind="saving">Save £80</Badge>
        </Price>
      </Block>
      <Cards />
      <Block title="Ways around">
        <Row>
          <LineSwitch label="Lines" items={lines} current="buy" />
          <LineSwitch label="Lines, in repair" items={lines} current="repair" />
        </Row>
        <LineSwitch label="Lines, full width" items={lines} current="sell" full />
        <Breadcrumb
          crumbs={[
            { label: 'Home', href: '#home' },
            { label: 'Buy', href: '#b' },
          ]}
          current="Phones"
        />
        <TabNav
          label="Carts"
          items={lines.map(({ line, label, href }, index) => ({
            line,
            label,
            href,
            current: index === 0,
            count: index,
          }))}
        />
        <Pagination page={5} pages={12} hrefOf={(page) => `#page-${page}`} />
        <SectionHeading
          title="Flash deals"
          text="Gone when the clock stands still."
          beside={<Countdown parts={['05', '42']} label="5 hours 42 minutes left" />}
          viewAll={{ href: '#all' }}
        />
        <div className="rounded-hero bg-sell-tint p-5 w960:p-12">
          <StepStrip
            line="sell"
            steps={[
              { icon: Tag, title: 'Register', text: 'Answer four questions and see the price.' },
              { icon: Package, title: 'Pack up', text: 'We send a box, or use your own.' },
              { icon: Truck, title: 'Post', text: 'Tracked and free from any post office.' },
              { icon: PoundSterling, title: 'Get paid', text: 'The day your device clears.' },
            ]}
          />
        </div>
      </Block>
      <Block title="Empty and error">
        <div className="grid gap-6 w960:grid-cols-2">
          <EmptyState
            heading="h3"
            title="Nothing here yet"
            text="Your other list has one thing, held to 28 May."
            picture={<PackageCheck size={56} className="text-control" />}
            actions={
              <>
                <Button variant="buy" size={40}>
                  Look around
                </Button>
                <Button variant="outline" size={40}>
                  See the other
                </Button>
              </>
            }
          />
          <ErrorState
            heading="h3"
            title="The list did not load"
            text="Your filters are kept. Try again in a moment."
            onRetry={() => undefined}
          />
        </div>
      </Block>
    </>
  );
}

function Cards() {
  const heart = (
    <IconButton label="Add to wishlist" look="white" aria-pressed={false}>
      <Heart size={20} />
    </IconButton>
  );
  const picture = <Picture name={null} alt="" />;
  return (
    <Block title="Cards" note="The tile is always square; the skeleton has the same rows.">
      <CardGrid columns={4}>
        <Card
          href="#one"
          title="Blue telephone"
          tile={
            <Tile badge={<Badge kind="saving">Save £60</Badge>} corner={heart}>
              {picture}
            </Tile>
          }
          eyebrow={<Badge kind="condition">Excellent</Badge>}
          aside={<Rating value={4.8} count={1204} />}
          subtitle="128GB · Blue"
          price={<Price price="£289" was="£349" />}
          note="Shop in Camden"
          extra={<Meter share={0.7} label="28 sold, 12 left" />}
        />
        <Card
          href="#two"
          title="A telephone with a rather long name that needs two lines"
          tile={<Tile corner={heart}>{picture}</Tile>}
          eyebrow={<Badge kind="condition">Good to New</Badge>}
          aside={<Rating value={4.7} count={846} />}
          subtitle="128GB or 256GB"
          swatches={<Swatches swatches={swatches} />}
          price={<Price price="£489" was="£649" from />}
          note="Shop in the north"
          action={
            <Button variant="outline" size={40} full>
              Choose options
            </Button>
          }
        />
        <Card
          href="#three"
          title="Grey telephone"
          tile={<Tile badge={<Badge kind="white">Out of stock</Badge>}>{picture}</Tile>}
          eyebrow={<Badge kind="condition">Good</Badge>}
          aside={<Rating value={4.9} count={2318} />}
          subtitle="128GB to 1TB"
          swatches={<Swatches swatches={swatches.slice(0, 4)} />}
          price={<Price price="£479" />}
          note="Shop in Camden and five more"
          action={
            <Button variant="outline" size={40} full>
              <Bell size={18} />
              Notify me
            </Button>
          }
        />
        <CardSkeleton swatches action />
      </CardGrid>
    </Block>
  );
}
