import { oklch } from '../svg.ts';

export interface Skin {
  readonly face: string;
  /** Neck and ears: in the shade of the head. */
  readonly shade: string;
  /** Nose and lids. */
  readonly line: string;
  /** Of a woman; a man's are closer to the skin. */
  readonly lips: string;
  readonly bareLips: string;
  readonly blush: string;
}

const skin = (lightness: number, chroma: number, hue: number): Skin => ({
  face: oklch(lightness, chroma, hue),
  shade: oklch(round(lightness - 0.055), round(chroma + 0.01), hue - 4),
  line: oklch(round(lightness - 0.16), round(chroma + 0.03), hue - 12),
  lips: oklch(round(lightness - 0.23), 0.1, 25),
  bareLips: oklch(round(lightness - 0.24), 0.072, 32),
  blush: oklch(round(lightness - 0.06), 0.085, 35),
});

const round = (value: number): number => Math.round(value * 1000) / 1000;

/** From the fairest to the darkest. */
export const SKINS: readonly Skin[] = [
  skin(0.89, 0.042, 65),
  skin(0.86, 0.05, 62),
  skin(0.835, 0.056, 61),
  skin(0.81, 0.062, 60),
  skin(0.775, 0.066, 58),
];

export interface HairColour {
  readonly hair: string;
  /** Strands and the parting. */
  readonly deep: string;
  readonly brows: string;
}

const hair = (lightness: number, chroma: number, hue: number, brows: string): HairColour => ({
  hair: oklch(lightness, chroma, hue),
  deep: oklch(round(lightness - 0.06), chroma, hue),
  brows,
});

const DARK_BROWS = oklch(0.3, 0.025, 45);
const BROWN_BROWS = oklch(0.42, 0.05, 52);
const GREY_BROWS = oklch(0.5, 0.01, 250);

export const HAIR = {
  black: hair(0.27, 0.02, 40, DARK_BROWS),
  dark: hair(0.32, 0.032, 45, DARK_BROWS),
  brown: hair(0.4, 0.05, 50, DARK_BROWS),
  chestnut: hair(0.53, 0.08, 57, BROWN_BROWS),
  auburn: hair(0.5, 0.1, 42, BROWN_BROWS),
  fair: hair(0.62, 0.08, 66, BROWN_BROWS),
  blond: hair(0.74, 0.085, 78, BROWN_BROWS),
  steel: hair(0.5, 0.01, 250, DARK_BROWS),
  grey: hair(0.62, 0.01, 250, GREY_BROWS),
  silver: hair(0.76, 0.008, 250, GREY_BROWS),
} as const;

export type HairName = keyof typeof HAIR;

export const WHITE = oklch(0.99, 0.002, 200);
export const EYE = oklch(0.25, 0.03, 45);
export const FRAME = oklch(0.3, 0.03, 255);

/** Scrubs and blouses: the banners' colours, calmed. */
export const CLOTHS = {
  teal: oklch(0.52, 0.075, 195.5),
  deep: oklch(0.37, 0.06, 197),
  sea: oklch(0.66, 0.07, 195),
  blue: oklch(0.52, 0.08, 255),
  navy: oklch(0.36, 0.06, 262),
  green: oklch(0.56, 0.075, 155),
  wine: oklch(0.46, 0.09, 15),
  coral: oklch(0.7, 0.115, 30),
  amber: oklch(0.8, 0.1, 78),
  lilac: oklch(0.62, 0.075, 305),
  sand: oklch(0.88, 0.035, 82),
  ink: oklch(0.34, 0.03, 255),
  hijab: oklch(0.45, 0.055, 197),
} as const;

export type ClothName = keyof typeof CLOTHS;
