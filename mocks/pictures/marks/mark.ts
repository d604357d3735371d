import { mix } from '#mocks/db/random.ts';
import { GROUND_HUES, groundOf, oklch, picture, rect } from '../svg.ts';
import { type MotifName, MOTIFS, type Tones } from './motifs.ts';

const GENERAL: readonly MotifName[] = [
  'leaf',
  'sprout',
  'tulip',
  'sun',
  'drop',
  'mountain',
  'bird',
  'cross',
  'petals',
  'ring',
  'wave',
  'star',
];

/** Signs of a trade, by the kind of clinic; kinds that do many things take a general one. */
const OF_KIND: Readonly<Record<string, readonly MotifName[]>> = {
  dental: ['tooth'],
  'dental-latin': ['tooth'],
  cardio: ['heart'],
  children: ['bear', 'balloon', 'sun', 'bird'],
  women: ['lotus', 'flower', 'tulip'],
  eye: ['eye'],
  diagnostic: ['scan', 'ring', 'wave'],
  lab: ['flask', 'drop', 'cells'],
  rehab: ['motion', 'wave', 'mountain'],
  mind: ['mind', 'sprout', 'wave'],
  skin: ['cells', 'petals', 'drop'],
};

const PURPOSE = 87;

/** Amber and coral are kept bright: dark, they would be brown. */
const BRIGHT: Readonly<Record<number, Pick<Tones, 'deep' | 'mid'>>> = {
  75: { deep: oklch(0.6, 0.125, 62), mid: oklch(0.8, 0.115, 78) },
  25: { deep: oklch(0.54, 0.125, 25), mid: oklch(0.73, 0.115, 28) },
};

function tonesOf(hue: number): Tones {
  return { deep: oklch(0.46, 0.08, hue), mid: oklch(0.7, 0.095, hue), ...BRIGHT[hue], light: oklch(0.985, 0.01, hue) };
}

/** The mark of a clinic: a motif of its kind on one of the six grounds. */
export function markName(kind: string, id: number): string {
  const motifs = OF_KIND[kind] ?? GENERAL;
  const drawn = mix(id, PURPOSE);
  const motif = motifs[drawn % motifs.length] ?? 'leaf';
  return `${motif}-${((drawn >>> 8) % GROUND_HUES.length) + 1}`;
}

/** @returns undefined for a name of no mark */
export function markNamed(name: string): string | undefined {
  const [, motif = '', place] = /^([a-z]+)-([1-6])$/.exec(name) ?? [];
  const hue = GROUND_HUES[Number(place) - 1];
  if (hue === undefined || !isMotif(motif)) return undefined;
  return picture(
    96,
    96,
    rect(0, 0, 96, 96, groundOf(hue)) +
      `<g transform="translate(9.600 9.600) scale(0.800)">${MOTIFS[motif](tonesOf(hue))}</g>`,
  );
}

const isMotif = (name: string): name is MotifName => Object.hasOwn(MOTIFS, name);

/** The sign over the door of a kind of clinic, on a square of 96. */
export function signOf(kind: string): string {
  return MOTIFS[OF_KIND[kind]?.[0] ?? 'cross'](tonesOf(kind === 'cardio' || kind === 'women' ? 25 : 195));
}
