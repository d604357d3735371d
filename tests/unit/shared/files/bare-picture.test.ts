import { crc32 } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { checkFile, DOCUMENT_TYPES, PICTURE_TYPES } from '@/shared/files/check-file';

const PLACE = 'Алматы 43.238949';
const MAKER = 'Galaxy S24';

/** Exif as a phone writes it: orientation, model and GPS position. */
function exif(turn: number, isSmall = false): Buffer {
  const short = (value: number) => (isSmall ? [value, 0] : [0, value]);
  const long = (value: number) => (isSmall ? [value, 0, 0, 0] : [0, 0, 0, value]);
  const tag = (high: number, low: number) => (isSmall ? [low, high] : [high, low]);
  return Buffer.concat([
    Buffer.from([...(isSmall ? 'II' : 'MM')].map((char) => char.charCodeAt(0))),
    Buffer.of(...short(42), ...long(8), ...short(2)),
    Buffer.of(...tag(0x01, 0x12), ...short(3), ...long(1), ...short(turn), 0, 0),
    Buffer.of(...tag(0x88, 0x25), ...short(4), ...long(1), ...long(38), ...long(0)),
    Buffer.from(`GPS ${PLACE} ${MAKER}`),
  ]);
}

function segment(marker: number, ...content: (string | Buffer)[]): Buffer {
  const body = Buffer.concat(content.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)));
  return Buffer.concat([Buffer.of(0xff, marker, (body.length + 2) >> 8, (body.length + 2) & 255), body]);
}

const DRAWN = [
  segment(0xe0, 'JFIF\0'),
  segment(0xe2, 'ICC_PROFILE\0sRGB'),
  segment(0xdb, 'tables'),
  segment(0xee, 'Adobe'),
];
const SCANS = [
  segment(0xda, 'first'),
  Buffer.of(1, 0xff, 0, 2, 0xff, 0xd0, 3),
  segment(0xc4, 'x'),
  segment(0xda, 'y'),
  Buffer.of(4),
];

function jpeg(turn: number, isSmall = false): Buffer {
  return Buffer.concat([
    Buffer.of(0xff, 0xd8),
    segment(0xe1, 'Exif\0\0', exif(turn, isSmall)),
    ...DRAWN,
    segment(0xe1, 'http://ns.adobe.com/xap/1.0/\0', `<x:xmpmeta>${PLACE}`),
    segment(0xe2, 'MPF\0', PLACE),
    segment(0xed, 'Photoshop 3.0\0', PLACE),
    segment(0xfe, MAKER),
    ...SCANS,
    Buffer.of(0xff, 0xd9),
    Buffer.from(`ftypmp42 a moving photo of ${PLACE}`),
  ]);
}

/** The smallest Exif with only an orientation. */
const turned = (turn: number) => Buffer.from(`4d4d002a0000000800010112000300000001000${turn}000000000000`, 'hex');

async function sent(content: Buffer, accepted: typeof DOCUMENT_TYPES | typeof PICTURE_TYPES = PICTURE_TYPES) {
  const checked = await checkFile(new File([new Uint8Array(content)], 'снимок'), accepted);
  if ('reason' in checked) throw new Error(checked.reason);
  return Buffer.from(await checked.file.arrayBuffer());
}

function expectNoTrace(picture: Buffer): void {
  for (const trace of ['GPS', PLACE, MAKER, 'xmpmeta', 'Photoshop']) expect(picture.includes(trace), trace).toBe(false);
}

describe('a photo taken with a phone', () => {
  it('is sent without the location, the phone’s model and an embedded second picture or film', async () => {
    const bare = await sent(jpeg(1));
    expectNoTrace(bare);
    expect(bare).toEqual(Buffer.concat([Buffer.of(0xff, 0xd8), ...DRAWN, ...SCANS, Buffer.of(0xff, 0xd9)]));
  });

  it.each(['little', 'big'])('keeps its orientation if its numbers are %s-endian', async (order) => {
    const note = segment(0xe1, 'Exif\0\0', turned(6));
    expect(await sent(jpeg(6, order === 'little'))).toEqual(
      Buffer.concat([Buffer.of(0xff, 0xd8), note, ...DRAWN, ...SCANS, Buffer.of(0xff, 0xd9)]),
    );
  });

  it('in the format PNG is sent without its metadata, except the orientation', async () => {
    const chunk = (type: string, content: Buffer | string): Buffer => {
      const named = Buffer.concat([Buffer.from(type), Buffer.from(content)]);
      const numbers = Buffer.alloc(8);
      numbers.writeUInt32BE(named.length - 4);
      numbers.writeUInt32BE(crc32(named), 4);
      return Buffer.concat([numbers.subarray(0, 4), named, numbers.subarray(4)]);
    };
    const signature = Buffer.from('89504e470d0a1a0a', 'hex');
    const [head, data, end] = [chunk('IHDR', 'size'), chunk('IDAT', 'points'), chunk('IEND', '')];
    const notes = ['tEXt', 'iTXt', 'zTXt', 'prVt'].map((type) => chunk(type, `Author ${PLACE} ${MAKER}`));
    const whole = [signature, head, ...notes, chunk('eXIf', exif(8)), data, end, Buffer.from(PLACE)];
    const bare = await sent(Buffer.concat(whole));
    expectNoTrace(bare);
    expect(bare).toEqual(Buffer.concat([signature, head, chunk('eXIf', turned(8)), data, end]));
  });

  it('in the format WEBP is sent without its metadata, except the orientation', async () => {
    const chunk = (type: string, content: Buffer): Buffer => {
      const size = Buffer.alloc(4);
      size.writeUInt32LE(content.length);
      return Buffer.concat([Buffer.from(type), size, content, Buffer.alloc(content.length % 2)]);
    };
    const file = (...parts: Buffer[]) => chunk('RIFF', Buffer.concat([Buffer.from('WEBP'), ...parts]));
    const first = (flags: number) => chunk('VP8X', Buffer.of(flags, 0, 0, 0, 9, 0, 0, 9, 0, 0));
    const data = chunk('VP8 ', Buffer.from('odd'));
    const xmp = chunk('XMP ', Buffer.from(PLACE));
    const bare = await sent(file(first(0x1c), data, chunk('EXIF', exif(3)), xmp));
    expectNoTrace(bare);
    expect(bare).toEqual(file(first(0x18), data, chunk('EXIF', turned(3))));
    expect(await sent(file(first(0x0c), data, chunk('EXIF', exif(1)), xmp))).toEqual(file(first(0), data));
  });
});

it('a PDF is sent unchanged', async () => {
  const pdf = Buffer.from(`%PDF-1.7 /Author (${MAKER}) ${PLACE}`);
  expect(await sent(pdf, DOCUMENT_TYPES)).toEqual(pdf);
});
