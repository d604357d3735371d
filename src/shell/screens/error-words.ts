import { RoleLookupError } from '@/features/auth/session/guard';
import { isProblem } from '@/shared/api/problem';
import { problemText } from '@/shared/api/problem-text';
import { isStaleChunk } from './stale-chunk';

interface ErrorWords {
  readonly title: string;
  readonly text: string;
}

/** What the error screen says; the server's own words where it gave some. */
export function errorWords(error: unknown): ErrorWords {
  if (isStaleChunk(error)) {
    return navigator.onLine
      ? { title: 'Сайт обновился', text: 'Повторите: откроется новая версия, а\u00A0то, что вы набрали, сохранено.' }
      : { title: 'Нет интернета', text: 'Эта страница ещё не\u00A0загружалась. Появится связь\u00A0— повторите.' };
  }
  if (error instanceof RoleLookupError) {
    return { title: 'Не\u00A0получилось проверить доступ', text: `${problemText(error.cause)}.` };
  }
  const title = isProblem(error) ? 'Не\u00A0получилось загрузить' : 'Что-то пошло не\u00A0так';
  return { title, text: `${problemText(error)}.` };
}
