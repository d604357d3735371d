import { number } from './number';

const KILOBYTE = 1024;

/** A file size: «840 КБ», «2,4 МБ». At least one kilobyte. */
export function fileSize(bytes: number): string {
  const kilobytes = bytes / KILOBYTE;
  if (kilobytes < KILOBYTE) return `${number(Math.max(1, Math.round(kilobytes)))}\u00A0КБ`;
  return `${number(kilobytes / KILOBYTE)}\u00A0МБ`;
}
