import { anyValue } from '#mocks/any-answer.ts';
import { brokenAnswers, type PlainAnswer } from '#mocks/faults.ts';
import type { Schema } from '#mocks/validate/schema.ts';
import { isRecord, type Part, partsOf, rebuilt, replaced } from './along-schema.ts';

export type Answer = PlainAnswer;

/**
 * The provider's own response with status 200, its schema, and a number that decides between equal
 * choices.
 */
export interface Given {
  readonly body: unknown;
  readonly schema: Schema;
  readonly seed: number;
}

export interface Fault {
  readonly name: string;
  /** Whether the operation fails for the caller; otherwise the response is odd but successful. */
  readonly fails: boolean;
  /** Whether the response never comes. */
  readonly stalls?: true;
  /** Whether the fault ends the session. */
  readonly endsSession?: true;
  /**
   * Whether one row of a list is bad: the page shows the other rows and a note about the missing
   * row.
   */
  readonly losesRow?: true;
  /** Returns undefined if the response has no part to spoil in this way. */
  readonly apply: (given: Given) => Answer | undefined;
}

/** A value that replaces the value of an enum; users must never see it. */
export const UNKNOWN_VALUE = 'brand_new_value';
/** Minimum length of a long text, even if the contract allows less. */
const LONG = 1000;
/**
 * Text with right-to-left letters, emoji of several code points, combining marks and characters of
 * zero width.
 */
const OTHER_SCRIPTS = 'שלום עולם مرحبا \u202Eобратно\u202C 👩‍👩‍👧‍👦🏳️‍🌈 З\u0351\u0357\u034D ﷽ 𝕬 \u200B\uFEFF';
const LARGE = 999_999_999_999;

const json = (body: unknown, status = 200, headers = {}): Answer => ({
  status,
  headers: { 'Content-Type': 'application/json', ...headers },
  body: JSON.stringify(body),
});
const refusal = (status: number, message: string, headers = {}, rest = {}): Fault => ({
  name: String(status),
  fails: true,
  apply: () => json({ message, ...rest }, status, headers),
});

/** Removes or replaces one of the matching parts. */
const one = (name: string, fits: (part: Part, given: Given) => boolean, by: unknown): Fault => ({
  name,
  fails: false,
  apply: (given) => {
    const parts = partsOf(given.schema, given.body).filter((part) => fits(part, given));
    const part = parts[given.seed % parts.length];
    return part && json(replaced(given.body, part.path, by));
  },
});

/** Replaces every matching part. */
const every = (name: string, change: (value: unknown, schema: Schema) => unknown): Fault => ({
  name,
  fails: false,
  apply: ({ schema, body }) => {
    const changed = rebuilt(schema, body, change);
    return JSON.stringify(changed) === JSON.stringify(body) ? undefined : json(changed);
  },
});

const allowed = (turn: number): Fault => ({
  name: `any allowed ${turn}`,
  fails: false,
  apply: ({ schema, seed }) => json(anyValue(schema, seed + turn)),
});

export const faults: readonly Fault[] = [
  refusal(500, 'Сервис отдыхает'),
  refusal(404, 'Не найдено'),
  refusal(403, 'Нет доступа'),
  refusal(429, 'Слишком много запросов', { 'Retry-After': '30' }),
  { ...refusal(401, 'Войдите снова'), endsSession: true },
  refusal(409, 'Уже изменено'),
  refusal(422, 'Проверьте поля', {}, { errors: { page: ['Нет такой страницы'] } }),
  { ...refusal(500, 'SQLSTATE[42P01]: relation "visits" does not exist'), name: '500 in raw words' },
  { name: 'stall', fails: false, stalls: true, apply: () => null },
  ...Object.entries(brokenAnswers).map(([name, answer]): Fault => ({ name, fails: true, apply: () => answer })),
  { name: 'no data', fails: true, apply: ({ body }) => json(isRecord(body) ? { ...body, data: undefined } : {}) },
  one('a field gone', isRequiredBelow, undefined),
  one('another field gone', (part, given) => isRequiredBelow(part, given) && part.path.length > 2, undefined),
  { ...one('a bad row', isRequiredOfRow, undefined), losesRow: true },
  one('null for an object', ({ path, value }) => path.length > 1 && isRecord(value), null),
  every('unknown values', (value, { enum: known }) =>
    known !== undefined && typeof value === 'string' ? UNKNOWN_VALUE : value,
  ),
  every('empty lists', (value) => (Array.isArray(value) ? [] : value)),
  every('long texts', (value, schema) =>
    typeof value === 'string' && !schema.enum && !schema.format && !schema.pattern ? longText(schema) : value,
  ),
  every('texts of other scripts', (value, schema) =>
    typeof value === 'string' && !schema.enum && !schema.format && !schema.pattern
      ? [...OTHER_SCRIPTS].slice(0, schema.maxLength ?? Infinity).join('')
      : value,
  ),
  every('no options', (value, { required = [], properties = {} }) =>
    isRecord(value)
      ? Object.fromEntries(Object.entries(value).filter(([name]) => required.includes(name) || !(name in properties)))
      : value,
  ),
  every('more than is described', (value) => (isRecord(value) ? { ...value, new_field: { a: [1] } } : value)),
  every('zeros', (value, schema) => (isFree(value, schema) ? Math.max(0, schema.minimum ?? 0) : value)),
  every('ones', (value, schema) => (isFree(value, schema) ? Math.max(1, schema.minimum ?? 1) : value)),
  every('large numbers', (value, schema) => (typeof value === 'number' ? (schema.maximum ?? LARGE) : value)),
  allowed(1),
  allowed(2),
  allowed(3),
];

/** A word longer than a line, then as much text as the contract allows. */
function longText({ maxLength = LONG }: Schema): string {
  return `${'Ы'.repeat(120)} `.padEnd(Math.max(maxLength, LONG), 'очень длинный текст, ');
}

/** Whether the part is a required part below `data`. */
function isRequiredBelow({ path }: Part, given: Given): boolean {
  const name = path.at(-1);
  if (path.length < 2 || typeof name !== 'string') return false;
  return partsByPath(given).get(path.slice(0, -1).join('.'))?.schema.required?.includes(name) ?? false;
}

/** Whether the part is a required field of a row in a list of several rows. */
function isRequiredOfRow(part: Part, given: Given): boolean {
  if (typeof part.path.at(-2) !== 'number' || !isRequiredBelow(part, given)) return false;
  const list = partsByPath(given).get(part.path.slice(0, -2).join('.'))?.value;
  return Array.isArray(list) && list.length > 1;
}

const known = new WeakMap<Given, ReadonlyMap<string, Part>>();

/** The parts are cached per response, because a month of visits has thousands of parts. */
function partsByPath(given: Given): ReadonlyMap<string, Part> {
  const parts =
    known.get(given) ?? new Map(partsOf(given.schema, given.body).map((part) => [part.path.join('.'), part]));
  known.set(given, parts);
  return parts;
}

/**
 * Whether the part is a number but no id. Ids stay, because a response with equal ids in every row
 * would be invalid.
 */
function isFree(value: unknown, { enum: values, minimum = 0 }: Schema): boolean {
  return typeof value === 'number' && values === undefined && minimum < 1;
}
