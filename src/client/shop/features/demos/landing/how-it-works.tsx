import { Container } from '#client/ui/layout.tsx';
import { SectionHead, apart } from './section.tsx';

const STEPS = [
  { title: 'Ask for your trial', text: 'Five fields. A person calls you back the same working day.' },
  { title: 'Bring your stock', text: 'Send a spreadsheet or your old export. We load it with you.' },
  { title: 'Set up your people', text: 'Add shops, tills and staff, and choose who may do what.' },
  { title: 'Open the doors', text: 'Sell, buy in and repair. Turn on the online shop when you like.' },
];
const ID = 'how-it-works';

export function HowItWorks() {
  return (
    <section id={ID} aria-labelledby={`${ID}-title`} className={`bg-grey-1 py-14 w960:py-24 ${apart}`}>
      <Container>
        <SectionHead
          id={ID}
          title="How it works"
          text="Most shops are selling on it within the week. You keep your old till running until you are sure."
        />
        <ol className="grid gap-6 w960:grid-cols-4">
          {STEPS.map(({ title, text }, index) => (
            <li
              key={title}
              className="group/step relative grid grid-cols-[40px_1fr] gap-x-4 w960:block w960:pt-16"
            >
              <span
                aria-hidden="true"
                className="absolute top-12 -bottom-4 left-5 border-l-[1.5px] border-outline group-last/step:hidden w960:top-5 w960:-right-2 w960:bottom-auto w960:left-14 w960:border-t-[1.5px] w960:border-l-0"
              />
              <span
                aria-hidden="true"
                className="grid size-10 place-items-center rounded-full bg-ink font-semibold text-paper tabular-nums w960:absolute w960:top-0 w960:left-0"
              >
                {index + 1}
              </span>
              <div className="pt-1.5 w960:pt-0">
                <h3 className="text-h3">{title}</h3>
                <p className="mt-1 max-w-62 text-label leading-5.5 text-secondary">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </Container>
    </section>
  );
}
