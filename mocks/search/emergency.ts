import type { SearchEmergency } from '#generated/models/search-emergency.ts';
import type { SymptomSource } from '#mocks/db/types/reference.ts';
import { editDistance } from './text/edit-distance.ts';
import { fold, type Token } from './text/fold.ts';
import { variants } from './text/latin.ts';
import { stem } from './text/stem.ts';

/**
 * Sources of emergency signs; the texts are a draft, not yet reviewed by a doctor (see
 * seed/texts/symptoms/sources.ts).
 */
const SOURCES = {
  order: {
    title: 'Приказ Минздрава РК № ҚР ДСМ-225/2020, правила оказания скорой медицинской помощи',
    url: 'https://adilet.zan.kz/rus/docs/V2000021713',
  },
  city: { title: 'Открытый Алматы, «Жедел жәрдем шақыру»', url: 'https://open-almaty.kz/kk/zhedel-zhrdem-shakyru' },
  nhs: { title: 'NHS, When to call 999', url: 'https://www.swast.nhs.uk/when-to-call-999' },
} as const satisfies Record<string, SymptomSource>;

type SourceKey = keyof typeof SOURCES;

/**
 * Columns: sources; phrases, separated by commas. A phrase matches if all its words are in the
 * text; a word with «!» must be absent. A number matches only in a call for help.
 */
const TABLE = `
order city | скорая, скорую, скорой, скорая помощь, вызвать скорую, неотложка, неотложная помощь, неотложку, карета скорой, реанимация, реанимобиль
city | жедел жәрдем, жедел көмек, жәрдем шақыру, жедел шақыру
order city | 103, 112, 03
order nhs | не дышит !нос !носом, не дышу !нос !носом, не дышат !нос !носом, перестал дышать, перестала дышать, перестало дышать, перестаёт дышать, нет дыхания !нос !носом, остановка дыхания, остановилось дыхание, нечем дышать !нос, задыхается, задыхаюсь, удушье
order nhs | подавился, подавилась, поперхнулся, поперхнулась, посинел, посинела, посинело, синеет, посинели губы, синие губы
order nhs | кровь не останавливается, не останавливается кровотечение, не остановить кровь, остановить кровь, кровь хлещет, льётся кровь, сильное кровотечение, обильное кровотечение, истекает кровью, кровотечение не, кровь фонтаном, кровь не останавливать
order nhs | потерял сознание, потеряла сознание, потеряли сознание, потеря сознания, теряет сознание, без сознания, нет сознания, в сознание не, упал обморок, упала обморок, в обмороке, не просыпается, не могу разбудить, не реагирует, не очнулся
order nhs | нет пульса, остановка сердца, остановилось сердце, сердце не бьётся, сердце встало, инфаркт !после !перенес !был, инсульт !после !перенес !был !реабилитация !реабилитолог !восстановление
nhs | перекосило лицо, перекосило рот, отнялась рука, отнялась нога, отнялась речь, отнялась половина, нарушилась речь, пропала речь, не может говорить
order nhs | судороги !нога !ногах !ноги !ног !икра !икры, припадок, приступ эпилепсии, эпилептический приступ
order nhs | боль в груди !молочная !молочной !кормление !месячные, боль за грудиной, боль грудная клетка
nhs | анафилаксия, анафилактический шок, отёк квинке, отёк горла, опухло горло, отекло горло, опух язык
order nhs | сильный ожог, ожог кипятком, ошпарился, ошпарилась, обварился, обварилась, ударило током, удар током, тонет, утонул, утонула, захлебнулся
order nhs | дтп, сбила машина, сбили машиной, под машину, упал с высоты, упала с высоты, выпал из окна, выпала из окна, ножевое, ножевое ранение, огнестрельное, тяжёлая травма
order | отравился газом, угарный газ, наглотался таблеток, наглоталась таблеток, выпил уксус, выпила уксус, передозировка, проглотил батарейку, проглотила батарейку, укусила змея, укус змеи
order | начались роды, рожает, рожаю, отошли воды, отходят воды
order | хочет умереть, хочу умереть, не хочу жить, не хочется жить, покончить с собой, убить себя, суицид, умирает, умираю, при смерти
order city | дем алмайды, дем алмай, тыныс алмайды, тыныс тоқтады, тынысы тоқтады, тұншығып, көгеріп кетті
order city | есінен танды, есінен танып, есін жоғалтты, ес түссіз, есі жоқ, талып қалды, оянбайды
order city | қан тоқтамайды, қан тоқтамай, қан кетіп, қатты қан кетті, жүрегі тоқтады, жүрек тоқтады, құрысып жатыр, тырысып жатыр, өліп жатыр, толғақ, босанып жатыр`;

/**
 * Words that may accompany «103» in a call for help; with other words, as in a street address,
 * «103» is not a call.
 */
const OF_A_CALL = new Set(
  'позвонить позвоните звонить звоните вызвать вызов вызовите номер телефон служба срочно помогите помощь шақыру нөмірі'
    .split(' ')
    .map(fold),
);

interface Sign {
  readonly words: readonly string[];
  readonly without: readonly string[];
  readonly sources: readonly SourceKey[];
}

const SIGNS: readonly Sign[] = TABLE.trim()
  .split('\n')
  .flatMap((line) => {
    const [sources = '', phrases = ''] = line.split(' | ');
    return phrases.split(', ').map((phrase): Sign => {
      const words = phrase.split(' ');
      return {
        words: words.filter((word) => !word.startsWith('!')).map(fold),
        without: words.filter((word) => word.startsWith('!')).map((word) => fold(word.slice(1))),
        sources: sources.split(' ') as SourceKey[],
      };
    });
  });

/** Emergency in a text: a call for an ambulance or a reason for one. */
export interface Emergency {
  readonly sources: readonly SymptomSource[];
  /** Positions of the emergency words in the text. */
  readonly covered: ReadonlySet<number>;
}

interface Reading {
  /** Whether a word is in a dictionary, so that it is not a typo. */
  readonly isKnown: (folded: string) => boolean;
  /** True if the last word may still be incomplete. */
  readonly isTyping?: boolean;
}

/** Finds an emergency. Words may have any order and form, typos, or the wrong keyboard layout. */
export function emergencyIn(tokens: readonly Token[], { isKnown, isTyping = false }: Reading): Emergency | null {
  const spellings = tokens.map(({ folded }) => {
    const others = isKnown(folded) ? [] : variants(folded).map(fold);
    return { all: [folded, ...others], mayBeTypo: ![folded, ...others].some(isKnown) };
  });
  const placeOf = (word: string, mayGoOn: boolean): number =>
    spellings.findIndex(({ all, mayBeTypo }, place) =>
      all.some(
        (one) =>
          one === word ||
          (!isNumber(word) && stem(one) === stem(word)) ||
          (mayGoOn && place === tokens.length - 1 && one.length >= 3 && word.startsWith(one)) ||
          (mayBeTypo && editDistance(one, word, forgiven(word.length)) <= forgiven(word.length)),
      ),
    );
  const covered = new Set<number>();
  const sources = new Set<SourceKey>();
  for (const sign of SIGNS) {
    const places = sign.words.map((word) => placeOf(word, isTyping && sign.words.length > 1));
    if (places.includes(-1) || new Set(places).size < places.length) continue;
    if (sign.without.some((word) => placeOf(word, false) >= 0)) continue;
    const isCall = tokens.every(({ folded }, place) => places.includes(place) || OF_A_CALL.has(folded));
    if (sign.words.every(isNumber) && !isCall) continue;
    for (const place of places) covered.add(place);
    for (const source of sign.sources) sources.add(source);
  }
  if (covered.size === 0) return null;
  tokens.forEach(({ folded }, place) => OF_A_CALL.has(folded) && covered.add(place));
  return { sources: [...sources].map((key) => SOURCES[key]), covered };
}

const isNumber = (word: string): boolean => /^\d+$/.test(word);

/**
 * Maximum number of typos in a word of this length. Fewer typos are allowed than in other words of
 * a search, to keep false alarms rare.
 */
function forgiven(length: number): number {
  if (length < 5) return 0;
  if (length < 9) return 1;
  return length < 12 ? 2 : 3;
}

export function emergencyView(emergency: Emergency | null): SearchEmergency | null {
  return emergency === null ? null : { sources: emergency.sources.map((source) => ({ ...source })) };
}
