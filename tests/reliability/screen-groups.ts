import type { OperationId } from '#mocks/validate/contract.ts';
import type { Screen } from '../screens/screen.ts';
import { screens } from '../screens/screens.ts';

/** Screens that are tried in one browser context, one after another. */
export interface ScreenGroup {
  /** Their names, to be found by each. */
  readonly title: string;
  readonly as: Screen['as'];
  readonly screens: readonly Screen[];
}

/** What every page of an area reads for its frame: spoilt in every way on one page, in two ways on the others. */
export const readByFrames: readonly OperationId[] = [
  'authMe',
  'cityList',
  'favouriteList',
  'notificationList',
  'doctorNotificationList',
  'clinicNotificationList',
  'clinicProfile',
];

/** What of the search decides which parts a page has. */
const DECIDES = /^(category|kind|view|tab|show|status|state)=/;

/** Which page that is, whatever it is about, for a person of that role. */
export function pageOf(address: string, as: Screen['as']): string {
  const [path = '', search = ''] = address.split('?');
  const parts = search.split('&').filter((part) => DECIDES.test(part));
  return [
    as === 'all' ? 'patient' : (as ?? 'guest'),
    path.replaceAll(/\/\d+/g, '/1').replace(/^\/(doctor|clinic)\/[^/]+/, '/$1/one'),
    ...parts.toSorted(),
  ].join('?');
}

/** Of every address one, by the first words of their names. */
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

/** Of each page whose address is known beforehand the screen that is tried in full; the others try a sample. */
export function triedInFull(): ReadonlyMap<string, Screen> {
  const first = new Map<string, Screen>();
  for (const screen of withoutTwins()) {
    if (typeof screen.path !== 'string') continue;
    const page = pageOf(screen.path, screen.as);
    if (!first.has(page)) first.set(page, screen);
  }
  return first;
}

/** Of each person the first screen, on which what frames read is spoilt in every way. */
export function firstOfEachPerson(): ReadonlySet<Screen> {
  const first = new Map<Screen['as'], Screen>();
  for (const screen of withoutTwins()) if (!first.has(screen.as)) first.set(screen.as, screen);
  return new Set(first.values());
}

/** Screens that their address alone brings about, and one of every other address, opened as it is. */
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
