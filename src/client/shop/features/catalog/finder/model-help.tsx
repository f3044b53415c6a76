import type { ReactNode } from 'react';
import { topCategories, useCategories } from '#client/lib/categories.api.ts';
import type { FinderLine } from '#client/shop/features/catalog/finder/finder-words.ts';
import { Accordion, AccordionPanel } from '#client/ui/accordion.tsx';

interface Help {
  title: string;
  /** Slugs of the categories whose devices it explains. */
  of: readonly string[];
  steps: string[];
}

const HELP: readonly Help[] = [
  {
    title: 'iPhone or iPad',
    of: ['phones', 'tablets'],
    steps: [
      'Open Settings, then General, then About. “Model Name” says it in words, such as iPhone 14 Pro.',
      'It doesn’t turn on? Look for the model number (A and four digits): on the back of an iPad and of an iPhone up to the 7, inside the SIM tray slot of a later iPhone.',
    ],
  },
  {
    title: 'Android phone or tablet',
    of: ['phones', 'tablets'],
    steps: [
      'Open Settings and scroll to About phone or About tablet. The name is at the top; Samsung also shows a number such as SM-S911B.',
      'It doesn’t turn on? The number is printed small on the lower back, or on the box and the receipt.',
    ],
  },
  {
    title: 'Laptop',
    of: ['laptops'],
    steps: [
      'On a MacBook open the Apple menu in the corner, then About This Mac: name, size and year.',
      'On Windows press the Windows key, type “System Information” and open it: look for System Model.',
      'It doesn’t turn on? Turn it over. The model is printed on the base, on a MacBook as A and four digits.',
    ],
  },
  {
    title: 'Watch',
    of: ['watches'],
    steps: [
      'On an Apple Watch open Settings, then General, then About, or the Watch app on your iPhone. The series and the size in mm are also engraved on the back.',
      'On a Galaxy or Pixel Watch open Settings, then About watch.',
    ],
  },
  {
    title: 'Console',
    of: ['consoles'],
    steps: [
      'On a PlayStation the number begins with CFI and is on the label at the back. With a disc slot it is the disc edition, without one the digital edition.',
      'On an Xbox open Settings, then System, then Console info; or look at the label between the ports.',
      'On a Nintendo Switch the number begins with HAC, HDH or HEG and is on the bottom edge.',
    ],
  },
];

interface Props {
  line: FinderLine;
  /** The slug of the category that was chosen. */
  category: string | undefined;
  children: ReactNode;
}

/** For visitors who don't know their model's name; other ways to go on are beside it. */
export function ModelHelp({ line, category, children }: Props) {
  const offered = topCategories(useCategories(), line).map(({ slug }) => slug);
  const slugs = category ? [category] : offered;
  const fitting = HELP.filter(({ of }) => of.some((slug) => slugs.includes(slug)));
  return (
    <section
      aria-labelledby="model-help"
      className="mt-12 grid gap-5 w960:mt-20 w960:grid-cols-[1fr_2fr] w960:items-start w960:gap-14"
    >
      <div>
        <h2 id="model-help" className="text-h2">
          I don’t know my model
        </h2>
        <p className="mt-1.5 text-small text-muted w960:text-body">
          Every device says what it is. Here is where to look. Or let us look.
        </p>
        <div className="mt-5 hidden flex-wrap gap-3 w960:flex">{children}</div>
      </div>
      <Accordion>
        {(fitting.length > 0 ? fitting : HELP).map(({ title, steps }) => (
          <AccordionPanel key={title} title={title} name="model-help">
            <ul className="grid gap-2.5 text-label leading-5.5! text-secondary">
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ul>
          </AccordionPanel>
        ))}
      </Accordion>
      <div className="flex flex-wrap gap-3 w960:hidden">{children}</div>
    </section>
  );
}
