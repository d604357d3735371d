import { circle, fill, line } from '../svg.ts';
import type { HairColour } from './palette.ts';

/** What stands behind the shoulders and what falls over the face; both in the hair's colour. */
export interface HairCut {
  readonly back?: (colour: HairColour) => string;
  readonly front: (colour: HairColour) => string;
  /** True where the hair leaves the ears free. */
  readonly ears: boolean;
}

/** A fold in a cloth of any colour. */
const FOLD = 'oklch(0.2 0.03 220 / 0.2)';

const one =
  (d: string) =>
  ({ hair }: HairColour): string =>
    fill(d, hair);

/** A cap of hair around the brow, on which several cuts stand. */
const CAP_SWEPT = 'M31 42C29 27 38 18 48 18S67 27 65 42C64 37 62 33 60 30C50 34 38 32 35 29C33 33 32 37 31 42Z';
const CAP_ROUND = 'M31 42C29 28 37 18 48 18S67 28 65 42C64 36 60 29 48 28C36 29 32 36 31 42Z';
const CAP_MIDDLE = 'M30.5 43C28.5 27 37 17.5 48 17.500S67.5 27 65.5 43C63 36 55 32 48 24.500C41 32 33 36 30.5 43Z';
const CAP_SIDE = 'M30.5 41C29 26 38 17.5 48 17.500S67 25 65.5 41C63 36 58.5 31 56 25.500C50 33 38 35 30.5 41Z';
const CAP_FRINGE = 'M30.5 43C28.5 27 37 17 48 17S67.5 27 65.5 43L64 38C58 36.5 38 36.5 32 38Z';

export const WOMEN_CUTS = {
  topBun: { ears: true, back: ({ hair }) => circle(48, 14, 9, hair), front: one(CAP_ROUND) },
  lowBun: {
    ears: false,
    back: ({ hair }) =>
      fill('M29 40C27 20 38 15 48 15S69 20 67 40C67.5 49 67 54 64 58L58 62H38C31 58 28.5 49 29 40Z', hair) +
      circle(62, 61, 8, hair),
    front: ({ hair, deep }) => fill(CAP_MIDDLE, hair) + line('M48 18.5V23.5', deep, 1.2),
  },
  long: {
    ears: false,
    back: one('M28 40C26 20 38 14 48 14S70 20 68 40C68 54 72 66 71 80H25C24 66 28 54 28 40Z'),
    front: one(CAP_SIDE),
  },
  longMiddle: {
    ears: false,
    back: one('M28 40C26 20 38 14.5 48 14.500S70 20 68 40C67.5 56 70 68 70 84H26C26 68 28.5 56 28 40Z'),
    front: ({ hair, deep }) => fill(CAP_MIDDLE, hair) + line('M48 18.500V23.5', deep, 1.2),
  },
  wavy: {
    ears: false,
    back: one(
      'M28 40C25 20 38 13.5 48 13.500S71 20 68 40C71 45 69 50 71.5 55C74.5 61 71 66 72.5 72C68 76 62 74 58 70H38C34 74 28 76 23.5 72C25 66 21.5 61 24.5 55C27 50 25 45 28 40Z',
    ),
    front: one(CAP_SIDE),
  },
  bob: {
    ears: false,
    back: one(
      'M28 42C25 22 37 14 48 14S71 22 68 42C68 50 69 54 68 60C64 62 60 62 58 60H38C36 62 32 62 28 60C27 54 28 50 28 42Z',
    ),
    front: one(CAP_SWEPT),
  },
  fringeBob: {
    ears: false,
    back: one('M27.5 42C25.5 22 37 14 48 14S70.5 22 68.5 42C69 52 69.5 57 68 63H60L36 63H28C26.5 57 27 52 27.5 42Z'),
    front: one(CAP_FRINGE),
  },
  longBob: {
    ears: false,
    back: one(
      'M28 42C25.5 21 37 14 48 14S70.5 21 68 42C68.5 54 70 61 69.5 68C65 71 60 70 57 67H39C36 70 31 71 26.5 68C26 61 27.5 54 28 42Z',
    ),
    front: ({ hair, deep }) =>
      fill('M30 45C28 27 37 17 48 17S68 27 66 45C64.5 38 61 33 54 24C51 33 40 36 34 37C32 39 30.5 42 30 45Z', hair) +
      line('M54 18.500V23', deep, 1.2),
  },
  pony: {
    ears: true,
    back: one(
      'M52 16C62 10 76 16 77 34C77.5 46 74 52 76 62C76.5 67 74 71 70 73C67 66 69 58 67.5 50C66 42 66 32 60 24Z',
    ),
    front: one(CAP_ROUND),
  },
  braid: {
    ears: false,
    back: one('M28.5 42C26.5 22 38 15 48 15S69.5 22 67.5 42V62H28.500Z'),
    front: ({ hair, deep }) =>
      fill(CAP_MIDDLE, hair) +
      fill(
        'M62.5 58C68 58 71 62 70 67C72.5 71 71.5 76 69.5 79C71.5 83 70.5 87 68.5 90L68 96H62.500L62 90C59.5 87 59.5 83 61.5 79C59.5 76 59 71 61 67C59.5 63 60 60 62.5 58Z',
        hair,
      ) +
      line('M62.5 69C65.5 70.5 67.5 70 69.5 67.500M62 80.500C65 82 67 81.5 69 79M48 18.500V23.5', deep, 1.2),
  },
  pixie: {
    ears: true,
    front: one(
      'M30 45C27 26 36 15 49 15S69 26 66 45C65.5 40 64 36 62 33C55 34 47 31 43 27.500C41 32 36 35 33.5 36C32 39 31 42 30 45Z',
    ),
  },
  curly: {
    ears: false,
    back: ({ hair }) =>
      [
        [34, 24, 8.5],
        [44, 17.5, 8.5],
        [55, 18, 8.5],
        [63, 26, 8.5],
        [67, 37, 7.5],
        [29, 36, 7.5],
        [29, 47, 6.5],
        [67, 48, 6.5],
      ]
        .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, hair))
        .join(''),
    front: one(
      'M31 41C30 27 38 18 48 18S66 27 65 41C64 35 60 32 57 29.500C53 32 49 30 46.5 28.500C43 32 39 31 37 30.500C34 33 32 37 31 41Z',
    ),
  },
} satisfies Record<string, HairCut>;

export const MEN_CUTS = {
  sidePart: {
    ears: true,
    front: one(
      'M30.5 40C27 20 40 13 50 14.500C62 15 68.5 25 65.5 40C64.5 36 63.5 33 61 30C52 31 43 29 39 26C36 29 32 34 30.5 40Z',
    ),
  },
  crop: {
    ears: true,
    front: one(
      'M30.5 39C28 24 36 16 48 16S68 24 65.5 39C64.5 34 63 30 60 27.500C52 26 44 26 36 27.500C33 30 31.5 34 30.5 39Z',
    ),
  },
  short: {
    ears: true,
    front: one('M31 36C30 24 38 17.5 48 17.500S66 24 65 36C64 31 61 26.5 55 25C50 24 46 24 41 25C35 26.5 32 31 31 36Z'),
  },
  quiff: {
    ears: true,
    front: one(
      'M30.5 39C28.5 30 30 22 36 18.500C41 11 58 10.5 63.5 18C68 23 67.5 31 65.5 39C65 34 63.5 31 61.5 28.500C54 29.5 44 27 36.5 27.500C33 30 31.5 34 30.5 39Z',
    ),
  },
  swept: {
    ears: true,
    front: one(
      'M30.5 40C27 22 36 13.5 48 13.500C61 13 69 23 65.5 40C65 35 63.5 31 60 26.500C57 31 45 33 35 31.500C32.5 34 31.5 37 30.5 40Z',
    ),
  },
  fringe: {
    ears: true,
    front: one(
      'M30.5 41C27 21 37 13.5 48 13.500S69 21 65.5 41C65 38 64.5 35.5 63.5 33.500L59 34.500L55.5 32.500L50.5 34.500L45 32.500L40.5 34.500L36.5 32.500L32.5 34.500C31.5 36.5 31 38.5 30.5 41Z',
    ),
  },
  slick: {
    ears: true,
    front: ({ hair, deep }) =>
      fill(
        'M30.5 39C27.5 23 37 14 48 14S68.5 23 65.5 39C64.5 33 62 27 56 23.500C50 21.5 46 21.5 40 23.500C34 27 31.5 33 30.5 39Z',
        hair,
      ) + line('M43 16.500C42 18.5 41.5 20 41.5 21.500M53 16.500C54 18.5 54.5 20 54.5 21.5', deep, 1.2),
  },
  curls: {
    ears: true,
    front: ({ hair }) =>
      [
        [34.5, 27, 5.5],
        [39, 20.5, 6],
        [47, 18, 6],
        [55, 18.5, 6],
        [61, 23.5, 5.5],
        [63, 29, 4.5],
      ]
        .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, hair))
        .join('') +
      fill(
        'M30.5 39C29 27 36 19 48 19S67 27 65.5 39C64.5 35 63.5 32 61 29C57 31.5 53 28 50 27.500C45 31.5 40 28 37 28.500C33.5 31 31.5 35 30.5 39Z',
        hair,
      ),
  },
  receding: {
    ears: true,
    front: one(
      'M30.5 40C28.5 27 36 16.5 48 16.500S67.5 27 65.5 40C65 35 64 32.5 62.5 30.500C60.5 25 58 22.5 55.5 21C53 23 50.5 23.8 48 23.800S43 23 40.5 21C38 22.5 35.5 25 33.5 30.500C32 32.5 31 35 30.5 40Z',
    ),
  },
  crown: {
    ears: true,
    front: one(
      'M30.5 45C28.5 38 28.5 31 33 26C33.5 31 33 36 32.5 38.500C32 41 31 43 30.5 45ZM65.5 45C67.5 38 67.5 31 63 26C62.5 31 63 36 63.5 38.500C64 41 65 43 65.5 45Z',
    ),
  },
  shaved: {
    ears: true,
    front: () => line('M40 25.500C43 23 46 22.2 49 22.2', 'oklch(1 0 0 / 0.35)', 2),
  },
  thin: {
    ears: true,
    front: one(
      'M30.5 42C28 29 35 18 48 17.500C61 18 68 29 65.5 42C65 37 63.5 33 62 30.500C60 23.5 54 21.5 48 21.500S36 23.5 34 30.500C32.5 33 31 37 30.5 42Z',
    ),
  },
} satisfies Record<string, HairCut>;

export type WomanCut = keyof typeof WOMEN_CUTS;
export type ManCut = keyof typeof MEN_CUTS;

/** A surgeon's cap hides whatever hair there is. */
export function surgicalCap(cloth: string): string {
  return (
    fill('M29.5 36C27 21 37 12 48 12S69 21 66.5 36C60 31.5 36 31.5 29.5 36Z', cloth) +
    line('M29.9 35.500C36.5 31 59.5 31 66.1 35.5', 'oklch(1 0 0 / 0.28)', 2.2)
  );
}

/** A hijab: one cloth behind the shoulders, around the face and over the neck. */
export const hijab = {
  back: (cloth: string): string => fill('M24 78C22 50 24 14 48 14S74 50 72 78Z', cloth),
  neck: (cloth: string): string =>
    fill('M30 56H66C67 68 63 80 48 87C33 80 29 68 30 56Z', cloth) +
    line('M34.5 66C40 74.5 54 76 62 67M38 76C43 80 52 80 58 76', FOLD, 1.4),
  front: (cloth: string): string =>
    `<path d="M48 14C33 14 27 27 28 44C29 58 38 66 48 66S67 58 68 44C69 27 63 14 48 14ZM48 22C57 22 63 30 62.5 41C62 52 55 61.5 48 61.500S34 52 33.5 41C33 30 39 22 48 22Z" fill="${cloth}" fill-rule="evenodd"/>`,
};

/** A kerchief tied at the nape, as grandmothers wear it; some hair shows over the brow. */
export function kerchief(cloth: string, { hair }: HairColour): string {
  return (
    fill('M32 37C33 29 40 25.5 48 25.500S63 29 64 37C62 32.5 56 30 48 30S34 32.5 32 37Z', hair) +
    fill('M29.5 42C26.5 23 36 13 48 13S69.5 23 66.5 42C65.5 33 59 26.5 48 26.500S30.5 33 29.5 42Z', cloth)
  );
}
