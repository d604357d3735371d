export type FieldTexts = Readonly<Record<string, readonly string[]>>;

/** Why the provider refuses: the status, a text for a person and, on 409 and 422, texts by field. */
export class Refusal extends Error {
  readonly status: number;
  readonly errors: FieldTexts | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(status: number, message: string, more: { errors?: FieldTexts; retryAfterSeconds?: number } = {}) {
    super(message);
    this.name = 'Refusal';
    this.status = status;
    this.errors = more.errors;
    this.retryAfterSeconds = more.retryAfterSeconds;
  }

  static unauthorized(): Refusal {
    return new Refusal(401, 'Войдите, чтобы продолжить');
  }

  static forbidden(): Refusal {
    return new Refusal(403, 'Для этого действия нужна другая роль');
  }

  /** Also for what belongs to somebody else: an id says nothing about other people. */
  static notFound(): Refusal {
    return new Refusal(404, 'Ничего не найдено');
  }

  /** @param field whose value was lost meanwhile. @param text what happened and what to do. */
  static conflict(field: string, text: string, message = text): Refusal {
    return new Refusal(409, message, { errors: { [field]: [text] } });
  }

  /** @param most megabytes */
  static tooLarge(most: number): Refusal {
    return new Refusal(413, `Слишком большой запрос: принимаем не больше ${most} МБ`);
  }

  /** @param type what is expected */
  static unsupportedType(type: string): Refusal {
    return new Refusal(415, `Тело запроса принимается только как ${type}`);
  }

  static invalid(errors: FieldTexts): Refusal {
    return new Refusal(422, 'Проверьте заполненные поля', { errors });
  }

  static tooMany(seconds: number): Refusal {
    const wait = Math.min(3600, Math.max(1, Math.ceil(seconds)));
    const message = `Слишком много попыток. Повторите через ${wait} ${secondsWord(wait)}`;
    return new Refusal(429, message, { retryAfterSeconds: wait });
  }
}

const plural = new Intl.PluralRules('ru');

function secondsWord(count: number): string {
  const form = plural.select(count);
  if (form === 'one') return 'секунду';
  return form === 'few' ? 'секунды' : 'секунд';
}
