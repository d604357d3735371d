import { surnameInitial } from '@/shared/format/name';
import { typedDate } from '@/shared/format/typed-date';

/** Somebody in a list. */
export interface NamedPerson {
  /** Whoever has the same one is the same person, who may stand in a list twice. */
  readonly id: unknown;
  /** What they may be called, the shortest first: «Марк», «Осипов Марк Андреевич». */
  readonly names: readonly [string, ...string[]];
  /** `YYYY-MM-DD` */
  readonly birthday?: string | null | undefined;
  readonly phone?: string | null | undefined;
}

/**
 * What each of a list is called, so that nobody is taken for another: the shortest name by which
 * nobody else is called, then the name with the birthday, then with the last digits of the phone
 * (docs/rules.md §3): «Марк», «Осипов Марк, 02.09.2016», «Осипов Марк, …41-07».
 */
export function toldApart(people: readonly NamedPerson[]): string[] {
  const ways = people.map(waysOf);
  let titles = ways.map(([first = '']) => first);
  for (let step = 1; step < Math.max(0, ...ways.map(({ length }) => length)); step += 1) {
    const known = Map.groupBy(people.keys(), (index) => titles[index]);
    const isShared = (title: string): boolean => new Set(known.get(title)?.map((index) => people[index]?.id)).size > 1;
    titles = titles.map((title, index) => (isShared(title) ? (ways[index]?.[step] ?? title) : title));
  }
  return titles;
}

/** The same by row: what `nameOf` of a table or a list calls it. */
export function toldApartBy<Row>(rows: readonly Row[], personOf: (row: Row) => NamedPerson): (row: Row) => string {
  const titles = toldApart(rows.map(personOf));
  const byRow = new Map(rows.map((row, index) => [row, titles[index]]));
  return (row) => byRow.get(row) ?? personOf(row).names[0];
}

interface ListedClient {
  readonly id: number;
  readonly full_name: string;
  readonly birthday?: string | null;
  readonly phone: string | null;
}

/** A client of a clinic, a doctor's patient. */
export function namedClient({ id, full_name, birthday, phone }: ListedClient): NamedPerson {
  return { id, names: [full_name], birthday, phone };
}

interface ListedVisit {
  readonly client_id: number;
  readonly person: { readonly full_name: string; readonly birthday?: string | null };
  readonly phone: string;
}

/** Whom a visit is for, by the full name. */
export function namedVisit({ client_id, person, phone }: ListedVisit): NamedPerson {
  return { id: client_id, names: [person.full_name], birthday: person.birthday, phone };
}

/** The same where there is little room: «Осипова Е.», «Осипова Елена». */
export function namedVisitShort(visit: ListedVisit): NamedPerson {
  const { full_name } = visit.person;
  const [surname = '', first = ''] = full_name.split(' ');
  return { ...namedVisit(visit), names: [surnameInitial(full_name), `${surname} ${first}`.trim(), full_name] };
}

/**
 * The same on a phone, which has room for surname and name: «Осипова Елена», and for the full name
 * where another one is called so too.
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
