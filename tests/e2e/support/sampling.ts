import type { TestProvider } from './test-provider.ts';

type Day = { slots: { starts_at: string; available: boolean }[] };

/**
 * «Аяла» on Төле би takes samples by appointment; its other filials take samples without an
 * appointment.
 */
const samplingClinic = 'ayala';
const samplingFilial = 2;

/** A lab test taken on an empty stomach. */
function insulin(provider: TestProvider): number {
  return provider.db.services.findOne('slug', 'insulin')?.id ?? 0;
}

/** The page that offers the lab test's slots. */
export function samplingPath(provider: TestProvider, filial = samplingFilial): string {
  return `/clinic/${samplingClinic}/sampling?service=${insulin(provider)}&filial=${filial}`;
}

/** Lab tests of early pregnancy, all of which «Аяла» offers. */
export const pregnancy = ['ferritin', 'insulin', 'ttg-tireotropnyy-gormon'] as const;

/** The page that offers slots for all these lab tests together. */
export function togetherPath(provider: TestProvider, slugs: readonly string[]): string {
  const { service, analyses } = servicesIn(provider, slugs);
  return `/clinic/${samplingClinic}/sampling?service=${service}&analyses=${analyses}&filial=${samplingFilial}`;
}

/** Parameters of the page that compares filials for these lab tests. */
export function comparison(provider: TestProvider, slugs: readonly string[]): string {
  return `analyses=${servicesIn(provider, slugs).analyses}`;
}

function servicesIn({ db }: TestProvider, slugs: readonly string[]) {
  const ids = slugs.map((slug) => db.services.findOne('slug', slug)?.id ?? 0);
  return { service: ids[0] ?? 0, analyses: ids.join(',') };
}

/** Turns the demo patient's visit of today into a visit for a lab test, and returns its id. */
export function sampledVisit(provider: TestProvider): number {
  const { db } = provider;
  const service = db.services.require(insulin(provider));
  const visit = db.visits.require(1);
  db.visits.replace({
    ...visit,
    status: 'confirmed',
    doctor_id: null,
    filial_id: samplingFilial,
    service_id: service.id,
    service_title: service.title,
    service_kind: service.kind,
    price: 3050,
    duration_minutes: 10,
  });
  return visit.id;
}

/** Free slots for the lab test from tomorrow on, soonest first. */
export async function freeSamplingTimes(provider: TestProvider): Promise<string[]> {
  const { data } = await provider.ask<{ data: Day[] }>(
    'GET',
    `/front/clinics/${samplingClinic}/sampling-slots?filial_id=${samplingFilial}&service_id=${insulin(provider)}&date_from=2026-05-13&date_to=2026-05-25`,
  );
  return data.flatMap(({ slots }) => slots.filter((slot) => slot.available).map((slot) => slot.starts_at));
}

/** The URL of «Проверьте запись» for the first free slot. */
export async function samplingBooking(provider: TestProvider, slugs: readonly string[] = ['insulin']): Promise<string> {
  const [starts_at = ''] = await freeSamplingTimes(provider);
  const choice = { clinic: samplingClinic, filial: samplingFilial, ...servicesIn(provider, slugs), starts_at };
  return `/fo/patient/schedule-record?${new URLSearchParams(Object.entries(choice).map(([key, value]) => [key, String(value)]))}`;
}
