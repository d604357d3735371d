import { circle, fill, line, oklch } from '../svg.ts';
import { CLOTHS, type ClothName, WHITE } from './palette.ts';

const SHOULDERS = 'M8 100C9 80 24 73 48 73S87 80 88 100Z';
const SOFT_SHADE = oklch(0.25, 0.03, 220).replace(')', ' / 0.16)');

export interface Dress {
  readonly kind: Clothes;
  readonly cloth: ClothName;
  /** Hue of the ground, which the shirt under a coat repeats. */
  readonly hue: number;
  readonly stethoscope: boolean;
}

const shirtOf = (hue: number): string => oklch(0.72, 0.07, hue);
const coatEdge = (hue: number): string => oklch(0.9, 0.012, hue);
const lapels = (hue: number): string => line('M36 73.600L31 78L45 100M60 73.600L65 78L51 100', coatEdge(hue), 2);

/** Below the neck: what lies under it is drawn first, what lies over it after. */
const CLOTHES = {
  coat: {
    under: ({ hue }: Dress) =>
      fill(SHOULDERS, WHITE) + fill('M37 73.500L48 92L59 73.500C55 73 41 73 37 73.500Z', shirtOf(hue)),
    over: ({ hue }: Dress) => lapels(hue),
  },
  coatTie: {
    under: ({ cloth }: Dress) =>
      fill(SHOULDERS, WHITE) +
      fill('M35.5 73.500L48 96L60.5 73.500C55 73 41 73 35.5 73.500Z', oklch(0.86, 0.03, 250)) +
      fill('M45.5 80.500H50.500L49.5 84L52 96L48 100L44 96L46.5 84Z', CLOTHS[cloth]),
    over: ({ hue }: Dress) =>
      fill('M40.5 72L48 80.500L43.5 84.500L37.5 74ZM55.5 72L48 80.500L52.5 84.500L58.5 74Z', oklch(0.93, 0.02, 250)) +
      lapels(hue),
  },
  coatHighNeck: {
    under: ({ cloth }: Dress) => fill(SHOULDERS, WHITE) + fill('M36 74L48 96L60 74Z', CLOTHS[cloth]),
    over: ({ cloth, hue }: Dress) =>
      fill('M40 68.500C43 71.5 53 71.5 56 68.500L57.5 76.500C53 81 43 81 38.5 76.500Z', CLOTHS[cloth]) + lapels(hue),
  },
  scrubs: {
    under: ({ cloth }: Dress) => fill(SHOULDERS, CLOTHS[cloth]),
    over: ({ cloth }: Dress) => scrubNeck(CLOTHS[cloth]),
  },
  scrubsShirt: {
    under: ({ cloth }: Dress) => fill(SHOULDERS, CLOTHS[cloth]) + fill('M36 74L48 91L60 74Z', WHITE),
    over: ({ cloth }: Dress) =>
      fill('M41 74.500C44 79.5 52 79.5 55 74.500L57 75.500C53 83 43 83 39 75.500Z', WHITE) + scrubNeck(CLOTHS[cloth]),
  },
  tunic: {
    under: () => fill(SHOULDERS, WHITE),
    over: ({ cloth }: Dress) =>
      fill('M39.5 69.500C43 74 53 74 56.5 69.500L59 74.500C54 80 51 81 48 81S42 80 37 74.500Z', CLOTHS[cloth]) +
      line('M48 81V100', oklch(0.9, 0.012, 230), 1.6) +
      line('M57.5 88.500H64', CLOTHS[cloth], 1.8),
  },
  blouse: {
    under: ({ cloth }: Dress) => fill(SHOULDERS, CLOTHS[cloth]),
    over: () => fill('M40 71.500L48 83L42 89L33.5 76.500ZM56 71.500L48 83L54 89L62.5 76.500Z', WHITE),
  },
  jacket: {
    under: ({ cloth }: Dress) =>
      fill(SHOULDERS, CLOTHS[cloth]) + fill('M36.5 73.500L48 97L59.5 73.500C55 73 41 73 36.5 73.500Z', WHITE),
    over: () => line('M36.5 73.600L31.5 80L46 100M59.5 73.600L64.5 80L50 100', SOFT_SHADE, 2),
  },
} as const;
export type Clothes = keyof typeof CLOTHES;

function scrubNeck(cloth: string): string {
  return (
    // The V stands open as wide as the neck; a shade shows its edge.
    fill('M34.5 74.300L40.5 72.500L48 85L55.5 72.500L61.5 74.300L48 93Z', cloth) +
    line('M38 73.800L48 89L58 73.8', SOFT_SHADE, 1.8)
  );
}

function drawStethoscope(): string {
  const tube = oklch(0.37, 0.06, 197);
  return (
    line('M37 73.500C33.5 80 35 86 38 92M59 73.500C62.5 79 62 82 62 86', tube, 2) +
    circle(62, 89, 3.2, tube) +
    circle(62, 89, 1.5, oklch(0.93, 0.034, 195))
  );
}

export function drawClothes(dress: Dress): { readonly under: string; readonly over: string } {
  const { under, over } = CLOTHES[dress.kind];
  return { under: under(dress), over: over(dress) + (dress.stethoscope ? drawStethoscope() : '') };
}
