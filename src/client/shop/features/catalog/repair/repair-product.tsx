import { CalendarDays, Store as StoreIcon, Truck, Wrench } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { ProductDetail, Question } from '#contract/catalog.ts';
import type { Store } from '#contract/stores.ts';
import { addresses } from '#rules/page/addresses.ts';
import type { WayIn } from '#rules/checkout/form.ts';
import { formatPence, pence, type Pence } from '#rules/money/money.ts';
import { answersText, type Answers } from '#rules/catalog/questions.ts';
import {
  benchWords,
  repairQuote,
  takesPart,
  type BenchTime,
  type RepairFault,
  type RepairQuote,
} from '#rules/repair/repair.ts';
import { slotMinutes } from '#rules/repair/slots.ts';
import { countOf } from '#client/lib/format.ts';
import type { Place } from '#client/lib/place.ts';
import { useFirstSlots } from '#client/lib/first-slots.api.ts';
import { announce } from '#client/ui/announce.ts';
import { useAdvice } from '../advisor/advice.api.ts';
import { repairView } from '../advisor/page-view.ts';
import { WorthIt } from '../advisor/worth-it.tsx';
import { AboutDevice } from '../device/about-device.tsx';
import { DEVICE_COLUMNS, HEAD_PLACE, PANEL_PLACE } from '../device/device-columns.ts';
import { DeviceHead } from '../device/device-head.tsx';
import { LiveStrip } from '../device/live-strip.tsx';
import { NextSteps } from '../device/next-steps.tsx';
import { useAnswers } from '../device/use-answers.ts';
import { ReviewsBelow } from '../product/reviews-below.tsx';
import { FaultList } from './fault-list.tsx';
import { HandOver } from './hand-over.tsx';
import { PartChoice } from './part-choice.tsx';
import { faultAnswers, repairChoices } from './repair-facts.ts';
import { RepairPanel } from './repair-panel.tsx';
import { waysIn, type ShopTime } from './ways-in.ts';
import { WAYS } from '#rules/checkout/form.ts';
import { withSearch } from '#client/lib/place.ts';
import { useRouter } from '#client/lib/router.tsx';

const STEPS = [
  { icon: CalendarDays, title: 'Tick What Is Wrong', text: 'See price, time and warranty of each repair.' },
  {
    icon: StoreIcon,
    title: 'Free Drop-In Facility',
    text: 'Bring it to a store, or post it with our label.',
  },
  { icon: Wrench, title: 'Speedy Repairs', text: 'Many are done while you have lunch.' },
  { icon: Truck, title: 'Fast Tracked Return', text: 'Insured, and you see where it is.' },
];

/** The assumed work while nothing is chosen: one hour. */
const USUAL: BenchTime = { days: 0, minutes: 60 };

export type RepairProductProps = {
  product: ProductDetail;
  questions: readonly Question[];
  search: Place['search'];
  breadcrumb: ReactNode;
  stores: readonly Store[];
  time: ShopTime;
  /** The booking button, for the chosen faults, part and way. */
  action: (answers: Answers, way: WayIn | undefined, onMissing: () => void) => ReactNode;
};

export function RepairProduct(props: RepairProductProps) {
  const { product, questions, search, breadcrumb, stores, time, action } = props;
  const path = addresses.product('repair', product.Category.slug, product.slug, product.id);
  const { answers, choose } = useAnswers(path, questions, search, faultAnswers(search['fault'], questions));
  const [wayIn, setWayIn] = useWayIn(path, search);
  const [isPassedOver, setIsPassedOver] = useState(false);
  const { faultsQuestion, partsQuestion, faults, parts } = repairChoices(questions);
  const ticked = (faultsQuestion && answers[faultsQuestion.id]) ?? [];
  const partId = partsQuestion && answers[partsQuestion.id]?.[0];
  const quote = repairQuote(faults, parts, ticked, partId);
  const work = quote.time ?? USUAL;
  const free = useFirstSlots(slotMinutes(work));
  const ways = waysIn(product, stores, work, time, free);
  const way = ways.find((one) => one.way === wayIn) ?? ways[0];
  const prices = faults.map(({ price }) => price).filter((price) => price > 0);
  const lowest = prices.length > 0 ? pence(Math.min(...prices)) : undefined;
  const parted = faults.find(takesPart);
  // A part counts only if its fault is chosen. Default: the first part.
  const part = quote.lines.find((line) => line.partId !== undefined)?.partId;
  const withPart = (counts: boolean): Answers => ({
    ...(faultsQuestion && { [faultsQuestion.id]: ticked }),
    ...(partsQuestion && part !== undefined && counts && { [partsQuestion.id]: [part] }),
  });
  const booked = withPart(true);
  // The first part is the default, so the address doesn't need it.
  const told = withPart(part !== parts[0]?.id);
  useSaid(quote);

  return (
    <>
      <LiveStrip facts={stripFacts(quote, lowest, way?.back)} />
      <div className="mx-auto w-full max-w-page px-gutter">
        {breadcrumb}
        <div className={DEVICE_COLUMNS}>
          <div className={HEAD_PLACE}>
            <DeviceHead
              line="repair"
              product={product}
              title={`Repair your ${product.name}`}
              text="Tick everything that is wrong. Prices are fixed, include the part and VAT, and you pay when it works."
            />
          </div>
          <div className="mt-6 min-w-0 w768:col-start-1 w1024:mt-9">
            {faultsQuestion && (
              <FaultList
                question={faultsQuestion}
                quote={quote}
                isPassedOver={isPassedOver && ticked.length === 0}
                onTick={(optionId) => choose(faultsQuestion, optionId)}
                parts={
                  partsQuestion &&
                  parted && (
                    <PartChoice
                      question={partsQuestion}
                      faultPrice={parted.price}
                      chosen={partId ?? parts[0]?.id}
                      onChoose={(optionId) => choose(partsQuestion, optionId)}
                    />
                  )
                }
              />
            )}
            <HandOver ways={ways} chosen={way?.way} onChoose={setWayIn} />
          </div>
          <div data-later className={`mt-9 ${PANEL_PLACE}`}>
            <RepairPanel
              quote={quote}
              questions={questions}
              way={way}
              lowest={lowest}
              fastest={fastestOf(faults)}
              action={action(booked, way?.way, () => {
                setIsPassedOver(true);
                document.querySelector<HTMLElement>('[aria-labelledby="faults"] input')?.focus();
              })}
            />
            <RepairAdvice
              product={product}
              quote={quote}
              lowest={lowest}
              selling={search['selling']}
              ticked={answersText(questions, told)}
            />
          </div>
        </div>
        <NextSteps title="We Quickly Fix Device and Return it to You" steps={STEPS} />
        <AboutDevice product={product} title={`Repairing your ${product.name}`} />
        <ReviewsBelow product={product} />
      </div>
    </>
  );
}

/** The shortest time that any repair takes. */
function fastestOf(faults: readonly RepairFault[]): BenchTime | undefined {
  const length = ({ days, minutes }: BenchTime) => days * 24 * 60 + minutes;
  return faults.flatMap(({ facts }) => facts.time ?? []).sort((a, b) => length(a) - length(b))[0];
}

function stripFacts(quote: RepairQuote, lowest: number | undefined, back: string | undefined) {
  const count = quote.lines.length;
  const price = count === 0 && lowest !== undefined ? pence(lowest) : quote.total;
  return [
    { label: count === 0 ? 'Repairs from' : countOf(count, 'repair'), value: formatPence(price) },
    ...(quote.time ? [{ label: 'Bench time', value: benchWords(quote.time) }] : []),
    ...(back ? [{ label: 'Ready', value: back.split(' to ')[0] ?? back }] : []),
  ];
}

function useSaid(quote: RepairQuote): void {
  const words = `${countOf(quote.lines.length, 'repair')}, ${formatPence(quote.total)}`;
  const said = useRef(words);
  useEffect(() => {
    if (said.current === words) return;
    said.current = words;
    announce(`${words}${quote.time ? `, ${benchWords(quote.time)}` : ''}`);
  }, [words, quote.time]);
}

function RepairAdvice({ product, quote, lowest, selling, ticked }: RepairAdviceProps) {
  const advice = useAdvice(product.id);
  if (!advice) return null;
  return <WorthIt advice={advice} {...repairView(advice, quote, lowest, selling, ticked)} />;
}

type RepairAdviceProps = {
  product: ProductDetail;
  quote: RepairQuote;
  lowest: Pence | undefined;
  /** The answers on the sell page, in the form of the address. */
  selling: string | undefined;
  /** The answers that are given here. */
  ticked: string;
};

/** How the device comes. It is in the address beside the answers, so that a reload and Back show the same. */
function useWayIn(path: string, search: Place['search']): [WayIn, (way: WayIn) => void] {
  const { navigate } = useRouter();
  const way = WAYS.find((one) => one === search['way']) ?? WAYS[0];
  return [
    way,
    (next) => navigate(withSearch(path, { ...search, way: next }), { replace: true, keepScroll: true }),
  ];
}
