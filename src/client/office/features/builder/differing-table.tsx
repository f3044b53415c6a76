import type { DifferingField } from './differing-fields.ts';

type Props = {
  fields: readonly DifferingField[];
  /** What the two versions are called. */
  mine: string;
  theirs: string;
  /** The id of the heading above it. */
  labelledBy?: string;
};

/** What differs in two versions of a section, field by field with what each holds. */
export function DifferingTable({ fields, mine, theirs, labelledBy }: Props) {
  return (
    <table aria-labelledby={labelledBy} className="w-full table-fixed border-collapse text-left">
      <thead>
        <tr className="border-b border-border">
          <th scope="col" className="w-1/4 py-2 pr-3 font-semibold">
            Field
          </th>
          <th scope="col" className="py-2 pr-3 font-semibold">
            {mine}
          </th>
          <th scope="col" className="py-2 font-semibold">
            {theirs}
          </th>
        </tr>
      </thead>
      <tbody>
        {fields.map(({ label, ...both }) => (
          <tr key={label} className="border-b border-grey-2 align-top">
            <th scope="row" className="py-2 pr-3 font-normal wrap-anywhere text-secondary">
              {label}
            </th>
            <td className="py-2 pr-3 wrap-anywhere">{both.mine}</td>
            <td className="py-2 wrap-anywhere">{both.theirs}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
