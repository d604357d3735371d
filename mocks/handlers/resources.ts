import type { ResourceName } from '#generated/resource-names.ts';
import type { Resource } from '../implement.ts';
import { account as authAccount } from './auth/account.ts';
import { calendarFeeds as authCalendarFeeds } from './auth/calendar-feeds.ts';
import { email as authEmail } from './auth/email.ts';
import { login as authLogin } from './auth/login.ts';
import { password as authPassword } from './auth/password.ts';
import { phone as authPhone } from './auth/phone.ts';
import { push as authPush } from './auth/push.ts';
import { register as authRegister } from './auth/register.ts';
import { secondFactor as authSecondFactor } from './auth/second-factor.ts';
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
import { cardAccess as patientCardAccess } from './patient/card-access.ts';
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
import { reminders as patientReminders } from './patient/reminders.ts';
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

/** Resolvers by tag of the contract; a missing tag is a type error. */
const byTag: Readonly<Record<ResourceName, Resource>> = {
  'auth-account': authAccount,
  'auth-calendar-feeds': authCalendarFeeds,
  'auth-email': authEmail,
  'auth-login': authLogin,
  'auth-password': authPassword,
  'auth-phone': authPhone,
  'auth-push': authPush,
  'auth-register': authRegister,
  'auth-second-factor': authSecondFactor,
  'auth-session': authSession,
  'clinic-absences': clinicAbsences,
  'clinic-analytics': clinicAnalytics,
  'clinic-board': clinicBoard,
  'clinic-clients': clinicClients,
  'clinic-doctors': clinicDoctors,
  'clinic-feedbacks': clinicFeedbacks,
  'clinic-filials': clinicFilials,
  'clinic-first-times': clinicFirstTimes,
  'clinic-home': clinicHome,
  'clinic-news': clinicNews,
  'clinic-notifications': clinicNotifications,
  'clinic-photos': clinicPhotos,
  'clinic-prices': clinicPrices,
  'clinic-profile': clinicProfile,
  'clinic-readiness': clinicReadiness,
  'clinic-staff': clinicStaff,
  'clinic-visit-papers': clinicVisitPapers,
  'clinic-visits': clinicVisits,
  'clinic-waitlist': clinicWaitlist,
  'doctor-analytics': doctorAnalytics,
  'doctor-clinics': doctorClinics,
  'doctor-feedbacks': doctorFeedbacks,
  'doctor-home': doctorHome,
  'doctor-notifications': doctorNotifications,
  'doctor-parameters': doctorParameters,
  'doctor-patients': doctorPatients,
  'doctor-profile': doctorProfile,
  'doctor-readiness': doctorReadiness,
  'doctor-schedule': doctorSchedule,
  'doctor-services': doctorServices,
  'doctor-specialisations': doctorSpecialisations,
  'doctor-visit-papers': doctorVisitPapers,
  'doctor-visits': doctorVisits,
  'doctor-waitlist': doctorWaitlist,
  files,
  'patient-card-access': patientCardAccess,
  'patient-consents': patientConsents,
  'patient-documents': patientDocuments,
  'patient-family': patientFamily,
  'patient-favourites': patientFavourites,
  'patient-history': patientHistory,
  'patient-home': patientHome,
  'patient-medical-card': patientMedicalCard,
  'patient-news': patientNews,
  'patient-notifications': patientNotifications,
  'patient-profile': patientProfile,
  'patient-reminders': patientReminders,
  'patient-reviews': patientReviews,
  'patient-slot-holds': patientSlotHolds,
  'patient-visits': patientVisits,
  'patient-waitlist': patientWaitlist,
  'public-clinics': publicClinics,
  'public-doctors': publicDoctors,
  'public-feedbacks': publicFeedbacks,
  'public-questions': publicQuestions,
  'public-reference': publicReference,
  'public-sampling': publicSampling,
  'public-search': publicSearch,
  'public-slot-holds': publicSlotHolds,
  'public-slots': publicSlots,
  'public-symptoms': publicSymptoms,
};

export const resources: readonly Resource[] = Object.values(byTag);
