import { POS_QUESTIONS } from '#rules/presentation/pos-words.ts';
import { phoneHref } from '#client/lib/phone-href.ts';
import { AccordionPanel } from '#client/ui/accordion.tsx';
import { Container } from '#client/ui/layout.tsx';
import { apart } from './section.tsx';

const ID = 'questions';

/** SPEC section 2: at most one is open at a time. Their common name makes the browser close the others. */
export function Questions({ phone }: { phone: string | undefined }) {
  return (
    <Container>
      <section
        id={ID}
        aria-labelledby={`${ID}-title`}
        className={`grid gap-6 w960:grid-cols-[4fr_8fr] ${apart}`}
      >
        <div>
          <h2 id={`${ID}-title`} className="text-h2">
            Questions, answered
          </h2>
          {phone && (
            <p className="mt-4 max-w-75 text-secondary">
              Not here? Call{' '}
              <a
                href={phoneHref(phone)}
                className="rounded-badge font-medium whitespace-nowrap text-ink underline underline-offset-3"
              >
                {phone}
              </a>
              , Monday to Saturday, 9 AM to 6 PM.
            </p>
          )}
        </div>
        <div className="border-t border-border">
          {POS_QUESTIONS.map(({ question, answer }) => (
            <AccordionPanel
              key={question}
              flush
              name="pos-questions"
              title={<h3 className="min-w-0 py-5 text-lead leading-6.5 font-medium">{question}</h3>}
            >
              <p className="-mt-1 max-w-160 pb-2.5 text-secondary">{answer}</p>
            </AccordionPanel>
          ))}
        </div>
      </section>
    </Container>
  );
}
