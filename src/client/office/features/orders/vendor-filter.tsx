import { useQuery } from '@tanstack/react-query';
import { api } from '#client/lib/api.ts';
import { InlineSelect } from '#client/ui/select.tsx';

const CALL = 'GET /businesses';
const query = { approval: 'approved', per_page: 100 } as const;

type Props = { chosen: number | undefined; onChoose: (vendor: number | undefined) => void };

/** Filters the administrator's orders by vendor. */
export function VendorFilter({ chosen, onChoose }: Props) {
  const { data } = useQuery({
    queryKey: [CALL, query],
    queryFn: ({ signal }) => api(CALL, { query }, signal),
    staleTime: 5 * 60_000,
  });
  const businesses = data?.data ?? [];
  return (
    <InlineSelect
      label="Vendor"
      className="w1280:h-9!"
      value={chosen ?? ''}
      onChange={(event) => onChoose(Number(event.target.value) || undefined)}
      choices={[
        { value: '', label: 'All' },
        ...businesses.map(({ id, business_name: name }) => ({ value: String(id), label: name })),
      ]}
    />
  );
}
