import type { BodyArea } from '@generated/models/body-area.ts';
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

/** Where in the body people look for a symptom; what is not named here is general. */
const AREAS: Readonly<Partial<Record<BodyArea, string>>> = {
  head: 'Головная боль; Головокружение; Бессонница; Тревога; Зубная боль',
  throat: 'Боль в горле; Насморк; Боль в ухе; Снижение слуха',
  eyes: 'Снижение зрения; Покраснение глаз',
  chest: 'Боль в груди; Сердцебиение; Высокое давление; Кашель; Одышка',
  abdomen: 'Изжога; Боль в животе; Тошнота; Вздутие; Запор; Кровь в стуле',
  back_and_joints: 'Боль в пояснице; Боль в колене; Скованность суставов; Онемение рук; Отёки ног',
  skin: 'Сыпь; Зуд; Выпадение волос; Акне',
  urinary: 'Частое мочеиспускание; Кровь в моче',
  women: 'Нарушение цикла; Боль внизу живота',
};

/** What to know before choosing a doctor. Red flags say when to call 103. */
const ADVICE: Readonly<Record<string, string>> = {
  'Боль в груди':
    'Боль давит или жжёт дольше 10 минут, отдаёт в руку, челюсть или спину, есть холодный пот или одышка\u00A0— звоните 103. До приезда сядьте и не ходите.',
  Одышка:
    'Одышка началась внезапно, не хватает воздуха в покое, посинели губы\u00A0— звоните 103. До приезда сядьте и откройте окно.',
  'Боль в животе':
    'Боль сильная и не проходит, живот твёрдый, есть рвота, жар или кровь\u00A0— звоните 103. До приезда не ешьте и не принимайте обезболивающее.',
  'Головная боль': 'Внезапная сильнейшая боль, нарушение речи, слабость в руке или ноге\u00A0— звоните 103.',
  'Кровь в стуле': 'Крови много или кружится голова\u00A0— звоните 103.',
  'Высокое давление': 'Измерьте давление дважды с перерывом в 5 минут и запишите оба значения для врача.',
};

function areaOf(title: string): BodyArea {
  const found = Object.entries(AREAS).find(([, list]) => list.split('; ').includes(title));
  return (found?.[0] as BodyArea | undefined) ?? 'general';
}

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
      area: areaOf(title),
      is_red_flag: text.endsWith('!'),
      advice: ADVICE[title] ?? null,
    };
  });
