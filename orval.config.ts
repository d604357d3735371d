import { defineConfig } from 'orval';
import { anyAnswer } from './build/generate/any-answer.ts';
import { contract, idempotent, operations, staleAfter } from './build/generate/by-resource.ts';
import { forOrval } from './build/generate/for-orval.ts';

/** POST operations that only read: the client treats them as queries. */
export const readByPost = [
  'authMe',
  'searchSuggestions',
  'searchFilters',
  'searchResults',
  'clinicFilialTouchedVisits',
  'doctorScheduleDryRun',
  'clinicDoctorDirectory',
  'clinicAbsenceDryRun',
] as const;

/** The GET that writes (x-unsafe-get in the contract): never prefetched, cached or repeated. */
const writesByGet = ['doctorServiceVisibilitySet'] as const;

/**
 * Queries of other resources that a mutation invalidates: by resource (tag) or operation, a list of
 * resources or queries. Queries of its own resource are always invalidated (`staleAfter`). The
 * generated hooks do both on success.
 */
const elsewhere = {
  'patient-visits': [
    'public-slots',
    'public-sampling',
    'doctorFull',
    'searchResults',
    'patient-home',
    'patient-waitlist',
  ],
  'patient-slot-holds': ['doctorSlots', 'clinicSamplingSlots'],
  'public-slot-holds': ['doctorSlots', 'clinicSamplingSlots'],
  // Visits show a member's name, and deleting a member deletes the card.
  'patient-family': [
    'patient-reminders',
    'auth-calendar-feeds',
    'patient-visits',
    'patient-home',
    'patient-medical-card',
    'patient-documents',
  ],
  // An accepted card brings a person with visits and papers, or joins one's own history.
  'patient-card-access': [
    'patient-family',
    'patient-reminders',
    'auth-calendar-feeds',
    'patient-visits',
    'patient-home',
    'patient-medical-card',
    'patient-documents',
    'patient-history',
    'patient-profile',
    'patient-reviews',
    'authMe',
  ],
  'auth-push': ['visitRead', 'visitList'],
  'patient-reminders': ['visitRead', 'visitList'],
  'patient-profile': ['patient-home', 'authMe'],
  'patient-medical-card': ['patient-home'],
  'patient-documents': ['patient-medical-card', 'patient-home'],
  'patient-reviews': ['patient-visits', 'patient-home'],
  'patient-favourites': ['patientClinicList'],
  passwordUpdate: ['sessionList'],
  emailCodeConfirm: ['authMe', 'sessionList', 'patientProfile', 'clinicStaffList'],
  phoneCodeConfirm: ['patientProfile'],
  secondFactorTurnOn: ['sessionList', 'authMe', 'clinic-staff'],
  secondFactorTurnOff: ['authMe', 'clinic-staff'],
  'doctor-profile': ['doctor-home'],
  // Giving up a format hides its services.
  doctorReceptionUpdate: ['doctorServiceLinkList', 'doctor-readiness'],
  'doctor-visits': ['doctor-home', 'doctor-analytics', 'doctor-patients', 'doctor-waitlist'],
  'doctor-visit-papers': ['doctorVisitRead', 'doctorVisitList', 'doctorPatientRead'],
  'doctor-specialisations': ['doctorProfileInfo', 'doctorServiceDirectory'],
  'doctor-services': ['doctorProfileInfo', 'doctor-home', 'doctor-readiness'],
  // The payers decide which slots are offered.
  doctorServiceFundingUpdate: ['doctorSlotList'],
  clinicDoctorFundingUpdate: ['clinic-board'],
  'doctor-parameters': ['doctorProfileInfo', 'doctor-home'],
  'doctor-schedule': [
    'doctorVisitList',
    'doctorSlotList',
    'doctor-home',
    'doctorSlots',
    'doctor-waitlist',
    'doctor-readiness',
  ],
  'doctor-clinics': ['doctorOperatingModes', 'doctorServiceLinkList', 'doctorProfileInfo', 'doctor-readiness'],
  'doctor-notifications': ['doctor-home'],
  'clinic-feedbacks': ['clinic-home'],
  // A change of hours may cancel or move visits.
  'clinic-filials': ['clinic-home', 'clinic-readiness', 'clinicVisitList', 'clinic-profile'],
  'clinic-photos': ['clinicFilialRead', 'clinicFilialList', 'clinic-profile'],
  'clinic-prices': ['clinicFilialRead', 'clinicFilialList'],
  'clinic-doctors': ['clinicFilialList', 'clinic-home', 'clinic-readiness'],
  'clinic-absences': [
    'clinicDoctorList',
    'clinic-visits',
    'clinic-home',
    'clinicFilialList',
    'clinic-board',
    'clinic-first-times',
    'clinic-clients',
    'clinic-waitlist',
  ],
  'clinic-visits': [
    'clinic-home',
    'clinicFilialList',
    'clinic-board',
    'clinic-first-times',
    'clinic-clients',
    'clinic-waitlist',
  ],
  'clinic-waitlist': ['clinic-clients'],
  clinicSecondFactorUpdate: ['authMe'],
  'clinic-visit-papers': ['clinicVisitRead', 'clinicVisitList'],
  // Visits show the client's name and phone.
  'clinic-clients': ['clinicVisitList', 'clinicVisitRead'],
};

/** `implement` adds the resolvers, so handlers need no response here. */
const noAnswer = () => {
  throw new Error('mocks/implement.ts gives no resolver');
};

const isOneOf = (ids: readonly string[], id: string): boolean => ids.includes(id);

export default defineConfig({
  aman: {
    input: { target: contract, override: { transformer: forOrval } },
    output: {
      mode: 'tags-split',
      namingConvention: 'kebab-case',
      target: './generated/api',
      schemas: './generated/models',
      clean: ['./generated/api', './generated/models', './generated/mocks'],
      client: 'react-query',
      httpClient: 'fetch',
      indexFiles: false,
      urlEncodeParameters: true,
      headers: true,
      // The HTTP client adds the origin (src/shared/api/http.ts); generated paths begin with the
      // server's path.
      baseUrl: '/api/v0',
      override: {
        header: (info) => [`Generated from the contract (${info.title} ${info.version}); never edited by hand.`],
        mutator: { path: './src/shared/api/http.ts', name: 'http' },
        fetch: { includeHttpResponseReturnType: false },
        query: {
          version: 5,
          useSuspenseQuery: true,
          useInvalidate: true,
          signal: true,
          shouldSplitQueryKey: true,
          // Without it, the key of a POST query without a body ends in `undefined` and matches
          // nothing.
          shouldFilterQueryKey: true,
          mutationInvalidates: staleAfter(elsewhere, { readByPost, writesByGet }),
        },
        mock: anyAnswer,
        operations: Object.fromEntries(
          operations.map(({ id, hasAnswer }) => [
            id,
            {
              // With this option `http` sends an `Idempotency-Key`.
              ...(idempotent.includes(id) && { requestOptions: { idempotent: true } }),
              ...(isOneOf(readByPost, id) && { query: { useQuery: true, useSuspenseQuery: true, useMutation: false } }),
              ...(isOneOf(writesByGet, id) && {
                query: { useQuery: false, useSuspenseQuery: false, useMutation: true },
              }),
              ...(hasAnswer && { mock: { data: noAnswer } }),
            },
          ]),
        ),
      },
      mock: {
        path: './generated/mocks',
        indexMockFiles: false,
        generators: [
          { type: 'msw', baseUrl: '*/api/v0', delay: false, generateEachHttpStatus: false },
          // One factory per schema (generated/models/index.faker.ts); responses are schemas too.
          { type: 'faker', schemas: true, operationResponses: false, locale: 'ru' },
        ],
      },
    },
  },
});
