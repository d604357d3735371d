import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';

/** A file for a file chooser: a single-colour PNG with a darker lower half. */
export function png(width = 600, height = 800, name = 'я.png') {
  const row = (shade: number): Buffer => Buffer.concat([Buffer.of(0), Buffer.alloc(width * 3, shade)]);
  const rows = Array.from({ length: height }, (_, index) => row(index < height / 2 ? 200 : 90));
  return pngOf(rows, width, height, name);
}

/** An incompressible picture, like a camera's photo: three random bytes per pixel. */
export function noisyPng(width: number, height: number, name: string) {
  const rows = Array.from({ length: height }, () => Buffer.concat([Buffer.of(0), randomBytes(width * 3)]));
  return pngOf(rows, width, height, name);
}

/** Width and height from a JPEG's header. */
export function jpegSize(jpeg: Buffer): [number, number] {
  for (let at = 2; at < jpeg.length; at += 2 + jpeg.readUInt16BE(at + 2)) {
    const marker = jpeg[at + 1] ?? 0;
    if (marker >= 0xc0 && marker <= 0xc2) return [jpeg.readUInt16BE(at + 7), jpeg.readUInt16BE(at + 5)];
  }
  throw new Error('no JPEG');
}

/** The JPEG with EXIF orientation 6 (rotated), filled up with zeros to this number of bytes. */
export function lyingJpeg(jpeg: Buffer, bytes: number, name: string) {
  const note = Buffer.from('45786966000049492a0008000000010012010300010000000600000000000000', 'hex');
  const frame = Buffer.of(0xff, 0xe1, 0, note.length + 2);
  const head = Buffer.concat([jpeg.subarray(0, 2), frame, note, jpeg.subarray(2)]);
  return { name, mimeType: 'image/jpeg', buffer: Buffer.concat([head, Buffer.alloc(bytes - head.length)]) };
}

function pngOf(rows: readonly Buffer[], width: number, height: number, name: string) {
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

/** A file of this size that begins like a JPEG. */
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
