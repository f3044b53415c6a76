import { useState } from 'react';
import type { Photo } from '#contract/photos.ts';
import type { Grade } from '#rules/catalog/conditions.ts';
import { readPounds } from '#rules/forms/typed.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { forget, keep, readKept } from '#client/lib/kept-typing.ts';
import { notify, notifyError } from '#client/ui/toast-store.ts';
import {
  addedFinding,
  betterOf,
  betterPrice,
  checksOf,
  cutsOf,
  problemsOf,
  startFindings,
  type Finding,
  type Outcome,
} from './inspection-values.ts';
import { MOVES } from './state-words.ts';
import { moveDevice, type Device, type MoveBody } from './trade-ins.api.ts';

interface Values {
  findings: Finding[];
  grade: Grade | undefined;
  /** More cash than offered, as typed. */
  price: string;
  photos: readonly Photo[];
}

/** The work of one inspector on one device. It is kept over a reload until an outcome was sent. */
export function useInspection(device: Device) {
  const keeping = { name: `inspection:${device.number}:${device.version}` };
  const [values, setValues] = useState<Values>(() => ({
    findings: startFindings(device),
    grade: device.grade ?? undefined,
    price: '',
    photos: [],
    ...readKept<Values>(keeping),
  }));
  /** The button that was pressed last. After that, its missing fields are shown. */
  const [tried, setTried] = useState<Outcome>();
  const [busy, setBusy] = useState<Outcome>();
  /** It changes the offer, and waits for its confirmation. */
  const [asking, setAsking] = useState<Outcome>();

  function change(make: (before: Values) => Partial<Values>) {
    setValues((before) => {
      const next = { ...before, ...make(before) };
      keep<Values>(keeping, next);
      return next;
    });
  }

  /** The part of the work that every outcome, and every move off the bench, keeps. */
  const found = (): Pick<MoveBody, 'checks' | 'photos' | 'grade'> => ({
    checks: checksOf(values.findings),
    ...(values.photos.length > 0 && { photos: values.photos.map(({ id }) => id) }),
    ...(values.grade && { grade: values.grade }),
  });

  /** Checks what is missing. Another offer is shown once more before it is sent. */
  async function press(outcome: Outcome) {
    const problems = problemsOf(outcome, device, values);
    setTried(outcome);
    const [first] = Object.keys(problems);
    if (first !== undefined) {
      document.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      notifyError(problems[first] ?? '');
      return;
    }
    if (outcome === 'revise' || isMore()) setAsking(outcome);
    else await send(outcome);
  }

  const isBetter = betterOf(values.findings).length > 0;
  const bench = { ...values, price: isBetter ? betterPrice(device, values.findings, values.price) : '' };
  const isMore = () => (readPounds(bench.price) ?? 0) > device.offer.cash;

  async function send(outcome: Outcome) {
    setBusy(outcome);
    const price = isBetter ? readPounds(bench.price) : undefined;
    try {
      await moveDevice(device, {
        move: outcome,
        ...found(),
        ...(outcome === 'revise' && { cuts: cutsOf(values.findings) }),
        ...(outcome === 'validate' && price && { price }),
      });
      forget(keeping);
      notify(`${device.number} ${MOVES[outcome].done}`);
    } catch (error) {
      notifyError(messageOf(error));
    }
    setBusy(undefined);
    setAsking(undefined);
  }

  return {
    ...bench,
    errors: tried ? problemsOf(tried, device, values) : {},
    busy,
    found,
    press,
    send,
    asking,
    stopAsking: () => setAsking(undefined),
    change: (row: number, changed: Partial<Finding>) =>
      change(({ findings }) => ({
        findings: findings.map((finding, at) => (at === row ? { ...finding, ...changed } : finding)),
      })),
    allAsTold: () =>
      change(({ findings }) => ({
        findings: findings.map((finding) =>
          finding.result === null ? { ...finding, result: 'as_told' } : finding,
        ),
      })),
    addCheck: (check: string) => change(({ findings }) => ({ findings: [...findings, addedFinding(check)] })),
    removeCheck: (row: number) =>
      change(({ findings }) => ({ findings: findings.filter((_, at) => at !== row) })),
    setGrade: (grade: Grade) => change(() => ({ grade })),
    setPrice: (price: string) => change(() => ({ price })),
    setPhotos: (photos: readonly Photo[]) => change(() => ({ photos })),
  };
}

export type Inspection = ReturnType<typeof useInspection>;
