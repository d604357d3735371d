import type { Symptom } from '@mocks/db/types/reference.ts';
import { toSlug } from '../translit.ts';
import { specialisation } from './specialisations.ts';

/** A draft that waits for a doctor's review. «!» marks a red flag: «Звоните 103» stands first. */
const SYMPTOMS_BY_SPECIALISATION: Readonly<Record<string, string>> = {
  nevrolog: 'Головная боль; Головокружение; Онемение рук; Бессонница; Боль в пояснице',
  kardiolog: 'Боль в груди!; Сердцебиение; Высокое давление; Отёки ног',
  terapevt: 'Температура; Слабость; Потеря веса',
  pulmonolog: 'Кашель; Одышка!',
  lor: 'Боль в горле; Насморк; Боль в ухе; Снижение слуха',
  gastroenterolog: 'Изжога; Боль в животе!; Тошнота; Вздутие',
  proktolog: 'Запор; Кровь в стуле',
  dermatovenerolog: 'Сыпь; Зуд; Выпадение волос; Акне',
  endokrinolog: 'Жажда; Лишний вес',
  oftalmolog: 'Снижение зрения; Покраснение глаз',
  ginekolog: 'Нарушение цикла; Боль внизу живота',
  urolog: 'Частое мочеиспускание; Кровь в моче',
  'travmatolog-ortoped': 'Боль в колене',
  revmatolog: 'Скованность суставов',
  psikhoterapevt: 'Тревога',
  stomatolog: 'Зубная боль',
};

/** Symptoms with the specialisation that treats them. */
export const SYMPTOMS: readonly Symptom[] = Object.entries(SYMPTOMS_BY_SPECIALISATION)
  .flatMap(([slug, list]) => list.split('; ').map((text) => ({ text, specialisationId: specialisation(slug).id })))
  .map(({ text, specialisationId }, index) => {
    const title = text.replace('!', '');
    return {
      id: index + 1,
      slug: toSlug(title),
      title,
      specialisation_ids: [specialisationId],
      is_red_flag: text.endsWith('!'),
    };
  });
