import type { RouteArea } from '@/features/auth/session/access-rules';

/** Route names as docs/rules.md §2 has them: analytics and tests know a route by its name, whatever its path. */
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

/** Names of routes that are ours alone. */
type AddedRouteName =
  | 'clinicSampling'
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
  | 'authUpgrade'
  | 'authPassword'
  | 'authAccount'
  | 'favourites'
  | 'compare';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    readonly name: SpecifiedRouteName | AddedRouteName;
    /** Whom the route is for. A cabinet's routes say so too, although their area's guard decides for all of them. */
    readonly area: RouteArea;
    /** Home and search are white; grey unless said otherwise (docs/rules.md §2). */
    readonly background?: 'white' | 'grey';
    /** For search engines: false for a public page that is of use to one person only. */
    readonly indexed?: false;
    /** Which parameters make another page of the address, in their canonical order; all others are a choice on the same page. */
    readonly addressed?: readonly string[];
    /** A page whose other parameters filter it: such a page stays out of an index. */
    readonly filtered?: true;
    /** A page of the city in the header: drawn for the default one, it is no page for somebody who has chosen another. */
    readonly byCity?: true;
  }
}
