import { Random } from '#mocks/db/random.ts';
import { signOf } from '../marks/mark.ts';
import { picture } from '../svg.ts';
import { drawBuilding, type Plan } from './building.ts';
import { SEASONS } from './palette.ts';
import { drawBench, drawBorder, drawLamp, drawLand, drawPath, drawTrees } from './scenery.ts';

const PURPOSE = 64;

const TOWN: Plan = {
  floors: [2, 3],
  bays: [6, 8],
  roof: 'flat',
  walls: ['white', 'sand'],
  accents: ['teal', 'sea', 'deep'],
  windows: 'plain',
  entrance: 'canopy',
};
const PARLOUR: Plan = {
  floors: [2, 3],
  bays: [5, 7],
  roof: 'flat',
  walls: ['sand', 'rose', 'white'],
  accents: ['teal', 'coral', 'deep'],
  windows: 'shop',
  entrance: 'awning',
};
const HOUSE: Plan = {
  floors: [1, 2],
  bays: [5, 7],
  roof: 'pitched',
  walls: ['white', 'sand'],
  accents: ['coral', 'teal', 'brick'],
  windows: 'plain',
  entrance: 'porch',
};

/** How each kind of clinic is built (`mocks/seed/dictionaries/clinic-profiles.ts`). */
const PLANS: Readonly<Record<string, Plan>> = {
  multi: {
    floors: [3, 4],
    bays: [8, 11],
    roof: 'stepped',
    walls: ['white', 'sand'],
    accents: ['teal', 'deep', 'sea'],
    windows: 'plain',
    entrance: 'glass',
  },
  center: TOWN,
  family: HOUSE,
  dental: PARLOUR,
  'dental-latin': { ...PARLOUR, walls: ['white', 'pale'], accents: ['deep', 'teal'], windows: 'band', floors: [2, 2] },
  cardio: {
    ...TOWN,
    roof: 'arched',
    floors: [3, 4],
    walls: ['white', 'rose'],
    accents: ['coral', 'brick', 'teal'],
    windows: 'tall',
    entrance: 'glass',
  },
  children: {
    ...HOUSE,
    floors: [2, 2],
    walls: ['white', 'amber', 'rose'],
    accents: ['teal', 'coral', 'sea'],
    windows: 'round',
  },
  women: {
    ...TOWN,
    roof: 'arched',
    walls: ['rose', 'white', 'sand'],
    accents: ['coral', 'sea', 'teal'],
    windows: 'tall',
    entrance: 'porch',
  },
  eye: { ...TOWN, roof: 'arched', walls: ['white', 'sand'], windows: 'round', entrance: 'glass' },
  diagnostic: {
    floors: [3, 4],
    bays: [7, 9],
    roof: 'stepped',
    walls: ['white', 'pale'],
    accents: ['deep', 'teal'],
    windows: 'band',
    entrance: 'glass',
  },
  lab: { ...PARLOUR, floors: [1, 2], bays: [6, 8] },
  rehab: {
    ...HOUSE,
    floors: [2, 2],
    bays: [7, 9],
    walls: ['white', 'sand'],
    accents: ['sea', 'teal', 'brick'],
    windows: 'tall',
  },
  mind: { ...HOUSE, bays: [5, 6], accents: ['sea', 'deep', 'teal'] },
  skin: PARLOUR,
};

/** Of a house and its surroundings: name of the picture. */
export function facadeName(kind: string, filialId: number): string {
  return `${kind}-${filialId}`;
}

/** A clinic's house from outside, always the same for one filial. @returns undefined for a name of none */
export function facadeNamed(name: string): string | undefined {
  const [, kind = '', id] = /^([a-z-]+)-([1-9]\d{0,8})$/.exec(name) ?? [];
  const plan = Object.hasOwn(PLANS, kind) ? PLANS[kind] : undefined;
  if (plan === undefined) return undefined;
  const random = new Random(Number(id), PURPOSE);
  const season = random.pick(SEASONS);
  const land = drawLand(random, season);
  const { body, left, right, door } = drawBuilding(random, plan, season.snow, signOf(kind));
  const benchX = random.chance(0.5) ? left - 78 : right + 26;
  const lampX = benchX < left ? right + 14 : left - 14;
  return picture(
    800,
    320,
    [
      land,
      drawTrees(random, season, left, right),
      drawPath(door, season),
      body,
      drawBorder(random, season, left, right, door),
      drawBench(benchX),
      drawLamp(lampX),
    ].join(''),
  );
}
