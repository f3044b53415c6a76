/** Statement triggers of the database announce here which kind of data changed. */
export const CHANGES_CHANNEL = 'threefold_changes';

const CHANGE_TAGS = ['catalog', 'site', 'stores'] as const;
export type ChangeTag = (typeof CHANGE_TAGS)[number];

/** 'all' after a gap in listening: whatever changed meanwhile is unknown. */
export type Change = ChangeTag | 'all';
export type ChangeListener = (change: Change) => void;

export function readChange(payload: string | undefined): Change {
  return CHANGE_TAGS.find((tag) => tag === payload) ?? 'all';
}
