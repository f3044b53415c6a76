/** Writes a WebM file (one VP9 track, no sound) from encoded frames, with the minimum that players need. */
export interface EncodedFrame {
  readonly data: Uint8Array;
  readonly key: boolean;
  /** Milliseconds from the start. */
  readonly at: number;
}

const bytes = (...parts: readonly (Uint8Array | readonly number[])[]): Uint8Array =>
  Buffer.concat(parts.map((part) => Buffer.from(part)));

/** A length in the container's format. Eight bytes are always enough and keep this simple. */
function size(length: number): Uint8Array {
  const out = Buffer.alloc(8);
  out.writeBigUInt64BE((1n << 56n) | BigInt(length));
  return out;
}

const idBytes = (id: number): Uint8Array => {
  const hex = id.toString(16);
  return Buffer.from(hex.length % 2 ? `0${hex}` : hex, 'hex');
};

const element = (id: number, content: Uint8Array): Uint8Array =>
  bytes(idBytes(id), size(content.length), content);

const uint = (id: number, value: number): Uint8Array => {
  const out = Buffer.alloc(4);
  out.writeUInt32BE(value);
  return element(id, out);
};

const float = (id: number, value: number): Uint8Array => {
  const out = Buffer.alloc(8);
  out.writeDoubleBE(value);
  return element(id, out);
};

const string = (id: number, value: string): Uint8Array => element(id, Buffer.from(value, 'utf8'));

/** Block times are 16-bit and relative to their cluster. */
const CLUSTER_MS = 30_000;

function simpleBlock(frame: EncodedFrame, clusterAt: number): Uint8Array {
  const head = Buffer.alloc(4);
  head.writeUInt8(0x81, 0);
  head.writeInt16BE(frame.at - clusterAt, 1);
  head.writeUInt8(frame.key ? 0x80 : 0, 3);
  return element(0xa3, bytes(head, frame.data));
}

export function webm(
  frames: readonly EncodedFrame[],
  width: number,
  height: number,
  duration: number,
): Uint8Array {
  const head = element(
    0x1a45dfa3,
    bytes(
      uint(0x4286, 1),
      uint(0x42f7, 1),
      uint(0x42f2, 4),
      uint(0x42f3, 8),
      string(0x4282, 'webm'),
      uint(0x4287, 2),
      uint(0x4285, 2),
    ),
  );
  const info = element(
    0x1549a966,
    bytes(
      uint(0x2ad7b1, 1_000_000),
      float(0x4489, duration),
      string(0x4d80, 'threefold'),
      string(0x5741, 'threefold'),
    ),
  );
  const video = element(0xe0, bytes(uint(0xb0, width), uint(0xba, height)));
  const track = element(
    0xae,
    bytes(uint(0xd7, 1), uint(0x73c5, 1), uint(0x83, 1), uint(0x9c, 0), string(0x86, 'V_VP9'), video),
  );
  const clusters = new Map<number, EncodedFrame[]>();
  for (const frame of frames) {
    const start = Math.floor(frame.at / CLUSTER_MS) * CLUSTER_MS;
    clusters.set(start, [...(clusters.get(start) ?? []), frame]);
  }
  const body = [...clusters].map(([start, inside]) =>
    element(0x1f43b675, bytes(uint(0xe7, start), ...inside.map((frame) => simpleBlock(frame, start)))),
  );
  return bytes(head, element(0x18538067, bytes(info, element(0x1654ae6b, track), ...body)));
}
