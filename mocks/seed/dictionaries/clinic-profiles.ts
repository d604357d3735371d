import { SERVICES } from './services.ts';
import { SPECIALISATIONS } from './specialisations.ts';
import { readRecords } from './text-table.ts';

/** A kind of clinic: possible names, specialisations, and services without choosing a doctor. */
export interface ClinicProfile {
  readonly key: string;
  readonly type_id: number;
  /** Possible titles; the generator replaces «*» with the clinic's own name. */
  readonly titles: readonly string[];
  /** True if the clinics' names are Latin, so that they have no quotation marks. */
  readonly latin: boolean;
  readonly weight: number;
  /** Weight for splitting doctors among clinics. */
  readonly draw: number;
  readonly specialisation_ids: ReadonlySet<number>;
  readonly menu: readonly number[];
  readonly description: readonly string[];
}

const slugsToIds = (slugs: string): ReadonlySet<number> =>
  new Set(SPECIALISATIONS.filter((row) => slugs === '*' || slugs.split(' ').includes(row.slug)).map((row) => row.id));

const lab = SERVICES.filter((row) => row.kind === 'analysis');
const imaging = SERVICES.filter((row) =>
  /^(mrt|kt|flyuorografiya|mammografiya|rentgen|densitometriya|uzi|truzi)/.test(row.slug),
);

const idsOf = (rows: readonly { readonly id: number }[]): readonly number[] => rows.map((row) => row.id);
const popular = (count: number): readonly number[] =>
  idsOf(lab.toSorted((a, b) => b.popularity - a.popularity).slice(0, count));

/** Ids of analyses and examinations of a filial. Filials with the same menu share the array. */
const MENU = {
  none: [] as readonly number[],
  basic: popular(14),
  wide: [...popular(26), ...idsOf(imaging.filter((row) => /^(flyuorografiya|rentgen)/.test(row.slug)))],
  laboratory: idsOf(lab),
  imaging: [...popular(10), ...idsOf(imaging)],
  dental: idsOf(SERVICES.filter((row) => row.slug === 'panoramnyi-snimok-zubov')),
} as const;

/** In a cell commas separate titles, and slashes separate sentences of the description. */
const TABLE = `
key          | type | latin | weight | draw | menu       | titles                                                  | description | specialisations
multi        | 1    |       | 24     | 5    | wide       | Клиника *, Медицинский центр *, Клиника *               | Взрослые и детские врачи, анализы и УЗИ в одном здании. / Приём по записи, кровь на анализы берут утром без записи. | *
center       | 2    |       | 14     | 3.5  | basic      | Медицинский центр *, Центр здоровья *                   | Консультации врачей и обследования без направлений. / Рядом остановка, есть парковка для посетителей. | terapevt vrach-obshchei-praktiki ginekolog khirurg nevrolog kardiolog lor endokrinolog travmatolog-ortoped gastroenterolog dermatovenerolog urolog mammolog nefrolog revmatolog pulmonolog proktolog flebolog onkolog
family       | 3    |       | 13     | 3    | basic      | Семейная клиника *                                      | Один врач ведёт всю семью: от новорождённых до пожилых. / Есть детская комната и прививочный кабинет. | terapevt vrach-obshchei-praktiki pediatr ginekolog nevrolog kardiolog lor endokrinolog gastroenterolog allergolog-immunolog psikhoterapevt
dental       | 4    |       | 14     | 3    | dental     | Стоматология *, Стоматология *, Семейная стоматология * | Лечение, гигиена и хирургия, снимки на месте. / План лечения и цену согласуют до начала. | stomatolog
dental-latin | 4    | yes   | 7      | 3    | dental     | Denta *, Dent *                                         | Стоматология для взрослых и детей. / Принимаем в выходные. | stomatolog
cardio       | 5    |       | 3      | 3    | basic      | Кардиоцентр *                                           | Приём кардиолога, ЭКГ, ЭхоКГ и суточные мониторы в один визит. / Ведём пациентов после инфаркта и операций на сердце. | kardiolog terapevt flebolog endokrinolog
children     | 6    |       | 6      | 3    | basic      | Детская клиника *, Детский центр *                      | Педиатры и узкие специалисты для детей до 18 лет. / Здоровые и болеющие дети ждут приёма в разных залах. | pediatr lor allergolog-immunolog nevrolog travmatolog-ortoped dermatovenerolog gastroenterolog oftalmolog
women        | 7    |       | 6      | 3    | basic      | Женская клиника *, Центр женского здоровья *            | Гинекологи, маммологи и эндокринологи. / Ведём беременность, делаем УЗИ и анализы на месте. | ginekolog mammolog endokrinolog onkolog urolog
eye          | 8    |       | 4      | 4    | none       | Офтальмологический центр *                              | Проверка зрения, подбор очков и линз, лечение глаз. / Детский кабинет с отдельным аппаратным залом. | oftalmolog
diagnostic   | 9    |       | 5      | 1.2  | imaging    | Диагностический центр *                                 | МРТ, КТ, рентген и УЗИ без очереди. / Снимки и заключение отдаём на руки и присылаем на почту. | terapevt kardiolog ginekolog nevrolog urolog onkolog
lab          | 10   |       | 6      | 0    | laboratory | Лаборатория *                                           | Анализы крови, мочи и мазки без записи. / Результаты приходят на почту, срок зависит от анализа. |
rehab        | 11   |       | 3      | 2.5  | none       | Реабилитационный центр *, Центр движения *              | Восстановление после травм, инсультов и операций. / Массаж, лечебная физкультура и физиотерапия. | reabilitolog nevrolog travmatolog-ortoped revmatolog
mind         | 2    |       | 3      | 2.5  | none       | Центр психотерапии *, Центр психического здоровья *     | Психотерапевты для взрослых и подростков, очно и онлайн. / Разговор остаётся между вами и врачом. | psikhoterapevt nevrolog
skin         | 2    |       | 3      | 3    | none       | Клиника кожи *                                          | Лечение кожи, волос и ногтей, осмотр родинок. / Дерматоскопия в день приёма. | dermatovenerolog allergolog-immunolog`;

export const CLINIC_PROFILES: readonly ClinicProfile[] = readRecords(TABLE).map((row) => ({
  key: row['key'] ?? '',
  type_id: Number(row['type']),
  titles: (row['titles'] ?? '').split(', '),
  latin: row['latin'] === 'yes',
  weight: Number(row['weight']),
  draw: Number(row['draw']),
  specialisation_ids: slugsToIds(row['specialisations'] ?? ''),
  menu: MENU[row['menu'] as keyof typeof MENU],
  description: (row['description'] ?? '').split(' / '),
}));

/** @throws Error for an unknown key */
export function clinicProfile(key: string): ClinicProfile {
  const profile = CLINIC_PROFILES.find((one) => one.key === key);
  if (profile === undefined) throw new Error(`no clinic profile ${key}`);
  return profile;
}
