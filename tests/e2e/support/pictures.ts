import { crc32, deflateSync } from 'node:zlib';

/** A picture as a browser's file chooser gives it: a PNG of one colour, above a darker lower half. */
export function png(width = 600, height = 800, name = 'я.png') {
  const row = (shade: number): Buffer => Buffer.concat([Buffer.of(0), Buffer.alloc(width * 3, shade)]);
  const rows = Array.from({ length: height }, (_, index) => row(index < height / 2 ? 200 : 90));
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
  const buffer = Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return { name, mimeType: 'image/png', buffer };
}

/** So many bytes that begin as a JPEG does. */
export function jpegOfSize(bytes: number, name = 'большое.jpg') {
  const buffer = Buffer.alloc(bytes);
  buffer.set([0xff, 0xd8, 0xff, 0xe0]);
  return { name, mimeType: 'image/jpeg', buffer };
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
