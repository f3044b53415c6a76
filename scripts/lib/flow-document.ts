import type { Flow } from '#rules/flows/flow.ts';
import { ORDER_FLOW } from '#rules/flows/order.ts';
import { REPAIR_FLOW } from '#rules/flows/repair.ts';
import { TRADE_IN_FLOW } from '#rules/flows/trade-in.ts';

export const FLOW_DOCUMENT = 'docs/flows.md';

type AnyFlow = Flow<string, string, string>;

const FLOWS: readonly { title: string; file: string; text: string; first: string[]; flow: AnyFlow }[] = [
  {
    title: 'Buy order',
    file: 'src/rules/flows/order.ts',
    text: 'One order of one vendor.',
    first: ['pending_payment', 'awaiting_trade_in'],
    flow: ORDER_FLOW,
  },
  {
    title: 'Trade-in',
    file: 'src/rules/flows/trade-in.ts',
    text: 'One device that a customer sells. A request may have several.',
    first: ['quoted'],
    flow: TRADE_IN_FLOW,
  },
  {
    title: 'Repair',
    file: 'src/rules/flows/repair.ts',
    text: 'One device that is repaired.',
    first: ['requested'],
    flow: REPAIR_FLOW,
  },
];

/** The diagrams of the three flows, made from their tables. */
export function flowDocument(): string {
  return [
    '# The three flows',
    '',
    'Made from the tables in `src/rules/flows` by `npm run docs:flows`; a test fails when it is not what the tables say. Each arrow is a move with those who may make it.',
    ...FLOWS.flatMap(({ title, file, text, first, flow }) => [
      '',
      `## ${title}`,
      '',
      `${text} Its table: \`${file}\`.`,
      '',
      '```mermaid',
      'stateDiagram-v2',
      ...first.map((state) => `  [*] --> ${state}`),
      ...arrowsOf(flow),
      '```',
    ]),
    '',
  ].join('\n');
}

/** Moves between the same two states are one arrow. */
function arrowsOf(flow: AnyFlow): string[] {
  const labels = new Map<string, string[]>();
  for (const [move, rows] of Object.entries(flow))
    for (const { from, to, by } of rows)
      for (const state of from) {
        const arrow = `  ${state} --> ${to}`;
        labels.set(arrow, [...(labels.get(arrow) ?? []), `${move} (${by.join(', ')})`]);
      }
  return [...labels].map(([arrow, moves]) => `${arrow}: ${moves.join(' · ')}`);
}
