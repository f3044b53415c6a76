import { describe, expect, it } from 'vitest';
import { ACTORS, afterMove, BENCH_ACTORS, movesOf, type Flow } from './flow.ts';
import { ORDER_FLOW, ORDER_MOVES, ORDER_STATES } from './order.ts';
import { REPAIR_FLOW, REPAIR_MOVES, REPAIR_STATES } from './repair.ts';
import { TRADE_IN_FLOW, TRADE_IN_MOVES, TRADE_IN_STATES } from './trade-in.ts';
import { UNIT_ACTORS, UNIT_FLOW, UNIT_FLOW_MOVES, UNIT_STATES } from './unit.ts';

interface Table {
  name: string;
  flow: Flow<string, string, string>;
  states: readonly string[];
  moves: readonly string[];
  actors: readonly string[];
  /** The states in which each begins. */
  first: readonly string[];
  /** States that nothing leaves. */
  ends: readonly string[];
}

const TABLES: Table[] = [
  {
    name: 'order',
    flow: ORDER_FLOW,
    states: ORDER_STATES,
    moves: ORDER_MOVES,
    actors: ACTORS,
    first: ['pending_payment', 'awaiting_trade_in'],
    ends: ['refunded', 'cancelled'],
  },
  {
    name: 'trade-in',
    flow: TRADE_IN_FLOW,
    states: TRADE_IN_STATES,
    moves: TRADE_IN_MOVES,
    actors: BENCH_ACTORS,
    first: ['quoted'],
    ends: ['returned', 'recycled', 'surrendered', 'expired', 'cancelled'],
  },
  {
    name: 'repair',
    flow: REPAIR_FLOW,
    states: REPAIR_STATES,
    moves: REPAIR_MOVES,
    actors: BENCH_ACTORS,
    first: ['requested'],
    ends: ['closed', 'recycled', 'sold_instead', 'cancelled'],
  },
  {
    name: 'unit',
    flow: UNIT_FLOW,
    states: UNIT_STATES,
    moves: UNIT_FLOW_MOVES,
    actors: UNIT_ACTORS,
    first: ['in_store'],
    ends: ['scrapped'],
  },
];

describe.each(TABLES)('The flow of a $name', ({ flow, states, moves, actors, first, ends }) => {
  it('has a row for each move, and names only states and actors that there are', () => {
    expect(Object.keys(flow)).toEqual([...moves]);
    for (const { from, to, by } of Object.values(flow).flat()) {
      expect(states).toEqual(expect.arrayContaining([...from, to]));
      expect(actors).toEqual(expect.arrayContaining([...by]));
      expect(from.length * by.length).toBeGreaterThan(0);
    }
  });

  it('allows exactly what its table says, in every state, for every move and actor', () => {
    for (const state of states)
      for (const actor of actors) {
        const allowed = moves.filter((move) =>
          flow[move]?.some(({ from, by }) => from.includes(state) && by.includes(actor)),
        );
        expect(movesOf(flow, state, actor)).toEqual(allowed);
        for (const move of moves)
          expect(afterMove(flow, move, state, actor) !== undefined).toBe(allowed.includes(move));
      }
  });

  it('leads to one state for each move, state and actor', () => {
    for (const state of states)
      for (const actor of actors)
        for (const rows of Object.values(flow)) {
          const fitting = rows.filter(({ from, by }) => from.includes(state) && by.includes(actor));
          expect(fitting.length).toBeLessThanOrEqual(1);
        }
  });

  it('reaches every state from where it begins, and ends only where it may', () => {
    const reached = new Set(first);
    for (let size = 0; size < reached.size;) {
      size = reached.size;
      for (const { from, to } of Object.values(flow).flat())
        if (from.some((state) => reached.has(state))) reached.add(to);
    }
    expect([...reached].sort()).toEqual([...states].sort());
    const left = new Set(
      Object.values(flow)
        .flat()
        .filter(({ from, to }) => !from.includes(to) || from.length > 1)
        .flatMap(({ from }) => from),
    );
    expect(states.filter((state) => !left.has(state)).sort()).toEqual([...ends].sort());
  });
});

describe('Silence', () => {
  it('never accepts a lower offer or an estimate', () => {
    expect(movesOf(TRADE_IN_FLOW, 'revised', 'system')).toEqual(['decline_revision']);
    expect(afterMove(TRADE_IN_FLOW, 'decline_revision', 'revised', 'system')).toBe('return_pending');
    expect(movesOf(REPAIR_FLOW, 'awaiting_approval', 'system')).toEqual(['decline']);
  });
});
