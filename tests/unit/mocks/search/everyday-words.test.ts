import { describe, expect, it } from 'vitest';
import type { DoctorHit } from '#mocks/search/doctor-hits.ts';
import { EVERYDAY_PHRASES } from '#mocks/search/everyday-words.ts';
import { searchOf } from '#mocks/search/search-engine.ts';
import { symptomSearchOf } from '#mocks/search/symptom-search.ts';
import { createSeed } from '#mocks/seed/create-seed.ts';

const NOW = Date.parse('2026-05-12T08:20:00+05:00');
const db = createSeed('site', '2026-05-12');
const engine = searchOf(db);

const search = (q: string) => engine.search({ category: 'doctors', q, city_id: 1, per_page: 10 }, NOW);
const specialisationsOf = (hit: DoctorHit): string[] =>
  hit.doctor.specialisation_ids.map((id) => db.specialisations.require(id).slug);
/** Specialisations of the first doctors. */
const firstDoctors = (q: string): string[][] =>
  search(q).hits.flatMap((hit) => (hit.kind === 'doctor' ? [specialisationsOf(hit)] : []));
const symptomsOf = (q: string): string[] =>
  symptomSearchOf(db)
    .find(q)
    .symptoms.map(({ title }) => title);

/** Typed texts, the first symptoms on the page, and the specialisation of the first doctors. */
const SYMPTOMS: readonly (readonly [typed: string, symptoms: string, doctor: string])[] = [
  ['высокая температура', 'Температура', 'terapevt'],
  ['тимпература', 'Температура', 'terapevt'],
  ['жар', 'Температура', 'terapevt'],
  ['озноб', 'Температура', 'terapevt'],
  ['грипп', 'Температура', 'terapevt'],
  ['температура 39', 'Температура', 'terapevt'],
  ['қызу', 'Температура', 'terapevt'],
  ['қызуым бар', 'Температура', 'terapevt'],
  ['ntvgthfnehf', 'Температура', 'terapevt'],
  ['temperatura', 'Температура', 'terapevt'],
  ['болит горло', 'Боль в горле', 'terapevt'],
  ['горло болит', 'Боль в горле', 'terapevt'],
  ['болело горло', 'Боль в горле', 'terapevt'],
  ['боли в горле', 'Боль в горле', 'terapevt'],
  ['сильно болит горло второй день', 'Боль в горле', 'terapevt'],
  ['балит горло', 'Боль в горле', 'terapevt'],
  ['першит в горле', 'Боль в горле', 'terapevt'],
  ['ангина', 'Боль в горле', 'terapevt'],
  ['тамағым ауырады', 'Боль в горле', 'terapevt'],
  ['температура и кашель', 'Температура, Кашель', 'terapevt'],
  ['кашляю', 'Кашель', 'terapevt'],
  ['сухой кашель', 'Кашель', 'terapevt'],
  ['жөтел', 'Кашель', 'terapevt'],
  ['сопли', 'Насморк', 'terapevt'],
  ['заложен нос', 'Насморк', 'terapevt'],
  ['не дышит нос', 'Насморк', 'terapevt'],
  ['понос', 'Понос', 'terapevt'],
  ['диарея', 'Понос', 'terapevt'],
  ['жидкий стул', 'Понос', 'terapevt'],
  ['іш өту', 'Понос', 'terapevt'],
  ['рвота', 'Рвота', 'terapevt'],
  ['вырвало', 'Рвота', 'terapevt'],
  ['рвота и понос', 'Рвота, Понос', 'terapevt'],
  ['отравление', 'Рвота, Понос', 'terapevt'],
  ['құсу', 'Рвота', 'terapevt'],
  ['тошнит', 'Тошнота', 'terapevt'],
  ['жүрегім айниды', 'Тошнота', 'terapevt'],
  ['живот болит', 'Боль в животе', 'terapevt'],
  ['режет живот', 'Боль в животе', 'terapevt'],
  ['ішім ауырады', 'Боль в животе', 'terapevt'],
  ['болит низ живота', 'Боль внизу живота', 'ginekolog'],
  ['изжога', 'Изжога', 'terapevt'],
  ['вздутие живота', 'Вздутие', 'terapevt'],
  ['запор', 'Запор', 'terapevt'],
  ['болит голова', 'Головная боль', 'terapevt'],
  ['голова раскалывается', 'Головная боль', 'terapevt'],
  ['мигрень', 'Головная боль', 'terapevt'],
  ['басым ауырады', 'Головная боль', 'terapevt'],
  ['кружится голова', 'Головокружение', 'terapevt'],
  ['бас айналу', 'Головокружение', 'terapevt'],
  ['не могу уснуть', 'Бессонница', 'terapevt'],
  ['паническая атака', 'Тревога', 'psikhoterapevt'],
  ['депрессия', 'Тревога', 'psikhoterapevt'],
  ['зуб болит', 'Зубная боль', 'stomatolog'],
  ['ноет зуб', 'Зубная боль', 'stomatolog'],
  ['тісім ауырады', 'Зубная боль', 'stomatolog'],
  ['судороги', 'Судороги', 'nevrolog'],
  ['плохо вижу', 'Снижение зрения', 'oftalmolog'],
  ['красные глаза', 'Покраснение глаз', 'oftalmolog'],
  ['көзім ауырады', 'Покраснение глаз', 'oftalmolog'],
  ['болит ухо', 'Боль в ухе', 'lor'],
  ['стреляет в ухе', 'Боль в ухе', 'lor'],
  ['құлағым ауырады', 'Боль в ухе', 'lor'],
  ['шум в ушах', 'Снижение слуха', 'lor'],
  ['болит сердце', 'Боль в груди', 'terapevt'],
  ['давит в груди', 'Боль в груди', 'terapevt'],
  ['жүрегім ауырады', 'Боль в груди', 'terapevt'],
  ['аритмия', 'Сердцебиение', 'terapevt'],
  ['давление', 'Высокое давление', 'terapevt'],
  ['қан қысымы', 'Высокое давление', 'terapevt'],
  ['задыхаюсь', 'Одышка', 'terapevt'],
  ['не хватает воздуха', 'Одышка', 'terapevt'],
  ['болит спина', 'Боль в пояснице', 'terapevt'],
  ['прострелило спину', 'Боль в пояснице', 'terapevt'],
  ['белім ауырады', 'Боль в пояснице', 'terapevt'],
  ['болит колено', 'Боль в колене', 'travmatolog-ortoped'],
  ['тізем ауырады', 'Боль в колене', 'travmatolog-ortoped'],
  ['болят суставы', 'Скованность суставов', 'terapevt'],
  ['немеют руки', 'Онемение рук', 'terapevt'],
  ['отекают ноги', 'Отёки ног', 'terapevt'],
  ['отеки', 'Отёки ног', 'terapevt'],
  ['цистит', 'Частое мочеиспускание', 'terapevt'],
  ['больно писать', 'Частое мочеиспускание', 'terapevt'],
  ['кровь в моче', 'Кровь в моче', 'terapevt'],
  ['задержка месячных', 'Нарушение цикла', 'ginekolog'],
  ['сыпь', 'Сыпь', 'terapevt'],
  ['чешется кожа', 'Зуд', 'terapevt'],
  ['выпадают волосы', 'Выпадение волос', 'dermatovenerolog'],
  ['прыщи', 'Акне', 'dermatovenerolog'],
  ['нет сил', 'Слабость', 'terapevt'],
  ['шаршаймын', 'Слабость', 'terapevt'],
  ['хочется пить', 'Жажда', 'terapevt'],
];

/** Texts about a child's symptoms. */
const OF_CHILDREN: readonly (readonly [typed: string, symptom: string])[] = [
  ['ребёнок температура', 'Температура'],
  ['температура у ребенка', 'Температура'],
  ['у малыша понос', 'Понос'],
  ['сопли у грудничка', 'Насморк'],
  ['ребенка рвет', 'Рвота'],
  ['дочка кашляет', 'Кашель'],
  ['баламның қызуы', 'Температура'],
  ['балам жөтеледі', 'Кашель'],
  ['сыпь у детей', 'Сыпь'],
];

/** Texts that name no symptom, each with the specialisation of the doctor that it means. */
const DOCTORS: readonly (readonly [typed: string, specialisation: string])[] = [
  ['бала дәрігері', 'pediatr'],
  ['балалар дәрігері', 'pediatr'],
  ['детский врач', 'pediatr'],
  ['ребенок', 'pediatr'],
  ['дети', 'pediatr'],
  ['тіс дәрігері', 'stomatolog'],
  ['зубной', 'stomatolog'],
  ['зубник', 'stomatolog'],
  ['көз дәрігері', 'oftalmolog'],
  ['глазник', 'oftalmolog'],
  ['ухо горло нос', 'lor'],
  ['ухогорлонос', 'lor'],
  ['әйел дәрігері', 'ginekolog'],
  ['беременность', 'ginekolog'],
  ['жүрек дәрігері', 'kardiolog'],
  ['тері дәрігері', 'dermatovenerolog'],
  ['кожник', 'dermatovenerolog'],
  ['родинка', 'dermatovenerolog'],
  ['перелом', 'travmatolog-ortoped'],
  ['вывих', 'travmatolog-ortoped'],
  ['сынық', 'travmatolog-ortoped'],
  ['аллергия', 'allergolog-immunolog'],
  ['астма', 'pulmonolog'],
  ['бронхит', 'pulmonolog'],
  ['гастрит', 'gastroenterolog'],
  ['геморрой', 'proktolog'],
  ['варикоз', 'flebolog'],
  ['щитовидка', 'endokrinolog'],
  ['диабет', 'endokrinolog'],
  ['простатит', 'urolog'],
  ['бүйрек', 'nefrolog'],
  ['артрит', 'revmatolog'],
  ['психолог', 'psikhoterapevt'],
  ['массаж', 'reabilitolog'],
  ['остеохондроз', 'nevrolog'],
  ['рак', 'onkolog'],
  ['мастопатия', 'mammolog'],
];

describe('everyday words', () => {
  it.each(SYMPTOMS)('«%s» mean the symptom %s', (typed, symptoms, doctor) => {
    const titles = symptoms.split(', ');
    expect(symptomsOf(typed).slice(0, titles.length).toSorted()).toEqual(titles.toSorted());
    const { meta } = search(typed);
    expect(meta.understood?.symptoms.map(({ title }) => title).toSorted()).toEqual(titles.toSorted());
    expect(meta.understood?.specialisations[0]?.slug).toBe(doctor);
    expect(firstDoctors(typed)[0]).toContain(doctor);
  });

  it.each(OF_CHILDREN)('«%s» mean a child’s symptom, %s', (typed, symptom) => {
    const found = symptomSearchOf(db).find(typed);
    expect([found.symptoms[0]?.title, found.patients]).toEqual([symptom, 'children']);
    const { hits, meta } = search(typed);
    expect(meta.understood).toMatchObject({ filters: [{ value: 'children' }], symptoms: [{ title: symptom }] });
    for (const hit of hits) expect(hit.kind === 'doctor' && hit.doctor.accepts_children).toBe(true);
    expect(firstDoctors(typed)[0]).toContain('pediatr');
  });

  it.each(DOCTORS)('«%s» mean the doctor %s', (typed, specialisation) => {
    const found = firstDoctors(typed);
    expect(found).not.toEqual([]);
    for (const one of found) expect(one).toContain(specialisation);
    expect(engine.suggest(typed).specialisations[0]?.slug).toBe(specialisation);
  });

  it.each(EVERYDAY_PHRASES.map(({ phrase, kind, slug }) => [phrase, kind, slug] as const))(
    'in the phrase «%s» find results, because the phrase means the %s %s',
    (phrase, kind, slug) => {
      // A service of a laboratory or a device is found in its own category, because no doctor has
      // it.
      const service = kind === 'service' ? db.services.findOne('slug', slug)?.kind : undefined;
      const category = service === undefined || service === 'consultation' ? 'doctors' : service;
      const { hits, meta } = engine.search({ category, q: phrase, city_id: 1, per_page: 10 }, NOW);
      expect(meta.total).toBeGreaterThan(0);
      expect(hits).not.toEqual([]);
      expect(meta.did_you_mean).toBeNull();
      if (kind !== 'symptom') return;
      const found = symptomSearchOf(db).find(phrase);
      expect(found.symptoms.map((row) => row.slug)).toContain(slug);
    },
  );

  it('about a child set a removable filter for children, unless the person has chosen patients', () => {
    const { meta } = search('высокая температура у ребёнка');
    const [said] = meta.understood?.filters ?? [];
    expect(said).toMatchObject({ filter: 'patients', value: 'children', text_without: 'высокая температура' });
    expect(search(said?.text_without ?? '').meta.understood?.filters).toEqual([]);
    const asked = engine.search({ category: 'doctors', q: 'температура у ребёнка', patients: ['adults'] }, NOW);
    expect(asked.hits.every((hit) => hit.kind === 'doctor' && hit.doctor.accepts_adults)).toBe(true);
  });

  it('set the filter for children in «детский стоматолог», but not in «детская клиника»', () => {
    const { hits, meta } = search('детский стоматолог');
    expect(meta.understood?.filters).toMatchObject([{ filter: 'patients', value: 'children' }]);
    expect(hits.every((hit) => hit.kind === 'doctor' && hit.doctor.accepts_children)).toBe(true);
    expect(firstDoctors('детский стоматолог').flat()).toContain('stomatolog');
    const clinics = engine.search({ category: 'clinics', q: 'детская клиника', city_id: 1 }, NOW);
    expect(clinics.meta).toMatchObject({ understood: null });
    expect(clinics.hits).not.toEqual([]);
    for (const hit of clinics.hits) expect(hit.kind === 'clinic' && hit.clinic.title).toContain('Детская');
  });

  it('are corrected only to a text that finds results', () => {
    const texts = [...SYMPTOMS, ...OF_CHILDREN, ...DOCTORS].map(([typed]) => typed);
    for (const q of [...texts, 'кордиолог', 'болат горлат', 'ыыыыы', 'абракадабра', 'серикава айгул']) {
      const { meta } = engine.search({ category: 'doctors', q, city_id: 16, when: 'today' }, NOW);
      if (meta.did_you_mean !== null) expect(meta.total, q).toBeGreaterThan(0);
    }
  });
});
