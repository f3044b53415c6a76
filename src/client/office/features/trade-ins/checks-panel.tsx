import { CheckCheck, Plus } from 'lucide-react';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { Button } from '#client/ui/button.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { Box } from '../../ui/box.tsx';
import { CheckRow } from './check-row.tsx';
import { doneWords, ruleAnswersOf } from './inspection-values.ts';
import type { Device } from './trade-ins.api.ts';
import type { Inspection } from './use-inspection.ts';

type Props = { device: Device; reader: string; inspection: Inspection };

/** The customer's description beside the findings of the bench, row by row. */
export function ChecksPanel({ device, reader, inspection }: Props) {
  const { findings, errors } = inspection;
  const asked = device.answers.length;
  return (
    <Box
      title="Checks"
      note={
        <>
          <span className="text-muted">{doneWords(findings)}</span>
          <Button
            size={40}
            variant="outline"
            className="-my-1.5 ml-auto max-w1280:h-11"
            onClick={inspection.allAsTold}
          >
            <CheckCheck size={16} />
            The rest as told
          </Button>
        </>
      }
    >
      <div className="-mx-5 -mb-5">
        <div
          aria-hidden="true"
          className="hidden grid-cols-[minmax(0,1fr)_minmax(0,1fr)_minmax(0,1fr)_28px_56px] gap-2.5 border-t border-grey-2 bg-[#fbfaf8] px-5 py-2 text-caption text-muted w1024:grid"
        >
          <span>Check</span>
          <span>They told us</span>
          <span>We found</span>
          <span />
          <span className="text-right">Effect</span>
        </div>
        <ul>
          {findings.map((finding, row) => (
            <CheckRow
              key={`${row} ${finding.check}`}
              row={row}
              finding={finding}
              number={device.number}
              reader={reader}
              ruleAnswers={ruleAnswersOf(device, finding)}
              errors={errors}
              onChange={(changed) => inspection.change(row, changed)}
              onRemove={row >= asked ? () => inspection.removeCheck(row) : undefined}
            />
          ))}
        </ul>
        <AddCheck onAdd={inspection.addCheck} />
      </div>
    </Box>
  );
}

/** A fault that the customer was not asked about. */
function AddCheck({ onAdd }: { onAdd: (check: string) => void }) {
  const [check, setCheck] = useState('');
  function add(event: FormEvent) {
    event.preventDefault();
    if (!check.trim()) return;
    onAdd(check.trim());
    setCheck('');
  }
  return (
    <form onSubmit={add} className="flex items-end gap-2 border-t border-grey-2 px-5 py-4">
      <TextField
        label="Something else is worse"
        className="max-w-90 flex-1"
        tall={40}
        maxLength={80}
        autoComplete="off"
        value={check}
        onChange={({ target }) => setCheck(target.value)}
      />
      <Button type="submit" size={40} variant="outline">
        <Plus size={16} /> Add
      </Button>
    </form>
  );
}
