/**
 * Letters that people type in place of others: Russian for Kazakh ones, «е» for «ё», «и» for «й».
 * The hard sign «ъ» and the soft sign «ь» are removed.
 */
const FOLDED: Readonly<Record<string, string>> = Object.fromEntries(
  'әа ғг қк ңн өо ұу үу һх іи ёе йи эе ъ ь'.split(' ').map(([letter = '', plain = '']) => [letter, plain]),
);

/**
 * Folded words that do not describe the target of a search: prepositions, degrees of pain, wishes,
 * «врач».
 */
const SILENT = new Set(
  `в во на и с со к ко у от по из за для при до не о об под над без или а но же ли бы то
  я мы он она оно они мне меня мной мой моя мое мои моего моей нас нам наш его ее их ему ей им это этот эта
  что чем чего как какой какая какому какие кто кого кому куда где если когда почему зачем уже еще все весь
  очень сильно сильная сильныи сильное сильные сильнои сильную высокая высокии высокое высокую высокои острая острыи острое резкая резко
  постоянно постоянная часто немного чуть вдруг внезапно снова опять
  нужен нужна нужно надо хочу можно хочется записаться запись записать наити ищу лечит лечить вылечить помогите делать стал стала стало
  женщины женщин женщинам мужчины мужчин мужчинам взрослыи взрослая взрослого взрослому взрослых взрослым
  муж мужа мужу жена жены жене мама мамы маме папа папы папе бабушка бабушки бабушке дедушка дедушки дедушке человек человека человеку
  раион раионе раиона цена цены стоимост сколько стоит отзывы отзыв платно платныи платная телефон адрес
  врач врача врачи врачу врачом врачеи доктор доктора доктору специалист специалиста
  менин маган катты оте керек бар даригер даригери даригерге даригерлер дариге емдеиди`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/** Converts a text to lower case with similar letters made equal. */
export function fold(text: string): string {
  let folded = '';
  for (const letter of text.toLowerCase()) folded += FOLDED[letter] ?? letter;
  return folded;
}

/** Returns the folded words of a text, without hyphens and punctuation. */
export function foldedWords(text: string): string[] {
  return fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

export interface Token {
  readonly folded: string;
  /** Typed word in lower case. */
  readonly written: string;
}

export function tokensOf(text: string): Token[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .map((written) => ({ written, folded: fold(written) }))
    .filter(({ folded }) => folded !== '');
}

/** Whether a word is irrelevant for the target of a search. */
export function isIrrelevant({ folded }: Token): boolean {
  return SILENT.has(folded);
}

/** Leaves out irrelevant words, unless the text has no others. */
export function relevantWords(tokens: readonly Token[]): readonly Token[] {
  const words = tokens.filter((token) => !isIrrelevant(token));
  return words.length > 0 ? words : tokens;
}

/** Returns the folded words of a text to search for. */
export function queryWords(text: string): string[] {
  return relevantWords(tokensOf(text)).map(({ folded }) => folded);
}
