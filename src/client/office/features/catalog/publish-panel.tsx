import { useState } from 'react';
import type { OfficeProduct } from '#contract/products-office-shapes.ts';
import type { ProductMove } from '#rules/catalog/office-states.ts';
import { fullDateWords } from '#rules/stores/shop-time.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { notify, notifyError } from '#client/ui/toast-store.ts';
import { Box } from '../../ui/box.tsx';
import { Chip } from '../../ui/chip.tsx';
import { fieldTime, readFieldTime } from '#client/lib/london-time.ts';
import { hiddenWords, LINE_WORDS, MOVE_WORDS, STANDS } from './product-words.ts';
import { moveProduct } from './products.api.ts';

type Props = { product: OfficeProduct; isChanged: boolean; onMoved: (product: OfficeProduct) => void };

const SAYS: Record<OfficeProduct['state'], string> = {
  live: 'Shoppers see it.',
  sold_out: 'Shoppers see it, and can’t buy it.',
  draft: 'Nobody but your team sees it.',
  scheduled: 'It is published by itself.',
  hidden: 'It is published, but shoppers don’t see it.',
  archived: 'It has left the shop and the list.',
};

/** The state of the product, and the moves that it allows. */
export function PublishPanel({ product, isChanged, onMoved }: Props) {
  const [at, setAt] = useState('');
  const [busy, setBusy] = useState<ProductMove>();
  const { state, moves, publish_at: publishAt } = product;
  const { label, look } = STANDS[state];

  async function make(move: ProductMove, moment?: Date) {
    if (isChanged) return notifyError('Save or discard your changes first.');
    setBusy(move);
    try {
      const moved = await moveProduct(product, move, moment?.toISOString());
      onMoved(moved);
      notify(`${moved.name}: ${STANDS[moved.state].label}`);
    } catch (error) {
      notifyError(messageOf(error));
    } finally {
      setBusy(undefined);
    }
  }
  return (
    <Box title="State" note={<Chip look={look}>{label}</Chip>}>
      <p className="text-secondary">
        {SAYS[state]} {hiddenWords(product)}
      </p>
      {publishAt && (
        <p className="mt-1 font-semibold">
          {fullDateWords(new Date(publishAt))}, {fieldTime(new Date(publishAt)).slice(-5)} London time
        </p>
      )}
      <p className="mt-1 text-secondary">Line: {LINE_WORDS[product.is_active_for]}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        {moves
          .filter((move) => move !== 'schedule')
          .map((move) => (
            <Button
              key={move}
              size={40}
              variant={move === 'publish' ? 'buy' : 'outline'}
              busy={busy === move && 'Saving'}
              onClick={() => void make(move)}
            >
              {move === 'publish' ? 'Publish now' : MOVE_WORDS[move].label}
            </Button>
          ))}
      </div>
      {moves.includes('schedule') && (
        <div className="mt-4 grid gap-2">
          <TextField
            label="Publish at"
            hint="London time"
            type="datetime-local"
            tall={40}
            value={at}
            onChange={({ target }) => setAt(target.value)}
          />
          <Button
            size={40}
            variant="outline"
            busy={busy === 'schedule' && 'Saving'}
            onClick={() => {
              const moment = readFieldTime(at);
              if (!moment || moment <= new Date()) notifyError('Choose a day and an hour to come.');
              else void make('schedule', moment);
            }}
          >
            Schedule
          </Button>
        </div>
      )}
    </Box>
  );
}
