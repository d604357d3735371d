import type { OperationId } from '#mocks/validate/contract.ts';
import type { Screen } from '../screens/screen.ts';
import { screens } from '../screens/screens.ts';

/** Screens tried in one browser context, one after another. */
export interface ScreenGroup {
  /** The names of the screens, so that `-g` finds each. */
  readonly title: string;
  readonly as: Screen['as'];
  readonly screens: readonly Screen[];
}

/**
 * Reads of an area's frame on every page: tried with every fault on one page, with two on the
 * others.
 */
export const readByFrames: readonly OperationId[] = [
  'authMe',
  'cityList',
  'favouriteList',
  'notificationList',
  'doctorNotificationList',
  'clinicNotificationList',
  'clinicProfile',
];

/** Search parameters that decide which parts a page has. */
const DECIDES = /^(category|kind|view|tab|show|status|state)=/;

/** A key of the page, the same for every id, for a person of this role. */
export function pageOf(address: string, as: Screen['as']): string {
  const [path = '', search = ''] = address.split('?');
  const parts = search.split('&').filter((part) => DECIDES.test(part));
  return [
    as === 'all' ? 'patient' : (as ?? 'guest'),
    path.replaceAll(/\/\d+/g, '/1').replace(/^\/(doctor|clinic)\/[^/]+/, '/$1/one'),
    ...parts.toSorted(),
  ].join('?');
}

/** One screen per URL, grouped by the first words of the names. */
export function groupsOf(): readonly ScreenGroup[] {
  const groups = new Map<string, Screen[]>();
  for (const screen of withoutTwins()) {
    const isCabinet = screen.as === 'doctor' || screen.as === 'clinic';
    const words = screen.name.split('-').slice(0, isCabinet ? 2 : 1);
    const key = [...words, screen.as].join(' ');
    groups.set(key, [...(groups.get(key) ?? []), screen]);
  }
  return [...groups.values()].map((group) => ({
    title: group.map(({ name }) => name).join(', '),
    as: group[0]?.as,
    screens: group,
  }));
}

/** Per page with a fixed URL, the screen to try with every fault; the other pages try a sample. */
export function triedInFull(): ReadonlyMap<string, Screen> {
  const first = new Map<string, Screen>();
  for (const screen of withoutTwins()) {
    if (typeof screen.path !== 'string') continue;
    const page = pageOf(screen.path, screen.as);
    if (!first.has(page)) first.set(page, screen);
  }
  return first;
}

/** The first screen of each person, where the frame's reads are tried with every fault. */
export function firstOfEachPerson(): ReadonlySet<Screen> {
  const first = new Map<Screen['as'], Screen>();
  for (const screen of withoutTwins()) if (!first.has(screen.as)) first.set(screen.as, screen);
  return new Set(first.values());
}

/** Screens without preparation, and one screen for every other URL, opened as it is. */
function withoutTwins(): readonly Screen[] {
  const known = new Set<string>();
  const isPlain = ({ prepare, settles }: Screen): boolean => !prepare && settles !== false;
  return [...screens.filter(isPlain), ...screens.filter(({ prepare }) => prepare)].filter((screen) => {
    if (typeof screen.path !== 'string') return isPlain(screen);
    const key = `${screen.path} ${screen.as}`;
    if (known.has(key)) return false;
    known.add(key);
    return true;
  });
}
