/** Our slugs of specialisations and the names that schema.org has for them; it has none for the rest. */
const names: Readonly<Partial<Record<string, string>>> = {
  terapevt: 'PrimaryCare',
  'vrach-obshchei-praktiki': 'PrimaryCare',
  pediatr: 'Pediatric',
  ginekolog: 'Gynecologic',
  stomatolog: 'Dentistry',
  khirurg: 'Surgical',
  nevrolog: 'Neurologic',
  kardiolog: 'Cardiovascular',
  oftalmolog: 'Optometric',
  lor: 'Otolaryngologic',
  endokrinolog: 'Endocrine',
  'travmatolog-ortoped': 'Musculoskeletal',
  gastroenterolog: 'Gastroenterologic',
  dermatovenerolog: 'Dermatologic',
  urolog: 'Urologic',
  onkolog: 'Oncologic',
  mammolog: 'Oncologic',
  nefrolog: 'Renal',
  revmatolog: 'Rheumatologic',
  pulmonolog: 'Pulmonary',
  psikhoterapevt: 'Psychiatric',
  reabilitolog: 'Physiotherapy',
};

/** Specialties of schema.org, each once: `https://schema.org/Cardiovascular`. Undefined when it knows none of them. */
export function medicalSpecialty(specialisations: readonly { readonly slug: string }[]): string[] | undefined {
  const known = new Set(specialisations.flatMap(({ slug }) => names[slug] ?? []));
  return known.size === 0 ? undefined : [...known].map((name) => `https://schema.org/${name}`);
}
