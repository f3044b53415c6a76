import type { SharedSection } from '#contract/pages-office-shapes.ts';
import type { Fields } from '#contract/sections/fields.ts';
import { frameFields, SECTIONS, type Section } from '#contract/sections/registry.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { ModalActions } from '#client/ui/modal-actions.tsx';
import { pagesWords } from './shared-words.ts';
import type { Shared } from './use-shared.ts';

type Props = { shared: Shared; theirs: SharedSection };

/** Two people have changed the same shared section: what differs, and which of the two all pages show. */
export function SharedConflict({ shared, theirs }: Props) {
  const mine = shared.editOf(theirs.id)?.section ?? theirs.section;
  return (
    <Dialog
      open
      onClose={() => undefined}
      title={`${theirs.changed_by} has changed this section too`}
      width={680}
    >
      <div className="grid gap-4 pb-5 text-small">
        <p className="text-secondary">
          {theirs.title} stands on {pagesWords(theirs)}. Choose which one they show.
        </p>
        <table className="w-full table-fixed border-collapse text-left">
          <thead>
            <tr className="border-b border-border">
              <th scope="col" className="w-1/4 py-2 pr-3 font-semibold">
                Field
              </th>
              <th scope="col" className="py-2 pr-3 font-semibold">
                Yours
              </th>
              <th scope="col" className="py-2 font-semibold">
                From {theirs.changed_by}
              </th>
            </tr>
          </thead>
          <tbody>
            {differing(mine, theirs.section).map(({ label, one, other }) => (
              <tr key={label} className="border-b border-grey-2 align-top">
                <th scope="row" className="py-2 pr-3 font-normal text-secondary">
                  {label}
                </th>
                <td className="py-2 pr-3 wrap-anywhere">{one}</td>
                <td className="py-2 wrap-anywhere">{other}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ModalActions>
        <Button variant="buy" onClick={shared.keepMine}>
          Keep mine
        </Button>
        <Button variant="outline" onClick={shared.takeTheirs}>
          Take theirs
        </Button>
      </ModalActions>
    </Dialog>
  );
}

/** The fields in which two contents of a section differ, in words. */
function differing(mine: Section, theirs: Section): { label: string; one: string; other: string }[] {
  const fields: Fields = { ...frameFields, ...SECTIONS[mine.section_type].fields };
  const [ours, others] = [mine, theirs] as unknown as Readonly<Record<string, unknown>>[];
  const names = ['design', ...Object.keys(fields)];
  return names.flatMap((name) => {
    const [one, other] = [ours?.[name], others?.[name]];
    if (JSON.stringify(one) === JSON.stringify(other)) return [];
    return [{ label: fields[name]?.label ?? 'Design', one: wordsOf(one), other: wordsOf(other) }];
  });
}

function wordsOf(value: unknown): string {
  if (value === undefined || value === '') return '(empty)';
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return `${value.length} in the list`;
  const design: unknown = (value as { design_value?: unknown }).design_value;
  return typeof design === 'number' ? String(design) : 'Other values';
}
