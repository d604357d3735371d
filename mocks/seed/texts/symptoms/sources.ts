import type { SymptomSource } from '#mocks/db/types/reference.ts';

const nice = (number: string, title: string): SymptomSource => ({
  title: `NICE ${number.toUpperCase()}, ${title}`,
  url: `https://www.nice.org.uk/guidance/${number}`,
});

/**
 * Sources of the red flags. The Russian texts are our own. A doctor must still review them against
 * these sources and the clinical protocols of the Ministry of Health of Kazakhstan.
 */
export const SYMPTOM_SOURCES = {
  ng143: nice('ng143', 'Fever in under 5s: assessment and initial management'),
  cg84: nice('cg84', 'Diarrhoea and vomiting caused by gastroenteritis in under 5s'),
  ng9: nice('ng9', 'Bronchiolitis in children'),
  ng240: nice('ng240', 'Meningitis (bacterial) and meningococcal disease'),
  cg95: nice('cg95', 'Recent-onset chest pain of suspected cardiac origin'),
  ng128: nice('ng128', 'Stroke and transient ischaemic attack in over 16s'),
  cg150: nice('cg150', 'Headaches in over 12s'),
  ng59: nice('ng59', 'Low back pain and sciatica in over 16s'),
  ng12: nice('ng12', 'Suspected cancer: recognition and referral'),
  ng136: nice('ng136', 'Hypertension in adults'),
  cg134: nice('cg134', 'Anaphylaxis: assessment and referral after emergency treatment'),
  imci: { title: 'ВОЗ, Integrated Management of Childhood Illness: chart booklet', url: null },
  nhs: { title: 'NHS, Health A to Z', url: 'https://www.nhs.uk/conditions/' },
} as const satisfies Record<string, SymptomSource>;

export type SymptomSourceKey = keyof typeof SYMPTOM_SOURCES;
