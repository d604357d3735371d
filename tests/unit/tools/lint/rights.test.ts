import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { Screens } from '../../../../openapi/diff/screens.ts';
import { rightFaults } from '../../../tools/lint/rights.ts';

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

/** The faults that the linter finds in a site made of these files. */
function faultsOf(files: Readonly<Record<string, string>>): string[] {
  const root = mkdtempSync(join(tmpdir(), 'aman-rights-'));
  folders.push(root);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, 'src', path)), { recursive: true });
    writeFileSync(join(root, 'src', path), text);
  }
  return rightFaults(new Screens(root), [{ id: 'clinicRoomCreate', right: 'profile' }]);
}

const dialog = "import { useClinicRoomCreate } from '#generated/api/clinic-rooms/clinic-rooms.ts';";
const screen = "import { RoomDialog } from './room-dialog';";
const route = "import { RoomsScreen } from '@/features/rooms-screen';\ncreateFileRoute('/fo/clinic/rooms')({});";
const site = {
  'features/room-dialog.tsx': dialog,
  'features/rooms-screen.tsx': screen,
  'routes/fo/clinic/rooms.tsx': route,
};

test('the linter of rights reports a screen that offers a write but does not check the right for this write', () => {
  expect(faultsOf(site)).toEqual([
    'src/routes/fo/clinic/rooms.tsx never asks for the right «profile» of clinicRoomCreate (src/features/room-dialog.tsx): ' +
      "guardRight or useClinicRight('profile')",
  ]);
});

test('the linter of rights reports a screen that checks another right than the write needs', () => {
  const other = { ...site, 'features/rooms-screen.tsx': `${screen}\nuseClinicRight('visits');` };
  expect(faultsOf(other)).toHaveLength(1);
});

test.each([
  ['the component that writes', 'features/room-dialog.tsx', `${dialog}\nhasRight(user, 'profile');`],
  ['the screen that opens this component', 'features/rooms-screen.tsx', `${screen}\nuseWholeClinicRight('profile');`],
  ['the route', 'routes/fo/clinic/rooms.tsx', `${route}\nguardRight('profile');`],
  [
    'the parent route',
    'routes/fo/clinic/route.tsx',
    "createFileRoute('/fo/clinic')({ beforeLoad: guardRight('profile') });",
  ],
])('the linter of rights accepts a check by %s', (_, path, text) => {
  expect(faultsOf({ ...site, [path]: text })).toEqual([]);
});

test('the linter of rights reports a route without a check, even if another route with this write has a check', () => {
  const faults = faultsOf({
    ...site,
    'features/rooms-screen.tsx': `${screen}\nuseClinicRight('profile');`,
    'features/plan-screen.tsx': screen,
    'routes/fo/clinic/plan.tsx': "import '@/features/plan-screen';\ncreateFileRoute('/fo/clinic/plan')({});",
  });
  expect(faults.map((fault) => fault.split(' ')[0])).toEqual(['src/routes/fo/clinic/plan.tsx']);
});
