import type { SearchSaidFilter } from '#generated/models/search-said-filter.ts';
import type { Db } from '#mocks/db/db.ts';
import { METRO_STATIONS } from '#mocks/seed/dictionaries/metro.ts';
import { foldedWords } from './text/fold.ts';
import { withoutEnding } from './text/stem.ts';

type FilterName = SearchSaidFilter['filter'];

/** A phrase in a text that sets a filter. */
export interface FilterPhrase {
  readonly filter: FilterName;
  readonly value: string;
  readonly title: string;
  /** Normalised words, adjacent in the text. */
  readonly words: readonly string[];
  /** True if the words match with any grammatical ending. */
  readonly isBent: boolean;
  /** Id of the only city where the phrase sets a filter; null for all cities. */
  readonly cityId: number | null;
}

/** Columns: filter, value, title, everyday phrases. */
const TABLE = `
when | today | Сегодня | сегодня, на сегодня, срочно, сейчас, бүгін
when | tomorrow | Сегодня или завтра | завтра, на завтра, ертең
when | weekend | В выходные | выходные, на выходных, суббота, субботу, субботам, воскресенье, воскресеньям, демалыс күні
when | evening | Вечером | вечер, вечером, вечерний, вечернее, вечерам, после работы, после шести, после 18, после 18 00, кешке, кешкі
sort | distance | Рядом | рядом, рядом со мной, поблизости, неподалеку, недалеко, ближайший, ближайшая, ближайшие, ближе, возле меня, возле дома, около дома, маған жақын, жақын
sort | price | Дешевле | недорого, недорогой, недорогая, недорогие, недорогую, дешево, дешевый, дешевая, дешевые, дешевле, подешевле, бюджетно, арзан
sort | rating | По рейтингу | лучший, лучшая, лучшие, лучшего, лучшую, хороший, хорошая, хорошего, хорошую, хорошие, топ, жақсы
gender | female | Врач-женщина | женщина, женщину, женщине, женщиной, девушка, девушку
gender | male | Врач-мужчина | мужчина, мужчину, мужчине, мужчиной
formats | online | Онлайн | онлайн, online, по видео, видеосвязь, видеосвязи, видеоконсультация, дистанционно, удаленно
funding | osms | По ОСМС бесплатно | осмс, омс, бесплатно, бесплатный, бесплатная, бесплатные, тегін
funding | dms | По ДМС | дмс, страховка, страховке, страховкой
funding | paid | Платно | платно, платный, платная, платные, ақылы
formats | home | На дому | на дом, на дому, домой, с выездом, выезд на дом, үйге`;

const FIXED: readonly FilterPhrase[] = TABLE.trim()
  .split('\n')
  .flatMap((line) => {
    const [filter = '', value = '', title = '', phrases = ''] = line.split(' | ');
    return phrases.split(', ').map((phrase) => ({
      filter: filter as FilterName,
      value,
      title,
      words: foldedWords(phrase),
      isBent: false,
      cityId: null,
    }));
  });

/** Returns all phrases that set filters: fixed ones, cities, districts and metro stations. */
export function filterPhrases(db: Db): FilterPhrase[] {
  const cities = [...db.cities.all()].flatMap(({ id, title, title_locative }) =>
    [...new Set([title, title_locative ?? title])].map((name): FilterPhrase => ({
      filter: 'city_id',
      value: String(id),
      title,
      words: foldedWords(name),
      isBent: false,
      cityId: null,
    })),
  );
  const districts = [...db.districts.all()].flatMap((row) =>
    districtNames(row.title).map((words): FilterPhrase => ({
      filter: 'districts',
      value: row.slug,
      title: row.title,
      words,
      isBent: true,
      cityId: row.city_id,
    })),
  );
  const stations = METRO_STATIONS.flatMap(({ slug, title, city_id }) =>
    ['метро', 'м', 'станция', 'станция метро'].map((word): FilterPhrase => ({
      filter: 'metro',
      value: slug,
      title,
      words: foldedWords(`${word} ${title}`),
      isBent: true,
      cityId: city_id,
    })),
  );
  return [...FIXED, ...cities, ...districts, ...stations];
}

/**
 * Names of a district: «Ауэзовский», «Ауэзовский район», «район Есиль». «район Алматы» is accepted
 * only as a whole, because Алматы is a city.
 */
function districtNames(title: string): string[][] {
  const words = foldedWords(title);
  const own = words.filter((word) => word !== 'раион' && word !== 'имени');
  const whole = [['раион', ...own], [...own, 'раион'], words];
  return title.startsWith('район ') && own.length === 1 ? whole : [...whole, own];
}

/** Whether a word of the text equals a word of a phrase. */
export function isWordOf({ isBent }: FilterPhrase, word: string, typed: string): boolean {
  return typed === word || (isBent && withoutEnding(typed) === withoutEnding(word));
}
