import { counted } from '@/shared/format/plural';
import { Problem } from './problem';

/** The text is from docs/rules.md §8. */
const UNEXPECTED = 'Непредвиденная ошибка, попробуйте позже';
const NETWORK = 'Не получилось связаться с сервером. Проверьте интернет и повторите';
const TIMEOUT = 'Сервер не ответил вовремя. Повторите через минуту';
const INCOMPLETE =
  'Часть данных пришла с\u00A0ошибкой. Менять остальное пока нельзя: при сохранении она пропала\u00A0бы';
const SUPERSEDED = 'Сеанс сменился, пока ждали ответа. Войдите снова и\u00A0проверьте, что сделано';
const TOO_MANY = 'Слишком много попыток';

/**
 * Error text for people, without a full stop: the server's text if there is one (docs/rules.md §8),
 * otherwise ours.
 */
export function problemText(error: unknown): string {
  if (!(error instanceof Problem)) return UNEXPECTED;
  if (error.kind === 'network') return NETWORK;
  if (error.kind === 'malformed') return UNEXPECTED;
  if (error.kind === 'incomplete') return INCOMPLETE;
  if (error.kind === 'superseded') return SUPERSEDED;
  if (error.status === 429) return tooMany(error);
  if (error.message !== '') return error.message;
  // All errors belong to fields that this page does not have, so show the first error.
  const [of] = Object.values(error.errors);
  if (of?.[0] !== undefined) return of[0];
  return error.status === 408 || error.status === 504 ? TIMEOUT : UNEXPECTED;
}

/**
 * Error text for a write without a form, such as dragging a visit. It contains the errors of all
 * fields.
 */
export function refusalText(error: unknown): string {
  const texts = error instanceof Problem && error.status === 422 ? Object.values(error.errors).flat() : [];
  return texts.length > 0 ? sentences(texts) : problemText(error);
}

/**
 * Text of an error without the texts that the form shows at its fields; undefined if the form shows
 * all texts.
 */
export function restText(error: unknown, isShown: (field: string) => boolean): string | undefined {
  const byField = error instanceof Problem ? Object.entries(error.errors) : [];
  const rest = byField.filter(([field]) => !isShown(field));
  if (rest.length === byField.length) return refusalText(error);
  return rest.length === 0 ? undefined : sentences(rest.flatMap(([, texts]) => texts));
}

function sentences(texts: readonly string[]): string {
  return [...new Set(texts)].join('. ');
}

function tooMany({ message, retryAfterSeconds }: Problem): string {
  const what = message === '' ? TOO_MANY : message;
  // If the server's text contains a number, it already says how long to wait.
  return retryAfterSeconds === undefined || /\d/.test(what)
    ? what
    : `${what.replace(/(?<![.\s])[.\s]+$/, '')}. Повторите через ${wait(retryAfterSeconds)}`;
}

/**
 * Waiting time: «40 секунд», from two minutes on «3 минуты». It is rounded up, so that the next try
 * is not too early.
 */
function wait(seconds: number): string {
  return seconds < 120
    ? counted(seconds, { one: 'секунду', few: 'секунды', many: 'секунд' })
    : counted(Math.ceil(seconds / 60), { one: 'минуту', few: 'минуты', many: 'минут' });
}
