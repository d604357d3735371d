import type { OperationId } from '#mocks/validate/contract.ts';
import type { Screen } from '../screens/screen.ts';
import { screens } from '../screens/screens.ts';

/** Screens that one browser context tries one after another. */
export interface ScreenGroup {
  /** The names of all screens of the group, so that `-g` finds each screen. */
  readonly title: string;
  readonly as: Screen['as'];
  readonly screens: readonly Screen[];
}

/**
 * Reads that the header and the menu send on every page. One page tries every fault of them, the
 * other pages try two faults.
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

/** Search parameters that decide which sections a page has. */
const DECIDES = /^(category|kind|view|tab|show|status|state)=/;

/** A key of the page for a person of this role, the same for every id. */
export function pageOf(address: string, as: Screen['as']): string {
  const [path = '', search = ''] = address.split('?');
  const parts = search.split('&').filter((part) => DECIDES.test(part));
  return [
    as === 'all' ? 'patient' : (as ?? 'guest'),
    path.replaceAll(/\/\d+/g, '/1').replace(/^\/(doctor|clinic)\/[^/]+/, '/$1/one'),
    ...parts.toSorted(),
  ].join('?');
}

/** One screen per URL, grouped by the first words of the screens' names. */
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

/**
 * For each page with a fixed URL: the screen that tries every fault. Other screens of the page try
 * a sample.
 */
export function triedInFull(): ReadonlyMap<string, Screen> {
  const first = new Map<string, Screen>();
  for (const screen of withoutTwins()) {
    if (typeof screen.path !== 'string') continue;
    const page = pageOf(screen.path, screen.as);
    if (!first.has(page)) first.set(page, screen);
  }
  return first;
}

/** The first screen of each person. It tries every fault of the reads in `readByFrames`. */
export function firstOfEachPerson(): ReadonlySet<Screen> {
  const first = new Map<Screen['as'], Screen>();
  for (const screen of withoutTwins()) if (!first.has(screen.as)) first.set(screen.as, screen);
  return new Set(first.values());
}

/**
 * Screens without preparation, and one screen for every other URL, opened without its preparation.
 */
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
