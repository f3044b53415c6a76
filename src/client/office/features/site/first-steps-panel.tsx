import { useQuery } from '@tanstack/react-query';
import { ArrowRight, Circle, CircleCheck } from 'lucide-react';
import { queryFor } from '#client/lib/api.ts';
import { Anchor } from '#client/ui/anchor.tsx';
import { Box } from '../../ui/box.tsx';
import { firstSteps, isNewShop } from './first-steps.ts';

/** The steps that a new shop needs until its first product can be bought and paid for. Nothing after that. */
export function FirstSteps() {
  const { data: products } = useQuery({
    ...queryFor({ name: 'GET /office/products', query: { per_page: 1 } }),
    staleTime: 0,
  });
  const { data: settings } = useQuery({ ...queryFor({ name: 'GET /office/settings' }), staleTime: 0 });
  const { data: setup } = useQuery(queryFor({ name: 'GET /office/settings/setup' }));
  if (!products || !settings || !setup) return null;
  const { counts } = products;
  const known = {
    settings: settings.result,
    setup: setup.result,
    products: Object.values(counts).reduce((sum, one) => sum + one, 0),
    shown: (counts['live'] ?? 0) + (counts['sold_out'] ?? 0),
  };
  return isNewShop(known) ? <Steps known={known} /> : null;
}

function Steps({ known }: { known: Omit<Parameters<typeof firstSteps>[0], 'lists'> }) {
  const lists = useQuery({ ...queryFor({ name: 'GET /office/catalogue' }), staleTime: 0 }).data?.result;
  if (!lists) return null;
  const steps = firstSteps({ ...known, lists });
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <Box
      title="Open your shop"
      note={
        <span className="ml-auto text-caption text-muted">
          {done} of {steps.length} done
        </span>
      }
    >
      <ol className="-mx-5 -mb-5">
        {steps.map(({ title, text, href, isDone }) => (
          <li key={title} className="border-t border-border">
            <Anchor href={href} className="flex items-center gap-3 px-5 py-3 hover:bg-grey-1">
              {isDone ? (
                <CircleCheck size={22} className="shrink-0 text-sell-text" />
              ) : (
                <Circle size={22} className="shrink-0 text-control" />
              )}
              <span className="min-w-0 flex-1">
                <b className="block font-semibold">
                  {title}
                  {isDone && <span className="sr-only">, done</span>}
                </b>
                <span className="block text-small text-muted">{text}</span>
              </span>
              <ArrowRight size={18} className="shrink-0 text-muted" />
            </Anchor>
          </li>
        ))}
      </ol>
    </Box>
  );
}
