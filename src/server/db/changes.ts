/** Statement triggers of the database announce here which kind of data changed. */
export const CHANGES_CHANNEL = 'threefold_changes';

const CHANGE_TAGS = ['catalog', 'site', 'stores'] as const;
/** Kinds of data that answers are made of. */
export type ChangeTag = (typeof CHANGE_TAGS)[number];

/** Which answers are stale; 'all' after a gap in listening, since whatever changed meanwhile is unknown. */
export type StaleAnswers = ChangeTag | 'all';

/** 'jobs': a job was written, which waits to be done and is part of no answer. */
export type Change = StaleAnswers | 'jobs';
export type ChangeListener = (change: Change) => void;

const KNOWN: readonly Change[] = [...CHANGE_TAGS, 'jobs'];

export function readChange(payload: string | undefined): Change {
  return KNOWN.find((change) => change === payload) ?? 'all';
}
