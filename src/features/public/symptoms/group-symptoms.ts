import type { BodyArea } from '#generated/models/body-area.ts';
import type { PatientGroup } from '#generated/models/patient-group.ts';
import type { SymptomGuidance } from '#generated/models/symptom-guidance.ts';
import type { Symptom } from '#generated/models/symptom.ts';
import { wordFor } from '@/shared/format/word-for';
import type { SymptomsSearch } from './symptoms-search';

/** A symptom with the guidance for one group of patients. */
export interface ShownSymptom {
  readonly symptom: Symptom;
  readonly guidance: SymptomGuidance;
}

interface AreaGroup {
  readonly area: BodyArea;
  readonly symptoms: readonly ShownSymptom[];
}

/**
 * Symptoms for a patient group, grouped by part of the body from the head down. If there is a text,
 * the part of the body with the best match comes first. A part that only a newer server knows comes
 * last.
 */
export function groupSymptoms(
  symptoms: readonly Symptom[],
  { q, area }: Pick<SymptomsSearch, 'q' | 'area'>,
  patients: PatientGroup,
): AreaGroup[] {
  const shown = symptoms.flatMap((symptom): ShownSymptom[] => {
    const guidance = symptom.guidance.find((one) => one.patients === patients);
    return guidance === undefined ? [] : [{ symptom, guidance }];
  });
  const found = new Set(shown.map(({ symptom }) => symptom.area));
  const order = q === undefined ? new Set([...AREAS.filter((each) => found.has(each)), ...found]) : found;
  return [...order]
    .filter((each) => area === undefined || each === area)
    .map((each) => ({ area: each, symptoms: shown.filter(({ symptom }) => symptom.area === each) }));
}

/**
 * Splits the groups into two columns with about the same number of rows. The groups keep their
 * order.
 */
export function inTwoColumns(groups: readonly AreaGroup[]): readonly (readonly AreaGroup[])[] {
  // A heading is about as tall as two rows.
  const sizeOf = ({ symptoms }: AreaGroup): number => symptoms.length + 2;
  const half = groups.reduce((sum, group) => sum + sizeOf(group), 0) / 2;
  let taken = 0;
  const first = groups.filter((group) => {
    const fits = taken + sizeOf(group) / 2 <= half;
    taken += sizeOf(group);
    return fits;
  });
  const second = groups.slice(first.length);
  return second.length === 0 ? [first] : [first, second];
}

/** Titles of parts of the body, in the order of the page: from the head down, then `general`. */
export const AREA_TITLES = {
  head: 'Голова и\u00A0нервы',
  eyes: 'Глаза',
  throat: 'Ухо, горло, нос',
  chest: 'Грудь и\u00A0дыхание',
  abdomen: 'Живот',
  back_and_joints: 'Спина и\u00A0суставы',
  urinary: 'Мочевая система',
  women: 'Женское здоровье',
  skin: 'Кожа и\u00A0волосы',
  general: 'Общее состояние',
} satisfies Record<BodyArea, string>;

export const AREAS = Object.keys(AREA_TITLES) as BodyArea[];

/**
 * Title of a part of the body. A part that only a newer server knows has the title of `general`.
 */
export function areaTitle(area: BodyArea): string {
  return wordFor(AREA_TITLES, area, AREA_TITLES.general);
}
