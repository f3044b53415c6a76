import type { ReactNode } from 'react';
import { cx } from '#client/ui/cx.ts';
import { CheckInQuestions } from '../screens/check-in-questions.tsx';
import { LayoutBoard } from '../screens/layout-board.tsx';
import { Receipt } from '../screens/receipt.tsx';
import { Section } from './section.tsx';

export function Customisation() {
  return (
    <Section
      id="customise"
      title="Customise it until it fits your counter"
      text="Put the buttons where your hands go, print your own name on the paper, and ask the questions your shop asks."
    >
      <div className="grid gap-4 w650:grid-cols-2 w960:gap-6 w1150:grid-cols-[2fr_1fr_1fr]">
        <Card
          className="w650:col-span-2 w1150:col-span-1"
          title="Move any button"
          text="Drag, colour and rename. Each till can have its own layout."
        >
          <LayoutBoard />
        </Card>
        <Card
          title="Your name on paper"
          text="Receipts, repair labels and trade-in forms carry your logo and terms."
        >
          <Receipt />
        </Card>
        <Card title="Ask what you need" text="Your own check-in questions, required or not, per device type.">
          <CheckInQuestions />
        </Card>
      </div>
    </Section>
  );
}

type CardProps = { title: string; text: string; className?: string | undefined; children: ReactNode };

function Card({ title, text, className, children }: CardProps) {
  return (
    <article className={cx('overflow-hidden rounded-card border border-border', className)}>
      <div className="grid overflow-hidden bg-grey-1 w650:min-h-85 w1150:h-85">{children}</div>
      <div className="px-6 pt-5 pb-6">
        <h3 className="text-h3">{title}</h3>
        <p className="mt-1 text-label leading-5.5 text-muted">{text}</p>
      </div>
    </article>
  );
}
