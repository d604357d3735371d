import type { Operation } from '#mocks/validate/contract.ts';
import type { Answer } from './faults.ts';

/** A fault of a write, and the message that the user should read. */
export interface WriteFault {
  readonly name: string;
  /**
   * What becomes of the response. `instead`: the write is not carried out, and another response
   * comes (null: the connection fails). `never`: no response comes. `after it was done`: another
   * response comes after the write. `none`: the response is right but late.
   */
  readonly kind: 'instead' | 'never' | 'after it was done' | 'none';
  /** Whether the person closes the dialog or leaves the page before the response. */
  readonly leaves?: true;
  readonly answer: Answer;
  /** The message that the page must show. */
  readonly says?: RegExp;
  /**
   * Whether the page treats the write as done and may fail on missing data. It must not send the
   * write twice.
   */
  readonly stumbles?: true;
  /**
   * Whether the page has navigated or is unusable afterwards, so that the test must open it again.
   */
  readonly ends?: true;
}

/** Technical server messages, which users must never read. */
export const RAW_WORDS = /SQLSTATE|violates|Bad gateway|Not Found|Forbidden|\bThe \w+ (field|is)|Internal|Exception/;

const json = (status: number, body: object, headers = {}): Answer => ({
  status,
  headers: { 'Content-Type': 'application/json', ...headers },
  body: JSON.stringify(body),
});
const refusal = (status: number, message: string, rest: object = {}, headers = {}): WriteFault => ({
  name: String(status),
  kind: 'instead',
  answer: json(status, { message, ...rest }, headers),
});
const nonsense = (name: string, contentType: string, body: string): WriteFault => ({
  name,
  kind: 'instead',
  answer: { status: 200, headers: { 'Content-Type': contentType }, body },
});

const BAD_VALUE = 'Такое значение не подходит';

const wrongShape: WriteFault = {
  name: '200 of a wrong shape',
  kind: 'after it was done',
  answer: json(200, { data: null }),
  stumbles: true,
  ends: true,
};

/** All faults of a write. The faults that end the page come last. */
export function writeFaults({ body, parameters }: Operation): readonly WriteFault[] {
  const [field = 'id'] = Object.keys(body?.properties ?? {});
  const errors = (name: string, text: string) => ({ errors: { [name]: [text] } });
  const all: readonly WriteFault[] = [
    { ...refusal(500, 'SQLSTATE[42P01]: relation "visits" does not exist') },
    { ...refusal(403, 'Forbidden') },
    { ...refusal(404, 'Not Found') },
    { ...refusal(409, 'duplicate key value violates unique constraint') },
    { ...refusal(422, BAD_VALUE, errors(field, BAD_VALUE)), name: '422', says: new RegExp(BAD_VALUE, 'i') },
    {
      ...refusal(422, 'The given data was invalid', errors('no_such_field', BAD_VALUE)),
      name: '422 of an unknown field',
      says: new RegExp(BAD_VALUE, 'i'),
    },
    {
      ...refusal(422, 'The given data was invalid', errors(field, 'The field is required.')),
      name: '422 in raw words',
    },
    {
      ...refusal(429, 'Слишком много запросов', {}, { 'Retry-After': '30' }),
      says: /Слишком много|Повторите через|можно через/,
    },
    nonsense('HTML', 'text/html', '<!doctype html><title>502</title><h1>Bad gateway</h1>'),
    nonsense('truncated JSON', 'application/json', '{"data":{"id":1,'),
    nonsense('empty body', 'application/json', ''),
    nonsense('wrong content type', 'application/octet-stream', '\u0000\u0001'),
    { name: 'offline', kind: 'instead', answer: null, says: /интернет|связ/i },
    { ...refusal(401, 'Unauthenticated.'), ends: true },
    // Tried after the 401 above: the page has then been reopened and shows no toast of an earlier
    // failure.
    { ...refusal(500, 'Internal error'), name: 'fails after it was left', leaves: true, ends: true },
    { name: 'stall', kind: 'never', answer: null, says: /долго не.отвечает/, ends: true },
    { name: 'lost after it was done', kind: 'after it was done', answer: null },
    ...(parameters.some(({ name }) => name === 'Idempotency-Key') ? [wrongShape] : []),
    { name: 'done after it was left', kind: 'none', answer: null, leaves: true, ends: true },
  ];
  // A write without input has no field with an error, and a question may show its own message.
  return body === null ? all.map(({ says: _says, ...fault }) => fault) : all;
}
