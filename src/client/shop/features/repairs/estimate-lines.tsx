import type { TrackedRepair } from '#contract/repairs.ts';
import { alternatives } from '#rules/repair/estimate.ts';
import { warrantyWords } from '#rules/repair/repair.ts';
import { capital, sumWords } from '#client/lib/format.ts';
import { Checkbox, Radio } from '#client/ui/check.tsx';
import { Choices } from '#client/ui/choices.tsx';

type Line = NonNullable<TrackedRepair['estimate']>['lines'][number];
type Props = {
  lines: readonly Line[];
  mayAnswer: boolean;
  ticked: readonly number[];
  onTick: (ticked: number[]) => void;
};

const wordsOf = (
  { name, price, was, warranty_months: months, part_quality: part, approved }: Line,
  mayAnswer: boolean,
) => ({
  label: <b className="font-semibold">{name}</b>,
  detail: [
    !mayAnswer && approved !== null && (approved ? 'Approved' : 'Declined'),
    part && `${capital(part)} part`,
    `Warranty: ${warrantyWords(months)}`,
    was !== null && was !== price && `we said ${sumWords(was)} before`,
  ]
    .filter(Boolean)
    .join(', '),
  trailing: (
    <b className="text-label text-ink">
      {mayAnswer || approved !== false ? (
        sumWords(price)
      ) : (
        <s className="font-normal text-muted">{sumWords(price)}</s>
      )}
    </b>
  ),
});

/** The lines of an estimate, each to be ticked; of alternatives one is picked, or none. */
export function EstimateLines({ lines, mayAnswer, ticked, onTick }: Props) {
  const isOn = ({ id, approved }: Line) => (mayAnswer ? ticked.includes(id) : approved === true);
  return (
    <Choices legend={mayAnswer ? 'What shall we do?' : 'What we named'}>
      <div className="divide-y divide-border rounded-box border border-border px-4">
        {alternatives(lines).map((alike) => {
          const [first] = alike;
          if (!first) return null;
          const others = ticked.filter((id) => alike.every((line) => line.id !== id));
          if (alike.length === 1) {
            return (
              <Checkbox
                key={first.id}
                name="approved"
                {...wordsOf(first, mayAnswer)}
                disabled={!mayAnswer}
                checked={isOn(first)}
                onChange={({ target }) => onTick(target.checked ? [...others, first.id] : others)}
              />
            );
          }
          const name = `choice-${first.id}`;
          return (
            <div key={first.id} role="group" aria-label="Pick one of these" className="py-1.5">
              <p className="text-caption text-muted">{mayAnswer ? 'Pick one of these' : 'One of these'}</p>
              {alike.map((line) => (
                <Radio
                  key={line.id}
                  name={name}
                  {...wordsOf(line, mayAnswer)}
                  disabled={!mayAnswer}
                  checked={isOn(line)}
                  onChange={() => onTick([...others, line.id])}
                />
              ))}
              <Radio
                name={name}
                label="None of these"
                disabled={!mayAnswer}
                checked={!alike.some(isOn)}
                onChange={() => onTick(others)}
              />
            </div>
          );
        })}
      </div>
    </Choices>
  );
}
