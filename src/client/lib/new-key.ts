/** A key for a request that must be carried out once. Not `randomUUID`, which browsers have on secure pages alone. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
