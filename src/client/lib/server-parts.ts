const waiting: (() => Promise<unknown>)[] = [];

/** Registers code that the browser loads after mounting. The server loads it before it renders. */
export function loadBeforeDrawing(load: () => Promise<unknown>): void {
  waiting.push(load);
}

/** Loads registered parts. A part may register further parts when its code is loaded. */
export async function loadServerParts(): Promise<void> {
  while (waiting.length > 0) await Promise.all(waiting.splice(0).map((load) => load()));
}
