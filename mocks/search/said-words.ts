import type { PatientGroup } from '#generated/models/patient-group.ts';
import type { SearchSaidFilter } from '#generated/models/search-said-filter.ts';
import type { Db } from '#mocks/db/db.ts';
import { filterPhrases, isWordOf, type FilterPhrase } from './filter-words.ts';
import { isIrrelevant, relevantWords, tokensOf, type Token } from './text/fold.ts';
import { isChild } from './text/patient-words.ts';

/** A text, split into filters and words to search for. */
export interface SaidWords {
  readonly tokens: readonly Token[];
  readonly words: readonly Token[];
  readonly filters: readonly SearchSaidFilter[];
  /** Typed words for a second value of a filter that accepts only one value. */
  readonly unused: readonly string[];
  /** Returns these words as typed, and the text without them. */
  readonly part: (words: readonly Token[]) => Pick<SearchSaidFilter, 'word' | 'text_without'>;
}

interface Placed extends Token {
  /** Index of the word in the text split at spaces. */
  readonly piece: number;
}

interface Found {
  readonly filter: SearchSaidFilter['filter'];
  readonly value: string;
  readonly title: string;
  readonly places: readonly number[];
  /** Use of the words: `silent` words are neither searched for nor a filter. */
  readonly use: 'filter' | 'unused' | 'silent';
}

/** Words before a filter word that are removed with it: «в Ауэзовском районе», «у ребёнка». */
const LITTLE = new Set('в во на у для и с со к ко от по около возле моего моеи'.split(' '));
/** Words after which the patient is named: «у женщины» is no filter by the doctor's sex. */
const OF_THE_PATIENT = new Set(['у', 'для']);
/** Filters that accept several values; other filters use the first value. */
const LISTS: ReadonlySet<string> = new Set(['districts', 'formats', 'funding']);

/** Finds words of a text that are filters (contract: SearchSaidFilter). */
export class FilterReader {
  /** Phrases by the first three letters of their first word, so that only a few are compared. */
  readonly #byStart = new Map<string, FilterPhrase[]>();

  constructor(db: Db) {
    const phrases = filterPhrases(db).toSorted((a, b) => b.words.length - a.words.length);
    for (const phrase of phrases) {
      const key = startOf(phrase.words[0] ?? '');
      this.#byStart.set(key, [...(this.#byStart.get(key) ?? []), phrase]);
    }
  }

  /** @param cityId city whose districts and stations are filters; null for all cities */
  read(text: string, cityId: number | null): SaidWords {
    const pieces = text.split(/\s+/);
    const tokens = pieces.flatMap((one, piece) => tokensOf(one).map((token): Placed => ({ ...token, piece })));
    const all = this.#found(tokens, cityId);
    // «рядом с метро Сайран» names a station, so «рядом» does not mean near the person.
    const isByMetro = all.some(({ filter }) => filter === 'metro');
    const found = all.map((one) => (isByMetro && one.value === 'distance' ? { ...one, use: 'silent' as const } : one));
    const taken = new Set(found.flatMap(({ places }) => places));
    const rest = tokens.filter((_, place) => !taken.has(place));
    const said = relevantWords(rest);
    // If only prepositions and similar words are left besides filters, they are ignored.
    const left = taken.size > 0 && said.length === rest.length && rest.every(isIrrelevant) ? [] : said;
    const children = left.filter(({ folded }) => isChild(folded));
    const isAboutChild = children.length > 0 && children.length < left.length;
    if (isAboutChild) {
      const places = tokens.flatMap((token, place) => (children.includes(token) ? place : []));
      found.push({ filter: 'patients', value: 'children', title: 'Детей', places, use: 'filter' });
    }
    const part = (places: readonly number[]) => ({
      word: textOf(pieces, tokens, new Set(places), true),
      text_without: textOf(pieces, tokens, new Set([...places, ...before(tokens, places)]), false),
    });
    return {
      tokens,
      words: isAboutChild ? left.filter((token) => !children.includes(token)) : left,
      filters: found
        .filter(({ use }) => use === 'filter')
        .map(({ filter, value, title, places }) => ({ filter, value, title, ...part(places) })),
      unused: found.filter(({ use }) => use === 'unused').map(({ places }) => part(places).word),
      part: (words) => part(tokens.flatMap((token, place) => (words.includes(token) ? place : []))),
    };
  }

  #found(tokens: readonly Placed[], cityId: number | null): Found[] {
    const found: Found[] = [];
    for (let place = 0; place < tokens.length; place += 1) {
      const phrase = this.#phraseAt(tokens, place, cityId);
      if (phrase === undefined) continue;
      const places = phrase.words.map((_, index) => place + index);
      const isPatient = phrase.filter === 'gender' && OF_THE_PATIENT.has(tokens[place - 1]?.folded ?? '');
      const { filter, value, title } = phrase;
      const isHere = phrase.filter === 'city_id' && Number(phrase.value) === cityId;
      const isAgain = found.some((one) => one.filter === filter && (!LISTS.has(filter) || one.value === value));
      found.push({ filter, value, title, places, use: isPatient || isHere ? 'silent' : isAgain ? 'unused' : 'filter' });
      place += places.length - 1;
    }
    return found;
  }

  #phraseAt(tokens: readonly Placed[], place: number, cityId: number | null): FilterPhrase | undefined {
    const typed = tokens[place]?.folded ?? '';
    return this.#byStart
      .get(startOf(typed))
      ?.find(
        (phrase) =>
          (phrase.cityId === null || cityId === null || phrase.cityId === cityId) &&
          phrase.words.every((word, index) => isWordOf(phrase, word, tokens[place + index]?.folded ?? '')),
      );
  }
}

/** Age group that a text names; null if it names none. */
export function patientsOf({ filters }: Pick<SaidWords, 'filters'>): PatientGroup | null {
  return filters.some(({ filter }) => filter === 'patients') ? 'children' : null;
}

/** Whether a text names only a child: «дети», «бала дәрігері». */
export function isOnlyChild(words: readonly Token[]): boolean {
  return words.length > 0 && words.every(({ folded }) => isChild(folded));
}

const startOf = (word: string): string => word.slice(0, 3);

function before(tokens: readonly Token[], places: readonly number[]): number[] {
  const little: number[] = [];
  for (const first of places) {
    for (let at = first - 1; LITTLE.has(tokens[at]?.folded ?? ''); at -= 1) little.push(at);
  }
  return little;
}

/** Returns the parts of a text with these words, or without them. */
function textOf(
  pieces: readonly string[],
  tokens: readonly Placed[],
  places: ReadonlySet<number>,
  isWith: boolean,
): string {
  const held = new Set(tokens.flatMap(({ piece }, place) => (places.has(place) ? piece : [])));
  return pieces
    .filter((_, piece) => held.has(piece) === isWith)
    .join(' ')
    .trim();
}
