import type { LucideIcon } from 'lucide-react';
import { unbroken } from '#client/ui/unbroken.tsx';

type Props = {
  title: string;
  steps: readonly { icon: LucideIcon; title: string; text: string }[];
};

/** The next steps, in their order. */
export function NextSteps({ title, steps }: Props) {
  return (
    <section data-later aria-labelledby="next-steps" className="mt-16 w960:mt-22">
      <h2 id="next-steps" className="max-w-[22ch] text-h2 w600:max-w-none">
        {title}
      </h2>
      <ol className="mt-5 grid grid-cols-2 gap-3 w768:grid-cols-4 w768:gap-4 w960:mt-7 w1024:gap-6">
        {steps.map(({ icon: Icon, title: name, text }) => (
          <li key={name} className="rounded-card bg-grey-1 p-4 w1024:p-6">
            <Icon size={26} className="text-accent-text" />
            <h3 className="mt-4.5 text-name w960:mt-7">{unbroken(name)}</h3>
            <p className="mt-1 text-small text-secondary w960:text-label">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
