/** Who makes a move. */
export const ACTORS = ['buyer', 'vendor', 'administrator', 'system'] as const;
export type Actor = (typeof ACTORS)[number];

export interface Move<S extends string> {
  from: readonly S[];
  to: S;
  by: readonly Actor[];
}

/** A flow as a table that a shopkeeper can read: its moves by name. A move may have several rows. */
export type Flow<S extends string, M extends string> = Readonly<Record<M, readonly Move<S>[]>>;

/** The state after a move; undefined if the move is not allowed in this state or for this actor. */
export function afterMove<S extends string, M extends string>(
  flow: Flow<S, M>,
  move: M,
  state: S,
  actor: Actor,
): S | undefined {
  return flow[move].find(({ from, by }) => from.includes(state) && by.includes(actor))?.to;
}

/** The moves that an actor may make in a state, in the order of the table. */
export function movesOf<S extends string, M extends string>(flow: Flow<S, M>, state: S, actor: Actor): M[] {
  return (Object.keys(flow) as M[]).filter((move) => afterMove(flow, move, state, actor) !== undefined);
}
