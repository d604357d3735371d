import type { BodyArea } from '@generated/models/body-area';
import type { Symptom } from '@generated/models/symptom';
import { AREAS } from './body-areas';
import type { SymptomsSearch } from './symptoms-search';

interface AreaGroup {
  readonly area: BodyArea;
  readonly symptoms: readonly Symptom[];
}

/** Symptoms by part of the body, as far as the text and the chosen part leave them. */
export function findSymptoms(symptoms: readonly Symptom[], { q = '', area }: SymptomsSearch): AreaGroup[] {
  const words = wordsOf(q);
  const found = symptoms.filter((symptom) => {
    const text = wordsOf([symptom.title, ...symptom.specialisations.map(({ title }) => title)].join(' ')).join(' ');
    return words.every((word) => text.includes(word));
  });
  return AREAS.filter((each) => area === undefined || each === area)
    .map((each) => ({ area: each, symptoms: found.filter((symptom) => symptom.area === each) }))
    .filter((group) => group.symptoms.length > 0);
}

/** Is an ambulance part of the answer? Then the number stands before everything else. */
export function isUrgent({ red_flag, advice }: Pick<Symptom, 'red_flag' | 'advice'>): boolean {
  return red_flag || (advice?.includes('103') ?? false);
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean);
}
