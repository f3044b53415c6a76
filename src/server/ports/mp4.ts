/** Boxes that hold other boxes on the way to what describes a video. */
const CONTAINERS = new Set(['moov', 'trak', 'mdia', 'minf', 'moof', 'traf', 'edts']);
/** Boxes in which cameras write the place, their name and notes. */
const PRIVATE = new Set(['udta', 'meta', 'uuid']);
/** Pictures, sound, subtitles, time codes. Other tracks hold data such as the route that a person walked. */
const SHOWN_TRACKS = new Set(['vide', 'soun', 'text', 'sbtl', 'subt', 'tmcd', 'hint']);

const HEAD = 8;
const MOST_DEPTH = 8;

export type VideoProblem = 'damaged' | 'data track';

interface Found {
  tracks: string[];
  width: number;
  height: number;
}

class Problem extends Error {
  readonly problem: VideoProblem;
  constructor(problem: VideoProblem) {
    super(problem);
    this.problem = problem;
  }
}

/**
 * Removes the place and other notes from an MP4, in the buffer itself. Removed boxes become empty boxes of
 * the same length, since the rest of the file refers to positions by their distance from its start.
 */
export function cleanMp4(file: Buffer): { width: number; height: number } | VideoProblem {
  const found: Found = { tracks: [], width: 0, height: 0 };
  try {
    walk(file, { from: 0, to: file.length, parent: '', depth: 0 }, found);
  } catch (error) {
    if (error instanceof Problem) return error.problem;
    throw error;
  }
  if (!found.tracks.includes('vide')) return 'damaged';
  if (found.tracks.some((track) => !SHOWN_TRACKS.has(track))) return 'data track';
  return { width: found.width, height: found.height };
}

interface Inside {
  from: number;
  to: number;
  parent: string;
  depth: number;
}

function walk(file: Buffer, { from, to, parent, depth }: Inside, found: Found): void {
  if (depth > MOST_DEPTH) throw new Problem('damaged');
  for (let at = from; at < to;) {
    const { type, head, size } = boxAt(file, at, to);
    const [start, end] = [at + head, at + size];
    if (PRIVATE.has(type)) blank(file, at, start, end);
    else if (CONTAINERS.has(type))
      walk(file, { from: start, to: end, parent: type, depth: depth + 1 }, found);
    else if (type === 'hdlr' && parent === 'mdia') found.tracks.push(textAt(file, start + 8, end));
    else if (type === 'tkhd') readSize(file, start, end, found);
    at = end;
  }
}

function boxAt(file: Buffer, at: number, to: number): { type: string; head: number; size: number } {
  if (at + HEAD > to) throw new Problem('damaged');
  const short = file.readUInt32BE(at);
  const type = textAt(file, at + 4, to);
  // 1: the size follows in 64 bits. 0: the box goes on to the end.
  const isLong = short === 1;
  if (isLong && at + HEAD * 2 > to) throw new Problem('damaged');
  const size = isLong ? Number(file.readBigUInt64BE(at + HEAD)) : short === 0 ? to - at : short;
  const head = isLong ? HEAD * 2 : HEAD;
  if (size < head || at + size > to) throw new Problem('damaged');
  return { type, head, size };
}

function textAt(file: Buffer, at: number, end: number): string {
  if (at + 4 > end) throw new Problem('damaged');
  return file.toString('latin1', at, at + 4);
}

function blank(file: Buffer, at: number, start: number, end: number): void {
  file.write('free', at + 4, 'latin1');
  file.fill(0, start, end);
}

/** Width and height are the last eight bytes of a track's head, each with 16 bits behind the point. */
function readSize(file: Buffer, start: number, end: number, found: Found): void {
  if (end - start < HEAD) throw new Problem('damaged');
  found.width = Math.max(found.width, file.readUInt16BE(end - 8));
  found.height = Math.max(found.height, file.readUInt16BE(end - 4));
}
