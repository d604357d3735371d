import { fileSize } from '@/shared/format/file-size';
import { number } from '@/shared/format/number';
import { counted } from '@/shared/format/plural';

const MEGABYTE = 1024 * 1024;
/**
 * After this time (in ms) and this share of an upload, the estimate of the remaining time is
 * reliable.
 */
const KNOWN_AFTER_MS = 1000;
const KNOWN_FROM = 0.05;

/** Progress: «62 %, осталось 8 секунд. 2,1 из 3,4 МБ». What isn't known yet is omitted. */
export function progressText(share: number | undefined, bytes: number, elapsedMs: number): string {
  if (share === undefined) return `Отправляем, ${fileSize(bytes)}`;
  if (share >= 1) return 'Файл отправлен, ждём ответа';
  const left = remaining(share, elapsedMs);
  return `${percent(share)}${left === undefined ? '' : `, осталось ${left}`}. ${sent(share, bytes)}`;
}

export function percent(share: number): string {
  return `${Math.floor(share * 100)}\u00A0%`;
}

function remaining(share: number, elapsedMs: number): string | undefined {
  if (elapsedMs < KNOWN_AFTER_MS || share < KNOWN_FROM) return undefined;
  const seconds = Math.max(1, Math.ceil((elapsedMs * (1 - share)) / share / 1000));
  return seconds < 100
    ? counted(seconds, { one: 'секунда', few: 'секунды', many: 'секунд' })
    : counted(Math.ceil(seconds / 60), { one: 'минута', few: 'минуты', many: 'минут' });
}

/** Sent size: «2,1 из 3,4 МБ», «120 из 420 КБ». */
function sent(share: number, bytes: number): string {
  const unit = bytes < MEGABYTE ? 1024 : MEGABYTE;
  const gone = (bytes * share) / unit;
  return `${number(unit === MEGABYTE ? gone : Math.round(gone))} из\u00A0${fileSize(bytes)}`;
}

/** Text about the compression: «Уменьшили с 8,3 до 1,2 МБ», «Уменьшили с 6,1 МБ до 840 КБ». */
export function shrunkText(before: number, after: number): string {
  const [from, to] = [fileSize(before), fileSize(after)];
  const [amount, unit] = from.split('\u00A0');
  return `Уменьшили с\u00A0${to.endsWith(`\u00A0${unit}`) ? amount : from} до\u00A0${to}`;
}
