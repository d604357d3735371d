/**
 * Removes a picture's metadata: place, time, camera, names, and a second picture that is appended
 * to the first. The image data do not change. Of the metadata only the orientation stays.
 */

import type { UploadedFileType } from '#generated/models/uploaded-file-type.ts';

type Bytes = Uint8Array<ArrayBuffer>;
type PictureType = Exclude<UploadedFileType, 'application/pdf'>;

/** Returns the picture without metadata; undefined if its format can't be parsed. */
export async function barePicture(file: File, name: string, type: PictureType): Promise<File | undefined> {
  const partsOf = { 'image/jpeg': jpegParts, 'image/png': pngParts, 'image/webp': webpParts }[type];
  const parts = partsOf(new Uint8Array(await file.arrayBuffer()));
  return parts && new File(parts, name, { type, lastModified: file.lastModified });
}

/**
 * JPEG segments to keep: density, colour profile and Adobe's colour transform. Without them the
 * colours would change.
 */
const JPEG_KEPT: Readonly<Record<number, string>> = { 0xe0: 'JFIF\0', 0xe2: 'ICC_PROFILE\0', 0xee: 'Adobe' };
const EXIF = 'Exif\0\0';

function jpegParts(picture: Bytes): Bytes[] | undefined {
  const view = viewOf(picture);
  const parts = [picture.subarray(0, 2)];
  for (let at = 2; at < picture.length;) {
    const marker = picture[at + 1] ?? 0;
    // Fill bytes and restart markers are not allowed here: the file can't be parsed.
    if (picture[at] !== 0xff || marker < 0xc0 || marker === 0xff || (marker >= 0xd0 && marker < 0xd9)) return undefined;
    // The image ends here. Cameras append videos and second pictures after this marker.
    if (marker === 0xd9) return [...parts, picture.subarray(at, at + 2)];
    if (at + 4 > picture.length) return undefined;
    const content = at + 4;
    let end = at + 2 + view.getUint16(at + 2);
    if (end < content || end > picture.length) return undefined;
    const isApplication = (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe;
    if (marker === 0xda) end = endOfScan(picture, end);
    if (!isApplication || hasText(picture, content, JPEG_KEPT[marker])) parts.push(picture.subarray(at, end));
    else if (marker === 0xe1 && hasText(picture, content, EXIF)) {
      const turned = turnOf(picture.subarray(content + EXIF.length, end));
      if (turned) parts.push(bytes(0xff, 0xe1, 0, 2 + EXIF.length + turned.length, EXIF), turned);
    }
    at = end;
  }
  return parts;
}

/**
 * Finds the end of the compressed data, in which 0xFF is always followed by zero or a restart
 * marker.
 */
function endOfScan(picture: Bytes, start: number): number {
  for (let at = picture.indexOf(0xff, start); at !== -1; at = picture.indexOf(0xff, at + 1)) {
    const next = picture[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return picture.length;
}

/** PNG chunks to keep: those needed to draw the picture and its animation. */
const PNG_KEPT =
  /^(?:IHDR|PLTE|IDAT|IEND|tRNS|gAMA|cHRM|sRGB|iCCP|sBIT|bKGD|pHYs|sPLT|hIST|cICP|mDCV|cLLI|acTL|fcTL|fdAT)$/;

function pngParts(picture: Bytes): Bytes[] | undefined {
  const view = viewOf(picture);
  const parts = [picture.subarray(0, 8)];
  for (let at = 8; at + 12 <= picture.length;) {
    const end = at + 12 + view.getUint32(at);
    const type = textAt(picture, at + 4, 4);
    if (end > picture.length || !/^[A-Za-z]{4}$/.test(type)) return undefined;
    if (PNG_KEPT.test(type)) parts.push(picture.subarray(at, end));
    const turned = type === 'eXIf' ? turnOf(picture.subarray(at + 8, end - 4)) : undefined;
    if (turned) {
      const named = bytes(type, ...turned);
      parts.push(number(turned.length), named, number(crc(named)));
    }
    if (type === 'IEND') return parts;
    at = end;
  }
  return undefined;
}

const WEBP_KEPT = /^(?:VP8 |VP8L|VP8X|ALPH|ANIM|ANMF|ICCP)$/;
const [EXIF_FLAG, XMP_FLAG] = [0x08, 0x04];

function webpParts(picture: Bytes): Bytes[] | undefined {
  const view = viewOf(picture);
  const whole = 8 + view.getUint32(4, true);
  if (whole > picture.length + 1) return undefined;
  const parts: Bytes[] = [];
  let turned: Bytes | undefined;
  for (let at = 12; at + 8 <= whole;) {
    const size = view.getUint32(at + 4, true);
    const end = at + 8 + size + (size % 2);
    const type = textAt(picture, at, 4);
    if (at + 8 + size > picture.length) return undefined;
    if (WEBP_KEPT.test(type)) parts.push(picture.slice(at, end));
    if (type === 'EXIF') {
      const content = picture.subarray(at + 8, at + 8 + size);
      turned = turnOf(hasText(content, 0, EXIF) ? content.subarray(EXIF.length) : content);
    }
    at = end;
  }
  const [first] = parts;
  if (first === undefined) return undefined;
  if (textAt(first, 0, 4) === 'VP8X') {
    first[8] = ((first[8] ?? 0) & ~(EXIF_FLAG | XMP_FLAG)) | (turned ? EXIF_FLAG : 0);
    if (turned) parts.push(bytes('EXIF', turned.length, 0, 0, 0), turned);
  }
  const size = parts.reduce((sum, { length }) => sum + length, 4);
  return [bytes('RIFF'), bytes(size, size >>> 8, size >>> 16, size >>> 24), bytes('WEBP'), ...parts];
}

const ORIENTATION = 0x0112;

/** Reduces Exif data to the orientation; undefined if the picture is upright. */
function turnOf(exif: Bytes): Bytes | undefined {
  const view = viewOf(exif);
  const isSmall = textAt(exif, 0, 2) === 'II';
  const read = (at: number): number => (at + 2 <= exif.length ? view.getUint16(at, isSmall) : 0);
  const start = exif.length < 8 ? 0 : view.getUint32(4, isSmall);
  const count = read(start);
  const tags = Array.from({ length: Math.min(count, 1000) }, (_, index) => start + 2 + index * 12);
  const turn = read((tags.find((at) => read(at) === ORIENTATION) ?? exif.length) + 8);
  if (turn < 2 || turn > 8) return undefined;
  return bytes('MM', 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, turn, 0, 0, 0, 0, 0, 0);
}

const viewOf = ({ buffer, byteOffset, byteLength }: Bytes): DataView => new DataView(buffer, byteOffset, byteLength);

function textAt(from: Bytes, at: number, length: number): string {
  return String.fromCharCode(...from.subarray(at, at + length));
}

function hasText(from: Bytes, at: number, text: string | undefined): boolean {
  return text !== undefined && textAt(from, at, text.length) === text;
}

function bytes(...parts: readonly (string | number)[]): Bytes {
  const each = parts.flatMap((part) => (typeof part === 'number' ? part : [...part].map((char) => char.charCodeAt(0))));
  return Uint8Array.from(each);
}

const number = (value: number): Bytes => bytes(value >>> 24, value >>> 16, value >>> 8, value);

/** CRC-32 checksum of a PNG chunk. */
function crc(of: Bytes): number {
  let sum = -1;
  for (const byte of of) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum;
}
