import { Banknote, ClipboardList, Package, Send, Camera, PackageCheck, Undo2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ProductDetail, Question } from '#contract/catalog.ts';
import { addresses } from '#rules/page/addresses.ts';
import { formatPence, penceFromPounds, type Pence } from '#rules/money/money.ts';
import { answersText, isAnswered, type Answers } from '#rules/catalog/questions.ts';
import type { Offer } from '#rules/trade-in/offer.ts';
import { tradeInQuote } from '#rules/trade-in/quote.ts';
import { USUAL_TERMS } from '#rules/trade-in/terms.ts';
import { askedOffer, termsInRules } from '#rules/trade-in/wire-amounts.ts';
import type { Place } from '#client/lib/place.ts';
import { announce } from '#client/ui/announce.ts';
import { asked } from '../device/asked.ts';
import { withAmounts } from '../device/asked-offer.ts';
import { AboutDevice } from '../device/about-device.tsx';
import { DEVICE_COLUMNS, HEAD_PLACE, PANEL_PLACE } from '../device/device-columns.ts';
import { DeviceHead } from '../device/device-head.tsx';
import { LiveStrip } from '../device/live-strip.tsx';
import { NextSteps } from '../device/next-steps.tsx';
import { useAnswers } from '../device/use-answers.ts';
import { ReviewsBelow } from '../product/reviews-below.tsx';
import { AnswersList } from './answers-list.tsx';
import { Grading } from './grading.tsx';
import { OfferEnd } from './offer-end.tsx';
import { OfferPanel } from './offer-panel.tsx';
import { QuestionCard } from './question-card.tsx';
import { useAdvice } from '../advisor/advice.api.ts';
import { BetterWays } from '../advisor/better-ways.tsx';
import { sellView, type SellAnswers } from '../advisor/page-view.ts';
import { countOf } from '#client/lib/format.ts';

const STEPS = [
  {
    icon: ClipboardList,
    title: 'Register Your Sale',
    text: 'Answer, keep the price, add the IMEI or serial.',
  },
  { icon: Package, title: 'Pack Up Your Device', text: 'Any box will do. We send the label.' },
  { icon: Send, title: 'Post Your Device', text: 'Tracked and insured from the counter, or hand it in.' },
  { icon: Banknote, title: 'Get Fast Payment', text: 'Checked in two working days, then paid.' },
];

export type SellProductProps = {
  product: ProductDetail;
  questions: readonly Question[];
  search: Place['search'];
  breadcrumb: React.ReactNode;
  /** How many stores take devices in. */
  stores: number;
  /** The button to accept the offer. A missing answer leads back to its question. */
  action: (answers: Answers, onMissing: (questionIds: readonly number[]) => void) => React.ReactNode;
};

/** The index of the first question without an answer; the end if all have one. */
function firstOpen(questions: readonly Question[], answers: Answers): number {
  const at = questions.findIndex((question) => !isAnswered(answers, asked(question)));
  return at === -1 ? questions.length : at;
}

/** Quotes for any answers: the current ones, none, or another grade. */
function quotes(product: ProductDetail, questions: readonly Question[]) {
  const best: Offer = {
    cash: penceFromPounds(product.cash_trade_in_value ?? product.regular_price),
    voucher: penceFromPounds(product.voucher_trade_in_value ?? product.regular_price),
  };
  const rules = questions.map(askedOffer);
  const terms = product.offer_terms ? termsInRules(product.offer_terms) : USUAL_TERMS;
  return { best, quoteFor: (answers: Answers) => tradeInQuote(best, rules, answers, terms) };
}

export function SellProduct(props: SellProductProps) {
  const { product, questions, search, breadcrumb, stores, action } = props;
  const path = addresses.product('sell', product.Category.slug, product.slug, product.id);
  const { answers, choose } = useAnswers(path, questions, search);
  const plain = questions.filter(({ option_type }) => option_type !== 3);
  const [at, setAt] = useState(() => firstOpen(plain, answers));
  const [now] = useState(() => new Date());
  const { best, quoteFor } = quotes(product, plain);
  const asking = withAmounts(plain, best, answers);
  const isFinal = at >= asking.length;
  const quote = quoteFor(answers);
  const never = quoteFor({});
  const ends = { lowest: never.lowest.cash, highest: never.highest.cash };
  const grade = asking.find(({ role }) => role === 'grade');
  const withGrade = (optionId: number): Offer =>
    quoteFor(grade ? { ...answers, [grade.id]: [optionId] } : answers).offer;
  useSaid(quote.offer);

  return (
    <>
      <LiveStrip
        facts={[
          {
            label: isFinal ? 'Offer, cash' : 'Offer so far, cash',
            value: formatPence(quote.offer.cash),
          },
          { label: 'Voucher', value: formatPence(quote.offer.voucher) },
          !isFinal
            ? { label: 'Question', value: `${at + 1} of ${asking.length}` }
            : { label: 'Held for', value: '14 days' },
        ]}
      />
      <div className="mx-auto w-full max-w-page px-gutter">
        {breadcrumb}
        <div className={`flex flex-col ${DEVICE_COLUMNS}`}>
          <div className={HEAD_PLACE}>
            <DeviceHead
              line="sell"
              product={product}
              title={`Sell your ${product.name}`}
              text={`${countWords(asking.length)}, about a minute. No account needed, and the price moves with each answer.`}
            />
          </div>
          <div className="mt-6 min-w-0 w768:col-start-1 w1024:mt-9">
            <QuestionCard
              questions={asking}
              at={at}
              answers={answers}
              kind={product.Misc_type?.title}
              onChoose={choose}
              onGo={setAt}
              end={
                <OfferEnd
                  offer={quote.offer}
                  notes={questions.filter(({ option_type }) => option_type === 3)}
                  stores={stores}
                  now={now}
                  action={action(answers, ([first]) => setAt(asking.findIndex(({ id }) => id === first)))}
                />
              }
            />
          </div>
          <div className="order-2 min-w-0 w768:order-none w768:col-start-1">
            <AnswersList questions={asking} answers={answers} onChange={setAt} />
          </div>
          <div data-later className={`order-1 mt-9 w768:order-none ${PANEL_PLACE}`}>
            <OfferPanel
              name={product.name}
              best={best}
              quote={quote}
              ends={ends}
              questions={asking}
              isFinal={isFinal}
              now={now}
            />
            <Trust stores={stores} />
          </div>
        </div>
        <SellAdvice
          productId={product.id}
          said={answersText(asking, answers)}
          graded={grade && answers[grade.id]?.[0]}
          offer={quote.offer}
          highest={quote.highest}
          offerAs={withGrade}
          repairing={search['repairing']}
        />
        <Grading question={grade} cashFor={(optionId): Pence => withGrade(optionId).cash} />
        <NextSteps title="Sell your Device in 4 Simple Steps" steps={STEPS} />
        <AboutDevice product={product} title={`Selling your ${product.name}`} />
        <ReviewsBelow product={product} />
      </div>
    </>
  );
}

const NUMBERS = [
  'No questions',
  'One question',
  'Two questions',
  'Three questions',
  'Four questions',
  'Five questions',
  'Six questions',
];
const countWords = (count: number) => NUMBERS[count] ?? `${count} questions`;

/** Screen readers announce each change of the offer, but not the first view. */
function useSaid({ cash, voucher }: Offer): void {
  const words = `${formatPence(cash)} cash, ${formatPence(voucher)} voucher`;
  const said = useRef(words);
  useEffect(() => {
    if (said.current === words) return;
    said.current = words;
    announce(`Offer so far ${words}`);
  }, [words]);
}

type Props = SellAnswers & { productId: number };

/** The other options, using the answers given here. */
function SellAdvice({ productId, ...answers }: Props) {
  const advice = useAdvice(productId);
  const [faultId, setFaultId] = useState<number>();
  if (!advice) return null;
  return <BetterWays advice={advice} {...sellView(advice, answers, faultId)} onFault={setFaultId} />;
}

/** Notes for sellers beside the price. */
function Trust({ stores }: { stores: number }) {
  const dropIn = stores > 0 ? ` or drop-in at ${countOf(stores, 'store')}` : '';
  const promises = [
    { icon: PackageCheck, text: `Free tracked label${dropIn}` },
    { icon: Camera, text: 'No price cut without a photo of the reason' },
    { icon: Undo2, text: 'Change your mind and it comes back free' },
  ];
  return (
    <ul className="grid gap-3 px-3 pt-5 text-label text-secondary w768:px-2 w960:pt-6 w1280:px-7">
      {promises.map(({ icon: Icon, text }) => (
        <li key={text} className="flex items-center gap-3">
          <Icon size={20} className="text-accent-text" />
          {text}
        </li>
      ))}
    </ul>
  );
}
