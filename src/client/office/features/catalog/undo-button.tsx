import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { ProductImport } from '#contract/product-imports.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { countOf } from '#client/lib/format.ts';
import { Button } from '#client/ui/button.tsx';
import { EndDialog } from '../../ui/end-dialog.tsx';
import { undoImport } from './imports.api.ts';

/** Asks, and then sets back what an import or a bulk edit changed. */
export function UndoButton({ one }: { one: ProductImport }) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button size={40} variant="outline" className="max-w1280:h-11" onClick={() => setIsAsking(true)}>
        <Undo2 size={16} /> Undo
      </Button>
      {isAsking && (
        <EndDialog
          title={`Undo for ${countOf(one.counts.done, 'product')}?`}
          text={undoWords(one)}
          press={{ label: 'Undo', busy: 'Starting' }}
          done="The undo has started"
          work={() => undoImport(one.id)}
          wordsOf={messageOf}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}

const undoWords = ({ kind, counts }: ProductImport) =>
  [
    'Everything that it changed becomes what it was before. What somebody has changed since stays as it is, and you see which products these are.',
    ...(kind === 'file' && counts.create > 0
      ? ['Products that it added are removed, or archived if an order or a cart names them.']
      : []),
  ].join(' ');
