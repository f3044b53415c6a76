import type { TrackedRepair } from '#contract/repairs.ts';
import { PaperList } from '#client/sections/tracking/paper-list.tsx';
import { Panel } from '#client/ui/panel.tsx';

const NAMES: Record<TrackedRepair['papers'][number], string> = { warranty: 'Warranty', receipt: 'Receipt' };

/** The papers of a repair: its warranty, and the receipt of what was paid. */
export function RepairPapers({ tracked, token }: { tracked: TrackedRepair; token: string }) {
  const { papers, number } = tracked;
  if (papers.length === 0) return null;
  return (
    <Panel title="Documents">
      <PaperList token={token} papers={papers.map((name) => ({ name, title: NAMES[name], number }))} />
    </Panel>
  );
}
