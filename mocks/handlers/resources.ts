import type { Resource } from '../implement.ts';
import { account as authAccount } from './auth/account.ts';
import { login as authLogin } from './auth/login.ts';
import { password as authPassword } from './auth/password.ts';
import { register as authRegister } from './auth/register.ts';
import { session as authSession } from './auth/session.ts';
import { absences as clinicAbsences } from './clinic/absences.ts';
import { analytics as clinicAnalytics } from './clinic/analytics.ts';
import { board as clinicBoard } from './clinic/board.ts';
import { clients as clinicClients } from './clinic/clients.ts';
import { doctors as clinicDoctors } from './clinic/doctors.ts';
import { filials as clinicFilials } from './clinic/filials.ts';
import { firstTimes as clinicFirstTimes } from './clinic/first-times.ts';
import { home as clinicHome } from './clinic/home.ts';
import { news as clinicNews } from './clinic/news.ts';
import { photos as clinicPhotos } from './clinic/photos.ts';
import { prices as clinicPrices } from './clinic/prices.ts';
import { profile as clinicProfile } from './clinic/profile.ts';
import { readiness as clinicReadiness } from './clinic/readiness.ts';
import { staff as clinicStaff } from './clinic/staff.ts';
import { clinicFeedbacks, doctorFeedbacks } from './desk/feedbacks.ts';
import { clinicNotifications, doctorNotifications } from './desk/notifications.ts';
import { clinicVisitPapers, doctorVisitPapers } from './desk/visit-papers.ts';
import { clinicVisits, doctorVisits } from './desk/visits.ts';
import { clinicWaitlist, doctorWaitlist } from './desk/waitlist.ts';
import { analytics as doctorAnalytics } from './doctor/analytics.ts';
import { clinics as doctorClinics } from './doctor/clinics.ts';
import { home as doctorHome } from './doctor/home.ts';
import { parameters as doctorParameters } from './doctor/parameters.ts';
import { patients as doctorPatients } from './doctor/patients.ts';
import { profile as doctorProfile } from './doctor/profile.ts';
import { readiness as doctorReadiness } from './doctor/readiness.ts';
import { schedule as doctorSchedule } from './doctor/schedule.ts';
import { services as doctorServices } from './doctor/services.ts';
import { specialisations as doctorSpecialisations } from './doctor/specialisations.ts';
import { files } from './files/files.ts';
import { consents as patientConsents } from './patient/consents.ts';
import { documents as patientDocuments } from './patient/documents.ts';
import { family as patientFamily } from './patient/family.ts';
import { favourites as patientFavourites } from './patient/favourites.ts';
import { history as patientHistory } from './patient/history.ts';
import { home as patientHome } from './patient/home.ts';
import { medicalCard as patientMedicalCard } from './patient/medical-card.ts';
import { news as patientNews } from './patient/news.ts';
import { notifications as patientNotifications } from './patient/notifications.ts';
import { profile as patientProfile } from './patient/profile.ts';
import { reviews as patientReviews } from './patient/reviews.ts';
import { slotHolds as patientSlotHolds } from './patient/slot-holds.ts';
import { visits as patientVisits } from './patient/visits.ts';
import { waitlist as patientWaitlist } from './patient/waitlist.ts';
import { clinics as publicClinics } from './public/clinics.ts';
import { doctors as publicDoctors } from './public/doctors.ts';
import { feedbacks as publicFeedbacks } from './public/feedbacks.ts';
import { questions as publicQuestions } from './public/questions.ts';
import { reference as publicReference } from './public/reference.ts';
import { sampling as publicSampling } from './public/sampling.ts';
import { search as publicSearch } from './public/search.ts';
import { slotHolds as publicSlotHolds } from './public/slot-holds.ts';
import { slots as publicSlots } from './public/slots.ts';
import { symptoms as publicSymptoms } from './public/symptoms.ts';

/** Every resource of the contract. */
export const resources: readonly Resource[] = [
  authAccount,
  authLogin,
  authPassword,
  authRegister,
  authSession,
  clinicAbsences,
  clinicAnalytics,
  clinicBoard,
  clinicClients,
  clinicDoctors,
  clinicFeedbacks,
  clinicFilials,
  clinicFirstTimes,
  clinicHome,
  clinicNews,
  clinicNotifications,
  clinicPhotos,
  clinicPrices,
  clinicProfile,
  clinicReadiness,
  clinicStaff,
  clinicVisitPapers,
  clinicVisits,
  clinicWaitlist,
  doctorAnalytics,
  doctorClinics,
  doctorFeedbacks,
  doctorHome,
  doctorNotifications,
  doctorParameters,
  doctorPatients,
  doctorProfile,
  doctorReadiness,
  doctorSchedule,
  doctorServices,
  doctorSpecialisations,
  doctorVisitPapers,
  doctorVisits,
  doctorWaitlist,
  files,
  patientConsents,
  patientDocuments,
  patientFamily,
  patientFavourites,
  patientHistory,
  patientHome,
  patientMedicalCard,
  patientNews,
  patientNotifications,
  patientProfile,
  patientReviews,
  patientSlotHolds,
  patientVisits,
  patientWaitlist,
  publicClinics,
  publicDoctors,
  publicFeedbacks,
  publicQuestions,
  publicReference,
  publicSampling,
  publicSearch,
  publicSlotHolds,
  publicSlots,
  publicSymptoms,
];
