import type { Store } from '#contract/stores.ts';
import { hoursError } from '#rules/stores/opening-hours.ts';
import { Button } from '#client/ui/button.tsx';
import { Checkbox } from '#client/ui/check.tsx';
import { FieldNote } from '#client/ui/field.tsx';
import { DAYS } from '#client/lib/opening-words.ts';

export type Week = Store['opening_hours'];
type Day = Week[number];

const USUAL = { opens: '09:00', closes: '17:30' };
const SUNDAY = 7;

export const usualWeek: Week = [1, 2, 3, 4, 5, 6, SUNDAY].map((weekday) =>
  weekday === SUNDAY ? { weekday, opens: null, closes: null } : { weekday, ...USUAL },
);

type HoursEditorProps = {
  week: Week;
  onChange: (week: Week) => void;
  /** Errors are shown after the first attempt to send. */
  showsErrors: boolean;
};

export function HoursEditor({ week, onChange, showsErrors }: HoursEditorProps) {
  const set = (changed: Day) =>
    onChange(week.map((day) => (day.weekday === changed.weekday ? changed : day)));
  const [monday] = week;
  return (
    <fieldset>
      <legend className="mb-1 text-small font-semibold">Opening hours</legend>
      <ul className="divide-y divide-border border-y border-border">
        {week.map((day) => (
          <DayRow
            key={day.weekday}
            day={day}
            onChange={set}
            error={showsErrors ? hoursError(day) : undefined}
          />
        ))}
      </ul>
      <Button
        variant="text"
        size={40}
        className="mt-1"
        onClick={() =>
          onChange(
            week.map((day) => (monday && day.weekday < SUNDAY ? { ...monday, weekday: day.weekday } : day)),
          )
        }
      >
        Use Monday’s hours until Saturday
      </Button>
    </fieldset>
  );
}

const time =
  'h-10 w-full min-w-0 rounded-control border border-control bg-paper px-2 text-small tabular-nums aria-invalid:border-danger pointer-coarse:h-11';

function DayRow({
  day,
  onChange,
  error,
}: {
  day: Day;
  onChange: (day: Day) => void;
  error: string | undefined;
}) {
  const name = DAYS[day.weekday] ?? '';
  const isOpen = day.opens !== null || day.closes !== null;
  const noteId = `hours-${day.weekday}-note`;
  const input = (end: 'opens' | 'closes') => (
    <input
      type="time"
      aria-label={`${name}, ${end}`}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? noteId : undefined}
      value={day[end] ?? ''}
      onChange={(event) => onChange({ ...day, [end]: event.target.value || null })}
      className={time}
    />
  );
  return (
    <li className="py-1.5">
      <div className="grid items-center gap-x-2 w500:grid-cols-[10rem_minmax(0,1fr)]">
        <Checkbox
          label={name}
          checked={isOpen}
          onChange={(event) =>
            onChange({ ...day, ...(event.target.checked ? USUAL : { opens: null, closes: null }) })
          }
        />
        {isOpen ? (
          <div className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-2 text-small text-muted">
            {input('opens')}
            to
            {input('closes')}
          </div>
        ) : (
          <p className="text-small text-muted">Closed</p>
        )}
      </div>
      <FieldNote id={noteId} error={error} />
    </li>
  );
}
