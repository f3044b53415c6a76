/** Somebody of the staff, as colleagues see them. */
export interface Person {
  id: number;
  name: string;
}

/** Whose work a list shows: that of whoever asks, or that of nobody in particular. */
export const ASSIGNEE_FILTERS = ['me', 'nobody'] as const;
export type AssigneeFilter = (typeof ASSIGNEE_FILTERS)[number];

/** From an address; undefined for anything else. */
export const readAssigneeFilter = (text: unknown): AssigneeFilter | undefined =>
  ASSIGNEE_FILTERS.find((one) => one === text);
