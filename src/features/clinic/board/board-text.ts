import { lowerFirst } from '@/shared/format/letter-case';

/** A service in a block of a few words: «первичный», «ЭКГ». */
export function shortService(title: string): string {
  const first = title.trim().split(/\s+/)[0] ?? '';
  if (/^(первичн|повторн)/i.test(first)) return lowerFirst(first);
  return lowerFirst(title);
}
