import { Archive, Eye, EyeOff, PoundSterling, RotateCcw } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useState } from 'react';
import type { OfficeProductRow } from '#contract/products-office-shapes.ts';
import type { ProductMove } from '#rules/catalog/office-states.ts';
import { countOf } from '#client/lib/format.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { notify } from '#client/ui/toast-store.ts';
import { BulkResults } from '../../ui/bulk-results.tsx';
import { TickBar } from '../../ui/tick-bar.tsx';
import { useBulk, type BulkResult, type BulkStep } from '#client/lib/use-bulk.ts';
import { PriceDialog } from './price-dialog.tsx';
import { changePrices, moveProduct } from './products.api.ts';
import { MOVE_WORDS } from './product-words.ts';

const MOVES: readonly { move: Exclude<ProductMove, 'schedule'>; icon: LucideIcon }[] = [
  { move: 'publish', icon: Eye },
  { move: 'unpublish', icon: EyeOff },
  { move: 'archive', icon: Archive },
  { move: 'restore', icon: RotateCcw },
];

/** Actions for all ticked products. */
export function ProductBulkBar({ rows, onDone }: { rows: readonly OfficeProductRow[]; onDone: () => void }) {
  const { progress, run } = useBulk();
  const [results, setResults] = useState<readonly BulkResult[]>();
  const [isPricing, setIsPricing] = useState(false);
  const priced = rows.filter((row) => row.is_active_for === 1 && row.state !== 'archived');
  const able = (move: ProductMove) => rows.filter(({ moves }) => moves.includes(move));

  async function make(steps: readonly BulkStep[], done: string) {
    const made = await run('Saving', steps);
    const good = made.filter(({ problem }) => !problem).length;
    if (good > 0) notify(`${countOf(good, 'product')} ${done}`);
    if (good < made.length) setResults(made);
    onDone();
  }
  const button = 'h-11! px-3! w1280:h-10!';
  const dark = `${button} bg-ink-raised! text-paper! hover:bg-ink-hover! border-0!`;
  const variations = rows.reduce((sum, row) => sum + row.variation_count, 0);
  return (
    <>
      {(rows.length > 0 || progress) && (
        <TickBar
          name="Ticked products"
          words={`${rows.length} ticked${variations > 0 ? `, ${countOf(variations, 'variation')}` : ''}`}
          progress={progress}
          onClear={onDone}
        >
          {priced.length > 0 && (
            <Button size={40} variant="light" className={button} onClick={() => setIsPricing(true)}>
              <PoundSterling size={16} /> Price
            </Button>
          )}
          {MOVES.map(({ move, icon: Icon }) => {
            const some = able(move);
            if (some.length === 0) return null;
            const { label, done } = MOVE_WORDS[move];
            const steps = some.map((row) => ({ name: row.name, run: () => moveProduct(row, move) }));
            return (
              <Button
                key={move}
                size={40}
                variant="light"
                className={dark}
                onClick={() => void make(steps, done)}
              >
                <Icon size={16} /> {label} {some.length}
              </Button>
            );
          })}
        </TickBar>
      )}
      {isPricing && (
        <PriceDialog
          rows={priced}
          onClose={() => setIsPricing(false)}
          onChange={(change, meant) => {
            setIsPricing(false);
            const steps = meant.map((row) => ({ name: row.name, run: () => changePrices(row, change) }));
            void make(steps, 'changed');
          }}
        />
      )}
      {results && (
        <Dialog open onClose={() => setResults(undefined)} title="What was done" width={480}>
          <BulkResults results={results} />
        </Dialog>
      )}
    </>
  );
}
