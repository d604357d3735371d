import { defineConfig } from 'orval';
import { byResource, changesOf, contract, type Stale } from './build/generate/by-resource.ts';
import { forOrval } from './build/generate/for-orval.ts';

/** POST calls that only read: the client treats them as queries. */
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
 * Which cached answers a mutation makes stale, declared here and nowhere else. The generated hooks apply it when the
 * mutation succeeds (they do not wait for the new answers).
 */
const stale: readonly Stale[] = [
  {
    onMutations: ['visitCreate', 'visitCancel', 'visitReschedule'],
    invalidates: [
      'visitList',
      'visitRead',
      'doctorSlots',
      'clinicSamplingSlots',
      'clinicSampling',
      'doctorFull',
      'searchResults',
    ],
  },
  {
    onMutations: ['slotHoldCreate', 'slotHoldDelete', 'guestSlotHoldCreate', 'guestSlotHoldDelete'],
    invalidates: ['doctorSlots', 'clinicSamplingSlots'],
  },
  // Services of a format that is given up are hidden.
  { onMutations: ['doctorReceptionUpdate'], invalidates: ['doctorServiceLinkList', 'doctorReadiness'] },
  // These free no time and take none.
  {
    onMutations: ['visitAttendanceConfirm', 'visitDispute', 'visitCommentUpdate', 'visitHomeAddressUpdate'],
    invalidates: ['visitList', 'visitRead'],
  },
  {
    onMutations: ['visitCreate', 'visitCancel', 'visitReschedule', 'visitAttendanceConfirm', 'visitHomeAddressUpdate'],
    invalidates: ['patientHome'],
  },
  {
    onMutations: ['familyMemberCreate', 'familyMemberUpdate', 'familyMemberDelete'],
    invalidates: ['familyMemberList'],
  },
  // The card of who leaves the family goes with them.
  { onMutations: ['familyMemberDelete'], invalidates: ['medicalCardRead', 'documentList'] },
  {
    onMutations: ['patientProfileUpdate', 'patientAvatarUpdate'],
    invalidates: ['patientProfile', 'patientHome', 'authMe'],
  },
  { onMutations: ['medicalCardUpdate'], invalidates: ['medicalCardRead', 'patientHome'] },
  {
    onMutations: ['documentCreate', 'documentDelete'],
    invalidates: ['documentList', 'medicalCardRead', 'patientHome'],
  },
  { onMutations: ['documentUpdate'], invalidates: ['documentList', 'documentRead'] },
  {
    onMutations: ['reviewCreate', 'reviewUpdate', 'reviewDelete'],
    invalidates: ['reviewList', 'reviewRead', 'visitList', 'visitRead', 'patientHome'],
  },
  { onMutations: ['sessionDelete', 'sessionDeleteOthers', 'passwordUpdate'], invalidates: ['sessionList'] },
  { onMutations: ['consentWithdraw'], invalidates: ['consentList'] },
  { onMutations: ['questionCreate'], invalidates: ['patientQuestionList'] },
  { onMutations: ['favouriteAdd', 'favouriteDelete'], invalidates: ['favouriteList', 'patientClinicList'] },
  {
    // A wish for an earlier time follows its visit; a booking ends the wish for any time of that doctor.
    onMutations: ['waitlistCreate', 'waitlistDelete', 'visitCreate', 'visitCancel', 'visitReschedule'],
    invalidates: ['waitlistList'],
  },
  { onMutations: ['doctorWaitlistOfferUpdate', 'doctorWaitlistOfferDelete'], invalidates: ['doctorWaitlist'] },
  { onMutations: changesOf('clinic-waitlist'), invalidates: ['clinicWaitlist', 'clinicClientList'] },
  // The name of a family member stands on their visits.
  { onMutations: ['familyMemberUpdate'], invalidates: ['visitList', 'visitRead', 'patientHome'] },
  {
    onMutations: ['doctorVisitStateUpdate', 'doctorVisitCreate', 'doctorVisitReschedule'],
    invalidates: [
      'doctorVisitList',
      'doctorVisitRead',
      'doctorHome',
      'doctorArchive',
      'doctorAnalytics',
      'doctorSlotList',
      'doctorPatientList',
      'doctorPatientRead',
      'doctorWaitlist',
    ],
  },
  {
    onMutations: [
      'doctorVisitDocumentCreate',
      'doctorVisitDocumentDelete',
      'doctorVisitNoteCreate',
      'doctorVisitNoteDelete',
    ],
    invalidates: ['doctorVisitRead', 'doctorPatientRead', 'doctorVisitList'],
  },
  {
    onMutations: [
      'doctorContactInfoUpdate',
      'doctorWorkExperienceCreate',
      'doctorWorkExperienceDelete',
      'doctorEducationCreate',
      'doctorEducationDelete',
      'doctorDescriptionUpdate',
      'doctorAvatarUpdate',
      'doctorNameUpdate',
      'doctorReceptionUpdate',
      'doctorQualificationUpdate',
      'doctorWorkExperienceUpdate',
      'doctorEducationUpdate',
      'doctorCertificateCreate',
      'doctorCertificateUpdate',
      'doctorCertificateDelete',
    ],
    invalidates: ['doctorProfileInfo', 'doctorHome'],
  },
  {
    onMutations: [
      'doctorSpecialisationLinkCreate',
      'doctorSpecialisationLinkDelete',
      'doctorSpecialisationOrderUpdate',
    ],
    invalidates: ['doctorSpecialisationLinkList', 'doctorProfileInfo', 'doctorServiceDirectory'],
  },
  {
    onMutations: [
      'doctorServiceLinkCreate',
      'doctorServiceLinkUpdate',
      'doctorServiceLinkDelete',
      'doctorServiceVisibilitySet',
      'doctorServiceVisibilityUpdate',
      'doctorServicePricesUpdate',
      'doctorServiceCopy',
    ],
    invalidates: ['doctorServiceLinkList', 'doctorProfileInfo', 'doctorHome'],
  },
  {
    onMutations: ['doctorParameterLinkCreate', 'doctorParameterLinkDelete'],
    invalidates: ['doctorParameterLinkList', 'doctorProfileInfo', 'doctorHome'],
  },
  {
    onMutations: changesOf('doctor-schedule'),
    invalidates: ['doctorScheduleSettings', 'doctorOperatingModes', 'doctorAbsenceList', 'doctorSpecialDayList'],
  },
  {
    onMutations: changesOf('doctor-schedule'),
    invalidates: [
      'doctorScheduleDryRun',
      'doctorCalendar',
      'doctorVisitList',
      'doctorHome',
      'doctorSlots',
      'doctorSlotList',
      'doctorWaitlist',
    ],
  },
  {
    onMutations: [
      'doctorClinicBindingCreate',
      'doctorClinicBindingAccept',
      'doctorClinicBindingDecline',
      'doctorClinicBindingDelete',
      'doctorClinicOrderUpdate',
    ],
    invalidates: ['doctorClinicBindingList', 'doctorOperatingModes', 'doctorServiceLinkList', 'doctorProfileInfo'],
  },
  {
    onMutations: ['doctorFeedbackReplyUpdate', 'doctorFeedbackReplyDelete', 'doctorFeedbackComplaintUpdate'],
    invalidates: ['doctorFeedbackList'],
  },
  {
    onMutations: ['clinicFeedbackReplyUpdate', 'clinicFeedbackReplyDelete', 'clinicFeedbackComplaintUpdate'],
    invalidates: ['clinicFeedbackList', 'clinicHome'],
  },
  { onMutations: ['notificationRead', 'notificationReadAll'], invalidates: ['notificationList'] },
  {
    onMutations: ['doctorNotificationRead', 'doctorNotificationReadAll'],
    invalidates: ['doctorNotificationList', 'doctorHome'],
  },
  {
    onMutations: ['clinicNewsCreate', 'clinicNewsUpdate', 'clinicNewsDelete', 'clinicNewsPublicationUpdate'],
    invalidates: ['clinicNewsList', 'clinicNewsRead'],
  },
  { onMutations: ['clinicStaffCreate', 'clinicStaffUpdate', 'clinicStaffDelete'], invalidates: ['clinicStaffList'] },
  { onMutations: ['clinicNotificationRead', 'clinicNotificationReadAll'], invalidates: ['clinicNotificationList'] },
  { onMutations: ['clinicProfileUpdate', 'clinicLogoUpdate'], invalidates: ['clinicProfile'] },
  {
    onMutations: [
      'clinicFilialCreate',
      'clinicFilialUpdate',
      'clinicFilialDelete',
      'clinicFilialStateUpdate',
      'clinicFilialOrderUpdate',
    ],
    invalidates: ['clinicFilialList', 'clinicFilialRead', 'clinicHome'],
  },
  // Decisions about touched visits cancel some of them.
  { onMutations: ['clinicFilialUpdate', 'clinicFilialStateUpdate'], invalidates: ['clinicVisitList'] },
  {
    onMutations: ['clinicPhotoCreate', 'clinicPhotoDelete'],
    invalidates: ['clinicFilialRead', 'clinicFilialList', 'clinicProfile'],
  },
  {
    onMutations: [
      'clinicPriceCreate',
      'clinicPriceUpdate',
      'clinicPriceDelete',
      'clinicPriceBulkUpdate',
      'clinicPriceImport',
    ],
    invalidates: ['clinicPriceList', 'clinicFilialList', 'clinicFilialRead'],
  },
  {
    onMutations: [
      'clinicDoctorCreate',
      'clinicDoctorDelete',
      'clinicDoctorFilialAdd',
      'clinicDoctorFilialDelete',
      'clinicDoctorAccept',
      'clinicDoctorDecline',
    ],
    invalidates: ['clinicDoctorList', 'clinicDoctorRead', 'clinicDoctorDirectory', 'clinicFilialList', 'clinicHome'],
  },
  { onMutations: changesOf('clinic-absences'), invalidates: ['clinicAbsenceList', 'clinicDoctorList'] },
  {
    onMutations: [
      'clinicVisitStateUpdate',
      'clinicVisitCreate',
      'clinicVisitReschedule',
      'clinicVisitRestore',
      ...changesOf('clinic-absences'),
    ],
    invalidates: [
      'clinicVisitList',
      'clinicVisitRead',
      'clinicHome',
      'clinicFilialList',
      'clinicBoard',
      'clinicSlotList',
      'clinicFirstTimeList',
      'clinicClientList',
      'clinicWaitlist',
    ],
  },
  {
    onMutations: [
      'clinicVisitDocumentCreate',
      'clinicVisitDocumentDelete',
      'clinicVisitNoteCreate',
      'clinicVisitNoteDelete',
    ],
    invalidates: ['clinicVisitRead', 'clinicVisitList'],
  },
  // Its key begins those of each client's card and visits.
  {
    onMutations: ['clinicClientCreate', 'clinicClientUpdate', 'clinicClientNoteCreate', 'clinicClientNoteDelete'],
    invalidates: ['clinicClientList'],
  },
  // Name and phone of a client stand on their visits.
  { onMutations: ['clinicClientUpdate'], invalidates: ['clinicVisitList', 'clinicVisitRead'] },
  {
    onMutations: ['doctor-services', 'doctor-schedule', 'doctor-clinics'].flatMap(changesOf),
    invalidates: ['doctorReadiness'],
  },
  { onMutations: ['clinic-filials', 'clinic-doctors'].flatMap(changesOf), invalidates: ['clinicReadiness'] },
];

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
      // The origin is the client's business (src/shared/api/http.ts): the generated paths begin at the server's path.
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
          // Without it the key of a query by POST ends in `undefined` when asked for without a body, and matches nothing.
          shouldFilterQueryKey: true,
          mutationInvalidates: stale.flatMap(byResource),
        },
        mock: { exactOptional: true },
        operations: Object.fromEntries([
          ...readByPost.map((id) => [id, { query: { useQuery: true, useSuspenseQuery: true, useMutation: false } }]),
          ...writesByGet.map((id) => [id, { query: { useQuery: false, useSuspenseQuery: false, useMutation: true } }]),
        ]),
      },
      mock: {
        path: './generated/mocks',
        indexMockFiles: false,
        generators: [
          { type: 'msw', baseUrl: '*/api/v0', delay: false, useExamples: true, generateEachHttpStatus: false },
        ],
      },
    },
  },
});
