import { matchAddress, type AddressOf } from '#contract/pages.ts';
import type { Answer } from '#contract/calls.ts';
import { requests } from '#contract/first-calls.ts';
import type { Advice, Question } from '#contract/catalog.ts';
import { WAYS } from '#rules/checkout/form.ts';
import { answersIn, answersText, questionKind } from '#rules/catalog/questions.ts';
import type { PublicCalls } from '../http/public-calls.ts';
import { Refusal } from '../http/refusal.ts';
import { pageKey } from './page-key.ts';
import { texts } from './render.ts';

/** The query keys for the choices on the page of a device. */
const CHOICES = ['answers', 'fault', 'way', 'selling', 'repairing'] as const;

/**
 * The URL under which a page is cached. Choices that the device doesn't have are dropped, and the others are
 * written in one order. Otherwise a client could fill the memory with one page under endless URLs.
 */
export async function keptAddress(url: string, calls: PublicCalls): Promise<string> {
  const key = pageKey(url);
  const mark = key.indexOf('?');
  const address = mark === -1 ? undefined : matchAddress(key.slice(0, mark));
  if (address?.page !== 'product') return key;
  const search = new URLSearchParams(key.slice(mark));
  const given = Object.fromEntries(search);
  for (const choice of CHOICES) search.delete(choice);
  for (const [choice, value] of Object.entries(await knownChoices(address, given, calls))) {
    if (value) search.set(choice, value);
  }
  return search.size === 0 ? key.slice(0, mark) : `${key.slice(0, mark)}?${search.toString()}`;
}

type Choices = Partial<Record<(typeof CHOICES)[number], string | undefined>>;

async function knownChoices(
  { line, id }: AddressOf<'product'>,
  { answers, fault, way, selling, repairing }: Choices,
  calls: PublicCalls,
): Promise<Choices> {
  if (line === 'buy') return {};
  const isRepair = line === 'repair';
  const questions = answers || fault ? await readQuestions(id, calls) : [];
  return {
    // As on the page: `fault` counts only when there are no `answers`.
    ...(answers ? { answers: knownAnswers(answers, questions) } : { fault: knownFaults(fault, questions) }),
    way: isRepair ? WAYS.slice(1).find((one) => one === way) : undefined,
    selling: isRepair && selling ? knownAnswers(selling, await readSellQuestions(id, calls)) : undefined,
    repairing:
      !isRepair && repairing ? knownAnswers(repairing, await readRepairQuestions(id, calls)) : undefined,
  };
}

type Answerable = Pick<Question, 'id' | 'option_type'> & { Question_options: readonly { id: number }[] };

function knownAnswers(text: string, questions: readonly Answerable[]): string {
  const asked = questions.map(({ id, option_type, Question_options: options }) => ({
    id,
    kind: questionKind(option_type),
    options,
  }));
  return answersText(asked, answersIn(text, asked));
}

function knownFaults(text: string | undefined, questions: readonly Question[]): string {
  const given = new Set(text?.split(','));
  const faults = questions.find(({ role }) => role === 'faults')?.Question_options ?? [];
  return faults
    .flatMap(({ repair }) => repair?.fault ?? [])
    .filter((fault) => given.has(fault))
    .join(',');
}

/** None while the database does not answer. We then send the page without choices, which may still be cached. */
async function readQuestions(productId: number, calls: PublicCalls): Promise<readonly Question[]> {
  const { name, query } = requests.questions(productId);
  const answer = await calls.run(name, { params: {}, query: texts(query) }).catch(() => undefined);
  if (!answer || answer instanceof Refusal) return [];
  return (JSON.parse(answer.text) as Answer<typeof name>).result;
}

/** The questions of the sell page for the same model. */
async function readSellQuestions(productId: number, calls: PublicCalls): Promise<readonly Answerable[]> {
  return (await readAdvice(productId, calls))?.sell?.questions ?? [];
}

/** The questions of the repair page for the same model. */
async function readRepairQuestions(productId: number, calls: PublicCalls): Promise<readonly Answerable[]> {
  const repair = (await readAdvice(productId, calls))?.repair;
  return repair ? readQuestions(repair.id, calls) : [];
}

async function readAdvice(productId: number, calls: PublicCalls): Promise<Advice | undefined> {
  const { name, params } = requests.advice(productId);
  const answer = await calls.run(name, { params: texts(params), query: {} }).catch(() => undefined);
  if (!answer || answer instanceof Refusal) return undefined;
  return (JSON.parse(answer.text) as Answer<typeof name>).result;
}
