import type { RouteArea } from '@/features/auth/session/access-rules';

/** Names of the routes in docs/rules.md §2. Analytics and tests identify a route by its name. */
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
     * Who may open the route. Routes of a cabinet repeat the area, although the guard is in the
     * cabinet's `route.tsx`.
     */
    readonly area: RouteArea;
    /**
     * Text of the page's `<h1>`, if it is the same for everybody. It is also the title, unless
     * `head` sets another title.
     */
    readonly heading?: string;
    /**
     * Set if the page depends on the user. The page then shows an error itself if the user did not
     * load.
     */
    readonly asksWho?: true;
    /** Background of the page; defaults to grey (docs/rules.md §2). */
    readonly background?: 'white' | 'grey';
    /** Set if the page needs the full width. The side navigation then shows only icons. */
    readonly rail?: true;
    /** Set to false to keep a public page out of search engines. */
    readonly indexed?: false;
    /** Names of the search parameters that the canonical URL contains, in order. */
    readonly addressed?: readonly string[];
    /**
     * Set if all search parameters except those in `addressed` are filters. A filtered page is not
     * indexed.
     */
    readonly filtered?: true;
    /**
     * Set if the page depends on the chosen city. A page that was rendered for the default city is
     * hidden from visitors who have chosen another city.
     */
    readonly byCity?: true;
  }
}
