import { servicesOf, type ServiceDraft } from './service-line.ts';

const VACCINATIONS = `
title | direction | to | minutes | price | popularity | synonyms | preparation
Прививка от гриппа | terapiya | terapevt vrach-obshchei-praktiki | 20 | 4000 8000 | 250 | вакцинация вакцина укол | Приходите здоровыми: без температуры и насморка. / Скажите об аллергии, особенно на яйцо.
Вакцинация ребёнка | pediatriya | pediatr | 20 | 3000 9000 | 260 | прививка прививки детская вакцина акдс корь | Возьмите паспорт здоровья ребёнка и данные о прививках. / С ребёнком приходит родитель или опекун.`;

const SCREENINGS = `
title | short | slug | direction | to | minutes | price | ready | popularity | synonyms | preparation
Скрининг 1-го триместра |  |  | ginekologiya | ginekolog | 40 | 12000 18000 | 0 | 240 | узи первый беременность недель 12 | Приходите на 11–13-й неделе беременности. / Возьмите обменную карту и прошлые УЗИ.
Скрининг 2-го триместра |  |  | ginekologiya | ginekolog | 40 | 11000 17000 | 0 | 230 | узи второй беременность недель 20 | Приходите на 18–21-й неделе беременности. / Возьмите обменную карту и прошлые УЗИ.
Неинвазивный пренатальный тест (НИПТ) | НИПТ | nipt | ginekologiya | ginekolog | 30 | 140000 220000 | 10 | 130 | беременность | Тест делают с 10-й недели беременности. / Возьмите заключение УЗИ. Есть и пить перед тестом можно.`;

const PAPERS_AND_DRIPS = `
title | direction | to | minutes | price | popularity | synonyms | preparation
Медосмотр взрослого со справкой | terapiya | terapevt vrach-obshchei-praktiki | 30 | 5000 10000 | 220 | профосмотр осмотр | Возьмите удостоверение личности и флюорографию не старше года, если делали.
Справка в детский сад или школу | pediatriya | pediatr | 20 | 3000 6000 | 210 | садик медосмотр карта лагерь | Возьмите паспорт здоровья ребёнка и данные о прививках. / С ребёнком приходит родитель или опекун.
Справка в бассейн или спортзал | terapiya | terapevt vrach-obshchei-praktiki pediatr | 20 | 3000 5000 | 200 | медосмотр секция |
Капельница | terapiya | terapevt vrach-obshchei-praktiki | 60 | 5000 9000 | 190 |  | Возьмите назначение врача и препараты, если они у вас есть. / Поешьте за час или два до капельницы.`;

/**
 * Services at home. They take as long as a doctor's home visit, because a shorter service could
 * come before the home visit among the services at home.
 */
const AT_HOME = `
title | direction | to | minutes | price | popularity | synonyms | preparation
Капельница на дому | terapiya | terapevt vrach-obshchei-praktiki | 60 | 20000 26000 | 140 |  | Держите под рукой назначение врача. / Проверьте, что домофон работает, или встретьте врача у подъезда.`;

/**
 * Everyday services. They come last and have their own random streams, so a change here leaves the
 * rest of the seed as it is.
 */
export const EVERYDAY_SERVICES: readonly ServiceDraft[] = [
  ...servicesOf('consultation', VACCINATIONS),
  ...servicesOf('examination', SCREENINGS),
  ...servicesOf('consultation', PAPERS_AND_DRIPS),
  ...servicesOf('consultation', AT_HOME).map((service): ServiceDraft => ({ ...service, format: 'home' })),
];
