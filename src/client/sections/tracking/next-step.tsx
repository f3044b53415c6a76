import { ArrowRight } from 'lucide-react';
import type { BenchActor } from '#rules/flows/flow.ts';
import { byWords } from '#client/lib/when-words.ts';
import { KeptTogether } from '#client/ui/kept-together.tsx';

type Props = {
  next: { who: BenchActor; what: string; by: string | null };
  /** The name of the business. */
  business: string;
  now: Date;
};

/** 'You, by Fri 20 Nov'. */
export function whoWords({ next: { who, by }, business, now }: Props): string {
  const names: Record<BenchActor, string> = {
    customer: 'You',
    vendor: business,
    administrator: 'The shop',
    system: 'By itself',
  };
  return by === null ? names[who] : `${names[who]}, by ${byWords(by, now)}`;
}

/** The next step: who does it, and by when. */
export function NextStep(props: Props) {
  return (
    <p className="flex gap-2.5 text-small">
      <ArrowRight size={18} className="mt-px shrink-0 text-accent-text" />
      <span>
        <b className="block font-semibold">{props.next.what}</b>
        <span className="text-muted">
          <KeptTogether>{whoWords(props)}</KeptTogether>
        </span>
      </span>
    </p>
  );
}
