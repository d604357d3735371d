import type { Overlap } from '#generated/models/overlap.ts';
import type { RefusalCode } from '#generated/models/refusal-code.ts';

export type FieldTexts = Readonly<Record<string, readonly string[]>>;

/** Machine-readable details of a refusal (contract: Refusals). */
interface Details {
  readonly visit_ids?: readonly number[];
  readonly service_ids?: readonly number[];
  readonly client_id?: number;
  readonly overlaps?: readonly Overlap[];
  readonly second_factor?: { readonly hash: string; readonly expires_at: string };
}

/** A refusal of a request: status, message, and error texts by field for 409 and 422. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: RefusalCode;
  readonly errors: FieldTexts | undefined;
  readonly details: Details | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    status: number,
    code: RefusalCode,
    message: string,
    more: { errors?: FieldTexts; details?: Details; retryAfterSeconds?: number } = {},
  ) {
    super(message);
    this.name = 'Refusal';
    this.status = status;
    this.code = code;
    this.errors = more.errors;
    this.details = more.details;
    this.retryAfterSeconds = more.retryAfterSeconds;
  }

  static unauthorized(): Refusal {
    return new Refusal(401, 'session_required', 'Войдите, чтобы продолжить');
  }

  static forbidden(): Refusal {
    return new Refusal(403, 'role_required', 'Для этого действия нужна другая роль');
  }

  /**
   * A refusal with 404. Rows of other accounts get the same refusal, so that the answer does not
   * reveal that an id exists.
   */
  static notFound(): Refusal {
    return new Refusal(404, 'not_found', 'Ничего не найдено');
  }

  /**
   * @param field field with the outdated value
   * @param text what happened and what to do
   */
  static conflict(code: RefusalCode, field: string, text: string, message = text, details?: Details): Refusal {
    return new Refusal(409, code, message, { errors: { [field]: [text] }, ...(details && { details }) });
  }

  static stale(): Refusal {
    return new Refusal(
      412,
      'stale',
      'Кто-то изменил эти данные, пока вы их правили. Откройте страницу заново и внесите правку ещё раз',
    );
  }

  /** @param most limit in MB */
  static tooLarge(most: number): Refusal {
    return new Refusal(413, 'too_large', `Слишком большой запрос: принимаем не больше ${most} МБ`);
  }

  /** @param type expected media type */
  static unsupportedType(type: string): Refusal {
    return new Refusal(415, 'unsupported_type', `Тело запроса принимается только как ${type}`);
  }

  static invalid(errors: FieldTexts): Refusal {
    return new Refusal(422, 'invalid', 'Проверьте заполненные поля', { errors });
  }

  static tooMany(seconds: number): Refusal {
    const wait = Math.min(3600, Math.max(1, Math.ceil(seconds)));
    const minutes = Math.ceil(wait / 60);
    const time = wait > 90 ? `${minutes} ${minutesWord(minutes)}` : `${wait} ${secondsWord(wait)}`;
    const message = `Слишком много попыток. Повторите через ${time}`;
    return new Refusal(429, 'too_many_tries', message, { retryAfterSeconds: wait });
  }
}

/**
 * Looks up an id from a request body. An unknown id in a body is an invalid value (422), while an
 * unknown id in a path is 404.
 *
 * @throws Refusal 422 at the field if `find` refuses with 404
 */
export function named<T>(field: string, text: string, find: () => T): T {
  try {
    return find();
  } catch (error) {
    if (error instanceof Refusal && error.status === 404) throw Refusal.invalid({ [field]: [text] });
    throw error;
  }
}

const plural = new Intl.PluralRules('ru');

const secondsWord = (count: number) => wordOf(count, 'секунду', 'секунды', 'секунд');
const minutesWord = (count: number) => wordOf(count, 'минуту', 'минуты', 'минут');

function wordOf(count: number, one: string, few: string, many: string): string {
  const form = plural.select(count);
  if (form === 'one') return one;
  return form === 'few' ? few : many;
}
