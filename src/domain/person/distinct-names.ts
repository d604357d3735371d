import { surnameInitial } from '@/shared/format/name';
import { typedDate } from '@/shared/format/typed-date';

export interface NamedPerson {
  /** Identity of the person. The same person may be in the list twice. */
  readonly id: unknown;
  /** Names to choose from, the shortest first: «Марк», «Осипов Марк Андреевич». */
  readonly names: readonly [string, ...string[]];
  /** Date of birth, `YYYY-MM-DD`. */
  readonly birthday?: string | null | undefined;
  readonly phone?: string | null | undefined;
}

/**
 * Gives each person of a list a distinct name: the shortest unique name, otherwise the name with
 * the birthday or with the last digits of the phone (docs/rules.md §3). Examples: «Марк», «Осипов
 * Марк, 02.09.2016», «Осипов Марк, …41-07».
 */
export function distinctNames(people: readonly NamedPerson[]): string[] {
  const ways = people.map(waysOf);
  let titles = ways.map(([first = '']) => first);
  for (let step = 1; step < Math.max(0, ...ways.map(({ length }) => length)); step += 1) {
    const known = Map.groupBy(people.keys(), (index) => titles[index]);
    const isShared = (title: string): boolean => new Set(known.get(title)?.map((index) => people[index]?.id)).size > 1;
    titles = titles.map((title, index) => (isShared(title) ? (ways[index]?.[step] ?? title) : title));
  }
  return titles;
}

/** `distinctNames` as a function of the row, for the prop `nameOf` of a table or list. */
export function distinctNamesBy<Row>(rows: readonly Row[], personOf: (row: Row) => NamedPerson): (row: Row) => string {
  const titles = distinctNames(rows.map(personOf));
  const byRow = new Map(rows.map((row, index) => [row, titles[index]]));
  return (row) => byRow.get(row) ?? personOf(row).names[0];
}

interface ListedClient {
  readonly id: number;
  readonly full_name: string;
  readonly birthday?: string | null;
  readonly phone: string | null;
}

/** Name of a client in a list of a clinic or doctor. */
export function namedClient({ id, full_name, birthday, phone }: ListedClient): NamedPerson {
  return { id, names: [full_name], birthday, phone };
}

interface ListedVisit {
  readonly client_id: number;
  readonly person: { readonly full_name: string; readonly birthday?: string | null };
  readonly phone: string;
}

/** Full name of a visit's patient. */
export function namedVisit({ client_id, person, phone }: ListedVisit): NamedPerson {
  return { id: client_id, names: [person.full_name], birthday: person.birthday, phone };
}

/** Short names of a visit's patient, for narrow places: «Осипова Е.», «Осипова Елена». */
export function namedVisitShort(visit: ListedVisit): NamedPerson {
  const { full_name } = visit.person;
  const [surname = '', first = ''] = full_name.split(' ');
  return { ...namedVisit(visit), names: [surnameInitial(full_name), `${surname} ${first}`.trim(), full_name] };
}

/**
 * Names of a visit's patient for phones: «Осипова Елена», or the full name if the short one is not
 * unique.
 */
export function namedVisitOnPhone(visit: ListedVisit): NamedPerson {
  const { full_name } = visit.person;
  const [surname = '', first = ''] = full_name.split(' ');
  return { ...namedVisit(visit), names: [`${surname} ${first}`.trim(), full_name] };
}

function waysOf({ names, birthday, phone }: NamedPerson): string[] {
  const longest = names.at(-1) ?? '';
  const born = birthday ? [`${longest}, ${typedDate(birthday)}`] : [];
  const rung = phone ? [`${born[0] ?? longest}, …${phone.slice(-5)}`] : [];
  return [...names, ...born, ...rung];
}
