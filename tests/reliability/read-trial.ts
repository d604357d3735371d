import type { OperationId } from '#mocks/validate/contract.ts';
import { type Fault, faults } from './faults.ts';
import type { FaultyPage, Way } from './faulty-page.ts';
import { Findings } from './findings.ts';
import { readByFrames } from './screen-groups.ts';

/**
 * Another seed changes which fields are spoilt, which responses are made up and which samples are
 * taken.
 */
const SEED = Number(process.env['FAULTS_SEED'] ?? 1);

/**
 * Reads whose failure a page may hide, because the list is complete without them and lacks only a
 * number or a choice.
 */
const dispensable: readonly { page: RegExp; ids: readonly OperationId[] }[] = [
  { page: /^\/services/, ids: ['searchFilters'] },
  // If the filters fail, the heading is «Врачи» instead of «Кардиологи», and chips lack their
  // names.
  { page: /^\/search/, ids: ['searchFilters', 'specialisationList', 'serviceList'] },
  // Only the city in a link to similar doctors is missing.
  { page: /^\/doctor\//, ids: ['cityList'] },
  // Only the similar doctors beside a doctor without free slots are missing.
  { page: /^\/doctor\//, ids: ['doctorSimilar'] },
  // Only the slots of a column are missing, and a button opens the doctor's page, which loads them
  // again.
  { page: /^\/compare/, ids: ['doctorSlots'] },
  { page: /^\/fo\/clinic\/reviews/, ids: ['clinicFilialList', 'clinicDoctorList'] },
];

/** Reads of the one row that a page is about: without the row the page can only offer a retry. */
const aboutOneRow: readonly { page: RegExp; ids: readonly OperationId[] }[] = [
  // The current user, whose role opens a cabinet.
  { page: /^\/(fo|auth)\//, ids: ['authMe'] },
  { page: /^\/fo\/patient\/schedule-record/, ids: ['doctorServices', 'doctorClinics'] },
];

/** A page to try, with the name of its screen. */
interface Tried {
  readonly name: string;
  readonly address: string;
  /** The faults of each operation that the page reads. */
  readonly faultsOf: (id: OperationId) => readonly Fault[];
}

/**
 * Opens a page without faults, then with each of its reads failing in the chosen ways.
 * @returns the problems that a person would notice, and the page's reads
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

/** Returns one of the faults. The same text always gets the same fault. */
export function oneOf(chosen: readonly Fault[], text: string): Fault | undefined {
  return chosen[numberOf(text) % chosen.length];
}

/**
 * Faults whose name, or whose operation's name, matches: «long», «any allowed|large»,
 * «searchFilters», «searchFilters 500».
 */
export function faultsNamed(pattern: RegExp, id: OperationId): readonly Fault[] {
  return faults.filter(({ name }) => pattern.test(`${id} ${name}`));
}

/**
 * Most tries follow a link, as most people do. Reads that decide about access, and one failure of
 * each other read, are also tried by loading the page.
 */
function wayOf({ name, stalls }: Fault, id: OperationId): Way {
  return stalls || name === '500' || readByFrames.includes(id) ? 'load' : 'link';
}

/**
 * Whether a missing section must offer a retry. After 401, 403 and 404 the page has another way to
 * continue.
 */
function needsRetry({ name, fails, losesRow }: Fault, id: OperationId, address: string): boolean {
  if (losesRow) return isAmong(aboutOneRow, id, address);
  return fails && !isAmong(dispensable, id, address) && !/^40[134]$/.test(name);
}

function isAmong(pages: typeof dispensable, id: OperationId, address: string): boolean {
  return pages.some(({ page, ids }) => page.test(address) && ids.includes(id));
}

/** Returns a number from 0. The same text always gets the same number. */
function numberOf(text: string): number {
  return [...`${SEED} ${text}`].reduce((sum, char) => (sum * 31 + (char.codePointAt(0) ?? 0)) % 1_000_003, 7);
}
