import { Chip } from './chip.tsx';

type Props = { results: readonly { name: string; problem: string | undefined }[] };

/** The result for each row. */
export function BulkResults({ results }: Props) {
  return (
    <ul>
      {results.map(({ name, problem }, index) => (
        <li key={index} className="border-b border-grey-2 py-2.5 last:border-0">
          <span className="flex items-center justify-between gap-3">
            <b className="font-semibold">{name}</b>
            <Chip look={problem ? 'decide' : 'good'}>{problem ? 'Not done' : 'Done'}</Chip>
          </span>
          {problem && <span className="block text-small text-danger">{problem}</span>}
        </li>
      ))}
    </ul>
  );
}
