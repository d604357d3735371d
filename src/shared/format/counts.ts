import { counted, type PluralForms } from './plural';

const counter = (one: string, few: string, many: string): ((count: number) => string) => {
  const forms: PluralForms = { one, few, many };
  return (count) => counted(count, forms);
};

/** Example: «1 отзыв», «22 отзыва», «111 отзывов». */
export const reviewsCount = counter('отзыв', 'отзыва', 'отзывов');
export const doctorsCount = counter('врач', 'врача', 'врачей');
export const answersCount = counter('ответ', 'ответа', 'ответов');
export const clinicsCount = counter('клиника', 'клиники', 'клиник');
export const filialsCount = counter('филиал', 'филиала', 'филиалов');
export const servicesCount = counter('услуга', 'услуги', 'услуг');
export const analysesCount = counter('анализ', 'анализа', 'анализов');
export const visitsCount = counter('визит', 'визита', 'визитов');
/** Number of bookings: «1 запись», «3 записи». */
export const recordsCount = counter('запись', 'записи', 'записей');
export const documentsCount = counter('документ', 'документа', 'документов');
export const fieldsCount = counter('поле', 'поля', 'полей');
export const charactersCount = counter('знак', 'знака', 'знаков');
export const digitsCount = counter('цифра', 'цифры', 'цифр');
/** Example: «1 год», «9 лет», «1,5 года». */
export const yearsCount = counter('год', 'года', 'лет');
export const daysCount = counter('день', 'дня', 'дней');
export const hoursCount = counter('час', 'часа', 'часов');
export const minutesCount = counter('минута', 'минуты', 'минут');
/** Number of suggestions, for the status of the list: «найден 1 вариант». */
export const optionsCount = counter('вариант', 'варианта', 'вариантов');
export const stepsCount = counter('шаг', 'шага', 'шагов');
export const consentsCount = counter('согласие', 'согласия', 'согласий');
export const clientsCount = counter('клиент', 'клиента', 'клиентов');
/** Number of lines of a file: «1 284 строки». */
export const rowsCount = counter('строка', 'строки', 'строк');
