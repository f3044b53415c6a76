/** A member of staff, as colleagues see them. */
export interface Person {
  id: number;
  name: string;
}

/** Filters of a list by assignee: assigned to the caller, or not assigned. */
export const ASSIGNEE_FILTERS = ['me', 'nobody'] as const;
export type AssigneeFilter = (typeof ASSIGNEE_FILTERS)[number];

/** From an address; undefined for anything else. */
export const readAssigneeFilter = (text: unknown): AssigneeFilter | undefined =>
  ASSIGNEE_FILTERS.find((one) => one === text);
