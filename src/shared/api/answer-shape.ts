import { type Later, later } from '@/shared/later/later';
import { API_PATH } from './api-origin';
import type { Shape } from './shape';

type Shapes = Readonly<Record<string, Shape>>;

/** By how their paths begin, after `/api/v0/`. They come beside the first answer of their area, not before it. */
const areas: readonly (readonly [string, Later<{ readonly shapes: Shapes }>])[] = [
  ['auth/', later(() => import('#generated/shapes/auth.ts'))],
  ['front/', later(() => import('#generated/shapes/public.ts'))],
  ['fo/patient/', later(() => import('#generated/shapes/patient.ts'))],
  ['fo/doctor/', later(() => import('#generated/shapes/doctor.ts'))],
  ['fo/clinic/', later(() => import('#generated/shapes/clinic.ts'))],
];

/** What the answer of a path of the contract must be; anything where it isn't known, or the file of shapes does not come. */
export async function answerShape(method: string, path: string): Promise<Shape> {
  const [, area] = areas.find(([begin]) => path.startsWith(API_PATH + begin)) ?? [];
  if (area === undefined) return '';
  const { shapes } = await area.load().catch(() => ({ shapes: {} as Shapes }));
  const asked = segmentsOf(`${method} ${path.replace(/[?#].*$/s, '').replace(API_PATH, '/')}`);
  const found = Object.entries(shapes).find(([operation]) => matches(segmentsOf(operation), asked));
  return found?.[1] ?? '';
}

function segmentsOf(operation: string): string[] {
  return operation.split('/');
}

function matches(pattern: readonly string[], asked: readonly string[]): boolean {
  return (
    pattern.length === asked.length &&
    pattern.every((segment, index) => segment.startsWith('{') || segment === asked[index])
  );
}
