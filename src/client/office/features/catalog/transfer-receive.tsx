import { useState } from 'react';
import type { Transfer, TransferLine } from '#contract/transfers-office.ts';
import { onTheWay } from '#rules/flows/transfer.ts';
import { momentWords } from '#client/lib/due-words.ts';
import { capital } from '#client/lib/format.ts';
import { Button } from '#client/ui/button.tsx';
import { FormFailure } from '#client/ui/form-failure.tsx';
import { Select } from '#client/ui/select.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { notify } from '#client/ui/toast-store.ts';
import { Box, Row } from '../../ui/box.tsx';
import { readCount } from './figures.tsx';
import { NO_STORE, shelfName } from './stock-words.ts';
import { TransferMoves, whyRefused } from './transfer-moves.tsx';
import { moveTransfer } from './transfers.api.ts';

/** A transfer that was sent: what has come of it, and where it goes. */
export function TransferReceive({ transfer }: { transfer: Transfer }) {
  return (
    <div className="grid items-start gap-4 w1024:grid-cols-[20rem_minmax(0,1fr)]">
      <Facts transfer={transfer} />
      <Goods transfer={transfer} />
    </div>
  );
}

function Facts({ transfer }: { transfer: Transfer }) {
  const [now] = useState(() => new Date());
  const { from, to, note, by, created_at: made, sent_at: sent, ended_at: ended } = transfer;
  const when = (at: string) => capital(momentWords(at, now));
  return (
    <Box title="Way">
      <dl>
        <Row name="From">{from?.name ?? NO_STORE}</Row>
        <Row name="To">{to?.name ?? NO_STORE}</Row>
        {note && <Row name="Note">{note}</Row>}
        <Row name="Made">{[when(made), by].filter(Boolean).join(', ')}</Row>
        {sent && <Row name="Sent">{when(sent)}</Row>}
        {ended && <Row name={transfer.state === 'received' ? 'Received' : 'Cancelled'}>{when(ended)}</Row>}
      </dl>
    </Box>
  );
}

function Goods({ transfer }: { transfer: Transfer }) {
  const { lines, moves } = transfer;
  const mayReceive = moves.includes('receive');
  const [typed, setTyped] = useState(() => new Map(lines.map((line) => [line.id, String(onTheWay(line))])));
  const [rest, setRest] = useState<'' | 'later' | 'missing'>('');
  const [failure, setFailure] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const cameOf = (line: TransferLine) => readCount(typed.get(line.id) ?? '');
  const isShort = lines.some((line) => (cameOf(line) ?? 0) < onTheWay(line));

  async function receive() {
    const wrong = lines.find((line) => (cameOf(line) ?? Infinity) > onTheWay(line));
    if (wrong)
      return setFailure(`Type how many of ${shelfName(wrong)} have come, at most ${onTheWay(wrong)}.`);
    if (isShort && rest === '') return setFailure('Say what becomes of the rest.');
    setIsBusy(true);
    setFailure(undefined);
    try {
      await moveTransfer(transfer, {
        move: 'receive',
        lines: lines.map((line) => ({ id: line.id, received: cameOf(line) ?? 0 })),
        ...(isShort && rest !== '' && { rest }),
      });
      notify('Received');
    } catch (error) {
      setFailure(whyRefused(error));
      setIsBusy(false);
    }
  }
  return (
    <Box title="Goods">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void receive();
        }}
      >
        <ul aria-label="Goods" className="divide-y divide-grey-2 border-t border-border">
          {lines.map((line) => (
            <li key={line.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
              <span className="min-w-32 flex-1">
                <b className="block font-semibold wrap-anywhere">{shelfName(line)}</b>
                <span className="block text-caption wrap-anywhere text-muted">{line.sku}</span>
              </span>
              <span className="text-small text-secondary tabular-nums">
                {cameWords(line, transfer.sent_at !== null)}
              </span>
              {mayReceive && onTheWay(line) > 0 && (
                <TextField
                  label={`How many of ${shelfName(line)} have come`}
                  hideLabel
                  tall={40}
                  value={typed.get(line.id) ?? ''}
                  onChange={({ target }) => setTyped(new Map(typed).set(line.id, target.value))}
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
            {isShort && (
              <Select
                label="What has not come"
                value={rest}
                onChange={({ target: { value } }) =>
                  setRest(value === 'later' || value === 'missing' ? value : '')
                }
                choices={[
                  { value: '', label: 'Choose' },
                  { value: 'later', label: 'Comes later' },
                  { value: 'missing', label: 'Is missing' },
                ]}
                className="max-w-80"
              />
            )}
            <FormFailure>{failure}</FormFailure>
            <div>
              <Button type="submit" variant="buy" busy={isBusy && 'Receiving'}>
                Receive
              </Button>
            </div>
          </div>
        )}
      </form>
      {moves.includes('cancel') && <TransferMoves transfer={transfer} />}
    </Box>
  );
}

/** '2 of 5 received, 1 missing' */
function cameWords({ quantity, received, missing }: TransferLine, wasSent: boolean): string {
  const lost = missing > 0 ? `, ${missing} missing` : '';
  if (received + missing > 0) return `${received} of ${quantity} received${lost}`;
  return `${quantity} ${wasSent ? 'sent' : 'planned'}`;
}
