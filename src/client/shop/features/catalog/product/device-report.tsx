import { useQuery } from '@tanstack/react-query';
import { queryFor } from '#client/lib/api.ts';
import { DeviceFindings } from '#client/sections/photos/device-findings.tsx';

type Props = { productId: number; variationId: number | undefined; name: string };

/** What the shop found at the very device, where a product or variation has one piece left. */
export function DeviceReport({ productId, variationId, name }: Props) {
  const { data } = useQuery({
    ...queryFor({
      name: 'GET /no/auth/web/site/products/{id}/device',
      params: { id: productId },
      query: { variation_id: variationId },
    }),
    select: (answer) => answer.result,
  });
  if (!data) return null;
  return (
    <section
      aria-labelledby="this-device"
      className="rounded-card border border-border bg-paper p-5 text-label w768:mt-6"
    >
      <h2 id="this-device" className="mb-1 text-h3">
        The exact device that you get
      </h2>
      <DeviceFindings report={data} name={name} otherwise="Checked and graded by a person." />
    </section>
  );
}
