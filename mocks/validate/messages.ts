import type { Issue } from './schema.ts';

const REQUIRED = 'Обязательно для заполнения';

/** Texts by kind of value; each describes the right format, whichever rule is broken. */
const BY_NOUN: Readonly<Record<string, string>> = {
  email: 'Некорректный email',
  phone: 'Телефон в формате +7-XXX-XXX-XX-XX',
  iin: 'ИИН состоит из 12 цифр',
  bin: 'БИН состоит из 12 цифр',
  password: 'Не короче 8 символов: цифра, заглавная и строчная латинские буквы',
  year: 'Год в формате ГГГГ',
  time: 'Время в формате ЧЧ:ММ',
  date: 'Некорректная дата',
  'date-time': 'Некорректные дата и время',
  uuid: 'Некорректный идентификатор',
};

const CHECK_DIGIT: Readonly<Record<string, string>> = {
  iin: 'Такого ИИН не бывает: проверьте цифры',
  bin: 'Такого БИН не бывает: проверьте цифры',
};

const plural = new Intl.PluralRules('ru');

function characters(count: number): string {
  return plural.select(count) === 'one' ? `${count} символа` : `${count} символов`;
}

/** Returns the error text for a field (docs/rules.md §5). */
export function messageOf({ rule, limit = 0, noun = '', path }: Issue): string {
  if (rule === 'required') return REQUIRED;
  if (rule === 'checkDigit') return CHECK_DIGIT[noun] ?? 'Проверьте цифры';
  if (rule === 'unknown') return 'Неизвестное поле';
  const kind = BY_NOUN[noun];
  if (kind !== undefined) return kind;
  if (rule === 'characters' || (rule === 'pattern' && /(^|_)name$/.test(path))) return 'Уберите невидимые символы';
  if (rule === 'pattern' && path === 'code') return 'Код состоит из 5 цифр';
  switch (rule) {
    case 'minLength':
      return `Не короче ${characters(limit)}`;
    case 'maxLength':
      return `Не длиннее ${characters(limit)}`;
    case 'maxBytes':
      return `Файл больше ${Math.floor(limit / 1_048_576)} МБ`;
    case 'minimum':
      return limit === 1 ? 'Введите положительное число' : `Не меньше ${limit}`;
    case 'maximum':
      return `Не больше ${limit}`;
    case 'multipleOf':
      return `Число должно делиться на ${limit}`;
    case 'minItems':
      return limit === 1 ? 'Выберите хотя бы один вариант' : `Не меньше ${limit}`;
    case 'maxItems':
      return `Не больше ${limit}`;
    case 'uniqueItems':
      return 'Значения повторяются';
    default:
      return 'Недопустимое значение';
  }
}
