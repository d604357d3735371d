import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { onlyBelow, withoutCabinets } from '@/build/late-routes';

const id = '/generated/route-tree.gen.ts';
const code = readFileSync('generated/route-tree.gen.ts', 'utf8');
const routeFiles = (text: string): string[] =>
  [...text.matchAll(/^import .*'\.\/\.\.\/src\/routes\/(.*)';$/gm)].map(([, file = '']) => file);

describe('the route tree of a build', () => {
  const first = withoutCabinets(code, id);

  it('begins without the pages of a cabinet, and with all others', () => {
    const all = routeFiles(code);
    const late = all.filter((file) => /^fo\/\w+\/(?!route$)/.test(file));
    expect(late.length).toBeGreaterThan(0);
    expect(routeFiles(first)).toEqual(all.filter((file) => !late.includes(file)));
  });

  it('asks for them in the cabinet’s route', () => {
    expect(first).toMatch(/FoPatientRouteRouteWithChildren\s*=\s*lateChildren\(FoPatientRouteRoute, /);
  });

  it.each([
    ['patient', 'FoPatientRouteRoute'],
    ['doctor', 'FoDoctorRouteRoute'],
    ['clinic', 'FoClinicRouteRoute'],
  ])('has a part with what lies below the %s’s cabinet, and no more', (cabinet, route) => {
    const own = routeFiles(code).filter((file) => file.startsWith(`fo/${cabinet}/`));
    expect(routeFiles(onlyBelow(code, route, id))).toEqual(['__root', ...own]);
  });

  it('fails when the generator writes the tree another way', () => {
    expect(() => withoutCabinets(code.replaceAll('._addFileChildren(', '.addChildren('), id)).toThrow(
      /nothing to replace/,
    );
  });
});
