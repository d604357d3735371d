import { fileSize } from '@/shared/format/file-size';

/** «Уменьшили с 8,3 до 1,2 МБ», «Уменьшили с 6,1 МБ до 840 КБ». */
export function shrunkPhrase(before: number, after: number): string {
  const [from, to] = [fileSize(before), fileSize(after)];
  const [number, unit] = from.split('\u00A0');
  return `Уменьшили с\u00A0${to.endsWith(`\u00A0${unit}`) ? number : from} до\u00A0${to}`;
}
