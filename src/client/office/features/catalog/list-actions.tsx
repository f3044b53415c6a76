import { ArrowDown, ArrowUp } from 'lucide-react';
import { Button } from '#client/ui/button.tsx';
import { IconButton } from '#client/ui/icon-button.tsx';
import { Picture } from '#client/ui/picture.tsx';
import { Chip } from '../../ui/chip.tsx';
import type { Moves } from './use-placing.ts';

export interface ListActions<R> {
  onChange: (record: R) => void;
  onRemove: (record: R) => void;
}

type Props = {
  /** The name of the record. */
  name: string;
  onChange: () => void;
  onRemove: () => void;
  /** For lists with an order. */
  moves?: Moves | undefined;
};

const LOOK = 'h-11! px-3! w1200:h-9!';
const ARROW = 'rounded-control! w1200:size-9!';

/** The actions of a record of a list. */
export function RecordActions({ name, onChange, onRemove, moves }: Props) {
  return (
    <>
      {moves && (
        <>
          <IconButton
            label={`Move ${name} up`}
            size={44}
            className={ARROW}
            data-move="up"
            disabled={!moves.up}
            onClick={moves.up}
          >
            <ArrowUp size={18} />
          </IconButton>
          <IconButton
            label={`Move ${name} down`}
            size={44}
            className={ARROW}
            data-move="down"
            disabled={!moves.down}
            onClick={moves.down}
          >
            <ArrowDown size={18} />
          </IconButton>
        </>
      )}
      <Button
        size={40}
        variant="outline"
        className={LOOK}
        data-next=""
        aria-label={`Change ${name}`}
        onClick={onChange}
      >
        Change
      </Button>
      <Button
        size={40}
        variant="outline"
        className={`${LOOK} text-danger!`}
        aria-label={`Remove ${name}`}
        onClick={onRemove}
      >
        Remove
      </Button>
    </>
  );
}

/** The small picture of a record. */
export function Face({ name }: { name: string | null }) {
  return (
    <span className="size-9 shrink-0 overflow-hidden rounded-control bg-grey-1">
      <Picture name={name} alt="" fallback="image" sizes="36px" className="size-full" />
    </span>
  );
}

/** Whether shoppers see a record. */
export function ShownChip({ isShown }: { isShown: boolean }) {
  return <Chip look={isShown ? 'good' : 'over'}>{isShown ? 'Shown' : 'Hidden'}</Chip>;
}
