import { ellipse, fill, line, mirrored } from '../svg.ts';
import { EYE, FRAME, type Skin } from './palette.ts';

/** The middle of the face. */
const MIDDLE = 48;

/** Faces of one size: the oval of the first portraits, and with wider cheekbones, a square jaw, a narrow chin. */
export const FACES = {
  oval: 'M31 38C31 26 38.5 20 48 20S65 26 65 38C65 53 57.5 63 48 63S31 53 31 38Z',
  cheeks:
    'M30.5 39C30.5 26 38.5 20 48 20S65.5 26 65.5 39C65.5 45 65.5 47.5 64 51C61 58.5 55 63 48 63S35 58.5 32 51C30.5 47.5 30.5 45 30.5 39Z',
  square:
    'M31 38C31 26 38.5 20 48 20S65 26 65 38C65 47 64.5 51 62.5 55C59.5 60.5 54.5 63.5 48 63.500S36.5 60.5 33.5 55C31.5 51 31 47 31 38Z',
  heart:
    'M30.8 38C30.8 26 38.5 20 48 20S65.2 26 65.2 38C65.2 49 59.5 58 54 61.500C50.5 63.7 45.5 63.7 42 61.500C36.5 58 30.8 49 30.8 38Z',
} as const;
export type FaceShape = keyof typeof FACES;

const BROWS = {
  soft: 'M36.6 38C38.5 36.2 41.5 36 44 37',
  straight: 'M36.8 37.300C39 36.5 41.5 36.5 44 37.2',
  arched: 'M36.5 38.300C38 35.6 41.5 35 44.2 36.8',
  kind: 'M36.6 37.700C38.6 36.2 41.4 35.9 44 36.9',
} as const;
export type BrowShape = keyof typeof BROWS;

/** Half of what the eyes are; the other half is mirrored. */
const EYES = {
  round: (skin: Skin) => ellipse(40.6, 42.6, 1.75, 2, EYE) + line('M37.8 41.600C39 40 42 39.9 43.4 41.4', skin.line, 1),
  almond: (skin: Skin) =>
    ellipse(40.6, 42.7, 1.8, 1.8, EYE) +
    line('M37.3 42.400C38.8 40.6 42.2 40.6 43.8 42.2', EYE, 0.9) +
    line('M38 39.500C39.5 38.7 41.5 38.7 43 39.5', skin.line, 0.8),
  narrow: (skin: Skin) =>
    ellipse(40.6, 42.7, 1.85, 1.5, EYE) +
    line('M37 42.100C38.8 41 42 41 44 42.8', EYE, 1) +
    line('M38.2 45C39.8 45.5 41.6 45.5 42.8 45', skin.line, 0.7),
  smiling: () => line('M37.6 43.200C39 41 42.2 41 43.6 43.2', EYE, 1.6),
} as const;
export type EyeShape = keyof typeof EYES;

const LASHES = 'M37.7 41.700L36.3 40.7';

const MOUTHS = {
  smile: (lips: string) => line('M43 54.300C45.3 57 50.7 57 53 54.3', lips, 1.6),
  half: (lips: string) => line('M43.6 55C46 56.6 50.5 56.5 52.8 54.2', lips, 1.6),
  calm: (lips: string) => line('M44 55C46 56.3 50 56.3 52 55', lips, 1.6),
  open: (lips: string) =>
    fill('M42.6 53.600C45.8 54.6 50.2 54.6 53.4 53.600C52.6 57.2 50.6 58.8 48 58.800S43.4 57.2 42.6 53.600Z', lips) +
    fill(
      'M43.7 54.400C46.3 55.1 49.7 55.1 52.3 54.400C51.8 55.8 50 56.3 48 56.300S44.2 55.8 43.7 54.400Z',
      'oklch(0.99 0.002 200)',
    ),
  lips: (lips: string) =>
    fill(
      'M42.8 53.900C45 53.5 47 53.4 48 54.100C49 53.4 51 53.5 53.2 53.900C51.8 56.8 50 57.8 48 57.800S44.2 56.8 42.8 53.900Z',
      lips,
    ),
} as const;
export type MouthShape = keyof typeof MOUTHS;

const NOSES = {
  soft: 'M46.2 49.700C47.2 50.8 48.8 50.8 49.8 49.7',
  side: 'M48.3 43.500C48.7 46 50.3 48 49.8 49.300C49.3 50.3 48 50.3 47 50',
  wide: 'M45.6 49.300C46.4 50.9 49.6 50.9 50.4 49.3',
} as const;
export type NoseShape = keyof typeof NOSES;

const BEARDS = {
  full: 'M31.5 43C32 56 39 64.5 48 64.500S64 56 64.5 43C63 49 59.5 51.5 55 51.200C51.5 50.6 44.5 50.6 41 51.200C36.5 51.5 33 49 31.5 43ZM43 53.800C45.3 57.8 50.7 57.8 53 53.800C50 53 46 53 43 53.800Z',
  short:
    'M31.8 46C33 57.5 39.5 63.8 48 63.800S63 57.5 64.2 46C62.5 52.5 58.5 55.5 55 52.500C51.5 51.1 44.5 51.1 41 52.500C37.5 55.5 33.5 52.5 31.8 46ZM43.2 54C45.3 57.2 50.7 57.2 52.8 54C50 53.2 46 53.2 43.2 54Z',
  goatee:
    'M42.5 52C45.5 50.7 50.5 50.7 53.5 52C55 56 54 64 48 64S41 56 42.5 52ZM43.8 54.200C45.5 57 50.5 57 52.2 54.200C50 53.4 46 53.4 43.8 54.200Z',
  moustache:
    'M41.8 54.300C43 51.7 46 51.2 48 52C50 51.2 53 51.7 54.2 54.300C51.5 53.6 49.5 53.7 48 53.700S44.5 53.6 41.8 54.300Z',
} as const;
export type BeardShape = keyof typeof BEARDS;

const GLASSES = {
  oblong: `<rect x="34.5" y="38.5" width="11" height="8.5" rx="4"/><rect x="50.5" y="38.5" width="11" height="8.5" rx="4"/><path d="M45.5 42H50.5"/>`,
  round: `<circle cx="40.3" cy="42.8" r="5.4"/><circle cx="55.7" cy="42.8" r="5.4"/><path d="M45.7 42.200C47 41.4 49 41.4 50.3 42.2"/>`,
  half: `<path d="M34.7 39.800H45.800M50.2 39.800H61.300M45.8 41H50.200M34.7 39.800C34.5 45.5 36.5 47 40.2 47S45.9 45.5 45.8 39.800M50.2 39.800C50.1 45.5 52.1 47 55.8 47S61.5 45.5 61.3 39.8"/>`,
} as const;
export type GlassesShape = keyof typeof GLASSES;

export interface Features {
  readonly brows: BrowShape;
  readonly eyes: EyeShape;
  readonly lashes: boolean;
  readonly nose: NoseShape;
  readonly mouth: MouthShape;
  readonly blush: boolean;
  readonly beard?: BeardShape | undefined;
  readonly glasses?: GlassesShape | undefined;
  /** Two lines that come with the years. */
  readonly lined: boolean;
}

export interface FaceColours {
  readonly skin: Skin;
  readonly brows: string;
  readonly lips: string;
  readonly beard: string;
}

/** Everything on the face, over the skin and below the hair. */
export function drawFeatures(features: Features, { skin, brows, lips, beard }: FaceColours, browWidth: number): string {
  const eye = EYES[features.eyes](skin) + (features.lashes && features.eyes !== 'smiling' ? line(LASHES, EYE, 1) : '');
  const fold = features.lined ? line('M39.6 52.200C38.7 53.7 38.7 55 39.2 56.3', skin.line, 0.8) : '';
  const cheek = features.blush ? `<g opacity="0.5">${ellipse(37, 49, 3.4, 2.3, skin.blush)}</g>` : '';
  return [
    mirrored(cheek, MIDDLE),
    features.beard === undefined ? '' : `<path d="${BEARDS[features.beard]}" fill="${beard}" fill-rule="evenodd"/>`,
    mirrored(line(BROWS[features.brows], brows, browWidth) + eye + fold, MIDDLE),
    line(NOSES[features.nose], skin.line, 1.2),
    MOUTHS[features.mouth](lips),
  ].join('');
}

export function drawGlasses(shape: GlassesShape): string {
  return `<g fill="none" stroke="${FRAME}" stroke-width="1.5">${GLASSES[shape]}</g>`;
}
