import { RoleLookupError } from '@/features/auth/guard/role-lookup-error';
import { isProblem } from '@/shared/api/problem';
import { problemText } from '@/shared/api/problem-text';
import { isStaleChunk } from './stale-chunk';

interface ErrorWords {
  readonly title: string;
  readonly text: string;
  readonly action: string;
}

const REPEAT = 'Повторить';

/** What the error screen says. The server's own words where it gave some. */
export function errorWords(error: unknown): ErrorWords {
  if (isStaleChunk(error)) {
    return navigator.onLine
      ? { title: 'Сайт обновился', text: 'Обновите страницу: то, что вы набрали, сохранено.', action: 'Обновить' }
      : {
          title: 'Нет интернета',
          text: 'Эта страница ещё не загружалась. Появится связь\u00A0— повторите.',
          action: REPEAT,
        };
  }
  if (error instanceof RoleLookupError) {
    return {
      title: 'Не\u00A0получилось проверить доступ',
      text: `${problemText(error.cause)}.`,
      action: REPEAT,
    };
  }
  if (isProblem(error)) {
    return { title: 'Не\u00A0получилось загрузить', text: `${problemText(error)}.`, action: REPEAT };
  }
  return { title: 'Что-то пошло не\u00A0так', text: `${problemText(error)}.`, action: REPEAT };
}
