import { penceFromPounds } from '#rules/money/money.ts';
import { choiceProblem, estimateTotal, isOneOfEach } from '#rules/repair/estimate.ts';
import { MOST_LINES } from '#rules/repair/limits.ts';
import { repairTotal } from '#rules/repair/moves.ts';
import type { Ask, Connection } from '../../db/connect.ts';
import type { MovingRepair, RepairMoveHandler, RepairProblem, RepairWords } from './moving.writes.ts';
import { impossible, missing } from './moving.writes.ts';
import { reserveParts } from './parts.writes.ts';
import { estimateLines, repairEstimates, repairLines } from './tables.ts';
import type { LineRow } from './ticket.writes.ts';
import { readLines, readSince } from './ticket.writes.ts';

type SaidLine = NonNullable<RepairWords['lines']>[number];

const LAST = {
  name: 'repair-estimate-last',
  text: `select id, version, deposit, answered_at as "answeredAt" from repair_estimates
    where repair_id = $1 order by version desc limit 1`,
};

interface LastEstimate {
  id: number;
  version: number;
  deposit: number;
  answeredAt: Date | null;
}

async function readLastEstimate(ask: Ask, repairId: number): Promise<LastEstimate | undefined> {
  return (await ask<LastEstimate>(LAST, [repairId]))[0];
}

/** A new version of what the repair costs, with a price for every line that is not approved yet. */
export const makeEstimate: RepairMoveHandler = async (moving) => {
  const { at, ticket, lines, request } = moving;
  const given = request.said.lines ?? [];
  const problem =
    lineProblem(lines, given) ?? depositProblem(moving, given) ?? (await partProblem(moving, given));
  if (problem) return problem;
  const before = await readLastEstimate(at.ask, ticket.id);
  const [estimate] = await at.db
    .insert(repairEstimates)
    .values({
      repairId: ticket.id,
      version: (before?.version ?? 0) + 1,
      note: request.said.note ?? '',
      deposit: penceFromPounds(request.said.deposit ?? 0),
      sentAt: request.now,
    })
    .returning({ id: repairEstimates.id });
  if (!estimate) throw new Error('an estimate was not written');
  await at.db.insert(estimateLines).values(
    given.map((said) => {
      const line = lines.find(({ id }) => id === said.line_id);
      return {
        estimateId: estimate.id,
        lineId: line?.id ?? null,
        name: said.name,
        choice: said.choice ?? null,
        price: penceFromPounds(said.price),
        was: line?.price ?? null,
        warrantyMonths: said.warranty_months,
        partQuality: said.part_quality === undefined ? (line?.partQuality ?? null) : said.part_quality,
        ...partOf(said, line),
      };
    }),
  );
  return undefined;
};

/** A part that is not named stays as it is. */
function partOf({ part }: SaidLine, line: LineRow | undefined) {
  if (part === undefined) {
    return {
      partProductId: line?.partProductId ?? null,
      partVariationId: line?.partVariationId ?? null,
      partQuantity: line?.partQuantity ?? 0,
    };
  }
  return {
    partProductId: part?.product_id ?? null,
    partVariationId: part?.variation_id ?? null,
    partQuantity: part?.quantity ?? 0,
  };
}

function lineProblem(lines: readonly LineRow[], given: readonly SaidLine[]): RepairProblem | undefined {
  if (given.length === 0) return missing('lines', 'Please say what is to be done, and what it costs.');
  const open = lines.filter(({ state }) => state === 'asked').map(({ id }) => id);
  const named = given.flatMap(({ line_id: id }) => id ?? []);
  const wrong = choiceProblem(given);
  if (wrong !== undefined) return missing('lines', wrong);
  if (named.some((id) => !open.includes(id)))
    return missing('lines', 'A line is not of this repair, or was answered already.');
  if (open.some((id) => !named.includes(id)))
    return missing('lines', 'Please say what each of the faults costs.');
  return lines.length + given.length - new Set(named).size > MOST_LINES
    ? missing('lines', `A repair has at most ${MOST_LINES} lines.`)
    : undefined;
}

/** A deposit is asked for once, and is no more than what all of it costs. */
function depositProblem(
  { ticket, request }: MovingRepair,
  given: readonly SaidLine[],
): RepairProblem | undefined {
  const { deposit = 0 } = request.said;
  if (deposit === 0) return undefined;
  if (ticket.depositPaidAt !== null) return missing('deposit', 'A deposit was paid already.');
  const total = estimateTotal(
    given.map(({ price, choice = null }) => ({ price: penceFromPounds(price), choice })),
  );
  return penceFromPounds(deposit) > total
    ? missing('deposit', 'The deposit is more than the whole estimate.')
    : undefined;
}

const PART = {
  name: 'repair-part',
  text: `select 1 from products p left join variations v on v.product_id = p.id and v.id = $2
    where p.id = $1 and p.business_id = $3 and p.line = 1
      and case when p.type = 2 then v.id is not null else $2::int is null end`,
};

/** Parts are of the stock of the business that repairs. */
async function partProblem({ at, ticket }: MovingRepair, given: readonly SaidLine[]) {
  for (const { part, name } of given) {
    if (!part) continue;
    const values = [part.product_id, part.variation_id ?? null, ticket.businessId];
    if ((await at.ask(PART, values)).length === 0)
      return missing('lines', `The part for “${name}” is not in your stock list.`);
  }
  return undefined;
}

interface EstimateLine {
  id: number;
  lineId: number | null;
  name: string;
  choice: number | null;
  price: number;
  warrantyMonths: number;
  partQuality: LineRow['partQuality'];
  partProductId: number | null;
  partVariationId: number | null;
  partQuantity: number;
}

const LINES = {
  name: 'repair-estimate-lines',
  text: `
  select id, line_id as "lineId", name, choice, price, warranty_months as "warrantyMonths", part_quality as "partQuality",
    part_product_id as "partProductId", part_variation_id as "partVariationId", part_quantity as "partQuantity"
  from repair_estimate_lines where estimate_id = $1 order by id`,
};
const ANSWERED = {
  name: 'repair-estimate-answered',
  text: `
  with answered as (update repair_estimates set answered_at = $2 where id = $1 returning id)
  update repair_estimate_lines l set approved = l.id = any($3::int[]) from answered where l.estimate_id = answered.id`,
};
const APPROVE = {
  name: 'repair-line-approve',
  text: `
  update repair_lines set state = 'approved', price_kind = 'fixed', price = $2, warranty_months = $3, part_quality = $4,
    part_product_id = $5, part_variation_id = $6, part_quantity = $7, name = $8 where id = $1`,
};
/** Who wants less than the whole pays no more than that beforehand. */
const ASK_DEPOSIT = { name: 'repair-deposit', text: 'update repairs set deposit = $2 where id = $1' };
const DECLINE = {
  name: 'repair-lines-decline',
  text: `update repair_lines set state = 'declined' where id = any($1::int[])`,
};

/** The customer wants all or some lines of the newest estimate. An older one is refused. */
export async function approveEstimate(moving: MovingRepair): Promise<RepairProblem | undefined> {
  const { at, ticket, lines, request } = moving;
  const { said, now } = request;
  const estimate = await readLastEstimate(at.ask, ticket.id);
  if (!estimate) return impossible('There is no estimate yet.');
  if (said.estimate === undefined) return missing('estimate', 'Please say which estimate you mean.');
  if (said.estimate !== estimate.version) return staleEstimate(moving);
  const priced = await at.ask<EstimateLine>(LINES, [estimate.id]);
  const wanted = said.approved ?? priced.map(({ id }) => id);
  if (wanted.some((id) => !priced.some((line) => line.id === id)))
    return missing('approved', 'A line is not of this estimate.');
  const picked = priced.filter(({ id }) => wanted.includes(id));
  if (!isOneOfEach(picked)) return missing('approved', 'Please pick one of the alternatives.');
  if (wanted.length === 0 && !lines.some(({ state }) => state === 'approved'))
    return missing('approved', 'Please choose at least one line, or decline the estimate.');
  await at.ask(ANSWERED, [estimate.id, now, wanted]);
  for (const line of picked) await approveLine(at, ticket.id, line);
  const done = new Set(picked.map(({ lineId }) => lineId));
  // Another alternative for the same fault may be wanted.
  const declined = priced.flatMap(({ lineId }) => (lineId === null || done.has(lineId) ? [] : [lineId]));
  if (declined.length > 0) await at.ask(DECLINE, [declined]);
  const total = repairTotal(await readLines(at.ask, ticket.id));
  if (ticket.depositPaidAt === null)
    await at.ask(ASK_DEPOSIT, [ticket.id, Math.min(estimate.deposit, total)]);
  await reserveParts(at, ticket.id);
  return undefined;
}

async function approveLine(at: Connection, repairId: number, line: EstimateLine): Promise<void> {
  const { lineId, name, price, warrantyMonths, partQuality } = line;
  const { partProductId, partVariationId, partQuantity } = line;
  if (lineId !== null) {
    const part = [partProductId, partVariationId, partQuantity];
    await at.ask(APPROVE, [lineId, price, warrantyMonths, partQuality, ...part, name]);
    return;
  }
  await at.db.insert(repairLines).values({
    repairId,
    name,
    price,
    priceKind: 'fixed',
    warrantyMonths,
    partQuality,
    partProductId,
    partVariationId,
    partQuantity,
    state: 'approved',
  });
}

async function staleEstimate({ at, ticket }: MovingRepair): Promise<RepairProblem> {
  const { number, state, version } = ticket;
  const since = await readSince(at.ask, ticket.id, 0);
  return {
    stale: { number, state, version, since: since.filter(({ move }) => move === 'estimate').slice(-1) },
  };
}

/** What was found costs no more than what was agreed to at the booking. */
export const approveAsAgreed: RepairMoveHandler = async ({ at, ticket, lines, request }) => {
  const given = request.said.lines ?? [];
  const open = lines.filter(({ state }) => state === 'asked');
  if (open.length === 0) return impossible('There is nothing left to approve.');
  if (given.some(({ line_id: id }) => !open.some((line) => line.id === id)))
    return missing('lines', 'A line is not of this repair. Please send an estimate for what was found.');
  for (const line of open) {
    const said = given.find(({ line_id: id }) => id === line.id);
    const price = said ? penceFromPounds(said.price) : line.price;
    if (price === null || line.price === null || price > line.price)
      return missing('lines', `“${line.name}” costs more than was agreed. Please send an estimate.`);
    const { warrantyMonths, partQuality, partProductId, partVariationId, partQuantity, name } = line;
    const part = [partProductId, partVariationId, partQuantity];
    await at.ask(APPROVE, [line.id, price, warrantyMonths, partQuality, ...part, name]);
  }
  await reserveParts(at, ticket.id);
  return undefined;
};

const DECLINE_ALL = {
  name: 'repair-lines-decline-all',
  text: `update repair_lines set state = 'declined' where repair_id = $1`,
};
const NO_DEPOSIT = {
  name: 'repair-no-deposit',
  text: 'update repairs set deposit = 0 where id = $1 and deposit_paid_at is null',
};
const ANSWER_LAST = {
  name: 'repair-estimate-declined',
  text: `
  with last as (
    update repair_estimates set answered_at = $2 where answered_at is null and repair_id = $1 returning id
  )
  update repair_estimate_lines l set approved = false from last where l.estimate_id = last.id`,
};

/** Nothing of it is repaired. */
export async function declineAll(at: Connection, repairId: number, now: Date): Promise<void> {
  await at.ask(ANSWER_LAST, [repairId, now]);
  await at.ask(DECLINE_ALL, [repairId]);
  await at.ask(NO_DEPOSIT, [repairId]);
}
