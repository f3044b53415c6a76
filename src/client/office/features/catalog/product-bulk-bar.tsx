import { Archive, Eye, EyeOff, PoundSterling, Printer, RotateCcw, Undo2 } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useState } from 'react';
import type { ProductImport } from '#contract/product-imports.ts';
import type { OfficeProductRow } from '#contract/products-office-shapes.ts';
import type { ProductMove } from '#rules/catalog/office-states.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { countOf } from '#client/lib/format.ts';
import { Anchor } from '#client/ui/anchor.tsx';
import { announce } from '#client/ui/announce.ts';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { notifyError } from '#client/ui/toast-store.ts';
import { BulkResults } from '../../ui/bulk-results.tsx';
import { TickBar } from '../../ui/tick-bar.tsx';
import { readFailed, type ProductEdit } from './imports.api.ts';
import { resultWords } from './import-words.ts';
import { PriceDialog } from './price-dialog.tsx';
import { MOVE_WORDS } from './product-words.ts';
import { useEdit } from './use-edit.ts';

const MOVES: readonly { move: Exclude<ProductMove, 'schedule'>; icon: LucideIcon }[] = [
  { move: 'publish', icon: Eye },
  { move: 'unpublish', icon: EyeOff },
  { move: 'archive', icon: Archive },
  { move: 'restore', icon: RotateCcw },
];

const button = 'h-11! px-3! w1280:h-10!';
const dark = `${button} bg-ink-raised! text-paper! hover:bg-ink-hover! border-0!`;

type Props = {
  rows: readonly OfficeProductRow[];
  /** The page of a bulk edit. */
  detailsOf: (id: string) => string;
  onDone: () => void;
};

/** Actions for all ticked products. The last edit stays in the bar, so that it can be undone. */
export function ProductBulkBar({ rows, detailsOf, onDone }: Props) {
  const { progress, make, undo } = useEdit();
  const [ended, setEnded] = useState<ProductImport>();
  const [failed, setFailed] = useState<readonly { name: string; problem: string }[]>();
  const [isPricing, setIsPricing] = useState(false);
  const priced = rows.filter((row) => row.is_active_for === 1 && row.state !== 'archived');
  const able = (move: ProductMove) => rows.filter(({ moves }) => moves.includes(move));

  async function end(work: Promise<ProductImport>) {
    try {
      const one = await work;
      setEnded(one);
      announce(resultWords(one));
      if (one.counts.failed > 0 && one.state === 'done')
        setFailed(
          (await readFailed(one.id)).map(({ name, errors }) => ({ name, problem: errors[0]?.text ?? '' })),
        );
    } catch (error) {
      notifyError(messageOf(error));
    }
  }
  function change(some: readonly OfficeProductRow[], what: Omit<ProductEdit, 'products'>) {
    const products = some.map(({ id, version }) => ({ id, version }));
    setEnded(undefined);
    void end(make({ products, ...what })).finally(onDone);
  }
  const variations = rows.reduce((sum, row) => sum + row.variation_count, 0);
  return (
    <>
      {rows.length > 0 || progress ? (
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
          <ButtonLink
            size={40}
            variant="light"
            className={dark}
            newWindow
            href={`/office/shelf-labels?ids=${rows.map(({ id }) => id).join(',')}`}
          >
            <Printer size={16} /> Labels
          </ButtonLink>
          {MOVES.map(({ move, icon: Icon }) => {
            const some = able(move);
            if (some.length === 0) return null;
            return (
              <Button
                key={move}
                size={40}
                variant="light"
                className={dark}
                onClick={() => change(some, { move })}
              >
                <Icon size={16} /> {MOVE_WORDS[move].label} {some.length}
              </Button>
            );
          })}
        </TickBar>
      ) : (
        ended && (
          <Ended
            one={ended}
            href={detailsOf(ended.id)}
            onUndo={() => void end(undo(ended))}
            onClose={() => setEnded(undefined)}
          />
        )
      )}
      {isPricing && (
        <PriceDialog
          rows={priced}
          onClose={() => setIsPricing(false)}
          onChange={(prices, meant) => {
            setIsPricing(false);
            change(meant, { prices });
          }}
        />
      )}
      {failed && (
        <Dialog open onClose={() => setFailed(undefined)} title="These could not be changed" width={480}>
          <BulkResults results={failed} />
        </Dialog>
      )}
    </>
  );
}

type EndedProps = { one: ProductImport; href: string; onUndo: () => void; onClose: () => void };

/** The last edit, with a button to undo it. */
function Ended({ one, href, onUndo, onClose }: EndedProps) {
  return (
    <TickBar name="What was done" words={resultWords(one)} onClear={onClose}>
      {one.can_undo && (
        <Button size={40} variant="light" className={button} onClick={onUndo}>
          <Undo2 size={16} /> Undo
        </Button>
      )}
      <Anchor
        href={href}
        className="inline-flex h-11 items-center rounded-control px-3 font-semibold hover:bg-ink-hover w1280:h-10"
      >
        Details
      </Anchor>
    </TickBar>
  );
}
