import { mix } from '#mocks/db/random.ts';
import { AGES, chooseLook, COMPLEXIONS, type Sitter, SEXES } from './choose-look.ts';
import { drawPortrait } from './draw-portrait.ts';
import { HERO_LOOKS } from './hero-looks.ts';

/** Three doctors of four have a portrait; the others keep their initials, so that a missing photo is seen as well. */
const SHARE = 0.75;
const PURPOSE = 62;

export function hasPortrait(id: number): boolean {
  return mix(id, PURPOSE) / 4_294_967_296 < SHARE;
}

const SHAPE = /^(woman|man)-(steppe|fair|south)-(30|40|50|60)-([1-9]\d{0,8})$/;

/** A portrait's name holds all that it is drawn from: nothing is stored, and nobody is looked up. */
export function portraitName({ sex, complexion, age, id }: Sitter): string {
  return `${sex}-${complexion}-${age}-${id}`;
}

/** The decade of an age, within those that doctors have. */
export function decadeOf(age: number): Sitter['age'] {
  return AGES.findLast((decade) => decade <= age) ?? AGES[0];
}

/** The portrait of that name, undefined where there is none. */
export function portraitNamed(name: string): string | undefined {
  const hero = Object.hasOwn(HERO_LOOKS, name) ? HERO_LOOKS[name] : undefined;
  if (hero !== undefined) return drawPortrait(hero);
  const [, sexWord, complexionWord, ageWord, id] = SHAPE.exec(name) ?? [];
  const sex = SEXES.find((one) => one === sexWord);
  const complexion = COMPLEXIONS.find((one) => one === complexionWord);
  const age = AGES.find((one) => String(one) === ageWord);
  if (sex === undefined || complexion === undefined || age === undefined) return undefined;
  return drawPortrait(chooseLook({ sex, complexion, age, id: Number(id) }));
}
