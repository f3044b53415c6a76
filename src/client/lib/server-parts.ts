const waiting: (() => Promise<unknown>)[] = [];

/** Code that the browser loads after mounting. The server can't load it while it draws, so it does so before. */
export function loadBeforeDrawing(load: () => Promise<unknown>): void {
  waiting.push(load);
}

/** A part may have parts of its own, which are known only when its code is there. */
export async function loadServerParts(): Promise<void> {
  while (waiting.length > 0) await Promise.all(waiting.splice(0).map((load) => load()));
}
