import { useState, type ReactNode } from 'react';
import { momentWords } from '#client/lib/due-words.ts';
import { capital } from '#client/lib/format.ts';
import { Button } from '#client/ui/button.tsx';
import { FormFailure } from '#client/ui/form-failure.tsx';
import { Select } from '#client/ui/select.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { Box, Row } from '../../ui/box.tsx';
import { readCount } from './figures.tsx';
import { useMove } from './goods-moves.tsx';

/** A line of goods that were sent or ordered. */
export interface ComingLine {
  id: number;
  name: string;
  /** Under the name, such as the SKU. */
  under: string;
  /** '2 of 5 received' */
  came: string;
  /** Units that have not come yet. */
  open: number;
}

/** What happens to units that have not come: they come later, or are missing. */
export type Rest = 'later' | 'missing';

type Props = {
  title: string;
  /** The rows with its facts. */
  facts: ReactNode;
  record: {
    by: string | null;
    state: string;
    created_at: string;
    ended_at: string | null;
  };
  /** When the goods went. */
  went: { label: string; at: string | null };
  lines: readonly ComingLine[];
  mayReceive: boolean;
  /** Whether staff choose what happens to units that have not come. */
  asksRest?: boolean;
  onReceive: (lines: { id: number; received: number }[], rest: Rest | undefined) => Promise<unknown>;
  moves: ReactNode;
};

/** Goods on their way: their facts, and the units that have come. */
export function GoodsReceive({ title, facts, record, went, moves, ...goods }: Props) {
  const [now] = useState(() => new Date());
  const when = (at: string) => capital(momentWords(at, now));
  const { by, state, created_at: made, ended_at: ended } = record;
  return (
    <div className="grid items-start gap-4 w1024:grid-cols-[20rem_minmax(0,1fr)]">
      <Box title={title}>
        <dl>
          {facts}
          <Row name="Made">{[when(made), by].filter(Boolean).join(', ')}</Row>
          {went.at && <Row name={went.label}>{when(went.at)}</Row>}
          {ended && <Row name={state === 'received' ? 'Received' : 'Cancelled'}>{when(ended)}</Row>}
        </dl>
      </Box>
      <Box title="Goods">
        <Coming {...goods} />
        {moves}
      </Box>
    </div>
  );
}

type ComingProps = Pick<Props, 'lines' | 'mayReceive' | 'asksRest' | 'onReceive'>;

function Coming({ lines, mayReceive, asksRest = false, onReceive }: ComingProps) {
  const [typed, setTyped] = useState(() => new Map(lines.map(({ id, open }) => [id, String(open)])));
  const [rest, setRest] = useState<'' | Rest>('');
  const { failure, isBusy, make, fail } = useMove();
  const cameOf = ({ id }: ComingLine) => readCount(typed.get(id) ?? '');
  const isShort = asksRest && lines.some((line) => (cameOf(line) ?? 0) < line.open);

  function receive() {
    const wrong = lines.find((line) => (cameOf(line) ?? Infinity) > line.open);
    if (wrong) return fail(`Type how many of ${wrong.name} have come, at most ${wrong.open}.`);
    if (isShort && rest === '') return fail('Say what becomes of the rest.');
    const came = lines.map((line) => ({ id: line.id, received: cameOf(line) ?? 0 }));
    void make(() => onReceive(came, isShort && rest !== '' ? rest : undefined), 'Received');
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        receive();
      }}
    >
      <ul aria-label="Goods" className="divide-y divide-grey-2 border-t border-border">
        {lines.map(({ id, name, under, came, open }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <span className="min-w-32 flex-1">
              <b className="block font-semibold wrap-anywhere">{name}</b>
              <span className="block text-caption wrap-anywhere text-muted">{under}</span>
            </span>
            <span className="text-small text-secondary tabular-nums">{came}</span>
            {mayReceive && open > 0 && (
              <TextField
                label={`How many of ${name} have come`}
                hideLabel
                tall={40}
                value={typed.get(id) ?? ''}
                onChange={({ target }) => setTyped(new Map(typed).set(id, target.value))}
                inputMode="numeric"
                autoComplete="off"
                className="w-20"
              />
            )}
          </li>
        ))}
      </ul>
      {mayReceive && (
        <div className="mt-5 grid gap-4">
          {isShort && <RestField value={rest} onChange={setRest} />}
          <FormFailure>{failure}</FormFailure>
          <div>
            <Button type="submit" variant="buy" busy={isBusy && 'Receiving'}>
              Receive
            </Button>
          </div>
        </div>
      )}
    </form>
  );
}

const RestField = ({ value: shown, onChange }: { value: string; onChange: (rest: '' | Rest) => void }) => (
  <Select
    label="What has not come"
    value={shown}
    onChange={({ target: { value } }) => onChange(value === 'later' || value === 'missing' ? value : '')}
    choices={[
      { value: '', label: 'Choose' },
      { value: 'later', label: 'Comes later' },
      { value: 'missing', label: 'Is missing' },
    ]}
    className="max-w-80"
  />
);
