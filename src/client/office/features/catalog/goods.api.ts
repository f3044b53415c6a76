import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Answer, CallName, Input } from '#contract/calls.ts';
import { api } from '#client/lib/api.ts';
import type { ApiError } from '#client/lib/api-error.ts';
import { newKey } from '#client/lib/new-key.ts';
import { queryClient } from '#client/lib/query-client.ts';
import { readListsAgain } from './products.api.ts';

type Kind = 'transfers' | 'purchases';
type List<K extends Kind> = `GET /office/${K}`;
type One<K extends Kind> = `GET /office/${K}/{id}`;
type Create<K extends Kind> = `POST /office/${K}`;
type Change<K extends Kind> = `PUT /office/${K}/{id}`;
type Move<K extends Kind> = `POST /office/${K}/{id}/moves`;
export type NewGoods<K extends Kind> = Input<Create<K>>['body'];
export type Goods<K extends Kind> = Answer<One<K>>['result'];

type Given<N extends CallName> = Parameters<typeof api<N>>[1];
/** The compiler does not see that the input of both kinds is made of the same parts. */
const given = <N extends CallName>(input: object) => input as Given<N>;

/**
 * The calls of a list of goods on their way. The changed record is read anew, and so is everything that shows
 * stock.
 */
export function goodsCalls<K extends Kind>(kind: K) {
  const list = `GET /office/${kind}` as const satisfies List<K>;
  const one = `GET /office/${kind}/{id}` as const satisfies One<K>;

  async function afterwards(work: Promise<{ result: Goods<K> }>): Promise<Goods<K>> {
    try {
      const { result } = await work;
      queryClient.setQueryData([one, result.id], result);
      return result;
    } finally {
      void queryClient.invalidateQueries({ queryKey: [list] });
      void readListsAgain();
    }
  }

  return {
    useList: (query: NonNullable<Input<List<K>>['query']>) =>
      useQuery<Answer<List<K>>, ApiError>({
        queryKey: [list, query],
        queryFn: ({ signal }) => api<List<K>>(list, given({ query }), signal),
        staleTime: 5_000,
        placeholderData: keepPreviousData,
      }),
    useOne: (id: number | 'new') =>
      useQuery<Goods<K>, ApiError>({
        queryKey: [one, id],
        enabled: id !== 'new',
        queryFn: async ({ signal }) => (await api<One<K>>(one, given({ params: { id } }), signal)).result,
        staleTime: 5_000,
      }),
    create: (body: NewGoods<K>, key: string) =>
      afterwards(api<Create<K>>(`POST /office/${kind}`, given({ body }), undefined, key)),
    change: (id: number, body: Input<Change<K>>['body']) =>
      afterwards(api<Change<K>>(`PUT /office/${kind}/{id}`, given({ params: { id }, body }))),
    move: ({ id, version }: Goods<K>, body: Omit<Input<Move<K>>['body'], 'version'>) =>
      afterwards(
        api<Move<K>>(
          `POST /office/${kind}/{id}/moves`,
          given({ params: { id }, body: { ...body, version } }),
          undefined,
          newKey(),
        ),
      ),
  };
}

export const transfers = goodsCalls('transfers');
export const purchases = goodsCalls('purchases');
