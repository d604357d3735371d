import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import contract from '#generated/openapi.json' with { type: 'json' };
import { changesBetween, type Change } from '../../../openapi/diff/changes.ts';
import { breaksOf, routesOf } from '../../../openapi/diff/report.ts';
import { Screens } from '../../../openapi/diff/screens.ts';
import { breaking, equivalent, safe, type Edit } from './edits.ts';

const root = resolve(import.meta.dirname, '../../..');
const base = join(root, 'generated/openapi.json');
const screens = new Screens(root);
const folder = mkdtempSync(join(tmpdir(), 'aman-edits-'));
afterAll(() => rmSync(folder, { recursive: true }));

function edited(name: string, edits: readonly Edit[]): Change[] {
  const document: unknown = structuredClone(contract);
  for (const { apply } of edits) apply(document);
  const file = join(folder, `${name}.json`);
  writeFileSync(file, JSON.stringify(document));
  return changesBetween(base, file);
}

describe('a change of the contract', () => {
  let majors: Change[] = [];
  beforeAll(() => {
    majors = edited('breaking', breaking).filter(({ impact }) => impact === 'major');
  }, 60_000);

  test.each(breaking)('is breaking: $name', ({ at }) => {
    expect(
      majors
        .filter(({ pointer }) => pointer.startsWith(at) || at.startsWith(`${pointer}/`))
        .map(({ message }) => message),
    ).not.toEqual([]);
  });

  test.each(breaking.filter(({ screen }) => screen !== undefined))(
    'is reported with the screen that it affects: $name',
    ({ at, screen }) => {
      const own = majors.filter(({ pointer }) => pointer.startsWith(at));
      const touched = breaksOf(own, contract as unknown as Parameters<typeof breaksOf>[1], screens);
      expect(routesOf(touched.flatMap(({ operations }) => operations))).toContain(screen);
    },
  );

  test('is not breaking if programs written for the old contract still work', { timeout: 60_000 }, () => {
    const changes = edited('safe', safe);
    expect(changes.filter(({ impact }) => impact === 'major')).toEqual([]);
    const unseen = safe.filter(
      (edit) =>
        !equivalent.includes(edit) &&
        !changes.some(({ pointer }) => pointer.startsWith(edit.at) || edit.at.startsWith(pointer)),
    );
    expect(unseen).toEqual([]);
    expect(changes.filter(({ message }) => message.includes('#/'))).toEqual([]);
  });

  test('is described by a sentence that names the changed part', { timeout: 60_000 }, () => {
    const told = edited('words', [
      ...breaking.filter(({ at }) => at.endsWith('parameters/per-page') || at.endsWith('clinic~1staff')),
      ...safe.filter(({ at }) => at.endsWith('headers/idempotent-replayed') || at.endsWith('country/properties/title')),
    ]);
    expect(told.map(({ message }) => message).toSorted()).toEqual([
      '`default` of parameter `per_page` changed from 10 to 20.',
      '`required` of header `idempotent-replayed` was added: true.',
      "`x-right` of `clinicStaffCreate` changed from 'staff' to 'profile'.",
    ]);
  });

  test('is not reported if both contracts are the same', { timeout: 60_000 }, () => {
    expect(edited('same', [])).toEqual([]);
  });
});

describe('the list of screens affected by a change of the contract', () => {
  test('has all screens that read the changed part of the contract', () => {
    const change = {
      pointer: '#/components/schemas/news-item/properties/title',
      impact: 'major',
      kind: 'modified',
      message: '',
    } as const;
    const [found] = breaksOf([change], contract as unknown as Parameters<typeof breaksOf>[1], screens);
    const routes = new Set(found?.operations.flatMap((one) => one.routes));
    expect([...routes].toSorted()).toEqual(['/fo/patient/news', '/fo/patient/news/$id']);
  });

  test('contains screens whose sections load lazily', () => {
    const { routes } = screens.using('visitCancel');
    expect(routes).toContain('/fo/patient/visits/$id');
  });

  test('is empty for an operation that no screen uses', () => {
    expect(screens.using('doctorServiceVisibilitySet')).toEqual({ files: [], routes: [] });
  });
});
