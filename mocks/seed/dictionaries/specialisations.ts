import type { SpecialisationRow } from '#mocks/db/types/reference.ts';
import { meddirectionId } from './directions.ts';
import { numbersOf, readTable, wordsOf } from './text-table.ts';

/** A specialisation with figures for the generator. */
export interface SpecialisationFacts extends SpecialisationRow {
  /** Number of doctors in Almaty at the `site` scale with this specialisation, main or second. */
  readonly almaty_count: number;
  /** Share of these doctors for whom this specialisation is the second one. */
  readonly second_share: number;
  /** Slugs of main specialisations with which this specialisation is combined. */
  readonly added_to: readonly string[];
  /** Range of prices of a first consultation in Almaty, KZT. */
  readonly price: readonly [from: number, to: number];
  /** Possible minutes of the first consultation. */
  readonly minutes: readonly number[];
  /** Share of women among the doctors. */
  readonly women: number;
  /** Share of doctors who accept children. */
  readonly children: number;
  readonly adults: number;
  readonly online: number;
  readonly home: number;
}

/** Columns: slug, title, plural, genitive, direction, synonyms. */
const NAMES = `
terapevt | Терапевт | Терапевты | терапевта | terapiya | участковый
vrach-obshchei-praktiki | Врач общей практики | Врачи общей практики | врача общей практики | terapiya | воп семейный
pediatr | Педиатр | Педиатры | педиатра | pediatriya | детский
ginekolog | Гинеколог | Гинекологи | гинеколога | ginekologiya | акушер женский
stomatolog | Стоматолог | Стоматологи | стоматолога | stomatologiya | зубной дантист
khirurg | Хирург | Хирурги | хирурга | khirurgiya | 
nevrolog | Невролог | Неврологи | невролога | nevrologiya | невропатолог
kardiolog | Кардиолог | Кардиологи | кардиолога | kardiologiya | сердце
oftalmolog | Офтальмолог | Офтальмологи | офтальмолога | oftalmologiya | окулист глазной
lor | ЛОР | ЛОР-врачи | ЛОРа | otorinolaringologiya | оториноларинголог отоларинголог ухо горло нос
endokrinolog | Эндокринолог | Эндокринологи | эндокринолога | endokrinologiya | диабетолог щитовидка
travmatolog-ortoped | Травматолог-ортопед | Травматологи-ортопеды | травматолога-ортопеда | travmatologiya-i-ortopediya | травматолог ортопед
gastroenterolog | Гастроэнтеролог | Гастроэнтерологи | гастроэнтеролога | gastroenterologiya | желудок
dermatovenerolog | Дерматовенеролог | Дерматовенерологи | дерматовенеролога | dermatologiya | дерматолог кожный косметолог
urolog | Уролог | Урологи | уролога | urologiya | андролог мужской
mammolog | Маммолог | Маммологи | маммолога | onkologiya | грудь
onkolog | Онколог | Онкологи | онколога | onkologiya | 
nefrolog | Нефролог | Нефрологи | нефролога | urologiya | почки
revmatolog | Ревматолог | Ревматологи | ревматолога | terapiya | суставы
pulmonolog | Пульмонолог | Пульмонологи | пульмонолога | pulmonologiya | лёгкие
allergolog-immunolog | Аллерголог-иммунолог | Аллергологи-иммунологи | аллерголога-иммунолога | allergologiya | аллерголог иммунолог
proktolog | Проктолог | Проктологи | проктолога | khirurgiya | колопроктолог
flebolog | Флеболог | Флебологи | флеболога | khirurgiya | вены варикоз
psikhoterapevt | Психотерапевт | Психотерапевты | психотерапевта | psikhoterapiya | психолог
reabilitolog | Реабилитолог | Реабилитологи | реабилитолога | reabilitatsiya | массаж лфк`;

/**
 * Columns: slug; number of doctors in Almaty; share of them for whom it is the second
 * specialisation, and their main specialisations; price and minutes of the first consultation;
 * shares of women and of doctors for children, for adults, online, at home.
 */
const FACTS = `
terapevt | 214 | 0.3 | kardiolog gastroenterolog endokrinolog pulmonolog revmatolog nefrolog | 6000 12000 | 20 30 30 | 0.76 | 0 | 1 | 0.4 | 0.22
vrach-obshchei-praktiki | 64 | 0.1 | terapevt | 6000 10000 | 20 30 | 0.78 | 0.7 | 1 | 0.4 | 0.3
pediatr | 187 | 0.04 | allergolog-immunolog | 6500 12000 | 20 30 | 0.84 | 1 | 0 | 0.42 | 0.35
ginekolog | 176 | 0.05 | mammolog | 7500 12000 | 30 | 0.9 | 0.2 | 1 | 0.3 | 0
stomatolog | 231 | 0 |  | 5000 10000 | 30 40 60 | 0.52 | 0.45 | 0.9 | 0.04 | 0
khirurg | 108 | 0.15 | proktolog flebolog onkolog urolog | 7000 13000 | 30 | 0.18 | 0.25 | 1 | 0.15 | 0.05
nevrolog | 121 | 0.06 | reabilitolog | 8000 12000 | 30 40 | 0.7 | 0.35 | 0.9 | 0.35 | 0.08
kardiolog | 86 | 0.08 | terapevt | 8000 13000 | 30 30 40 | 0.62 | 0.13 | 0.95 | 0.27 | 0.1
oftalmolog | 92 | 0 |  | 7000 12000 | 30 | 0.72 | 0.5 | 0.9 | 0.08 | 0
lor | 98 | 0 |  | 6000 12000 | 20 30 | 0.5 | 0.6 | 0.9 | 0.15 | 0.06
endokrinolog | 74 | 0.1 | terapevt | 8000 12000 | 30 40 | 0.86 | 0.25 | 0.95 | 0.5 | 0
travmatolog-ortoped | 89 | 0.05 | khirurg | 7500 13000 | 20 30 | 0.1 | 0.4 | 0.95 | 0.1 | 0
gastroenterolog | 63 | 0.15 | terapevt | 8000 13000 | 30 40 | 0.74 | 0.22 | 0.95 | 0.42 | 0
dermatovenerolog | 83 | 0.02 | allergolog-immunolog | 7000 13000 | 20 30 | 0.74 | 0.55 | 1 | 0.35 | 0
urolog | 71 | 0 |  | 7500 15000 | 30 | 0.08 | 0.15 | 1 | 0.2 | 0
mammolog | 41 | 0.55 | ginekolog onkolog | 7500 12000 | 30 | 0.8 | 0 | 1 | 0.1 | 0
onkolog | 34 | 0.2 | khirurg | 8000 14000 | 30 40 | 0.5 | 0.05 | 1 | 0.25 | 0
nefrolog | 18 | 0.25 | terapevt | 8000 13000 | 30 40 | 0.68 | 0.2 | 0.9 | 0.3 | 0
revmatolog | 27 | 0.25 | terapevt | 8000 13000 | 30 40 | 0.8 | 0.2 | 0.95 | 0.35 | 0
pulmonolog | 36 | 0.25 | terapevt | 8000 12000 | 30 | 0.66 | 0.25 | 0.95 | 0.35 | 0.04
allergolog-immunolog | 39 | 0.25 | pediatr pulmonolog | 8000 13000 | 30 40 | 0.82 | 0.7 | 0.85 | 0.4 | 0
proktolog | 29 | 0.4 | khirurg | 8000 14000 | 30 | 0.2 | 0 | 1 | 0.1 | 0
flebolog | 22 | 0.4 | khirurg | 8000 14000 | 30 | 0.3 | 0 | 1 | 0.15 | 0
psikhoterapevt | 52 | 0.15 | nevrolog | 8000 13000 | 50 60 | 0.72 | 0.25 | 0.95 | 0.8 | 0
reabilitolog | 31 | 0.3 | nevrolog travmatolog-ortoped | 7000 12000 | 40 60 | 0.48 | 0.4 | 0.95 | 0.12 | 0.3`;

const factsBySlug = new Map(readTable(FACTS).map((cells) => [cells[0], cells]));

/** Specialisations in the directory's order; the id is the position in the list. */
export const SPECIALISATIONS: readonly SpecialisationFacts[] = readTable(NAMES).map((names, index) => {
  const [slug = '', title = '', plural = '', genitive = '', direction = '', synonyms] = names;
  const [, count, share, addedTo, price, minutes, women, children, adults, online, home] = factsBySlug.get(slug) ?? [];
  const [priceFrom = 0, priceTo = 0] = numbersOf(price);
  return {
    id: index + 1,
    slug,
    title,
    title_plural: plural,
    title_genitive: genitive,
    meddirection_id: meddirectionId(direction),
    synonyms: wordsOf(synonyms),
    almaty_count: Number(count),
    second_share: Number(share),
    added_to: wordsOf(addedTo),
    price: [priceFrom, priceTo],
    minutes: numbersOf(minutes),
    women: Number(women),
    children: Number(children),
    adults: Number(adults),
    online: Number(online),
    home: Number(home),
  };
});

const bySlug = new Map(SPECIALISATIONS.map((row) => [row.slug, row]));

/** @throws Error for an unknown slug */
export function specialisation(slug: string): SpecialisationFacts {
  const row = bySlug.get(slug);
  if (row === undefined) throw new Error(`no specialisation ${slug}`);
  return row;
}

/** @throws Error for an unknown id */
export function specialisationById(id: number): SpecialisationFacts {
  const row = SPECIALISATIONS[id - 1];
  if (row === undefined) throw new Error(`no specialisation ${id}`);
  return row;
}
