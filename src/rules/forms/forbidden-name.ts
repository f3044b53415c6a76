/** A key of this name can change the prototype of objects, so no call may contain it. As a value it is harmless. */
const FORBIDDEN = '__proto__';

/** Whether parsed JSON has this key anywhere. Escapes in the JSON text don't hide it. */
export function hasForbiddenName(json: unknown): boolean {
  if (typeof json !== 'object' || json === null) return false;
  return Object.hasOwn(json, FORBIDDEN) || Object.values(json).some(hasForbiddenName);
}
