import { Random } from '#mocks/db/random.ts';
import { GROUND_HUES } from '../svg.ts';
import type { Clothes } from './clothes.ts';
import type { Look } from './draw-portrait.ts';
import type { BeardShape, EyeShape } from './face.ts';
import type { ManCut, WomanCut } from './hair.ts';
import type { ClothName, HairName } from './palette.ts';

export const SEXES = ['woman', 'man'] as const;
/** As the person's name suggests: most people of the country; Slavic and German families; Turkic families of the south. */
export const COMPLEXIONS = ['steppe', 'fair', 'south'] as const;
export const AGES = [30, 40, 50, 60] as const;

/** What a portrait has to be true to. */
export interface Sitter {
  readonly sex: (typeof SEXES)[number];
  readonly complexion: (typeof COMPLEXIONS)[number];
  /** The decade, at least 30 and at most 60. */
  readonly age: (typeof AGES)[number];
  readonly id: number;
}

const PURPOSE = 61;

/** Words with their weights. */
type Weights<Word extends string> = Partial<Record<Word, number>>;

function drawn<Word extends string>(random: Random, weights: Weights<Word>): Word {
  const words = Object.keys(weights) as Word[];
  const word = words[random.weighted(words.map((one) => weights[one] ?? 0))];
  if (word === undefined) throw new Error('nothing to draw from');
  return word;
}

const SKIN_WEIGHTS: Record<Sitter['complexion'], readonly number[]> = {
  steppe: [4, 30, 34, 24, 8],
  fair: [62, 30, 8, 0, 0],
  south: [6, 22, 32, 28, 12],
};

const EYES: Record<Sitter['complexion'], Weights<EyeShape>> = {
  steppe: { almond: 48, narrow: 32, smiling: 14, round: 6 },
  fair: { round: 66, almond: 24, smiling: 10 },
  south: { round: 40, almond: 50, smiling: 10 },
};

/** Hair by age: dark people grey later than their colour fades. */
const HAIR: Record<'dark' | 'fair', Record<Sitter['age'], Weights<HairName>>> = {
  dark: {
    30: { black: 60, dark: 40 },
    40: { black: 50, dark: 45, brown: 5 },
    50: { black: 30, dark: 38, steel: 22, brown: 10 },
    60: { dark: 15, steel: 35, grey: 35, silver: 15 },
  },
  fair: {
    30: { brown: 30, chestnut: 26, fair: 20, blond: 14, auburn: 10 },
    40: { brown: 32, chestnut: 28, fair: 20, blond: 10, auburn: 10 },
    50: { brown: 28, chestnut: 24, fair: 14, grey: 16, steel: 18 },
    60: { grey: 40, silver: 30, brown: 15, fair: 15 },
  },
};

const WOMAN_CUTS: Record<Sitter['age'], Weights<WomanCut>> = {
  30: {
    topBun: 11,
    lowBun: 13,
    long: 14,
    longMiddle: 11,
    wavy: 13,
    bob: 9,
    fringeBob: 8,
    longBob: 12,
    pony: 12,
    braid: 6,
    curly: 3,
  },
  40: {
    topBun: 8,
    lowBun: 15,
    long: 9,
    longMiddle: 6,
    wavy: 13,
    bob: 14,
    fringeBob: 9,
    longBob: 14,
    pony: 8,
    pixie: 6,
    curly: 5,
    braid: 2,
  },
  50: { lowBun: 20, bob: 24, fringeBob: 8, longBob: 14, pixie: 18, curly: 14, topBun: 6 },
  60: { lowBun: 22, bob: 22, pixie: 26, curly: 24, longBob: 6 },
};

const MAN_CUTS: Record<Sitter['age'], Weights<ManCut>> = {
  30: { sidePart: 18, crop: 12, short: 12, quiff: 18, swept: 16, fringe: 12, slick: 6, curls: 6 },
  40: { sidePart: 18, crop: 16, short: 14, quiff: 12, swept: 14, slick: 10, receding: 8, shaved: 5, curls: 3 },
  50: { sidePart: 14, crop: 18, short: 14, swept: 8, slick: 14, receding: 16, thin: 10, shaved: 6 },
  60: { crop: 16, sidePart: 10, slick: 14, receding: 22, thin: 18, crown: 20 },
};

const WOMAN_CLOTHES: Weights<Clothes> = {
  coat: 30,
  coatHighNeck: 14,
  scrubs: 14,
  scrubsShirt: 12,
  tunic: 14,
  blouse: 10,
  jacket: 6,
};
const MAN_CLOTHES: Weights<Clothes> = {
  coat: 26,
  coatTie: 20,
  coatHighNeck: 8,
  scrubs: 18,
  scrubsShirt: 14,
  tunic: 8,
  jacket: 6,
};

const CLOTHS: Record<Clothes, readonly ClothName[]> = {
  coat: ['teal'],
  coatTie: ['deep', 'navy', 'wine', 'teal', 'ink'],
  coatHighNeck: ['ink', 'wine', 'teal', 'sand', 'navy', 'coral', 'lilac'],
  scrubs: ['teal', 'blue', 'green', 'wine', 'navy', 'sea', 'deep', 'lilac'],
  scrubsShirt: ['teal', 'blue', 'green', 'navy', 'sea', 'deep'],
  tunic: ['teal', 'blue', 'coral', 'lilac', 'green', 'amber'],
  blouse: ['coral', 'amber', 'lilac', 'sea', 'teal', 'blue', 'wine'],
  jacket: ['navy', 'ink', 'deep', 'teal'],
};

const MAN_JACKETS: readonly ClothName[] = ['navy', 'ink', 'deep'];
const SCARVES: readonly ClothName[] = ['deep', 'lilac', 'sand', 'wine', 'navy', 'sea', 'coral'];
const CAPS: readonly ClothName[] = ['teal', 'blue', 'green', 'sea', 'lilac'];

const DARK: ReadonlySet<ClothName> = new Set(['deep', 'navy']);

const BEARD_CHANCE: Record<Sitter['complexion'], number> = { steppe: 0.16, fair: 0.32, south: 0.42 };
const BEARDS: Record<Sitter['complexion'], Weights<BeardShape>> = {
  steppe: { moustache: 45, goatee: 25, short: 25, full: 5 },
  fair: { full: 30, short: 40, goatee: 15, moustache: 15 },
  south: { full: 20, short: 45, goatee: 15, moustache: 20 },
};

/** The same person always looks the same; the look fits what is known of them. */
export function chooseLook({ sex, complexion, age, id }: Sitter): Look {
  const random = new Random(id, PURPOSE);
  const isWoman = sex === 'woman';
  // People who come one after another stand on different grounds.
  const hue = GROUND_HUES[(id * 5 + Math.floor(id / 6)) % GROUND_HUES.length] ?? GROUND_HUES[0];
  const clothes = drawn(random, isWoman ? WOMAN_CLOTHES : MAN_CLOTHES);
  const cloth = random.pick(clothes === 'jacket' && !isWoman ? MAN_JACKETS : CLOTHS[clothes]);
  const isScrubs = clothes === 'scrubs' || clothes === 'scrubsShirt';
  // Its dark tube would be lost on the darkest scrubs.
  const takesStethoscope = clothes !== 'blouse' && clothes !== 'jacket' && !(isScrubs && DARK.has(cloth));
  const stethoscope = takesStethoscope && random.chance(0.22);
  const base = {
    hue,
    skin: random.weighted(SKIN_WEIGHTS[complexion]),
    face: drawn(
      random,
      complexion === 'steppe'
        ? { cheeks: 46, oval: 28, heart: isWoman ? 20 : 4, square: isWoman ? 4 : 24 }
        : { oval: 46, cheeks: 12, heart: isWoman ? 34 : 10, square: isWoman ? 6 : 34 },
    ),
    hair: drawn(random, HAIR[complexion === 'fair' ? 'fair' : 'dark'][age]),
    clothes,
    cloth,
    cap: isScrubs && age < 60 && random.chance(0.28) ? random.pick(CAPS) : undefined,
    brows: drawn(random, isWoman ? { soft: 40, arched: 36, kind: 24 } : { straight: 50, soft: 28, kind: 22 }),
    eyes: drawn(random, EYES[complexion]),
    nose: drawn(random, { soft: 46, side: 30, wide: isWoman ? 10 : 24 }),
    glasses: random.chance(age >= 50 ? 0.38 : 0.17) ? drawn(random, { oblong: 44, round: 32, half: 24 }) : undefined,
    lined: age >= 50,
  } as const;
  if (isWoman) {
    const covered = complexion === 'fair' ? 0 : 0.09;
    const scarf =
      base.cap === undefined && random.chance(covered)
        ? age === 60 && random.chance(0.5)
          ? 'kerchief'
          : 'hijab'
        : undefined;
    return {
      ...base,
      sex: 'female',
      cut: drawn(random, WOMAN_CUTS[age]),
      stethoscope: stethoscope && scarf === undefined,
      scarf,
      scarfCloth: random.pick(SCARVES.filter((one) => one !== cloth)),
      lashes: true,
      mouth: drawn(random, { smile: 42, lips: 22, open: 26, half: 10 }),
      blush: random.chance(0.6),
    };
  }
  return {
    ...base,
    stethoscope,
    sex: 'male',
    cut: drawn(random, MAN_CUTS[age]),
    lashes: false,
    mouth: drawn(random, { smile: 40, half: 26, calm: 16, open: 18 }),
    blush: random.chance(0.15),
    beard: random.chance(BEARD_CHANCE[complexion]) ? drawn(random, BEARDS[complexion]) : undefined,
  };
}
