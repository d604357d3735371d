import { counted } from '@/shared/format/plural';
import { Problem } from './problem';

/** docs/rules.md §8. */
const UNEXPECTED = 'Непредвиденная ошибка, попробуйте позже';
const NETWORK = 'Не получилось связаться с сервером. Проверьте интернет и повторите';
const TIMEOUT = 'Сервер не ответил вовремя. Повторите через минуту';
const TOO_MANY = 'Слишком много попыток';

/**
 * What a person reads about an error, without a full stop: the server's own words where it gave some (docs/rules.md §8),
 * ours where it did not.
 */
export function problemText(error: unknown): string {
  if (!(error instanceof Problem)) return UNEXPECTED;
  if (error.kind === 'network') return NETWORK;
  if (error.kind === 'malformed') return UNEXPECTED;
  if (error.status === 429) return tooMany(error);
  if (error.message !== '') return error.message;
  return error.status === 408 || error.status === 504 ? TIMEOUT : UNEXPECTED;
}

function tooMany({ message, retryAfterSeconds }: Problem): string {
  const what = message === '' ? TOO_MANY : message;
  // A server that names a figure has said how long.
  return retryAfterSeconds === undefined || /\d/.test(what)
    ? what
    : `${what.replace(/[.\s]+$/, '')}. Повторите через ${wait(retryAfterSeconds)}`;
}

/** «40 секунд», and from two minutes on «3 минуты», rounded up: nobody should come back too early. */
function wait(seconds: number): string {
  return seconds < 120
    ? counted(seconds, { one: 'секунду', few: 'секунды', many: 'секунд' })
    : counted(Math.ceil(seconds / 60), { one: 'минуту', few: 'минуты', many: 'минут' });
}
