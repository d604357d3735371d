import type { RouteArea } from '@/features/auth/session/access-rules';

/** Route names of docs/rules.md §2, by which analytics and tests know a route. */
type SpecifiedRouteName =
  | 'root'
  | 'home'
  | 'auth'
  | 'authLogin'
  | 'authRegister'
  | 'doctorBySlug'
  | 'doctorBySlugReviews'
  | 'clinicBySlug'
  | 'clinicBySlugReviews'
  | 'search'
  | 'services'
  | 'qa'
  | 'symptoms'
  | 'conditions'
  | 'unauthorized'
  | 'not-found'
  | 'patient'
  | 'patientHome'
  | 'patientrReviewsInProcess'
  | 'patientSheduleRecord'
  | 'patientServices'
  | 'patientService'
  | 'patientMedicalCard'
  | 'patientMedicalCards'
  | 'patientMedicalCardShow'
  | 'patientNews'
  | 'patientClinics'
  | 'patientNewsPage'
  | 'patientNewsShow'
  | 'patientProfile'
  | 'patientVisits'
  | 'patientMedicalCardUpdate'
  | 'patientMedicalCardUpdateDocuments'
  | 'clinic'
  | 'filials'
  | 'filialsPage'
  | 'filialsAddPage'
  | 'filial'
  | 'filialPage'
  | 'filialProfilePage'
  | 'editFilialProfilePage'
  | 'filialDoctorsPage'
  | 'doctor'
  | 'doctorProfile'
  | 'doctorHome'
  | 'doctorServices'
  | 'doctorArchiveInProcess'
  | 'doctorReviews'
  | 'doctorReviewsInProcess'
  | 'doctorNotifications'
  | 'doctorNotificationsInProcess'
  | 'doctorAnalytics'
  | 'doctorAnalyticsInProcess'
  | 'doctorScheduleSettings'
  | 'doctorOperatingModes'
  | 'doctorClinicsBinding';

type AddedRouteName =
  | 'doctorVisitShow'
  | 'doctorPatients'
  | 'doctorPatientShow'
  | 'doctorWaitlist'
  | 'clinicSampling'
  | 'clinicNotifications'
  | 'clinicReviews'
  | 'clinicNewsShow'
  | 'clinicNewsAdd'
  | 'clinicNewsPage'
  | 'clinicNews'
  | 'clinicWaitlist'
  | 'clinicStaff'
  | 'patientNotifications'
  | 'patientCalendar'
  | 'patientReminders'
  | 'doctorCalendarFeed'
  | 'doctorSchedule'
  | 'clinicBoard'
  | 'clinicVisits'
  | 'clinicVisitShow'
  | 'clinicClients'
  | 'clinicClient'
  | 'patientMedicalCardPrint'
  | 'patientUpdateDocument'
  | 'patientReviews'
  | 'patientReviewNew'
  | 'patientReviewShow'
  | 'patientReviewEdit'
  | 'patientVisitShow'
  | 'patientVisitBooked'
  | 'patientVisitReschedule'
  | 'patientWaitlist'
  | 'patientFamily'
  | 'patientFamilyAdd'
  | 'patientFamilyEdit'
  | 'patientCardAccess'
  | 'patientInvitation'
  | 'authUpgrade'
  | 'authPassword'
  | 'authAccount'
  | 'favourites'
  | 'compare'
  | 'analyses'
  | 'filialPricesPage'
  | 'clinicProfilePage'
  | 'clinicDoctorsPage'
  | 'clinicDoctorsAddPage'
  | 'editClinicProfilePage';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    readonly name: SpecifiedRouteName | AddedRouteName;
    /**
     * Who may open the route. Cabinet routes repeat it, although the guard is in the cabinet's
     * `route.tsx`.
     */
    readonly area: RouteArea;
    /**
     * Text of the page's `<h1>` if it is the same for everybody; also the title unless `head` sets
     * another.
     */
    readonly heading?: string;
    /** The page depends on the user, and shows the error itself if the user could not be loaded. */
    readonly asksWho?: true;
    /** Grey by default (docs/rules.md §2). */
    readonly background?: 'white' | 'grey';
    /** The page needs the full width: the cabinet's side navigation shrinks to a rail of icons. */
    readonly rail?: true;
    /** `false` keeps a public page out of search engines. */
    readonly indexed?: false;
    /** Search parameters that are part of the canonical URL, in order. */
    readonly addressed?: readonly string[];
    /** All other parameters are filters, and a filtered page is not indexed. */
    readonly filtered?: true;
    /**
     * The page depends on the chosen city: a page rendered for the default city is hidden from
     * visitors with another.
     */
    readonly byCity?: true;
  }
}
