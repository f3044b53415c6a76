/** The actors who make moves of an order or a review. */
export const ACTORS = ['buyer', 'vendor', 'administrator', 'system'] as const;
export type Actor = (typeof ACTORS)[number];

/**
 * The actors who make moves of a trade-in or a repair: a customer sells or brings a device, and buys nothing.
 */
export const BENCH_ACTORS = ['customer', 'vendor', 'administrator', 'system'] as const;
export type BenchActor = (typeof BENCH_ACTORS)[number];

export interface Move<S extends string, A extends string = Actor> {
  from: readonly S[];
  to: S;
  by: readonly A[];
}

/** A flow as a table that a shopkeeper can read: its moves by name. A move may have several rows. */
export type Flow<S extends string, M extends string, A extends string = Actor> = Readonly<
  Record<M, readonly Move<S, A>[]>
>;

/** The state after a move; undefined if the move is not allowed in this state or for this actor. */
export function afterMove<S extends string, M extends string, A extends string>(
  flow: Flow<S, M, A>,
  move: M,
  state: S,
  actor: A,
): S | undefined {
  return flow[move].find(({ from, by }) => from.includes(state) && by.includes(actor))?.to;
}

/** The moves that an actor may make in a state, in the order of the table. */
export function movesOf<S extends string, M extends string, A extends string>(
  flow: Flow<S, M, A>,
  state: S,
  actor: A,
): M[] {
  return (Object.keys(flow) as M[]).filter((move) => afterMove(flow, move, state, actor) !== undefined);
}
