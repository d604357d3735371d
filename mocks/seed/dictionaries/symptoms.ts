import type { BodyArea } from '#generated/models/body-area.ts';
import type { Symptom, SymptomGuidance } from '#mocks/db/types/reference.ts';
import { SYMPTOM_ADVICE } from '../texts/symptoms/advice.ts';
import { RED_FLAGS_OF_ADULTS } from '../texts/symptoms/red-flags-adults.ts';
import { RED_FLAGS_OF_CHILDREN } from '../texts/symptoms/red-flags-children.ts';
import { SYMPTOM_SOURCES, type SymptomSourceKey } from '../texts/symptoms/sources.ts';
import { toSlug } from '../translit.ts';
import { specialisation } from './specialisations.ts';
import { readTable, wordsOf } from './text-table.ts';

/**
 * Draft, not yet reviewed by a doctor. Columns: part of the body, title, doctors for adults,
 * doctors for children, sources. Doctors are «first > later days»; «!» means often urgent. Without
 * days a later doctor may also be the first.
 */
const TABLE = `
head | Головная боль | terapevt > nevrolog 3 | pediatr > nevrolog 3 | cg150 ng240 nhs
head | Головокружение | terapevt > nevrolog lor 3 | pediatr > nevrolog 3 | ng128 nhs
head | Бессонница | terapevt > nevrolog psikhoterapevt 14 | pediatr > nevrolog 14 | nhs
head | Тревога | psikhoterapevt > terapevt | psikhoterapevt > pediatr | nhs
head | Зубная боль | stomatolog | stomatolog | nhs
head | Судороги | ! nevrolog > terapevt | ! pediatr > nevrolog | ng143 imci nhs
eyes | Снижение зрения | oftalmolog | oftalmolog | nhs
eyes | Покраснение глаз | oftalmolog > terapevt | pediatr > oftalmolog 3 | nhs
throat | Боль в горле | terapevt > lor 3 | pediatr > lor 3 | ng143 nhs
throat | Насморк | terapevt > lor 7 | pediatr > lor 7 | ng9 ng143 nhs
throat | Боль в ухе | lor > terapevt | pediatr > lor 3 | ng143 nhs
throat | Снижение слуха | lor | lor > pediatr | nhs
chest | Боль в груди | ! terapevt > kardiolog 1 | ! pediatr > kardiolog 1 | cg95 nhs
chest | Сердцебиение | terapevt > kardiolog 3 | pediatr > kardiolog 3 | nhs
chest | Высокое давление | terapevt > kardiolog 7 | pediatr > kardiolog 7 | ng136 nhs
chest | Кашель | terapevt > pulmonolog 7 | pediatr > pulmonolog lor 7 | ng143 ng9 imci nhs
chest | Одышка | ! terapevt > pulmonolog kardiolog 1 | ! pediatr > pulmonolog 1 | ng9 imci nhs
abdomen | Изжога | terapevt > gastroenterolog 7 | pediatr > gastroenterolog 7 | nhs
abdomen | Боль в животе | ! terapevt > gastroenterolog khirurg 3 | ! pediatr > gastroenterolog khirurg 1 | nhs
abdomen | Тошнота | terapevt > gastroenterolog 3 | pediatr > gastroenterolog 3 | cg84 nhs
abdomen | Рвота | terapevt > gastroenterolog 3 | ! pediatr > gastroenterolog 3 | cg84 imci nhs
abdomen | Понос | terapevt > gastroenterolog 3 | ! pediatr > gastroenterolog 3 | cg84 imci nhs
abdomen | Вздутие | terapevt > gastroenterolog 7 | pediatr > gastroenterolog 7 | nhs
abdomen | Запор | terapevt > gastroenterolog proktolog 7 | pediatr > gastroenterolog 7 | nhs
abdomen | Кровь в стуле | terapevt > proktolog 1 | ! pediatr > khirurg 1 | ng12 nhs
back_and_joints | Боль в пояснице | terapevt > nevrolog 7 | pediatr > travmatolog-ortoped 3 | ng59 nhs
back_and_joints | Боль в колене | travmatolog-ortoped > terapevt revmatolog | pediatr > travmatolog-ortoped 1 | nhs
back_and_joints | Скованность суставов | terapevt > revmatolog 7 | pediatr > revmatolog 3 | nhs
back_and_joints | Онемение рук | terapevt > nevrolog 3 | pediatr > nevrolog 1 | ng128 nhs
back_and_joints | Отёки ног | terapevt > kardiolog flebolog 3 | pediatr > nefrolog 1 | nhs
urinary | Частое мочеиспускание | terapevt > urolog 3 | pediatr > urolog 3 | nhs
urinary | Кровь в моче | terapevt > urolog 1 | pediatr > urolog nefrolog 1 | ng12 nhs
women | Нарушение цикла | ginekolog | pediatr > ginekolog | nhs
women | Боль внизу живота | ! ginekolog > terapevt | ! pediatr > ginekolog khirurg 1 | nhs
skin | Сыпь | terapevt > dermatovenerolog 3 | ! pediatr > dermatovenerolog 3 | ng143 ng240 cg134 nhs
skin | Зуд | terapevt > dermatovenerolog allergolog-immunolog 3 | pediatr > allergolog-immunolog dermatovenerolog 3 | cg134 nhs
skin | Выпадение волос | dermatovenerolog > endokrinolog | pediatr > dermatovenerolog 14 | nhs
skin | Акне | dermatovenerolog | dermatovenerolog > pediatr | nhs
general | Температура | terapevt > vrach-obshchei-praktiki | ! pediatr | ng143 ng240 imci nhs
general | Слабость | terapevt > endokrinolog 14 | pediatr > endokrinolog 7 | nhs
general | Потеря веса | terapevt > endokrinolog gastroenterolog 14 | pediatr > endokrinolog 7 | ng12 nhs
general | Жажда | terapevt > endokrinolog 3 | ! pediatr > endokrinolog 1 | nhs
general | Лишний вес | endokrinolog > terapevt | pediatr > endokrinolog | nhs`;

const idsOf = (slugs: readonly string[]): number[] => slugs.map((slug) => specialisation(slug).id);

/**
 * Parses a cell with doctors.
 * @param cell `! terapevt > nevrolog 3`: urgent, first doctor, later doctor, days to wait
 */
function guidance(cell: string, redFlags: readonly string[], advice: string | undefined): SymptomGuidance {
  const [first = '', then = ''] = cell.replace('!', '').split('>');
  const days = /\d+/.exec(then)?.[0];
  return {
    first_ids: idsOf(wordsOf(first.trim())),
    later_ids: idsOf(wordsOf(then.replace(/\d+/, '').trim())),
    later_after_days: days === undefined ? null : Number(days),
    is_urgent: cell.startsWith('!'),
    red_flags: redFlags,
    advice: advice ?? null,
  };
}

/** Symptoms from head to foot; the id is the position in the list. */
export const SYMPTOMS: readonly Symptom[] = readTable(TABLE).map(
  ([area = '', title = '', adults = '', children = '', sources], index) => ({
    id: index + 1,
    slug: toSlug(title),
    title,
    area: area as BodyArea,
    guidance: {
      adults: guidance(adults, RED_FLAGS_OF_ADULTS[title] ?? [], SYMPTOM_ADVICE[title]?.adults),
      children: guidance(children, RED_FLAGS_OF_CHILDREN[title] ?? [], SYMPTOM_ADVICE[title]?.children),
    },
    sources: wordsOf(sources).map((key) => SYMPTOM_SOURCES[key as SymptomSourceKey]),
  }),
);
