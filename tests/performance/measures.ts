import { figureOf, markdownTable, meets, type Target } from './figures.ts';

export const pageNames = ['home', 'search', 'doctor', 'clinic'] as const;
export type PageName = (typeof pageNames)[number];

export const paths: Record<PageName, string> = {
  home: '/',
  search: '/search',
  doctor: '/doctor/serikova-aigul',
  clinic: '/clinic/ayala',
};

/**
 * Lighthouse's results of a page load: audits in ms (the layout shift without a unit), categories
 * from 0 to 100.
 */
export const measures = {
  'largest-contentful-paint': { title: 'largest paint', unit: ' ms' },
  'speed-index': { title: 'speed index', unit: ' ms' },
  'total-blocking-time': { title: 'blocking time', unit: ' ms' },
  'cumulative-layout-shift': { title: 'layout shift', unit: '' },
  performance: { title: 'performance', unit: '' },
  accessibility: { title: 'accessibility', unit: '' },
  'best-practices': { title: 'best practices', unit: '' },
  seo: { title: 'SEO', unit: '' },
} as const;

export type Measure = keyof typeof measures;
export type Visit = Record<Measure, number>;
export const measureNames = Object.keys(measures) as Measure[];

/** Pages with more provider data than the home page may take a little longer. */
function targetOf(measure: Measure, page: PageName): Target {
  switch (measure) {
    case 'largest-contentful-paint':
    case 'speed-index':
      return { timesFloor: page === 'home' ? 1.15 : 1.25 };
    case 'total-blocking-time':
      return { atMost: 150 };
    case 'cumulative-layout-shift':
      return { atMost: 0 };
    case 'performance':
      return { atLeast: 98 };
    default:
      return { atLeast: 100 };
  }
}

/**
 * A table of a page's measures: the program's, the static page's, and whether the targets are met.
 */
export function visitsTable(page: PageName, app: readonly Visit[], floor: readonly Visit[]): string {
  const rows = measureNames.map((measure) => {
    const { title, unit } = measures[measure];
    const [ours, theirs] = [app, floor].map((visits) => figureOf(visits.map((visit) => visit[measure])));
    if (ours === undefined || theirs === undefined) throw new Error('no visits');
    const target = targetOf(measure, page);
    const ratio = 'timesFloor' in target ? (ours.median / theirs.median).toFixed(2) : '';
    const written = [ours, theirs].map(({ median, min, max }) => {
      const [middle, least, most] = [median, min, max].map((value) => number(value, measure));
      return least === most ? `${middle}${unit}` : `${middle}${unit} (${least}–${most})`;
    });
    return [title, ...written, ratio, targetText(target, unit), meets(ours, target, theirs) ? 'yes' : '**no**'];
  });
  return markdownTable(['', 'the app', 'static page', 'times', 'target', 'met'], rows);
}

export function targetText(target: Target, unit: string): string {
  if ('timesFloor' in target) return `≤ ${target.timesFloor} times`;
  // A layout shift can't be below 0, nor a score above 100.
  if ('atMost' in target) return target.atMost === 0 ? '0' : `≤ ${target.atMost}${unit}`;
  return target.atLeast === 100 ? '100' : `≥ ${target.atLeast}${unit}`;
}

function number(value: number, measure: Measure): string {
  return measure === 'cumulative-layout-shift' ? String(Number(value.toFixed(3))) : value.toFixed(0);
}
