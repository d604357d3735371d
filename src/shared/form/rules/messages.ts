import { digitsCount } from '@/shared/format/counts';
import type { PhoneFault } from '@/shared/format/phone';
import { counted } from '@/shared/format/plural';

/**
 * Error texts of the rules. The first three are from docs/rules.md §5. The summary shows each text
 * after the field's label, so the text must make sense after a label too («Уберите цифры»).
 */
export const messages = {
  required: 'Обязательно для заполнения',
  email: 'Некорректный email',
  passwordMismatch: 'Пароли не совпадают',

  phone: {
    country: 'Нужен номер, который начинается с\u00A0+7',
    short: 'В\u00A0номере не\u00A0хватает цифр',
    long: 'Лишние цифры в\u00A0номере',
    other: 'Нужен номер вида +7-707-555-01-23',
  } satisfies Record<PhoneFault, string>,
  digits: (wanted: number, typed: number) => `Нужно ${digitsCount(wanted)}, сейчас ${typed}`,
  onlyDigits: 'Только цифры',
  nickname: 'Нужно имя вида @serikova',
  checkDigit: 'В номере опечатка, сверьте с документом',
  noDigits: 'Уберите цифры',
  documentNumber: 'Нужен номер, как в\u00A0документе: буквы и\u00A0цифры',
  password: 'Не подходит под правила ниже',
  time: 'Нужно время вида 09:30',
  date: 'Нужна дата вида 15.05.1990',
  dateInFuture: 'Эта дата ещё не наступила',
  year: 'Нужен год из четырёх цифр',
  notBefore: (year: number) => `Не раньше ${year} года`,
  notAfter: (year: number) => `Не позже ${year} года`,
  number: 'Нужно число',
  positive: 'Нужно число больше нуля',
  whole: 'Нужно целое число',
  max: (limit: string) => `Не больше ${limit}`,
  tooLong: (limit: number) => `Не длиннее ${counted(limit, { one: 'знака', few: 'знаков', many: 'знаков' })}`,
  atLeastOne: 'Выберите хотя бы один вариант',
  chooseOne: 'Выберите вариант',
  consent: 'Поставьте отметку',
  fileSize: (limit: string) => `Файл больше ${limit}`,
} as const;
