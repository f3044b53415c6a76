import { useState } from 'react';
import type { ReactNode } from 'react';
import { AccordionPanel } from '#client/ui/accordion.tsx';

type Props = { title: string; open: boolean; children: ReactNode };

/** Opens as told when it is first shown; from then on only the visitor opens and closes it. */
export function FilterGroup({ title, open, children }: Props) {
  const [startsOpen] = useState(open);
  return (
    <AccordionPanel flush open={startsOpen} title={title}>
      {children}
    </AccordionPanel>
  );
}
