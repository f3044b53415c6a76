/** A key of this name reaches into every object; it is never part of a call. As a value it is a word like others. */
const FORBIDDEN = '__proto__';

/** Whether anything in a parsed JSON text is named so, in whatever spelling the text had. */
export function hasForbiddenName(json: unknown): boolean {
  if (typeof json !== 'object' || json === null) return false;
  return Object.hasOwn(json, FORBIDDEN) || Object.values(json).some(hasForbiddenName);
}
