import type { Gender } from '#generated/models/gender.ts';
import type { Random } from '#mocks/db/random.ts';
import {
  KAZAKH_FATHERS,
  KAZAKH_MEN,
  KAZAKH_PLAIN_SURNAMES,
  KAZAKH_SURNAMES,
  KAZAKH_WOMEN,
} from './dictionaries/names-kazakh.ts';
import {
  PLAIN_SURNAMES,
  RUSSIAN_MEN,
  RUSSIAN_SURNAMES,
  RUSSIAN_WOMEN,
  TURKIC_MEN,
  TURKIC_SURNAMES,
  TURKIC_WOMEN,
} from './dictionaries/names-russian.ts';

export interface PersonName {
  readonly first_name: string;
  /** Surname. */
  readonly second_name: string;
  /** Patronymic. */
  readonly third_name: string | null;
}

type Words = readonly string[];

/** Spelling of a name: Kazakh or Russian. */
type Spelling = 'kk' | 'ru';

const list = (text: string): Words => text.split(/\s+/).filter((word) => word !== '');

const kazakh = {
  surnames: list(KAZAKH_SURNAMES),
  plain: list(KAZAKH_PLAIN_SURNAMES),
  men: list(KAZAKH_MEN),
  women: list(KAZAKH_WOMEN),
  fathers: list(KAZAKH_FATHERS),
};
const russian = { surnames: list(RUSSIAN_SURNAMES), men: list(RUSSIAN_MEN), women: list(RUSSIAN_WOMEN) };
const turkic = { surnames: list(TURKIC_SURNAMES), men: list(TURKIC_MEN), women: list(TURKIC_WOMEN) };
const plainSurnames = list(PLAIN_SURNAMES);

function spelled(word: string, spelling: Spelling): string {
  const slash = word.indexOf('/');
  if (slash < 0) return word;
  return spelling === 'kk' ? word.slice(0, slash) : word.slice(slash + 1);
}

/** Returns the feminine form of a surname if its ending has one. */
function surnameOf(masculine: string, gender: Gender): string {
  if (gender === 'male') return masculine;
  if (/(ский|цкий)$/.test(masculine)) return `${masculine.slice(0, -2)}ая`;
  if (masculine.endsWith('ой') && masculine.length > 4) return `${masculine.slice(0, -2)}ая`;
  return /(ов|ев|ёв|ин)$/.test(masculine) ? `${masculine}а` : masculine;
}

function patronymicOfStem(stem: string, gender: Gender): string {
  return gender === 'male' ? `${stem}ич` : `${stem}на`;
}

function kazakhPatronymic(random: Random, spelling: Spelling, gender: Gender): string {
  const father = spelled(random.pick(kazakh.fathers), spelling);
  if (spelling === 'kk') return `${father}${gender === 'male' ? 'ұлы' : 'қызы'}`;
  // «Абай» gives «Абаевич»; «Сейтказы» has no Russian patronymic and gets a Kazakh ending.
  if (father.endsWith('ы')) return `${father}${gender === 'male' ? 'улы' : 'кызы'}`;
  const stem = father.endsWith('й') ? `${father.slice(0, -1)}ев` : `${father}ов`;
  return patronymicOfStem(stem, gender);
}

function nameWithStem(words: Words, random: Random): { name: string; stem: string } {
  const [name = '', stem = ''] = random.pick(words).split(':');
  return { name, stem };
}

function kazakhName(random: Random, gender: Gender): PersonName {
  const spelling: Spelling = random.chance(0.6) ? 'kk' : 'ru';
  const first = spelled(random.pick(gender === 'male' ? kazakh.men : kazakh.women), spelling);
  const second = random.chance(0.1)
    ? spelled(random.pick(kazakh.plain), spelling)
    : surnameOf(spelled(random.pick(kazakh.surnames), spelling), gender);
  return {
    first_name: first,
    second_name: second,
    third_name: random.chance(0.06) ? null : kazakhPatronymic(random, spelling, gender),
  };
}

function otherName(
  random: Random,
  gender: Gender,
  from: { surnames: Words; men: Words; women: Words },
  surnames: Words,
): PersonName {
  const first = gender === 'male' ? nameWithStem(from.men, random).name : random.pick(from.women);
  return {
    first_name: first,
    second_name: surnameOf(random.pick(surnames), gender),
    third_name: patronymicOfStem(nameWithStem(from.men, random).stem, gender),
  };
}

/** Draws a full name; nationalities have about the shares of the country. */
export function drawName(random: Random, gender: Gender): PersonName {
  const roll = random.next();
  if (roll < 0.64) return kazakhName(random, gender);
  if (roll < 0.86) return otherName(random, gender, russian, russian.surnames);
  if (roll < 0.93) return otherName(random, gender, russian, plainSurnames);
  return otherName(random, gender, turkic, turkic.surnames);
}

/** Draws a first name for the author of a review. */
export function drawFirstName(random: Random, gender: Gender): string {
  return drawName(random, gender).first_name;
}
