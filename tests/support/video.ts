const box = (type: string, ...inside: Buffer[]): Buffer => {
  const content = Buffer.concat(inside);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, content]);
};

function track(handler: string): Buffer {
  const tkhd = Buffer.alloc(84);
  tkhd.writeUInt16BE(handler === 'vide' ? 320 : 0, 76);
  tkhd.writeUInt16BE(handler === 'vide' ? 240 : 0, 80);
  const hdlr = Buffer.alloc(24);
  hdlr.write(handler, 8, 'latin1');
  return box('trak', box('tkhd', tkhd), box('mdia', box('hdlr', hdlr)));
}

/** The parts of an MP4 that describe its content, with a note about where it was taken. */
export const tinyVideo = ({ tracks = ['vide', 'soun'], note = '' }): Buffer =>
  Buffer.concat([
    box('ftyp', Buffer.from('isom\0\0\x02\0isommp41', 'latin1')),
    box('moov', ...tracks.map(track), box('udta', box('\xa9xyz', Buffer.from(note, 'latin1')))),
    box('mdat', Buffer.alloc(64, 7)),
  ]);
