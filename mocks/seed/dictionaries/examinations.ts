import { servicesOf, type ServiceDraft } from './service-line.ts';

const TABLE = `
slug | title | short | direction | to | minutes | price | popularity | synonyms | preparation
ekg | Электрокардиограмма (ЭКГ) | ЭКГ с расшифровкой | kardiologiya | kardiolog terapevt | 15 | 3000 4000 | 960 | сердце кардиограмма | За час до ЭКГ не курите и не пейте кофе. / Отдохните 10 минут перед исследованием.
ekhokg | Эхокардиография (ЭхоКГ) | ЭхоКГ | kardiologiya | kardiolog | 30 | 11000 13000 | 950 | узи сердца | Возьмите прошлые ЭхоКГ и ЭКГ.
kholter | Суточное холтеровское мониторирование |  | kardiologiya | kardiolog | 20 | 11500 17000 | 640 | холтер экг | Наденьте свободную одежду. / Примите душ до установки: потом сутки нельзя мочить прибор.
smad | Суточный мониторинг давления (СМАД) |  | kardiologiya | kardiolog terapevt | 20 | 7000 10000 | 330 |  | Наденьте свободный рукав. / Лекарства принимайте как обычно.
uzi-bryushnoi-polosti | УЗИ брюшной полости |  | luchevaya-diagnostika | gastroenterolog terapevt khirurg | 30 | 7500 9000 | 990 | печень желчный живот | Приходите натощак: не ешьте 6 часов. / За 2 дня не ешьте бобовые, капусту и газированное.
uzi-shchitovidnoi-zhelezy | УЗИ щитовидной железы |  | luchevaya-diagnostika | endokrinolog | 20 | 6000 7500 | 860 |  | 
uzi-molochnykh-zhelez | УЗИ молочных желёз |  | luchevaya-diagnostika | mammolog ginekolog | 20 | 6500 10000 | 830 | грудь | Лучше прийти на 5–12-й день цикла.
uzi-malogo-taza | УЗИ малого таза |  | luchevaya-diagnostika | ginekolog urolog | 20 | 7500 9000 | 870 |  | За час выпейте 1 литр воды и не посещайте туалет.
uzi-pochek | УЗИ почек |  | luchevaya-diagnostika | urolog nefrolog | 20 | 6000 7000 | 760 |  | За час выпейте 2 стакана воды.
uzi-pri-beremennosti | УЗИ при беременности |  | ginekologiya | ginekolog | 30 | 8000 12000 | 700 |  | Возьмите прошлые УЗИ и обменную карту.
uzi-ven-nog | УЗИ вен нижних конечностей |  | luchevaya-diagnostika | flebolog khirurg | 30 | 8000 11000 | 420 | узи ног варикоз | Наденьте одежду, которую легко снять с ног.
truzi-prostaty | УЗИ предстательной железы |  | urologiya | urolog | 20 | 7000 9000 | 410 | простата трузи | За час выпейте 1 литр воды и не посещайте туалет.
mrt-golovnogo-mozga | МРТ головного мозга |  | luchevaya-diagnostika | nevrolog | 40 | 27000 30000 | 800 | томография голова | Снимите украшения и часы. Скажите, если есть кардиостимулятор или металл в теле.
mrt-poyasnichnogo-otdela | МРТ поясничного отдела |  | luchevaya-diagnostika | nevrolog travmatolog-ortoped | 40 | 26000 30000 | 780 | томография спина позвоночник | Снимите украшения и часы. Скажите, если есть кардиостимулятор или металл в теле.
mrt-kolennogo-sustava | МРТ коленного сустава |  | luchevaya-diagnostika | travmatolog-ortoped revmatolog | 40 | 25000 29000 | 520 | колено | Снимите украшения и часы. Скажите, если есть кардиостимулятор или металл в теле.
kt-legkikh | КТ лёгких |  | luchevaya-diagnostika | pulmonolog | 20 | 22000 24000 | 610 | томография | Снимите украшения и часы. Скажите, если есть кардиостимулятор или металл в теле.
flyuorografiya | Флюорография |  | luchevaya-diagnostika | terapevt pulmonolog vrach-obshchei-praktiki | 10 | 1800 3700 | 720 |  | Скажите, если вы беременны.
mammografiya | Маммография |  | luchevaya-diagnostika | mammolog onkolog | 20 | 6000 10000 | 560 |  | Лучше прийти на 5–12-й день цикла. / В день исследования не пользуйтесь дезодорантом.
rentgen-sustava | Рентген сустава |  | luchevaya-diagnostika | travmatolog-ortoped revmatolog | 15 | 3000 5000 | 480 |  | Скажите, если вы беременны.
panoramnyi-snimok-zubov | Панорамный снимок зубов |  | stomatologiya | stomatolog | 10 | 4000 6000 | 450 | ортопантомограмма | Снимите серьги и украшения.
fgds | Гастроскопия (ФГДС) | ФГДС | gastroenterologiya | gastroenterolog | 30 | 14500 20000 | 650 | желудок | Не ешьте 8 часов и не пейте 3 часа. / Скажите об аллергии на лидокаин.
kolonoskopiya | Колоноскопия |  | gastroenterologiya | proktolog gastroenterolog | 60 | 20000 30000 | 500 | кишечник | 3 дня держите бесшлаковую диету. / Накануне примите препарат для очистки кишечника по схеме клиники.
kolposkopiya | Кольпоскопия |  | ginekologiya | ginekolog | 20 | 7000 10000 | 440 |  | Если начнётся менструация, перенесите запись. / За сутки не используйте свечи и мази.
eeg | Электроэнцефалография (ЭЭГ) | ЭЭГ | nevrologiya | nevrolog | 40 | 7000 10000 | 390 |  | Вымойте голову накануне и не пользуйтесь лаком. / Не пропускайте еду перед исследованием.
spirometriya | Спирометрия |  | pulmonologiya | pulmonolog allergolog-immunolog | 20 | 4000 6000 | 340 | дыхание астма | За 2 часа не курите и плотно не ешьте.
audiometriya | Аудиометрия |  | otorinolaringologiya | lor | 20 | 4000 6000 | 280 | слух | 
endoskopiya-nosoglotki | Эндоскопия носоглотки |  | otorinolaringologiya | lor | 20 | 6000 9000 | 300 | аденоиды | Скажите об аллергии на лидокаин.
osmotr-glaznogo-dna | Осмотр глазного дна |  | oftalmologiya | oftalmolog | 20 | 3000 5000 | 310 |  | После расширения зрачка не садитесь за руль 4 часа.
dermatoskopiya | Дерматоскопия |  | dermatologiya | dermatovenerolog onkolog | 20 | 4000 7000 | 350 | родинка | В день приёма не наносите на кожу кремы.
kozhnye-allergoproby | Кожные аллергопробы |  | allergologiya | allergolog-immunolog | 40 | 10000 15000 | 370 |  | За 5 дней не принимайте антигистаминные, если врач не сказал иначе.
anoskopiya | Аноскопия |  | khirurgiya | proktolog | 20 | 5000 8000 | 220 |  | Накануне сделайте очистительную микроклизму.
densitometriya | Денситометрия |  | luchevaya-diagnostika | revmatolog endokrinolog | 20 | 8000 11000 | 290 | кости остеопороз | За сутки не принимайте препараты кальция.`;

/**
 * Examinations that a radiologist describes on the next working day; other results are ready at
 * once.
 */
const READ_LATER = /^(mrt|kt|mammografiya|kholter|smad)/;

export const EXAMINATIONS: readonly ServiceDraft[] = servicesOf('examination', TABLE).map((draft) => ({
  ...draft,
  ready_in_workdays: READ_LATER.test(draft.slug) ? 1 : 0,
}));
