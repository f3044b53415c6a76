import type { TrackedRepair } from '#contract/repairs.ts';
import type { MoveBody, Tracking } from '#client/lib/tracking.api.ts';

/** Makes a move of a repair. It fails where something else happened to the repair first. */
export type MakeMove = (body: Omit<MoveBody, 'version'>) => Promise<void>;

export const moverOf =
  ({ move }: Pick<Tracking, 'move'>, { version }: Pick<TrackedRepair, 'version'>): MakeMove =>
  (body) =>
    move({ ...body, version });
