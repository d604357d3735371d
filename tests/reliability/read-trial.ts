import type { OperationId } from '#mocks/validate/contract.ts';
import { type Fault, faults } from './faults.ts';
import type { FaultyPage, Way } from './faulty-page.ts';
import { Findings } from './findings.ts';
import { readByFrames } from './screen-groups.ts';

/** Another seed spoils other fields, makes other answers and takes other samples. */
const SEED = Number(process.env['FAULTS_SEED'] ?? 1);

/** What a page does without in silence: the list is whole, and only a number or a choice beside it is not there. */
const dispensable: readonly { page: RegExp; ids: readonly OperationId[] }[] = [
  { page: /^\/services/, ids: ['searchFilters'] },
  // The heading says «Врачи» and not «Кардиологи»; the chips have their names from the filters.
  { page: /^\/search/, ids: ['searchFilters', 'specialisationList', 'serviceList'] },
  // The city of a link to others like this one.
  { page: /^\/doctor\//, ids: ['cityList'] },
  // Others who have time, beside a doctor who has none.
  { page: /^\/doctor\//, ids: ['doctorSimilar'] },
  // The times of a column; a button leads to the doctor's page, which loads them again.
  { page: /^\/compare/, ids: ['doctorSlots'] },
  { page: /^\/fo\/clinic\/reviews/, ids: ['clinicFilialList', 'clinicDoctorList'] },
];

/** What a page is about is one row of these: without that row there is nothing to show but a way to try again. */
const aboutOneRow: readonly { page: RegExp; ids: readonly OperationId[] }[] = [
  // The role that opens a cabinet.
  { page: /^\/(fo|auth)\//, ids: ['authMe'] },
  { page: /^\/fo\/patient\/schedule-record/, ids: ['doctorServices', 'doctorClinics'] },
];

/** A page to be tried, under the name of its screen. */
interface Tried {
  readonly name: string;
  readonly address: string;
  /** The faults of each operation that it reads. */
  readonly faultsOf: (id: OperationId) => readonly Fault[];
}

/**
 * Comes to a page as it is, then with each of its reads failing in the chosen ways.
 *
 * @returns what a person would complain about, and what the page reads
 */
export async function failuresOn(
  page: FaultyPage,
  { name, address, faultsOf }: Tried,
): Promise<{ findings: Findings; reads: readonly OperationId[] }> {
  const findings = new Findings();
  page.called.clear();
  const healthy = { load: await page.open(address), link: await page.comeTo(address) };
  findings.add('as it is', 'opened', healthy.load.problems);
  findings.add('as it is', 'by a link', healthy.link.problems);
  const reads = [...page.called];
  for (const id of reads) {
    for (const fault of faultsOf(id)) {
      const way = wayOf(fault, id);
      const spoilt = { id, fault, seed: numberOf(`${name} ${id} ${fault.name}`) };
      const seen = await page.openWith(address, spoilt, way, {
        wholeText: needsRetry(fault, id, address) ? healthy[way].text : null,
        withoutRow: fault.losesRow && !isAmong(aboutOneRow, id, address) ? healthy[way] : null,
      });
      if (seen) findings.add(id, fault.name, seen.problems);
    }
  }
  return { findings, reads };
}

/** One of the faults, always the same for a text. */
export function oneOf(chosen: readonly Fault[], text: string): Fault | undefined {
  return chosen[numberOf(text) % chosen.length];
}

/** The faults of a name or of an operation's name: «long», «any allowed|large», «searchFilters», «searchFilters 500». */
export function faultsNamed(pattern: RegExp, id: OperationId): readonly Fault[] {
  return faults.filter(({ name }) => pattern.test(`${id} ${name}`));
}

/** Most people come by a link. What decides whether a page may be opened, and one failure of each read, meets those who load it too. */
function wayOf({ name, stalls }: Fault, id: OperationId): Way {
  return stalls || name === '500' || readByFrames.includes(id) ? 'load' : 'link';
}

/** Whoever misses something because a request failed can try again; after 401, 403 and 404 there is another way on. */
function needsRetry({ name, fails, losesRow }: Fault, id: OperationId, address: string): boolean {
  if (losesRow) return isAmong(aboutOneRow, id, address);
  return fails && !isAmong(dispensable, id, address) && !/^40[134]$/.test(name);
}

function isAmong(pages: typeof dispensable, id: OperationId, address: string): boolean {
  return pages.some(({ page, ids }) => page.test(address) && ids.includes(id));
}

/** Always the same number for a text, from 0. */
function numberOf(text: string): number {
  return [...`${SEED} ${text}`].reduce((sum, char) => (sum * 31 + (char.codePointAt(0) ?? 0)) % 1_000_003, 7);
}
