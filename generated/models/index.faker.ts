/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { faker } from '@faker-js/faker/locale/ru';
import type { AbsenceRequest } from './absence-request.ts';
import type { Absence } from './absence.ts';
import type { AccountDeleteRequest } from './account-delete-request.ts';
import type { AccountDeletionObstacle } from './account-deletion-obstacle.ts';
import type { AccountDeletionReadAnswer } from './account-deletion-read-answer.ts';
import type { AccountDeletion } from './account-deletion.ts';
import type { Answer } from './answer.ts';
import type { ApiError } from './api-error.ts';
import type { ArrivalWindow } from './arrival-window.ts';
import type { AuthLoginClinicAnswer } from './auth-login-clinic-answer.ts';
import type { AuthLoginDoctorAnswer } from './auth-login-doctor-answer.ts';
import type { AuthLoginPatientAnswer } from './auth-login-patient-answer.ts';
import type { AuthLoginSecondFactorAnswer } from './auth-login-second-factor-answer.ts';
import type { AuthMeAnswer } from './auth-me-answer.ts';
import type { AvatarRequest } from './avatar-request.ts';
import type { Bin } from './bin.ts';
import type { BindingDeclineRequest } from './binding-decline-request.ts';
import type { BindingOrderRequest } from './binding-order-request.ts';
import type { BindingState } from './binding-state.ts';
import type { BloodType } from './blood-type.ts';
import type { BoardDay } from './board-day.ts';
import type { BoardDoctor } from './board-doctor.ts';
import type { BoardTaken } from './board-taken.ts';
import type { Board } from './board.ts';
import type { BodyArea } from './body-area.ts';
import type { BookedService } from './booked-service.ts';
import type { BookingSettings } from './booking-settings.ts';
import type { CalendarAbsence } from './calendar-absence.ts';
import type { CalendarDay } from './calendar-day.ts';
import type { CalendarFeedCreateAnswer } from './calendar-feed-create-answer.ts';
import type { CalendarFeedListAnswer } from './calendar-feed-list-answer.ts';
import type { CalendarFeedReplaceAnswer } from './calendar-feed-replace-answer.ts';
import type { CalendarFeedWhose } from './calendar-feed-whose.ts';
import type { CalendarFeed } from './calendar-feed.ts';
import type { CalendarPlace } from './calendar-place.ts';
import type { CancelledBy } from './cancelled-by.ts';
import type { CardAccessCreateAnswer } from './card-access-create-answer.ts';
import type { CardAccessListAnswer } from './card-access-list-answer.ts';
import type { CardAccessRequest } from './card-access-request.ts';
import type { CardAccessSendAnswer } from './card-access-send-answer.ts';
import type { CardAccess } from './card-access.ts';
import type { CardInvitationAcceptRequest } from './card-invitation-accept-request.ts';
import type { CardInvitationListAnswer } from './card-invitation-list-answer.ts';
import type { CardInvitation } from './card-invitation.ts';
import type { CardRight } from './card-right.ts';
import type { CardShared } from './card-shared.ts';
import type { CardSlotDay } from './card-slot-day.ts';
import type { CertificateRequest } from './certificate-request.ts';
import type { Certificate } from './certificate.ts';
import type { CityListAnswer } from './city-list-answer.ts';
import type { City } from './city.ts';
import type { ClientCard } from './client-card.ts';
import type { ClientListMeta } from './client-list-meta.ts';
import type { ClientNextVisit } from './client-next-visit.ts';
import type { ClientNoteRequest } from './client-note-request.ts';
import type { ClientNote } from './client-note.ts';
import type { ClientRequest } from './client-request.ts';
import type { ClientVisit } from './client-visit.ts';
import type { Client } from './client.ts';
import type { ClinicAbsenceCreateAnswer } from './clinic-absence-create-answer.ts';
import type { ClinicAbsenceDryRunAnswer } from './clinic-absence-dry-run-answer.ts';
import type { ClinicAbsenceDryRunRequest } from './clinic-absence-dry-run-request.ts';
import type { ClinicAbsenceListAnswer } from './clinic-absence-list-answer.ts';
import type { ClinicAnalyticsAnswer } from './clinic-analytics-answer.ts';
import type { ClinicAnalytics } from './clinic-analytics.ts';
import type { ClinicBindingRequest } from './clinic-binding-request.ts';
import type { ClinicBinding } from './clinic-binding.ts';
import type { ClinicBoardAnswer } from './clinic-board-answer.ts';
import type { ClinicCard } from './clinic-card.ts';
import type { ClinicClientCreateAnswer } from './clinic-client-create-answer.ts';
import type { ClinicClientListAnswer } from './clinic-client-list-answer.ts';
import type { ClinicClientNoteCreateAnswer } from './clinic-client-note-create-answer.ts';
import type { ClinicClientReadAnswer } from './clinic-client-read-answer.ts';
import type { ClinicClientUpdateAnswer } from './clinic-client-update-answer.ts';
import type { ClinicClientVisitListAnswer } from './clinic-client-visit-list-answer.ts';
import type { ClinicContactsAnswer } from './clinic-contacts-answer.ts';
import type { ClinicContacts } from './clinic-contacts.ts';
import type { ClinicDirectoryDoctor } from './clinic-directory-doctor.ts';
import type { ClinicDirectoryRequest } from './clinic-directory-request.ts';
import type { ClinicDoctorAcceptAnswer } from './clinic-doctor-accept-answer.ts';
import type { ClinicDoctorBinding } from './clinic-doctor-binding.ts';
import type { ClinicDoctorCreateAnswer } from './clinic-doctor-create-answer.ts';
import type { ClinicDoctorDeclineAnswer } from './clinic-doctor-decline-answer.ts';
import type { ClinicDoctorDirectoryAnswer } from './clinic-doctor-directory-answer.ts';
import type { ClinicDoctorFigures } from './clinic-doctor-figures.ts';
import type { ClinicDoctorFilialAddAnswer } from './clinic-doctor-filial-add-answer.ts';
import type { ClinicDoctorFull } from './clinic-doctor-full.ts';
import type { ClinicDoctorFundingUpdateAnswer } from './clinic-doctor-funding-update-answer.ts';
import type { ClinicDoctorListAnswer } from './clinic-doctor-list-answer.ts';
import type { ClinicDoctorReadAnswer } from './clinic-doctor-read-answer.ts';
import type { ClinicDoctorRequest } from './clinic-doctor-request.ts';
import type { ClinicDoctor } from './clinic-doctor.ts';
import type { ClinicDoctorsAnswer } from './clinic-doctors-answer.ts';
import type { ClinicFeedbackComplaintUpdateAnswer } from './clinic-feedback-complaint-update-answer.ts';
import type { ClinicFeedbackListAnswer } from './clinic-feedback-list-answer.ts';
import type { ClinicFeedbackReplyDeleteAnswer } from './clinic-feedback-reply-delete-answer.ts';
import type { ClinicFeedbackReplyUpdateAnswer } from './clinic-feedback-reply-update-answer.ts';
import type { ClinicFeedbacksAnswer } from './clinic-feedbacks-answer.ts';
import type { ClinicFigures } from './clinic-figures.ts';
import type { ClinicFilialCreateAnswer } from './clinic-filial-create-answer.ts';
import type { ClinicFilialFigures } from './clinic-filial-figures.ts';
import type { ClinicFilialListAnswer } from './clinic-filial-list-answer.ts';
import type { ClinicFilialOrderUpdateAnswer } from './clinic-filial-order-update-answer.ts';
import type { ClinicFilialReadAnswer } from './clinic-filial-read-answer.ts';
import type { ClinicFilialStateUpdateAnswer } from './clinic-filial-state-update-answer.ts';
import type { ClinicFilialTouchedVisitsAnswer } from './clinic-filial-touched-visits-answer.ts';
import type { ClinicFilialUpdateAnswer } from './clinic-filial-update-answer.ts';
import type { ClinicFilialsAnswer } from './clinic-filials-answer.ts';
import type { ClinicFirstTimeChoices } from './clinic-first-time-choices.ts';
import type { ClinicFirstTimeListAnswer } from './clinic-first-time-list-answer.ts';
import type { ClinicFirstTime } from './clinic-first-time.ts';
import type { ClinicFullAnswer } from './clinic-full-answer.ts';
import type { ClinicFull } from './clinic-full.ts';
import type { ClinicHomeAnswer } from './clinic-home-answer.ts';
import type { ClinicHome } from './clinic-home.ts';
import type { ClinicLogoUpdateAnswer } from './clinic-logo-update-answer.ts';
import type { ClinicNewsCreateAnswer } from './clinic-news-create-answer.ts';
import type { ClinicNewsListAnswer } from './clinic-news-list-answer.ts';
import type { ClinicNewsPublicationUpdateAnswer } from './clinic-news-publication-update-answer.ts';
import type { ClinicNewsReadAnswer } from './clinic-news-read-answer.ts';
import type { ClinicNewsRequest } from './clinic-news-request.ts';
import type { ClinicNewsUpdateAnswer } from './clinic-news-update-answer.ts';
import type { ClinicNews } from './clinic-news.ts';
import type { ClinicNotificationListAnswer } from './clinic-notification-list-answer.ts';
import type { ClinicOffer } from './clinic-offer.ts';
import type { ClinicParameterListAnswer } from './clinic-parameter-list-answer.ts';
import type { ClinicParameter } from './clinic-parameter.ts';
import type { ClinicPhotoCreateAnswer } from './clinic-photo-create-answer.ts';
import type { ClinicPriceBulkUpdateAnswer } from './clinic-price-bulk-update-answer.ts';
import type { ClinicPriceCreateAnswer } from './clinic-price-create-answer.ts';
import type { ClinicPriceImportAnswer } from './clinic-price-import-answer.ts';
import type { ClinicPriceListAnswer } from './clinic-price-list-answer.ts';
import type { ClinicPriceUpdateAnswer } from './clinic-price-update-answer.ts';
import type { ClinicProfileAnswer } from './clinic-profile-answer.ts';
import type { ClinicProfileRequest } from './clinic-profile-request.ts';
import type { ClinicProfileUpdateAnswer } from './clinic-profile-update-answer.ts';
import type { ClinicProfile } from './clinic-profile.ts';
import type { ClinicReadinessAnswer } from './clinic-readiness-answer.ts';
import type { ClinicReadinessStep } from './clinic-readiness-step.ts';
import type { ClinicReadiness } from './clinic-readiness.ts';
import type { ClinicRight } from './clinic-right.ts';
import type { ClinicSampleListAnswer } from './clinic-sample-list-answer.ts';
import type { ClinicSamplingAnswer } from './clinic-sampling-answer.ts';
import type { ClinicSamplingSlotsAnswer } from './clinic-sampling-slots-answer.ts';
import type { ClinicSampling } from './clinic-sampling.ts';
import type { ClinicSecondFactorReadAnswer } from './clinic-second-factor-read-answer.ts';
import type { ClinicSecondFactorRequest } from './clinic-second-factor-request.ts';
import type { ClinicSecondFactorUpdateAnswer } from './clinic-second-factor-update-answer.ts';
import type { ClinicSecondFactor } from './clinic-second-factor.ts';
import type { ClinicServiceQuestionListAnswer } from './clinic-service-question-list-answer.ts';
import type { ClinicServiceQuestionsUpdateAnswer } from './clinic-service-questions-update-answer.ts';
import type { ClinicService } from './clinic-service.ts';
import type { ClinicServicesAnswer } from './clinic-services-answer.ts';
import type { ClinicSlotListAnswer } from './clinic-slot-list-answer.ts';
import type { ClinicStaffCreateAnswer } from './clinic-staff-create-answer.ts';
import type { ClinicStaffListAnswer } from './clinic-staff-list-answer.ts';
import type { ClinicStaffUpdateAnswer } from './clinic-staff-update-answer.ts';
import type { ClinicTypeListAnswer } from './clinic-type-list-answer.ts';
import type { ClinicType } from './clinic-type.ts';
import type { ClinicVisitAnswersUpdateAnswer } from './clinic-visit-answers-update-answer.ts';
import type { ClinicVisitCreateAnswer } from './clinic-visit-create-answer.ts';
import type { ClinicVisitDocumentCreateAnswer } from './clinic-visit-document-create-answer.ts';
import type { ClinicVisitDocumentReadAnswer } from './clinic-visit-document-read-answer.ts';
import type { ClinicVisitListAnswer } from './clinic-visit-list-answer.ts';
import type { ClinicVisitNoteCreateAnswer } from './clinic-visit-note-create-answer.ts';
import type { ClinicVisitReadAnswer } from './clinic-visit-read-answer.ts';
import type { ClinicVisitRescheduleAnswer } from './clinic-visit-reschedule-answer.ts';
import type { ClinicVisitRestoreAnswer } from './clinic-visit-restore-answer.ts';
import type { ClinicVisitServicesChangeAnswer } from './clinic-visit-services-change-answer.ts';
import type { ClinicVisitStateUpdateAnswer } from './clinic-visit-state-update-answer.ts';
import type { ClinicWaiting } from './clinic-waiting.ts';
import type { ClinicWaitlistAnswer } from './clinic-waitlist-answer.ts';
import type { ClinicWaitlistCreateAnswer } from './clinic-waitlist-create-answer.ts';
import type { ClinicWaitlistOfferUpdateAnswer } from './clinic-waitlist-offer-update-answer.ts';
import type { ClinicWaitlistRequest } from './clinic-waitlist-request.ts';
import type { CodeConfirmRequest } from './code-confirm-request.ts';
import type { CodeConfirmed } from './code-confirmed.ts';
import type { CodeSendRequest } from './code-send-request.ts';
import type { CodeSent } from './code-sent.ts';
import type { ColleagueTime } from './colleague-time.ts';
import type { Colleague } from './colleague.ts';
import type { ComplaintReason } from './complaint-reason.ts';
import type { ComplaintRequest } from './complaint-request.ts';
import type { Complaint } from './complaint.ts';
import type { ConsentListAnswer } from './consent-list-answer.ts';
import type { ConsentRecord } from './consent-record.ts';
import type { ConsentVersionListAnswer } from './consent-version-list-answer.ts';
import type { ConsentVersion } from './consent-version.ts';
import type { ConsentWithdrawAnswer } from './consent-withdraw-answer.ts';
import type { Consent } from './consent.ts';
import type { ContactInfoRequest } from './contact-info-request.ts';
import type { Contact } from './contact.ts';
import type { CountryListAnswer } from './country-list-answer.ts';
import type { Country } from './country.ts';
import type { DayInterval } from './day-interval.ts';
import type { DayPlace } from './day-place.ts';
import type { DescriptionRequest } from './description-request.ts';
import type { DeskSample } from './desk-sample.ts';
import type { DeskSource } from './desk-source.ts';
import type { DeskStatus } from './desk-status.ts';
import type { DeskVisitCreateRequest } from './desk-visit-create-request.ts';
import type { DeskVisitFull } from './desk-visit-full.ts';
import type { DeskVisitMoveRequest } from './desk-visit-move-request.ts';
import type { DeskVisit } from './desk-visit.ts';
import type { DistanceMeters } from './distance-meters.ts';
import type { DistrictListAnswer } from './district-list-answer.ts';
import type { District } from './district.ts';
import type { DoctorAbsenceCreateAnswer } from './doctor-absence-create-answer.ts';
import type { DoctorAbsenceListAnswer } from './doctor-absence-list-answer.ts';
import type { DoctorAbsenceUpdateAnswer } from './doctor-absence-update-answer.ts';
import type { DoctorAnalyticsAnswer } from './doctor-analytics-answer.ts';
import type { DoctorAnalytics } from './doctor-analytics.ts';
import type { DoctorArchiveAnswer } from './doctor-archive-answer.ts';
import type { DoctorAvatarUpdateAnswer } from './doctor-avatar-update-answer.ts';
import type { DoctorCalendarAnswer } from './doctor-calendar-answer.ts';
import type { DoctorCard } from './doctor-card.ts';
import type { DoctorCertificateCreateAnswer } from './doctor-certificate-create-answer.ts';
import type { DoctorCertificateUpdateAnswer } from './doctor-certificate-update-answer.ts';
import type { DoctorClinicBindingAcceptAnswer } from './doctor-clinic-binding-accept-answer.ts';
import type { DoctorClinicBindingCreateAnswer } from './doctor-clinic-binding-create-answer.ts';
import type { DoctorClinicBindingDeclineAnswer } from './doctor-clinic-binding-decline-answer.ts';
import type { DoctorClinicBindingListAnswer } from './doctor-clinic-binding-list-answer.ts';
import type { DoctorClinicOrderUpdateAnswer } from './doctor-clinic-order-update-answer.ts';
import type { DoctorClinic } from './doctor-clinic.ts';
import type { DoctorClinicsAnswer } from './doctor-clinics-answer.ts';
import type { DoctorContactInfoUpdateAnswer } from './doctor-contact-info-update-answer.ts';
import type { DoctorContactsAnswer } from './doctor-contacts-answer.ts';
import type { DoctorDescriptionUpdateAnswer } from './doctor-description-update-answer.ts';
import type { DoctorEducationAnswer } from './doctor-education-answer.ts';
import type { DoctorEducationCreateAnswer } from './doctor-education-create-answer.ts';
import type { DoctorEducationUpdateAnswer } from './doctor-education-update-answer.ts';
import type { DoctorFeedbackComplaintUpdateAnswer } from './doctor-feedback-complaint-update-answer.ts';
import type { DoctorFeedbackListAnswer } from './doctor-feedback-list-answer.ts';
import type { DoctorFeedbackReplyDeleteAnswer } from './doctor-feedback-reply-delete-answer.ts';
import type { DoctorFeedbackReplyUpdateAnswer } from './doctor-feedback-reply-update-answer.ts';
import type { DoctorFeedbacksAnswer } from './doctor-feedbacks-answer.ts';
import type { DoctorFullAnswer } from './doctor-full-answer.ts';
import type { DoctorFull } from './doctor-full.ts';
import type { DoctorHomeAnswer } from './doctor-home-answer.ts';
import type { DoctorHome } from './doctor-home.ts';
import type { DoctorNameRequest } from './doctor-name-request.ts';
import type { DoctorNameUpdateAnswer } from './doctor-name-update-answer.ts';
import type { DoctorNearest } from './doctor-nearest.ts';
import type { DoctorNotificationListAnswer } from './doctor-notification-list-answer.ts';
import type { DoctorOffer } from './doctor-offer.ts';
import type { DoctorOperatingModeUpdateAnswer } from './doctor-operating-mode-update-answer.ts';
import type { DoctorOperatingModesAnswer } from './doctor-operating-modes-answer.ts';
import type { DoctorParameterLinkCreateAnswer } from './doctor-parameter-link-create-answer.ts';
import type { DoctorParameterLinkListAnswer } from './doctor-parameter-link-list-answer.ts';
import type { DoctorParameterLink } from './doctor-parameter-link.ts';
import type { DoctorParameterListAnswer } from './doctor-parameter-list-answer.ts';
import type { DoctorParameter } from './doctor-parameter.ts';
import type { DoctorParametersAnswer } from './doctor-parameters-answer.ts';
import type { DoctorPatientFull } from './doctor-patient-full.ts';
import type { DoctorPatientListAnswer } from './doctor-patient-list-answer.ts';
import type { DoctorPatientReadAnswer } from './doctor-patient-read-answer.ts';
import type { DoctorPatient } from './doctor-patient.ts';
import type { DoctorProfileInfoAnswer } from './doctor-profile-info-answer.ts';
import type { DoctorProfile } from './doctor-profile.ts';
import type { DoctorQualificationAnswer } from './doctor-qualification-answer.ts';
import type { DoctorQualificationListAnswer } from './doctor-qualification-list-answer.ts';
import type { DoctorQualificationRequest } from './doctor-qualification-request.ts';
import type { DoctorQualificationUpdateAnswer } from './doctor-qualification-update-answer.ts';
import type { DoctorQualification } from './doctor-qualification.ts';
import type { DoctorReadinessAnswer } from './doctor-readiness-answer.ts';
import type { DoctorReadinessStep } from './doctor-readiness-step.ts';
import type { DoctorReadiness } from './doctor-readiness.ts';
import type { DoctorReceptionRequest } from './doctor-reception-request.ts';
import type { DoctorReceptionUpdateAnswer } from './doctor-reception-update-answer.ts';
import type { DoctorScheduleDryRunAnswer } from './doctor-schedule-dry-run-answer.ts';
import type { DoctorScheduleSettingsAnswer } from './doctor-schedule-settings-answer.ts';
import type { DoctorScheduleSettingsUpdateAnswer } from './doctor-schedule-settings-update-answer.ts';
import type { DoctorServiceCopyAnswer } from './doctor-service-copy-answer.ts';
import type { DoctorServiceDirectoryAnswer } from './doctor-service-directory-answer.ts';
import type { DoctorServiceFundingUpdateAnswer } from './doctor-service-funding-update-answer.ts';
import type { DoctorServiceLinkCreateAnswer } from './doctor-service-link-create-answer.ts';
import type { DoctorServiceLinkListAnswer } from './doctor-service-link-list-answer.ts';
import type { DoctorServiceLinkRequest } from './doctor-service-link-request.ts';
import type { DoctorServiceLinkUpdateAnswer } from './doctor-service-link-update-answer.ts';
import type { DoctorServiceLinkUpdateRequest } from './doctor-service-link-update-request.ts';
import type { DoctorServiceLink } from './doctor-service-link.ts';
import type { DoctorServicePricesUpdateAnswer } from './doctor-service-prices-update-answer.ts';
import type { DoctorServiceQuestionListAnswer } from './doctor-service-question-list-answer.ts';
import type { DoctorServiceQuestionsUpdateAnswer } from './doctor-service-questions-update-answer.ts';
import type { DoctorServiceVisibilitySetAnswer } from './doctor-service-visibility-set-answer.ts';
import type { DoctorServiceVisibilityUpdateAnswer } from './doctor-service-visibility-update-answer.ts';
import type { DoctorService } from './doctor-service.ts';
import type { DoctorServicesAnswer } from './doctor-services-answer.ts';
import type { DoctorSimilarAnswer } from './doctor-similar-answer.ts';
import type { DoctorSlotListAnswer } from './doctor-slot-list-answer.ts';
import type { DoctorSlotsAnswer } from './doctor-slots-answer.ts';
import type { DoctorSpecialDayCreateAnswer } from './doctor-special-day-create-answer.ts';
import type { DoctorSpecialDayListAnswer } from './doctor-special-day-list-answer.ts';
import type { DoctorSpecialDayUpdateAnswer } from './doctor-special-day-update-answer.ts';
import type { DoctorSpecialisationDirectoryAnswer } from './doctor-specialisation-directory-answer.ts';
import type { DoctorSpecialisationLinkCreateAnswer } from './doctor-specialisation-link-create-answer.ts';
import type { DoctorSpecialisationLinkListAnswer } from './doctor-specialisation-link-list-answer.ts';
import type { DoctorSpecialisationOrderUpdateAnswer } from './doctor-specialisation-order-update-answer.ts';
import type { DoctorVisitAnswersUpdateAnswer } from './doctor-visit-answers-update-answer.ts';
import type { DoctorVisitConclusionUpdateAnswer } from './doctor-visit-conclusion-update-answer.ts';
import type { DoctorVisitCreateAnswer } from './doctor-visit-create-answer.ts';
import type { DoctorVisitDocumentCreateAnswer } from './doctor-visit-document-create-answer.ts';
import type { DoctorVisitDocumentReadAnswer } from './doctor-visit-document-read-answer.ts';
import type { DoctorVisitListAnswer } from './doctor-visit-list-answer.ts';
import type { DoctorVisitNoteCreateAnswer } from './doctor-visit-note-create-answer.ts';
import type { DoctorVisitReadAnswer } from './doctor-visit-read-answer.ts';
import type { DoctorVisitRescheduleAnswer } from './doctor-visit-reschedule-answer.ts';
import type { DoctorVisitStateUpdateAnswer } from './doctor-visit-state-update-answer.ts';
import type { DoctorWaitlistAnswer } from './doctor-waitlist-answer.ts';
import type { DoctorWaitlistOfferUpdateAnswer } from './doctor-waitlist-offer-update-answer.ts';
import type { DoctorWorkExperienceAnswer } from './doctor-work-experience-answer.ts';
import type { DoctorWorkExperienceCreateAnswer } from './doctor-work-experience-create-answer.ts';
import type { DoctorWorkExperienceUpdateAnswer } from './doctor-work-experience-update-answer.ts';
import type { DocumentCategory } from './document-category.ts';
import type { DocumentCreateAnswer } from './document-create-answer.ts';
import type { DocumentListAnswer } from './document-list-answer.ts';
import type { DocumentListMeta } from './document-list-meta.ts';
import type { DocumentNumber } from './document-number.ts';
import type { DocumentReadAnswer } from './document-read-answer.ts';
import type { DocumentRequest } from './document-request.ts';
import type { DocumentUpdateAnswer } from './document-update-answer.ts';
import type { DocumentUpdateRequest } from './document-update-request.ts';
import type { Document } from './document.ts';
import type { EducationRequest } from './education-request.ts';
import type { Education } from './education.ts';
import type { EmailCodeRequest } from './email-code-request.ts';
import type { EmailCodeSendAnswer } from './email-code-send-answer.ts';
import type { Email } from './email.ts';
import type { FactCheck } from './fact-check.ts';
import type { FamilyMemberCreateAnswer } from './family-member-create-answer.ts';
import type { FamilyMemberListAnswer } from './family-member-list-answer.ts';
import type { FamilyMemberRequest } from './family-member-request.ts';
import type { FamilyMemberUpdateAnswer } from './family-member-update-answer.ts';
import type { FamilyMember } from './family-member.ts';
import type { FamilyRelation } from './family-relation.ts';
import type { FavouriteAddAnswer } from './favourite-add-answer.ts';
import type { FavouriteKind } from './favourite-kind.ts';
import type { FavouriteListAnswer } from './favourite-list-answer.ts';
import type { FavouriteRequest } from './favourite-request.ts';
import type { Favourites } from './favourites.ts';
import type { FeedbackMeta } from './feedback-meta.ts';
import type { FeedbackReplyRequest } from './feedback-reply-request.ts';
import type { FeedbackReply } from './feedback-reply.ts';
import type { FeedbackSort } from './feedback-sort.ts';
import type { Feedback } from './feedback.ts';
import type { FileUploadAnswer } from './file-upload-answer.ts';
import type { FilialBrief } from './filial-brief.ts';
import type { FilialChangeRequest } from './filial-change-request.ts';
import type { FilialHoliday } from './filial-holiday.ts';
import type { FilialNewTime } from './filial-new-time.ts';
import type { FilialNextHours } from './filial-next-hours.ts';
import type { FilialOrderRequest } from './filial-order-request.ts';
import type { FilialProfile } from './filial-profile.ts';
import type { FilialRequest } from './filial-request.ts';
import type { FilialStateRequest } from './filial-state-request.ts';
import type { FilialState } from './filial-state.ts';
import type { FilialStep } from './filial-step.ts';
import type { FilialSummary } from './filial-summary.ts';
import type { FilialTouchedVisit } from './filial-touched-visit.ts';
import type { FilialVisitDecision } from './filial-visit-decision.ts';
import type { Filial } from './filial.ts';
import type { FilterOption } from './filter-option.ts';
import type { Funding } from './funding.ts';
import type { Fundings } from './fundings.ts';
import type { Gender } from './gender.ts';
import type { GeoPoint } from './geo-point.ts';
import type { GuestSlotHoldCreateAnswer } from './guest-slot-hold-create-answer.ts';
import type { GuestSlotHoldRequest } from './guest-slot-hold-request.ts';
import type { GuestSlotHold } from './guest-slot-hold.ts';
import type { HomeAddress } from './home-address.ts';
import type { Iin } from './iin.ts';
import type { Licence } from './licence.ts';
import type { LoginRequest } from './login-request.ts';
import type { Measurement } from './measurement.ts';
import type { MeddirectionListAnswer } from './meddirection-list-answer.ts';
import type { Meddirection } from './meddirection.ts';
import type { MedicalCardReadAnswer } from './medical-card-read-answer.ts';
import type { MedicalCardRequest } from './medical-card-request.ts';
import type { MedicalCardUpdateAnswer } from './medical-card-update-answer.ts';
import type { MedicalCard } from './medical-card.ts';
import type { Meta } from './meta.ts';
import type { NamedSlug } from './named-slug.ts';
import type { NewClient } from './new-client.ts';
import type { NewsClinic } from './news-clinic.ts';
import type { NewsItem } from './news-item.ts';
import type { NewsListAnswer } from './news-list-answer.ts';
import type { NewsPublicationRequest } from './news-publication-request.ts';
import type { NewsReadAnswer } from './news-read-answer.ts';
import type { NextReminder } from './next-reminder.ts';
import type { NotificationKind } from './notification-kind.ts';
import type { NotificationListAnswer } from './notification-list-answer.ts';
import type { NotificationListMeta } from './notification-list-meta.ts';
import type { NotificationTarget } from './notification-target.ts';
import type { Notification } from './notification.ts';
import type { OpeningHoursRequest } from './opening-hours-request.ts';
import type { OpeningHours } from './opening-hours.ts';
import type { OperatingDay } from './operating-day.ts';
import type { OperatingModeRequest } from './operating-mode-request.ts';
import type { OperatingMode } from './operating-mode.ts';
import type { Overlap } from './overlap.ts';
import type { OwnFeedbackMeta } from './own-feedback-meta.ts';
import type { OwnFeedback } from './own-feedback.ts';
import type { ParameterLinkRequest } from './parameter-link-request.ts';
import type { PasswordCodeConfirmAnswer } from './password-code-confirm-answer.ts';
import type { PasswordCodeConfirmed } from './password-code-confirmed.ts';
import type { PasswordCodeSendAnswer } from './password-code-send-answer.ts';
import type { PasswordCodeSent } from './password-code-sent.ts';
import type { PasswordResetRequest } from './password-reset-request.ts';
import type { PasswordUpdateRequest } from './password-update-request.ts';
import type { Password } from './password.ts';
import type { PatientAvatarUpdateAnswer } from './patient-avatar-update-answer.ts';
import type { PatientClinicListAnswer } from './patient-clinic-list-answer.ts';
import type { PatientClinic } from './patient-clinic.ts';
import type { PatientGroup } from './patient-group.ts';
import type { PatientHomeAnswer } from './patient-home-answer.ts';
import type { PatientHome } from './patient-home.ts';
import type { PatientProfileAnswer } from './patient-profile-answer.ts';
import type { PatientProfileUpdateAnswer } from './patient-profile-update-answer.ts';
import type { PatientQuestionListAnswer } from './patient-question-list-answer.ts';
import type { PatientQuestion } from './patient-question.ts';
import type { PatientServiceFull } from './patient-service-full.ts';
import type { PatientServiceListAnswer } from './patient-service-list-answer.ts';
import type { PatientServiceReadAnswer } from './patient-service-read-answer.ts';
import type { PatientServiceVisit } from './patient-service-visit.ts';
import type { PatientService } from './patient-service.ts';
import type { PaymentMethod } from './payment-method.ts';
import type { PersonName } from './person-name.ts';
import type { PersonProfileRequest } from './person-profile-request.ts';
import type { PersonProfile } from './person-profile.ts';
import type { PhoneCodeConfirmRequest } from './phone-code-confirm-request.ts';
import type { PhoneCodeRequest } from './phone-code-request.ts';
import type { PhoneCodeSendAnswer } from './phone-code-send-answer.ts';
import type { Phone } from './phone.ts';
import type { Photo } from './photo.ts';
import type { PlacePhotoRequest } from './place-photo-request.ts';
import type { PlacePhoto } from './place-photo.ts';
import type { PreparationRule } from './preparation-rule.ts';
import type { PriceBulkRequest } from './price-bulk-request.ts';
import type { PriceCreateRequest } from './price-create-request.ts';
import type { PriceImportRequest } from './price-import-request.ts';
import type { PriceImport } from './price-import.ts';
import type { PriceItem } from './price-item.ts';
import type { PriceListMeta } from './price-list-meta.ts';
import type { PriceUpdateRequest } from './price-update-request.ts';
import type { PushReadAnswer } from './push-read-answer.ts';
import type { PushSubscriptionCreateAnswer } from './push-subscription-create-answer.ts';
import type { PushSubscriptionRequest } from './push-subscription-request.ts';
import type { PushSubscription } from './push-subscription.ts';
import type { Push } from './push.ts';
import type { QualificationCategory } from './qualification-category.ts';
import type { Qualification } from './qualification.ts';
import type { QuestionAdviceRequest } from './question-advice-request.ts';
import type { QuestionAdvice } from './question-advice.ts';
import type { QuestionCreateAnswer } from './question-create-answer.ts';
import type { QuestionKind } from './question-kind.ts';
import type { QuestionListAnswer } from './question-list-answer.ts';
import type { QuestionOptionRequest } from './question-option-request.ts';
import type { QuestionOption } from './question-option.ts';
import type { QuestionReadAnswer } from './question-read-answer.ts';
import type { QuestionRequest } from './question-request.ts';
import type { QuestionState } from './question-state.ts';
import type { Question } from './question.ts';
import type { Rating } from './rating.ts';
import type { ReadinessStepState } from './readiness-step-state.ts';
import type { RecoveryCodesReplaceAnswer } from './recovery-codes-replace-answer.ts';
import type { RecoveryCodes } from './recovery-codes.ts';
import type { ReferralTarget } from './referral-target.ts';
import type { RefusalCode } from './refusal-code.ts';
import type { RegisterClinicRequest } from './register-clinic-request.ts';
import type { RegisterCodeConfirmAnswer } from './register-code-confirm-answer.ts';
import type { RegisterCodeSendAnswer } from './register-code-send-answer.ts';
import type { RegisterCompleteClinicAnswer } from './register-complete-clinic-answer.ts';
import type { RegisterCompleteDoctorAnswer } from './register-complete-doctor-answer.ts';
import type { RegisterCompletePatientAnswer } from './register-complete-patient-answer.ts';
import type { RegisterDoctorRequest } from './register-doctor-request.ts';
import type { RegisterPatientRequest } from './register-patient-request.ts';
import type { RegistrationAction } from './registration-action.ts';
import type { ReminderChannel } from './reminder-channel.ts';
import type { ReminderMoment } from './reminder-moment.ts';
import type { ReminderPersonRequest } from './reminder-person-request.ts';
import type { ReminderPerson } from './reminder-person.ts';
import type { ReminderSettingsAnswer } from './reminder-settings-answer.ts';
import type { ReminderSettingsRequest } from './reminder-settings-request.ts';
import type { ReminderSettingsUpdateAnswer } from './reminder-settings-update-answer.ts';
import type { ReminderSettings } from './reminder-settings.ts';
import type { ReviewCreateAnswer } from './review-create-answer.ts';
import type { ReviewCriteria } from './review-criteria.ts';
import type { ReviewListAnswer } from './review-list-answer.ts';
import type { ReviewListMeta } from './review-list-meta.ts';
import type { ReviewReadAnswer } from './review-read-answer.ts';
import type { ReviewRequest } from './review-request.ts';
import type { ReviewState } from './review-state.ts';
import type { ReviewUpdateAnswer } from './review-update-answer.ts';
import type { ReviewUpdateRequest } from './review-update-request.ts';
import type { Review } from './review.ts';
import type { RhFactor } from './rh-factor.ts';
import type { RoleItem } from './role-item.ts';
import type { Role } from './role.ts';
import type { SamplesTogether } from './samples-together.ts';
import type { SamplingChoiceMeta } from './sampling-choice-meta.ts';
import type { SamplingChoice } from './sampling-choice.ts';
import type { SamplingPlace } from './sampling-place.ts';
import type { SamplingPlacesAnswer } from './sampling-places-answer.ts';
import type { SamplingSlotDay } from './sampling-slot-day.ts';
import type { SamplingSlot } from './sampling-slot.ts';
import type { Sampling } from './sampling.ts';
import type { ScheduleDryRunAbsence } from './schedule-dry-run-absence.ts';
import type { ScheduleDryRunMode } from './schedule-dry-run-mode.ts';
import type { ScheduleDryRunRequest } from './schedule-dry-run-request.ts';
import type { ScheduleDryRunSpecialDay } from './schedule-dry-run-special-day.ts';
import type { ScheduleDryRun } from './schedule-dry-run.ts';
import type { ScheduleFreeDay } from './schedule-free-day.ts';
import type { ScheduleSettings } from './schedule-settings.ts';
import type { SearchCategory } from './search-category.ts';
import type { SearchEmergency } from './search-emergency.ts';
import type { SearchFact } from './search-fact.ts';
import type { SearchFiltersAnswer } from './search-filters-answer.ts';
import type { SearchFiltersRequest } from './search-filters-request.ts';
import type { SearchFilters } from './search-filters.ts';
import type { SearchItem } from './search-item.ts';
import type { SearchMatch } from './search-match.ts';
import type { SearchMeta } from './search-meta.ts';
import type { SearchRequest } from './search-request.ts';
import type { SearchResultsAnswer } from './search-results-answer.ts';
import type { SearchSaidFilter } from './search-said-filter.ts';
import type { SearchSort } from './search-sort.ts';
import type { SearchSuggestionsAnswer } from './search-suggestions-answer.ts';
import type { SearchUnderstood } from './search-understood.ts';
import type { SearchWhen } from './search-when.ts';
import type { SecondFactorCode } from './second-factor-code.ts';
import type { SecondFactorLoginRequest } from './second-factor-login-request.ts';
import type { SecondFactorProofRequest } from './second-factor-proof-request.ts';
import type { SecondFactorReadAnswer } from './second-factor-read-answer.ts';
import type { SecondFactorSetupAnswer } from './second-factor-setup-answer.ts';
import type { SecondFactorSetupRequest } from './second-factor-setup-request.ts';
import type { SecondFactorSetup } from './second-factor-setup.ts';
import type { SecondFactorTurnOnAnswer } from './second-factor-turn-on-answer.ts';
import type { SecondFactorTurnOnRequest } from './second-factor-turn-on-request.ts';
import type { SecondFactor } from './second-factor.ts';
import type { ServiceAppointment } from './service-appointment.ts';
import type { ServiceCard } from './service-card.ts';
import type { ServiceCopyRequest } from './service-copy-request.ts';
import type { ServiceFundingRequest } from './service-funding-request.ts';
import type { ServiceKind } from './service-kind.ts';
import type { ServiceListAnswer } from './service-list-answer.ts';
import type { ServicePricesRequest } from './service-prices-request.ts';
import type { ServiceQuestionRequest } from './service-question-request.ts';
import type { ServiceQuestion } from './service-question.ts';
import type { ServiceQuestionsRequest } from './service-questions-request.ts';
import type { Service } from './service.ts';
import type { SessionListAnswer } from './session-list-answer.ts';
import type { SessionRecord } from './session-record.ts';
import type { Session } from './session.ts';
import type { SlotDay } from './slot-day.ts';
import type { SlotHoldCreateAnswer } from './slot-hold-create-answer.ts';
import type { SlotHoldReadAnswer } from './slot-hold-read-answer.ts';
import type { SlotHoldRequest } from './slot-hold-request.ts';
import type { SlotHold } from './slot-hold.ts';
import type { SlotRange } from './slot-range.ts';
import type { Slot } from './slot.ts';
import type { Slug } from './slug.ts';
import type { SpecialDayRequest } from './special-day-request.ts';
import type { SpecialDay } from './special-day.ts';
import type { SpecialisationLinkRequest } from './specialisation-link-request.ts';
import type { SpecialisationLink } from './specialisation-link.ts';
import type { SpecialisationListAnswer } from './specialisation-list-answer.ts';
import type { SpecialisationOrderRequest } from './specialisation-order-request.ts';
import type { Specialisation } from './specialisation.ts';
import type { StaffFilials } from './staff-filials.ts';
import type { StaffMember } from './staff-member.ts';
import type { StaffRequest } from './staff-request.ts';
import type { StaffRights } from './staff-rights.ts';
import type { StaffUpdateRequest } from './staff-update-request.ts';
import type { SuggestedClinic } from './suggested-clinic.ts';
import type { SuggestedDoctor } from './suggested-doctor.ts';
import type { SuggestedService } from './suggested-service.ts';
import type { SuggestionsRequest } from './suggestions-request.ts';
import type { Suggestions } from './suggestions.ts';
import type { SymptomGuidance } from './symptom-guidance.ts';
import type { SymptomListAnswer } from './symptom-list-answer.ts';
import type { SymptomListMeta } from './symptom-list-meta.ts';
import type { SymptomSource } from './symptom-source.ts';
import type { Symptom } from './symptom.ts';
import type { TimeInterval } from './time-interval.ts';
import type { Time } from './time.ts';
import type { TouchedVisitDecision } from './touched-visit-decision.ts';
import type { TouchedVisit } from './touched-visit.ts';
import type { UploadedFile } from './uploaded-file.ts';
import type { User } from './user.ts';
import type { VisibilityRequest } from './visibility-request.ts';
import type { VisitAnswer } from './visit-answer.ts';
import type { VisitAnswersRequest } from './visit-answers-request.ts';
import type { VisitAnswersUpdateAnswer } from './visit-answers-update-answer.ts';
import type { VisitAttendanceConfirmAnswer } from './visit-attendance-confirm-answer.ts';
import type { VisitCancelAnswer } from './visit-cancel-answer.ts';
import type { VisitCancelRequest } from './visit-cancel-request.ts';
import type { VisitCommentRequest } from './visit-comment-request.ts';
import type { VisitCommentUpdateAnswer } from './visit-comment-update-answer.ts';
import type { VisitConclusionRequest } from './visit-conclusion-request.ts';
import type { VisitConclusion } from './visit-conclusion.ts';
import type { VisitCreateAnswer } from './visit-create-answer.ts';
import type { VisitCreateRequest } from './visit-create-request.ts';
import type { VisitDisputeAnswer } from './visit-dispute-answer.ts';
import type { VisitDisputeRequest } from './visit-dispute-request.ts';
import type { VisitDispute } from './visit-dispute.ts';
import type { VisitDoctor } from './visit-doctor.ts';
import type { VisitDocumentRequest } from './visit-document-request.ts';
import type { VisitDocument } from './visit-document.ts';
import type { VisitEvent } from './visit-event.ts';
import type { VisitFigures } from './visit-figures.ts';
import type { VisitFormat } from './visit-format.ts';
import type { VisitHomeAddressUpdateAnswer } from './visit-home-address-update-answer.ts';
import type { VisitListAnswer } from './visit-list-answer.ts';
import type { VisitListMeta } from './visit-list-meta.ts';
import type { VisitListStatus } from './visit-list-status.ts';
import type { VisitNoteRequest } from './visit-note-request.ts';
import type { VisitNote } from './visit-note.ts';
import type { VisitPerson } from './visit-person.ts';
import type { VisitQuestion } from './visit-question.ts';
import type { VisitReadAnswer } from './visit-read-answer.ts';
import type { VisitRecord } from './visit-record.ts';
import type { VisitReferralRequest } from './visit-referral-request.ts';
import type { VisitReferral } from './visit-referral.ts';
import type { VisitRescheduleAnswer } from './visit-reschedule-answer.ts';
import type { VisitRescheduleRequest } from './visit-reschedule-request.ts';
import type { VisitServicesChangeAnswer } from './visit-services-change-answer.ts';
import type { VisitServicesRequest } from './visit-services-request.ts';
import type { VisitSource } from './visit-source.ts';
import type { VisitStateRequest } from './visit-state-request.ts';
import type { VisitStatus } from './visit-status.ts';
import type { VisitStep } from './visit-step.ts';
import type { Visit } from './visit.ts';
import type { WaitingPerson } from './waiting-person.ts';
import type { WaitlistCreateAnswer } from './waitlist-create-answer.ts';
import type { WaitlistEntry } from './waitlist-entry.ts';
import type { WaitlistListAnswer } from './waitlist-list-answer.ts';
import type { WaitlistOfferRequest } from './waitlist-offer-request.ts';
import type { WaitlistOffer } from './waitlist-offer.ts';
import type { WaitlistRequest } from './waitlist-request.ts';
import type { Weekday } from './weekday.ts';
import type { WorkExperienceRequest } from './work-experience-request.ts';
import type { WorkExperience } from './work-experience.ts';
import type { Year } from './year.ts';

export const getRefusalCodeMock = (): RefusalCode =>
  faker.helpers.arrayElement([
    'session_required',
    'role_required',
    'second_factor_required',
    'right_required',
    'not_found',
    'too_large',
    'unsupported_type',
    'unreadable',
    'invalid',
    'too_many_tries',
    'slot_taken',
    'slot_free',
    'services_missing',
    'services_clash',
    'hold_gone',
    'family_overlap',
    'wrong_state',
    'too_early',
    'too_late',
    'visits_ahead',
    'visits_undecided',
    'visits_changed',
    'already_exists',
    'last_one',
    'no_online_booking',
    'code_outdated',
    'code_required',
    'key_reused',
    'stale',
  ] as const);

export const getTimeMock = (): Time => (() => faker.date.anytime().toISOString().slice(11, 16))();

export const getOverlapMock = (overrideResponse: Partial<Overlap> = {}): Overlap => ({
  kind: faker.helpers.arrayElement(['visit', 'elsewhere', 'held', 'break', 'closed'] as const),
  from: getTimeMock(),
  to: getTimeMock(),
  name: faker.helpers.arrayElement([(() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(), null]),
  visit_id: faker.helpers.arrayElement([faker.number.int({ min: 1, max: 100000 }), null]),
  ...overrideResponse,
});

export const getApiErrorMock = (overrideResponse: Partial<ApiError> = {}): ApiError => ({
  message: (() => faker.lorem.sentences({ min: 1, max: 8 }).slice(0, 300).trim())(),
  ...(faker.datatype.boolean()
    ? {
        errors: {
          [faker.string.alphanumeric(5)]: Array.from(
            { length: faker.number.int({ min: 1, max: 4 }) },
            (_, i) => i + 1,
          ).map(() => (() => faker.lorem.sentences({ min: 1, max: 8 }).slice(0, 300).trim())()),
        },
      }
    : {}),
  ...(faker.datatype.boolean() ? { code: getRefusalCodeMock() } : {}),
  ...(faker.datatype.boolean()
    ? {
        details: {
          ...(faker.datatype.boolean()
            ? {
                visit_ids: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() =>
                  faker.number.int({ min: 1, max: 100000 }),
                ),
              }
            : {}),
          ...(faker.datatype.boolean()
            ? {
                service_ids: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() =>
                  faker.number.int({ min: 1, max: 100000 }),
                ),
              }
            : {}),
          ...(faker.datatype.boolean() ? { client_id: faker.number.int({ min: 1, max: 100000 }) } : {}),
          ...(faker.datatype.boolean()
            ? {
                overlaps: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
                  ...getOverlapMock(),
                })),
              }
            : {}),
          ...(faker.datatype.boolean()
            ? {
                second_factor: {
                  hash: (() => faker.string.alphanumeric(40))(),
                  expires_at: (() => `${faker.date.anytime().toISOString().slice(0, 16)}:00+05:00`)(),
                },
              }
            : {}),
        },
      }
    : {}),
  ...overrideResponse,
});

export const getEmailMock = (): Email => (() => faker.internet.exampleEmail())();

export const getRoleMock = (): Role => faker.helpers.arrayElement(['user', 'doctor', 'clinic'] as const);

export const getClinicRightMock = (): ClinicRight =>
  faker.helpers.arrayElement([
    'visits',
    'clients',
    'waitlist',
    'reviews',
    'news',
    'profile',
    'doctors',
    'figures',
    'staff',
  ] as const);

export const getRoleItemMock = (overrideResponse: Partial<RoleItem> = {}): RoleItem => ({
  name: getRoleMock(),
  ...(faker.datatype.boolean()
    ? {
        rights: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() =>
          getClinicRightMock(),
        ),
      }
    : {}),
  ...(faker.datatype.boolean()
    ? {
        second_factor: {
          required_from: (() => faker.date.anytime().toISOString().slice(0, 10))(),
          missing: faker.datatype.boolean(),
        },
      }
    : {}),
  ...(faker.datatype.boolean()
    ? {
        filial_ids: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() =>
          faker.number.int({ min: 1, max: 100000 }),
        ),
      }
    : {}),
  ...overrideResponse,
});

export const getUserMock = (overrideResponse: Partial<User> = {}): User => ({
  id: faker.number.int({ min: 1, max: 100000 }),
  avatar: faker.helpers.arrayElement([(() => '/api/v0/files/portraits/aigul.svg')(), null]),
  full_name: (() => faker.person.fullName({ sex: 'female' }))(),
  email: getEmailMock(),
  roles: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getRoleItemMock(),
  })),
  ...overrideResponse,
});

export const getAuthMeAnswerMock = (overrideResponse: Partial<AuthMeAnswer> = {}): AuthMeAnswer => ({
  data: { user: { ...getUserMock() } },
  ...overrideResponse,
});

export const getLoginRequestMock = (overrideResponse: Partial<LoginRequest> = {}): LoginRequest => ({
  email: getEmailMock(),
  password: (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(),
  remember: faker.datatype.boolean(),
  role: getRoleMock(),
  ...overrideResponse,
});

export const getSessionMock = (overrideResponse: Partial<Session> = {}): Session => ({
  access_token: (() => faker.string.alphanumeric(40))(),
  user: { ...getUserMock() },
  ...overrideResponse,
});

export const getAuthLoginPatientAnswerMock = (
  overrideResponse: Partial<AuthLoginPatientAnswer> = {},
): AuthLoginPatientAnswer => ({ data: { ...getSessionMock() }, ...overrideResponse });

export const getAuthLoginDoctorAnswerMock = (
  overrideResponse: Partial<AuthLoginDoctorAnswer> = {},
): AuthLoginDoctorAnswer => ({ data: { ...getSessionMock() }, ...overrideResponse });

export const getAuthLoginClinicAnswerMock = (
  overrideResponse: Partial<AuthLoginClinicAnswer> = {},
): AuthLoginClinicAnswer => ({ data: { ...getSessionMock() }, ...overrideResponse });

export const getSecondFactorCodeMock = (): SecondFactorCode =>
  faker.helpers.fromRegExp('^([0-9]{6}|[a-z0-9]{5}-[a-z0-9]{5})$');

export const getSecondFactorLoginRequestMock = (
  overrideResponse: Partial<SecondFactorLoginRequest> = {},
): SecondFactorLoginRequest => ({
  hash: (() => faker.string.alphanumeric(40))(),
  code: getSecondFactorCodeMock(),
  ...overrideResponse,
});

export const getAuthLoginSecondFactorAnswerMock = (
  overrideResponse: Partial<AuthLoginSecondFactorAnswer> = {},
): AuthLoginSecondFactorAnswer => ({ data: { ...getSessionMock() }, ...overrideResponse });

export const getSecondFactorMock = (overrideResponse: Partial<SecondFactor> = {}): SecondFactor => ({
  is_on: faker.datatype.boolean(),
  turned_on_at: faker.helpers.arrayElement([
    (() => `${faker.date.anytime().toISOString().slice(0, 16)}:00+05:00`)(),
    null,
  ]),
  recovery_codes_left: faker.number.int({ min: 0, max: 10 }),
  ...overrideResponse,
});

export const getSecondFactorReadAnswerMock = (
  overrideResponse: Partial<SecondFactorReadAnswer> = {},
): SecondFactorReadAnswer => ({ data: { ...getSecondFactorMock() }, ...overrideResponse });

export const getSecondFactorTurnOnRequestMock = (
  overrideResponse: Partial<SecondFactorTurnOnRequest> = {},
): SecondFactorTurnOnRequest => ({
  hash: (() => faker.string.alphanumeric(40))(),
  code: faker.helpers.fromRegExp('^[0-9]{6}$'),
  ...overrideResponse,
});

export const getRecoveryCodesMock = (overrideResponse: Partial<RecoveryCodes> = {}): RecoveryCodes => ({
  recovery_codes: (() => Array.from({ length: 10 }, () => faker.helpers.fromRegExp('[a-z]{5}-[0-9]{5}')))(),
  ...overrideResponse,
});

export const getSecondFactorTurnOnAnswerMock = (
  overrideResponse: Partial<SecondFactorTurnOnAnswer> = {},
): SecondFactorTurnOnAnswer => ({ data: { ...getRecoveryCodesMock() }, ...overrideResponse });

export const getSecondFactorSetupRequestMock = (
  overrideResponse: Partial<SecondFactorSetupRequest> = {},
): SecondFactorSetupRequest => ({
  password: (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(),
  ...overrideResponse,
});

export const getSecondFactorSetupMock = (overrideResponse: Partial<SecondFactorSetup> = {}): SecondFactorSetup => ({
  hash: (() => faker.string.alphanumeric(40))(),
  secret: (() => faker.string.fromCharacters('ABCDEFGHIJKLMNOPQRSTUVWXYZ234567', 32))(),
  url: (() => `otpauth://totp/Aman?secret=${faker.string.alpha({ length: 32, casing: 'upper' })}`)(),
  expires_at: (() => `${faker.date.anytime().toISOString().slice(0, 16)}:00+05:00`)(),
  ...overrideResponse,
});

export const getSecondFactorSetupAnswerMock = (
  overrideResponse: Partial<SecondFactorSetupAnswer> = {},
): SecondFactorSetupAnswer => ({ data: { ...getSecondFactorSetupMock() }, ...overrideResponse });

export const getSecondFactorProofRequestMock = (
  overrideResponse: Partial<SecondFactorProofRequest> = {},
): SecondFactorProofRequest => ({
  password: (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(),
  code: getSecondFactorCodeMock(),
  ...overrideResponse,
});

export const getRecoveryCodesReplaceAnswerMock = (
  overrideResponse: Partial<RecoveryCodesReplaceAnswer> = {},
): RecoveryCodesReplaceAnswer => ({ data: { ...getRecoveryCodesMock() }, ...overrideResponse });

export const getSessionRecordMock = (overrideResponse: Partial<SessionRecord> = {}): SessionRecord => ({
  id: (() => faker.string.hexadecimal({ length: 32, casing: 'lower', prefix: '' }))(),
  device: faker.helpers.arrayElement([(() => faker.lorem.sentences({ min: 1, max: 8 }).slice(0, 300).trim())(), null]),
  created_at: (() => `${faker.date.anytime().toISOString().slice(0, 16)}:00+05:00`)(),
  expires_at: (() => `${faker.date.anytime().toISOString().slice(0, 16)}:00+05:00`)(),
  current: faker.datatype.boolean(),
  ...overrideResponse,
});

export const getSessionListAnswerMock = (overrideResponse: Partial<SessionListAnswer> = {}): SessionListAnswer => ({
  data: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getSessionRecordMock(),
  })),
  ...overrideResponse,
});

export const getCalendarFeedWhoseMock = (): CalendarFeedWhose =>
  (() => faker.helpers.arrayElement(['family', 'self', 'doctor', '7']))();

export const getCalendarFeedMock = (overrideResponse: Partial<CalendarFeed> = {}): CalendarFeed => ({
  whose: getCalendarFeedWhoseMock(),
  full_name: faker.helpers.arrayElement([(() => faker.person.fullName({ sex: 'female' }))(), null]),
  path: faker.helpers.arrayElement([(() => `/api/v0/calendar/${faker.string.alphanumeric(40)}.ics`)(), null]),
  created_at: faker.helpers.arrayElement([
    (() => `${faker.date.anytime().toISOString().slice(0, 16)}:00+05:00`)(),
    null,
  ]),
  ...overrideResponse,
});

export const getCalendarFeedListAnswerMock = (
  overrideResponse: Partial<CalendarFeedListAnswer> = {},
): CalendarFeedListAnswer => ({
  data: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getCalendarFeedMock(),
  })),
  ...overrideResponse,
});

export const getCalendarFeedCreateAnswerMock = (
  overrideResponse: Partial<CalendarFeedCreateAnswer> = {},
): CalendarFeedCreateAnswer => ({ data: { ...getCalendarFeedMock() }, ...overrideResponse });

export const getCalendarFeedReplaceAnswerMock = (
  overrideResponse: Partial<CalendarFeedReplaceAnswer> = {},
): CalendarFeedReplaceAnswer => ({ data: { ...getCalendarFeedMock() }, ...overrideResponse });

export const getAccountDeletionObstacleMock = (): AccountDeletionObstacle =>
  faker.helpers.arrayElement(['visits_ahead', 'last_one'] as const);

export const getAccountDeletionMock = (overrideResponse: Partial<AccountDeletion> = {}): AccountDeletion => ({
  visits: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    id: faker.number.int({ min: 1, max: 100000 }),
    number: (() => faker.lorem.word().slice(0, 20))(),
    starts_at: (() => `${faker.date.anytime().toISOString().slice(0, 16)}:00+05:00`)(),
    title: (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(),
    person: (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(),
  })),
  family_members: faker.number.int({ min: 0, max: 100000 }),
  documents: faker.number.int({ min: 0, max: 100000 }),
  blocked_by: faker.helpers.arrayElement([getAccountDeletionObstacleMock(), null]),
  ...overrideResponse,
});

export const getAccountDeletionReadAnswerMock = (
  overrideResponse: Partial<AccountDeletionReadAnswer> = {},
): AccountDeletionReadAnswer => ({ data: { ...getAccountDeletionMock() }, ...overrideResponse });

export const getAccountDeleteRequestMock = (
  overrideResponse: Partial<AccountDeleteRequest> = {},
): AccountDeleteRequest => ({
  password: (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(),
  ...overrideResponse,
});

export const getPushSubscriptionMock = (overrideResponse: Partial<PushSubscription> = {}): PushSubscription => ({
  id: faker.number.int({ min: 1, max: 100000 }),
  endpoint: (() => `https://push.example/${faker.string.alphanumeric(40)}`)(),
  cabinet: getRoleMock(),
  created_at: (() => `${faker.date.anytime().toISOString().slice(0, 16)}:00+05:00`)(),
  ...overrideResponse,
});

export const getPushMock = (overrideResponse: Partial<Push> = {}): Push => ({
  public_key: (() => `B${faker.string.alphanumeric(86)}`)(),
  subscriptions: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getPushSubscriptionMock(),
  })),
  ...overrideResponse,
});

export const getPushReadAnswerMock = (overrideResponse: Partial<PushReadAnswer> = {}): PushReadAnswer => ({
  data: { ...getPushMock() },
  ...overrideResponse,
});

export const getPushSubscriptionRequestMock = (
  overrideResponse: Partial<PushSubscriptionRequest> = {},
): PushSubscriptionRequest => ({
  endpoint: faker.internet.url(),
  p256dh: faker.helpers.fromRegExp('^[A-Za-z0-9_-]{87}$'),
  auth: faker.helpers.fromRegExp('^[A-Za-z0-9_-]{22}$'),
  cabinet: getRoleMock(),
  ...overrideResponse,
});

export const getPushSubscriptionCreateAnswerMock = (
  overrideResponse: Partial<PushSubscriptionCreateAnswer> = {},
): PushSubscriptionCreateAnswer => ({ data: { ...getPushSubscriptionMock() }, ...overrideResponse });

export const getEmailCodeRequestMock = (overrideResponse: Partial<EmailCodeRequest> = {}): EmailCodeRequest => ({
  email: getEmailMock(),
  password: (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(),
  ...overrideResponse,
});

export const getCodeSentMock = (overrideResponse: Partial<CodeSent> = {}): CodeSent => ({
  hash: (() => faker.string.alphanumeric(40))(),
  resend_after_seconds: faker.number.int({ min: 0, max: 3600 }),
  expires_at: (() => `${faker.date.anytime().toISOString().slice(0, 16)}:00+05:00`)(),
  ...overrideResponse,
});

export const getEmailCodeSendAnswerMock = (
  overrideResponse: Partial<EmailCodeSendAnswer> = {},
): EmailCodeSendAnswer => ({ data: { ...getCodeSentMock() }, ...overrideResponse });

export const getCodeConfirmRequestMock = (overrideResponse: Partial<CodeConfirmRequest> = {}): CodeConfirmRequest => ({
  email: getEmailMock(),
  hash: (() => faker.string.alphanumeric(40))(),
  code: faker.helpers.fromRegExp('^[0-9]{5}$'),
  ...overrideResponse,
});

export const getPhoneMock = (): Phone =>
  (() => faker.helpers.fromRegExp('[+]7-7[0-9]{2}-[0-9]{3}-[0-9]{2}-[0-9]{2}'))();

export const getPhoneCodeRequestMock = (overrideResponse: Partial<PhoneCodeRequest> = {}): PhoneCodeRequest => ({
  phone: getPhoneMock(),
  ...overrideResponse,
});

export const getPhoneCodeSendAnswerMock = (
  overrideResponse: Partial<PhoneCodeSendAnswer> = {},
): PhoneCodeSendAnswer => ({ data: { ...getCodeSentMock() }, ...overrideResponse });

export const getPhoneCodeConfirmRequestMock = (
  overrideResponse: Partial<PhoneCodeConfirmRequest> = {},
): PhoneCodeConfirmRequest => ({
  phone: getPhoneMock(),
  hash: (() => faker.string.alphanumeric(40))(),
  code: faker.helpers.fromRegExp('^[0-9]{5}$'),
  ...overrideResponse,
});

export const getPasswordMock = (): Password =>
  faker.helpers.fromRegExp(
    '[0-9].*[a-z].*[A-Z]|[0-9].*[A-Z].*[a-z]|[a-z].*[0-9].*[A-Z]|[a-z].*[A-Z].*[0-9]|[A-Z].*[0-9].*[a-z]|[A-Z].*[a-z].*[0-9]',
  );

export const getPasswordUpdateRequestMock = (
  overrideResponse: Partial<PasswordUpdateRequest> = {},
): PasswordUpdateRequest => ({
  current_password: (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(),
  password: getPasswordMock(),
  password_confirmation: getPasswordMock(),
  ...overrideResponse,
});

export const getCodeSendRequestMock = (overrideResponse: Partial<CodeSendRequest> = {}): CodeSendRequest => ({
  email: getEmailMock(),
  ...overrideResponse,
});

export const getPasswordCodeSentMock = (overrideResponse: Partial<PasswordCodeSent> = {}): PasswordCodeSent => ({
  hash: (() => faker.string.alphanumeric(40))(),
  resend_after_seconds: faker.number.int({ min: 0, max: 3600 }),
  expires_at: (() => `${faker.date.anytime().toISOString().slice(0, 16)}:00+05:00`)(),
  ...overrideResponse,
});

export const getPasswordCodeSendAnswerMock = (
  overrideResponse: Partial<PasswordCodeSendAnswer> = {},
): PasswordCodeSendAnswer => ({ data: { ...getPasswordCodeSentMock() }, ...overrideResponse });

export const getPasswordCodeConfirmedMock = (
  overrideResponse: Partial<PasswordCodeConfirmed> = {},
): PasswordCodeConfirmed => ({ hash: (() => faker.string.alphanumeric(40))(), ...overrideResponse });

export const getPasswordCodeConfirmAnswerMock = (
  overrideResponse: Partial<PasswordCodeConfirmAnswer> = {},
): PasswordCodeConfirmAnswer => ({ data: { ...getPasswordCodeConfirmedMock() }, ...overrideResponse });

export const getPasswordResetRequestMock = (
  overrideResponse: Partial<PasswordResetRequest> = {},
): PasswordResetRequest => ({
  hash: (() => faker.string.alphanumeric(40))(),
  password: getPasswordMock(),
  password_confirmation: getPasswordMock(),
  ...overrideResponse,
});

export const getRegisterCodeSendAnswerMock = (
  overrideResponse: Partial<RegisterCodeSendAnswer> = {},
): RegisterCodeSendAnswer => ({ data: { ...getCodeSentMock() }, ...overrideResponse });

export const getRegistrationActionMock = (): RegistrationAction =>
  faker.helpers.arrayElement([
    'create_clinic',
    'create_doctor',
    'create_user',
    'upgrade_to_doctor',
    'upgrade_to_user',
  ] as const);

export const getCodeConfirmedMock = (overrideResponse: Partial<CodeConfirmed> = {}): CodeConfirmed => ({
  hash: (() => faker.string.alphanumeric(40))(),
  roles: (() => faker.helpers.arrayElements(['user', 'doctor', 'clinic']))(),
  actions: (() => faker.helpers.arrayElements(['create_clinic', 'create_doctor', 'create_user']))(),
  ...overrideResponse,
});

export const getRegisterCodeConfirmAnswerMock = (
  overrideResponse: Partial<RegisterCodeConfirmAnswer> = {},
): RegisterCodeConfirmAnswer => ({ data: { ...getCodeConfirmedMock() }, ...overrideResponse });

export const getPersonNameMock = (): PersonName => (() => faker.person.firstName('female'))();

export const getIinMock = (): Iin =>
  (() => faker.helpers.arrayElement(['160902500058', '900515400123', '900515400212']))();

export const getDocumentNumberMock = (): DocumentNumber => (() => faker.string.numeric(9))();

export const getGenderMock = (): Gender => faker.helpers.arrayElement(['male', 'female'] as const);

export const getConsentMock = (overrideResponse: Partial<Consent> = {}): Consent => ({
  version: (() => faker.lorem.word().slice(0, 20))(),
  accepted_at: (() => `${faker.date.anytime().toISOString().slice(0, 16)}:00+05:00`)(),
  ...overrideResponse,
});

export const getRegisterPatientRequestMock = (
  overrideResponse: Partial<RegisterPatientRequest> = {},
): RegisterPatientRequest => ({
  hash: (() => faker.string.alphanumeric(40))(),
  action: getRegistrationActionMock(),
  first_name: getPersonNameMock(),
  second_name: getPersonNameMock(),
  third_name: faker.helpers.arrayElement([(() => faker.person.middleName('female'))(), null]),
  phone: getPhoneMock(),
  iin: faker.helpers.arrayElement([
    (() => faker.helpers.arrayElement(['160902500058', '900515400123', '900515400212']))(),
    null,
  ]),
  document_number: faker.helpers.arrayElement([getDocumentNumberMock(), null]),
  citizenship_id: faker.helpers.arrayElement([faker.number.int({ min: 1, max: 100000 }), null]),
  birthday: (() => faker.date.anytime().toISOString().slice(0, 10))(),
  gender: getGenderMock(),
  ...(faker.datatype.boolean() ? { password: getPasswordMock() } : {}),
  ...(faker.datatype.boolean() ? { password_confirmation: (() => faker.string.alphanumeric(40))() } : {}),
  consent: { ...getConsentMock() },
  ...overrideResponse,
});

export const getRegisterCompletePatientAnswerMock = (
  overrideResponse: Partial<RegisterCompletePatientAnswer> = {},
): RegisterCompletePatientAnswer => ({ data: { ...getSessionMock() }, ...overrideResponse });

export const getYearMock = (): Year => faker.number.int({ min: 1900, max: 2100 });

export const getRegisterDoctorRequestMock = (
  overrideResponse: Partial<RegisterDoctorRequest> = {},
): RegisterDoctorRequest => ({
  hash: (() => faker.string.alphanumeric(40))(),
  action: getRegistrationActionMock(),
  first_name: getPersonNameMock(),
  second_name: getPersonNameMock(),
  third_name: faker.helpers.arrayElement([(() => faker.person.middleName('female'))(), null]),
  phone: getPhoneMock(),
  iin: getIinMock(),
  birthday: (() => faker.date.anytime().toISOString().slice(0, 10))(),
  gender: getGenderMock(),
  specialisations: Array.from({ length: faker.number.int({ min: 1, max: 5 }) }, (_, i) => i + 1).map(() =>
    faker.number.int({ min: 1, max: 100000 }),
  ),
  experience_since: getYearMock(),
  ...(faker.datatype.boolean() ? { password: getPasswordMock() } : {}),
  ...(faker.datatype.boolean() ? { password_confirmation: (() => faker.string.alphanumeric(40))() } : {}),
  consent: { ...getConsentMock() },
  ...overrideResponse,
});

export const getRegisterCompleteDoctorAnswerMock = (
  overrideResponse: Partial<RegisterCompleteDoctorAnswer> = {},
): RegisterCompleteDoctorAnswer => ({ data: { ...getSessionMock() }, ...overrideResponse });

export const getBinMock = (): Bin =>
  (() => faker.helpers.arrayElement(['160902500058', '900515400123', '900515400212']))();

export const getRegisterClinicRequestMock = (
  overrideResponse: Partial<RegisterClinicRequest> = {},
): RegisterClinicRequest => ({
  hash: (() => faker.string.alphanumeric(40))(),
  action: getRegistrationActionMock(),
  first_name: getPersonNameMock(),
  second_name: getPersonNameMock(),
  third_name: faker.helpers.arrayElement([(() => faker.person.middleName('female'))(), null]),
  phone: getPhoneMock(),
  title: (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(),
  short_title: faker.helpers.arrayElement([(() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(), null]),
  bin: getBinMock(),
  jur_name: (() => faker.lorem.sentences({ min: 1, max: 8 }).slice(0, 300).trim())(),
  jur_address: (() => faker.lorem.sentences({ min: 1, max: 8 }).slice(0, 300).trim())(),
  work_start_year: getYearMock(),
  affiliates_count: faker.number.int({ min: 1, max: 500 }),
  city_id: faker.number.int({ min: 1, max: 100000 }),
  clinic_type_id: faker.number.int({ min: 1, max: 100000 }),
  ...(faker.datatype.boolean() ? { password: getPasswordMock() } : {}),
  ...(faker.datatype.boolean() ? { password_confirmation: (() => faker.string.alphanumeric(40))() } : {}),
  consent: { ...getConsentMock() },
  ...overrideResponse,
});

export const getRegisterCompleteClinicAnswerMock = (
  overrideResponse: Partial<RegisterCompleteClinicAnswer> = {},
): RegisterCompleteClinicAnswer => ({ data: { ...getSessionMock() }, ...overrideResponse });

export const getCityMock = (overrideResponse: Partial<City> = {}): City => ({
  id: faker.number.int({ min: 1, max: 100000 }),
  title: (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(),
  ...(faker.datatype.boolean()
    ? { title_locative: (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())() }
    : {}),
  ...overrideResponse,
});

export const getCityListAnswerMock = (overrideResponse: Partial<CityListAnswer> = {}): CityListAnswer => ({
  data: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({ ...getCityMock() })),
  ...overrideResponse,
});

export const getCountryMock = (overrideResponse: Partial<Country> = {}): Country => ({
  id: faker.number.int({ min: 1, max: 100000 }),
  title: (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(),
  ...overrideResponse,
});

export const getCountryListAnswerMock = (overrideResponse: Partial<CountryListAnswer> = {}): CountryListAnswer => ({
  data: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getCountryMock(),
  })),
  ...overrideResponse,
});

export const getGeoPointMock = (overrideResponse: Partial<GeoPoint> = {}): GeoPoint => ({
  lat: faker.number.float({ min: -90, max: 90, fractionDigits: 2 }),
  lng: faker.number.float({ min: -180, max: 180, fractionDigits: 2 }),
  ...overrideResponse,
});

export const getDistrictMock = (overrideResponse: Partial<District> = {}): District => ({
  id: faker.number.int({ min: 1, max: 100000 }),
  city_id: faker.number.int({ min: 1, max: 100000 }),
  title: (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(),
  location: { ...getGeoPointMock() },
  ...overrideResponse,
});

export const getDistrictListAnswerMock = (overrideResponse: Partial<DistrictListAnswer> = {}): DistrictListAnswer => ({
  data: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getDistrictMock(),
  })),
  ...overrideResponse,
});

export const getClinicTypeMock = (overrideResponse: Partial<ClinicType> = {}): ClinicType => ({
  id: faker.number.int({ min: 1, max: 100000 }),
  title: (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(),
  ...overrideResponse,
});

export const getClinicTypeListAnswerMock = (
  overrideResponse: Partial<ClinicTypeListAnswer> = {},
): ClinicTypeListAnswer => ({
  data: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getClinicTypeMock(),
  })),
  ...overrideResponse,
});

export const getClinicParameterMock = (overrideResponse: Partial<ClinicParameter> = {}): ClinicParameter => ({
  id: faker.number.int({ min: 1, max: 100000 }),
  title: (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(),
  ...overrideResponse,
});

export const getClinicParameterListAnswerMock = (
  overrideResponse: Partial<ClinicParameterListAnswer> = {},
): ClinicParameterListAnswer => ({
  data: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getClinicParameterMock(),
  })),
  ...overrideResponse,
});

export const getDoctorQualificationMock = (
  overrideResponse: Partial<DoctorQualification> = {},
): DoctorQualification => ({
  id: faker.number.int({ min: 1, max: 100000 }),
  title: (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(),
  kind: faker.helpers.arrayElement(['category', 'degree'] as const),
  ...overrideResponse,
});

export const getDoctorQualificationListAnswerMock = (
  overrideResponse: Partial<DoctorQualificationListAnswer> = {},
): DoctorQualificationListAnswer => ({
  data: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getDoctorQualificationMock(),
  })),
  ...overrideResponse,
});

export const getDoctorParameterMock = (overrideResponse: Partial<DoctorParameter> = {}): DoctorParameter => ({
  id: faker.number.int({ min: 1, max: 100000 }),
  title: (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(),
  ...overrideResponse,
});

export const getDoctorParameterListAnswerMock = (
  overrideResponse: Partial<DoctorParameterListAnswer> = {},
): DoctorParameterListAnswer => ({
  data: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getDoctorParameterMock(),
  })),
  ...overrideResponse,
});

export const getConsentVersionMock = (overrideResponse: Partial<ConsentVersion> = {}): ConsentVersion => ({
  version: (() => faker.lorem.word().slice(0, 20))(),
  valid_from: (() => faker.date.anytime().toISOString().slice(0, 10))(),
  path: (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(),
  ...overrideResponse,
});

export const getConsentVersionListAnswerMock = (
  overrideResponse: Partial<ConsentVersionListAnswer> = {},
): ConsentVersionListAnswer => ({
  data: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getConsentVersionMock(),
  })),
  ...overrideResponse,
});

export const getSlugMock = (): Slug =>
  (() => faker.string.alphanumeric({ length: { min: 1, max: 40 }, casing: 'lower' }))();

export const getServiceKindMock = (): ServiceKind =>
  faker.helpers.arrayElement(['consultation', 'analysis', 'examination'] as const);

export const getVisitFormatMock = (): VisitFormat => faker.helpers.arrayElement(['clinic', 'online', 'home'] as const);

export const getPreparationRuleMock = (): PreparationRule =>
  faker.helpers.arrayElement(['fasting', 'after_meal', 'no_water', 'drink_water'] as const);

export const getServiceMock = (overrideResponse: Partial<Service> = {}): Service => ({
  id: faker.number.int({ min: 1, max: 100000 }),
  slug: getSlugMock(),
  title: (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(),
  ...(faker.datatype.boolean()
    ? { short_title: (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())() }
    : {}),
  kind: getServiceKindMock(),
  format: getVisitFormatMock(),
  ...(faker.datatype.boolean() ? { meddirection: getSlugMock() } : {}),
  ...(faker.datatype.boolean()
    ? {
        preparation: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() =>
          (() => faker.lorem.sentences({ min: 1, max: 8 }).slice(0, 300).trim())(),
        ),
      }
    : {}),
  ...(faker.datatype.boolean()
    ? {
        preparation_rules: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() =>
          getPreparationRuleMock(),
        ),
      }
    : {}),
  ...overrideResponse,
});

export const getServiceListAnswerMock = (overrideResponse: Partial<ServiceListAnswer> = {}): ServiceListAnswer => ({
  data: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getServiceMock(),
  })),
  ...overrideResponse,
});

export const getMeddirectionMock = (overrideResponse: Partial<Meddirection> = {}): Meddirection => ({
  id: faker.number.int({ min: 1, max: 100000 }),
  title: (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(),
  slug: getSlugMock(),
  ...overrideResponse,
});

export const getMeddirectionListAnswerMock = (
  overrideResponse: Partial<MeddirectionListAnswer> = {},
): MeddirectionListAnswer => ({
  data: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getMeddirectionMock(),
  })),
  ...overrideResponse,
});

export const getSpecialisationMock = (overrideResponse: Partial<Specialisation> = {}): Specialisation => ({
  id: faker.number.int({ min: 1, max: 100000 }),
  title: (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(),
  slug: getSlugMock(),
  ...(faker.datatype.boolean()
    ? { title_plural: (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())() }
    : {}),
  ...overrideResponse,
});

export const getSpecialisationListAnswerMock = (
  overrideResponse: Partial<SpecialisationListAnswer> = {},
): SpecialisationListAnswer => ({
  data: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getSpecialisationMock(),
  })),
  ...overrideResponse,
});

export const getSuggestionsRequestMock = (overrideResponse: Partial<SuggestionsRequest> = {}): SuggestionsRequest => ({
  query: (() => faker.string.alphanumeric(40))(),
  region: faker.helpers.arrayElement(['all'] as const),
  ...overrideResponse,
});

export const getSuggestedDoctorMock = (overrideResponse: Partial<SuggestedDoctor> = {}): SuggestedDoctor => ({
  slug: getSlugMock(),
  avatar: faker.helpers.arrayElement([(() => '/api/v0/files/portraits/aigul.svg')(), null]),
  first_name: (() => faker.person.firstName('female'))(),
  second_name: (() => faker.person.lastName('female'))(),
  third_name: faker.helpers.arrayElement([(() => faker.person.middleName('female'))(), null]),
  specialisation: faker.helpers.arrayElement([
    (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(),
    null,
  ]),
  ...overrideResponse,
});

export const getSuggestedClinicMock = (overrideResponse: Partial<SuggestedClinic> = {}): SuggestedClinic => ({
  slug: getSlugMock(),
  logo: faker.helpers.arrayElement([(() => '/api/v0/files/portraits/aigul.svg')(), null]),
  title: (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(),
  filial: faker.helpers.arrayElement([(() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(), null]),
  ...overrideResponse,
});

export const getSuggestedServiceMock = (overrideResponse: Partial<SuggestedService> = {}): SuggestedService => ({
  slug: getSlugMock(),
  title: (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(),
  ...(faker.datatype.boolean() ? { kind: getServiceKindMock() } : {}),
  ...overrideResponse,
});

export const getNamedSlugMock = (overrideResponse: Partial<NamedSlug> = {}): NamedSlug => ({
  slug: getSlugMock(),
  title: (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(),
  ...overrideResponse,
});

export const getSymptomSourceMock = (overrideResponse: Partial<SymptomSource> = {}): SymptomSource => ({
  title: (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(),
  url: faker.helpers.arrayElement([faker.internet.url(), null]),
  ...overrideResponse,
});

export const getSearchEmergencyMock = (overrideResponse: Partial<SearchEmergency> = {}): SearchEmergency => ({
  sources: Array.from({ length: faker.number.int({ min: 0, max: 5 }) }, (_, i) => i + 1).map(() => ({
    ...getSymptomSourceMock(),
  })),
  ...overrideResponse,
});

export const getSuggestionsMock = (overrideResponse: Partial<Suggestions> = {}): Suggestions => ({
  doctors: Array.from({ length: faker.number.int({ min: 0, max: 10 }) }, (_, i) => i + 1).map(() => ({
    ...getSuggestedDoctorMock(),
  })),
  clinics: Array.from({ length: faker.number.int({ min: 0, max: 10 }) }, (_, i) => i + 1).map(() => ({
    ...getSuggestedClinicMock(),
  })),
  services: Array.from({ length: faker.number.int({ min: 0, max: 10 }) }, (_, i) => i + 1).map(() => ({
    ...getSuggestedServiceMock(),
  })),
  specialisations: Array.from({ length: faker.number.int({ min: 0, max: 10 }) }, (_, i) => i + 1).map(() => ({
    ...getNamedSlugMock(),
  })),
  meddirections: Array.from({ length: faker.number.int({ min: 0, max: 10 }) }, (_, i) => i + 1).map(() => ({
    ...getNamedSlugMock(),
  })),
  emergency: faker.helpers.arrayElement([{ ...getSearchEmergencyMock() }, null]),
  ...overrideResponse,
});

export const getSearchSuggestionsAnswerMock = (
  overrideResponse: Partial<SearchSuggestionsAnswer> = {},
): SearchSuggestionsAnswer => ({ data: { ...getSuggestionsMock() }, ...overrideResponse });

export const getSearchCategoryMock = (): SearchCategory =>
  faker.helpers.arrayElement(['doctors', 'clinics', 'services', 'analysis', 'examination'] as const);

export const getSearchWhenMock = (): SearchWhen =>
  faker.helpers.arrayElement(['any', 'today', 'tomorrow', 'weekend', 'evening'] as const);

export const getPatientGroupMock = (): PatientGroup => faker.helpers.arrayElement(['adults', 'children'] as const);

export const getFundingMock = (): Funding => faker.helpers.arrayElement(['osms', 'dms', 'paid'] as const);

export const getSearchFactMock = (): SearchFact =>
  faker.helpers.arrayElement([
    'kazakh',
    'english',
    'pregnant',
    'ramp',
    'lift',
    'parking',
    'children_room',
    'card',
    'kaspi',
    'instalments',
  ] as const);

export const getQualificationCategoryMock = (): QualificationCategory =>
  faker.helpers.arrayElement(['highest', 'first', 'second'] as const);

export const getSearchFiltersRequestMock = (
  overrideResponse: Partial<SearchFiltersRequest> = {},
): SearchFiltersRequest => ({
  category: getSearchCategoryMock(),
  ...(faker.datatype.boolean() ? { q: (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())() } : {}),
  ...(faker.datatype.boolean() ? { city_id: faker.number.int({ min: 1, max: 100000 }) } : {}),
  ...(faker.datatype.boolean()
    ? {
        specialisations: Array.from({ length: faker.number.int({ min: 0, max: 30 }) }, (_, i) => i + 1).map(() =>
          getSlugMock(),
        ),
      }
    : {}),
  ...(faker.datatype.boolean()
    ? {
        services: Array.from({ length: faker.number.int({ min: 0, max: 30 }) }, (_, i) => i + 1).map(() =>
          getSlugMock(),
        ),
      }
    : {}),
  ...(faker.datatype.boolean()
    ? {
        meddirections: Array.from({ length: faker.number.int({ min: 0, max: 30 }) }, (_, i) => i + 1).map(() =>
          getSlugMock(),
        ),
      }
    : {}),
  ...(faker.datatype.boolean()
    ? {
        districts: Array.from({ length: faker.number.int({ min: 0, max: 30 }) }, (_, i) => i + 1).map(() =>
          getSlugMock(),
        ),
      }
    : {}),
  ...(faker.datatype.boolean() ? { when: getSearchWhenMock() } : {}),
  ...(faker.datatype.boolean() ? { date_from: (() => faker.date.anytime().toISOString().slice(0, 10))() } : {}),
  ...(faker.datatype.boolean() ? { date_to: (() => faker.date.anytime().toISOString().slice(0, 10))() } : {}),
  ...(faker.datatype.boolean() ? { time_from: getTimeMock() } : {}),
  ...(faker.datatype.boolean() ? { time_to: getTimeMock() } : {}),
  ...(faker.datatype.boolean() ? { price_from: faker.number.int({ min: 0, max: 10000000 }) } : {}),
  ...(faker.datatype.boolean() ? { price_to: faker.number.int({ min: 0, max: 10000000 }) } : {}),
  ...(faker.datatype.boolean() ? { experience_from: faker.number.int({ min: 0, max: 70 }) } : {}),
  ...(faker.datatype.boolean() ? { rating_from: faker.number.float({ min: 0, max: 5, fractionDigits: 2 }) } : {}),
  ...(faker.datatype.boolean() ? { gender: getGenderMock() } : {}),
  ...(faker.datatype.boolean()
    ? {
        patients: Array.from({ length: faker.number.int({ min: 0, max: 2 }) }, (_, i) => i + 1).map(() =>
          getPatientGroupMock(),
        ),
      }
    : {}),
  ...(faker.datatype.boolean()
    ? {
        formats: Array.from({ length: faker.number.int({ min: 0, max: 3 }) }, (_, i) => i + 1).map(() =>
          getVisitFormatMock(),
        ),
      }
    : {}),
  ...(faker.datatype.boolean()
    ? {
        funding: Array.from({ length: faker.number.int({ min: 0, max: 3 }) }, (_, i) => i + 1).map(() =>
          getFundingMock(),
        ),
      }
    : {}),
  ...(faker.datatype.boolean()
    ? {
        facts: Array.from({ length: faker.number.int({ min: 0, max: 10 }) }, (_, i) => i + 1).map(() =>
          getSearchFactMock(),
        ),
      }
    : {}),
  ...(faker.datatype.boolean()
    ? {
        qualifications: Array.from({ length: faker.number.int({ min: 0, max: 3 }) }, (_, i) => i + 1).map(() =>
          getQualificationCategoryMock(),
        ),
      }
    : {}),
  ...overrideResponse,
});

export const getFilterOptionMock = (overrideResponse: Partial<FilterOption> = {}): FilterOption => ({
  value: (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(),
  title: (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(),
  count: faker.number.int({ min: 0, max: 100000 }),
  ...overrideResponse,
});

export const getSearchFiltersMock = (overrideResponse: Partial<SearchFilters> = {}): SearchFilters => ({
  counts: {
    doctors: faker.number.int({ min: 0, max: 100000 }),
    clinics: faker.number.int({ min: 0, max: 100000 }),
    services: faker.number.int({ min: 0, max: 100000 }),
    analysis: faker.number.int({ min: 0, max: 100000 }),
    examination: faker.number.int({ min: 0, max: 100000 }),
  },
  named_category: faker.helpers.arrayElement([getSearchCategoryMock(), null]),
  when: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getFilterOptionMock(),
  })),
  ...(faker.datatype.boolean()
    ? {
        hours: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
          ...getFilterOptionMock(),
        })),
      }
    : {}),
  specialisations: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getFilterOptionMock(),
  })),
  services: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getFilterOptionMock(),
  })),
  districts: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getFilterOptionMock(),
  })),
  patients: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getFilterOptionMock(),
  })),
  formats: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getFilterOptionMock(),
  })),
  ...(faker.datatype.boolean()
    ? {
        funding: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
          ...getFilterOptionMock(),
        })),
      }
    : {}),
  ...(faker.datatype.boolean()
    ? {
        facts: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
          ...getFilterOptionMock(),
        })),
      }
    : {}),
  qualifications: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getFilterOptionMock(),
  })),
  ratings: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getFilterOptionMock(),
  })),
  experience: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getFilterOptionMock(),
  })),
  genders: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getFilterOptionMock(),
  })),
  price: {
    min: faker.helpers.arrayElement([faker.number.int({ min: 0, max: 100000 }), null]),
    max: faker.helpers.arrayElement([faker.number.int({ min: 0, max: 100000 }), null]),
  },
  ...overrideResponse,
});

export const getSearchFiltersAnswerMock = (
  overrideResponse: Partial<SearchFiltersAnswer> = {},
): SearchFiltersAnswer => ({ data: { ...getSearchFiltersMock() }, ...overrideResponse });

export const getSearchSortMock = (): SearchSort =>
  faker.helpers.arrayElement([
    'nearest',
    'rating',
    'reviews',
    'price',
    'price-desc',
    'experience',
    'distance',
  ] as const);

export const getSearchRequestMock = (overrideResponse: Partial<SearchRequest> = {}): SearchRequest => ({
  category: getSearchCategoryMock(),
  ...(faker.datatype.boolean() ? { q: (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())() } : {}),
  ...(faker.datatype.boolean() ? { city_id: faker.number.int({ min: 1, max: 100000 }) } : {}),
  ...(faker.datatype.boolean()
    ? {
        specialisations: Array.from({ length: faker.number.int({ min: 0, max: 30 }) }, (_, i) => i + 1).map(() =>
          getSlugMock(),
        ),
      }
    : {}),
  ...(faker.datatype.boolean()
    ? {
        services: Array.from({ length: faker.number.int({ min: 0, max: 30 }) }, (_, i) => i + 1).map(() =>
          getSlugMock(),
        ),
      }
    : {}),
  ...(faker.datatype.boolean()
    ? {
        meddirections: Array.from({ length: faker.number.int({ min: 0, max: 30 }) }, (_, i) => i + 1).map(() =>
          getSlugMock(),
        ),
      }
    : {}),
  ...(faker.datatype.boolean()
    ? {
        districts: Array.from({ length: faker.number.int({ min: 0, max: 30 }) }, (_, i) => i + 1).map(() =>
          getSlugMock(),
        ),
      }
    : {}),
  ...(faker.datatype.boolean() ? { when: getSearchWhenMock() } : {}),
  ...(faker.datatype.boolean() ? { date_from: (() => faker.date.anytime().toISOString().slice(0, 10))() } : {}),
  ...(faker.datatype.boolean() ? { date_to: (() => faker.date.anytime().toISOString().slice(0, 10))() } : {}),
  ...(faker.datatype.boolean() ? { time_from: getTimeMock() } : {}),
  ...(faker.datatype.boolean() ? { time_to: getTimeMock() } : {}),
  ...(faker.datatype.boolean() ? { price_from: faker.number.int({ min: 0, max: 10000000 }) } : {}),
  ...(faker.datatype.boolean() ? { price_to: faker.number.int({ min: 0, max: 10000000 }) } : {}),
  ...(faker.datatype.boolean() ? { experience_from: faker.number.int({ min: 0, max: 70 }) } : {}),
  ...(faker.datatype.boolean() ? { rating_from: faker.number.float({ min: 0, max: 5, fractionDigits: 2 }) } : {}),
  ...(faker.datatype.boolean() ? { gender: getGenderMock() } : {}),
  ...(faker.datatype.boolean()
    ? {
        patients: Array.from({ length: faker.number.int({ min: 0, max: 2 }) }, (_, i) => i + 1).map(() =>
          getPatientGroupMock(),
        ),
      }
    : {}),
  ...(faker.datatype.boolean()
    ? {
        formats: Array.from({ length: faker.number.int({ min: 0, max: 3 }) }, (_, i) => i + 1).map(() =>
          getVisitFormatMock(),
        ),
      }
    : {}),
  ...(faker.datatype.boolean()
    ? {
        funding: Array.from({ length: faker.number.int({ min: 0, max: 3 }) }, (_, i) => i + 1).map(() =>
          getFundingMock(),
        ),
      }
    : {}),
  ...(faker.datatype.boolean()
    ? {
        facts: Array.from({ length: faker.number.int({ min: 0, max: 10 }) }, (_, i) => i + 1).map(() =>
          getSearchFactMock(),
        ),
      }
    : {}),
  ...(faker.datatype.boolean()
    ? {
        qualifications: Array.from({ length: faker.number.int({ min: 0, max: 3 }) }, (_, i) => i + 1).map(() =>
          getQualificationCategoryMock(),
        ),
      }
    : {}),
  ...(faker.datatype.boolean() ? { sort: getSearchSortMock() } : {}),
  ...(faker.datatype.boolean() ? { near: { ...getGeoPointMock() } } : {}),
  page: (() => 1)(),
  per_page: faker.number.int({ min: 1, max: 50 }),
  ...overrideResponse,
});

export const getRatingMock = (): Rating =>
  faker.helpers.arrayElement([faker.number.float({ min: 1, max: 5, fractionDigits: 2 }), null]);

export const getFundingsMock = (): Fundings =>
  Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => getFundingMock());

export const getTimeIntervalMock = (overrideResponse: Partial<TimeInterval> = {}): TimeInterval => ({
  from: getTimeMock(),
  to: getTimeMock(),
  ...overrideResponse,
});

export const getDoctorOfferMock = (overrideResponse: Partial<DoctorOffer> = {}): DoctorOffer => ({
  service_id: faker.number.int({ min: 1, max: 100000 }),
  title: (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(),
  kind: getServiceKindMock(),
  format: getVisitFormatMock(),
  price: faker.number.int({ min: 0, max: 10000000 }),
  ...(faker.datatype.boolean() ? { funding: getFundingsMock() } : {}),
  ...(faker.datatype.boolean() ? { needs_referral: faker.datatype.boolean() } : {}),
  ...(faker.datatype.boolean() ? { osms_hours: { ...getTimeIntervalMock() } } : {}),
  duration_minutes: faker.number.int({ min: 5, max: 480 }),
  ...overrideResponse,
});

export const getFilialBriefMock = (overrideResponse: Partial<FilialBrief> = {}): FilialBrief => ({
  id: faker.number.int({ min: 1, max: 100000 }),
  clinic_slug: getSlugMock(),
  title: (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(),
  address: (() => faker.lorem.sentences({ min: 1, max: 8 }).slice(0, 300).trim())(),
  directions: faker.helpers.arrayElement([(() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(), null]),
  district: faker.helpers.arrayElement([(() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(), null]),
  city: (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(),
  phone: getPhoneMock(),
  logo: faker.helpers.arrayElement([(() => '/api/v0/files/portraits/aigul.svg')(), null]),
  ...(faker.datatype.boolean() ? { location: { ...getGeoPointMock() } } : {}),
  ...overrideResponse,
});

export const getDistanceMetersMock = (): DistanceMeters =>
  faker.helpers.arrayElement([faker.number.int({ min: 0, max: 100000 }), null]);

export const getSearchMatchMock = (overrideResponse: Partial<SearchMatch> = {}): SearchMatch => ({
  kind: faker.helpers.arrayElement(['name', 'specialisation', 'symptom', 'service', 'meddirection', 'clinic'] as const),
  title: (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(),
  ...(faker.datatype.boolean() ? { service_id: faker.number.int({ min: 1, max: 100000 }) } : {}),
  price: faker.helpers.arrayElement([faker.number.int({ min: 0, max: 100000 }), null]),
  ...overrideResponse,
});

export const getCardSlotDayMock = (overrideResponse: Partial<CardSlotDay> = {}): CardSlotDay => ({
  date: (() => faker.date.anytime().toISOString().slice(0, 10))(),
  slots: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(() =>
    (() => `${faker.date.anytime().toISOString().slice(0, 16)}:00+05:00`)(),
  ),
  more: faker.number.int({ min: 0, max: 100000 }),
  ...overrideResponse,
});

export const getDoctorCardMock = (overrideResponse: Partial<DoctorCard> = {}): DoctorCard => ({
  kind: faker.helpers.arrayElement(['doctor'] as const),
  id: faker.number.int({ min: 1, max: 100000 }),
  slug: getSlugMock(),
  first_name: (() => faker.person.firstName('female'))(),
  second_name: (() => faker.person.lastName('female'))(),
  third_name: faker.helpers.arrayElement([(() => faker.person.middleName('female'))(), null]),
  avatar: faker.helpers.arrayElement([(() => '/api/v0/files/portraits/aigul.svg')(), null]),
  specialisations: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getNamedSlugMock(),
  })),
  experience_years: faker.number.int({ min: 0, max: 70 }),
  qualification: faker.helpers.arrayElement([
    (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(),
    null,
  ]),
  degree: faker.helpers.arrayElement([(() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(), null]),
  rating: getRatingMock(),
  reviews_count: faker.number.int({ min: 0, max: 100000 }),
  offer: faker.helpers.arrayElement([{ ...getDoctorOfferMock() }, null]),
  filial: { ...getFilialBriefMock() },
  distance_meters: getDistanceMetersMock(),
  filials_count: faker.number.int({ min: 1, max: 100000 }),
  patients: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() =>
    getPatientGroupMock(),
  ),
  formats: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() =>
    getVisitFormatMock(),
  ),
  ...(faker.datatype.boolean() ? { online_booking: faker.datatype.boolean() } : {}),
  match: faker.helpers.arrayElement([{ ...getSearchMatchMock() }, null]),
  next_days: Array.from({ length: faker.number.int({ min: 0, max: 3 }) }, (_, i) => i + 1).map(() => ({
    ...getCardSlotDayMock(),
  })),
  ...overrideResponse,
});

export const getServiceAppointmentMock = (): ServiceAppointment =>
  faker.helpers.arrayElement(['none', 'phone', 'doctor', 'filial'] as const);

export const getWeekdayMock = (): Weekday =>
  faker.helpers.arrayElement(['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const);

export const getOpeningHoursMock = (overrideResponse: Partial<OpeningHours> = {}): OpeningHours => ({
  weekday: getWeekdayMock(),
  from: getTimeMock(),
  to: getTimeMock(),
  ...(faker.datatype.boolean()
    ? {
        breaks: Array.from({ length: faker.number.int({ min: 0, max: 5 }) }, (_, i) => i + 1).map(() => ({
          ...getTimeIntervalMock(),
        })),
      }
    : {}),
  ...overrideResponse,
});

export const getClinicOfferMock = (overrideResponse: Partial<ClinicOffer> = {}): ClinicOffer => ({
  service_id: faker.number.int({ min: 1, max: 100000 }),
  slug: getSlugMock(),
  title: (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(),
  kind: getServiceKindMock(),
  price_from: faker.number.int({ min: 0, max: 100000 }),
  price_to: faker.number.int({ min: 0, max: 100000 }),
  ...(faker.datatype.boolean() ? { funding: getFundingsMock() } : {}),
  appointment: getServiceAppointmentMock(),
  hours: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getOpeningHoursMock(),
  })),
  nearest_starts_at: faker.helpers.arrayElement([
    (() => `${faker.date.anytime().toISOString().slice(0, 16)}:00+05:00`)(),
    null,
  ]),
  ready_in_workdays: faker.helpers.arrayElement([faker.number.int({ min: 0, max: 60 }), null]),
  fasting: faker.datatype.boolean(),
  ...overrideResponse,
});

export const getClinicCardMock = (overrideResponse: Partial<ClinicCard> = {}): ClinicCard => ({
  kind: faker.helpers.arrayElement(['clinic'] as const),
  id: faker.number.int({ min: 1, max: 100000 }),
  slug: getSlugMock(),
  title: (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(),
  logo: faker.helpers.arrayElement([(() => '/api/v0/files/portraits/aigul.svg')(), null]),
  type: (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(),
  rating: getRatingMock(),
  reviews_count: faker.number.int({ min: 0, max: 100000 }),
  filial: { ...getFilialBriefMock() },
  distance_meters: getDistanceMetersMock(),
  filials_count: faker.number.int({ min: 1, max: 100000 }),
  doctors_count: faker.number.int({ min: 0, max: 100000 }),
  specialisations: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getNamedSlugMock(),
  })),
  nearest_starts_at: faker.helpers.arrayElement([
    (() => `${faker.date.anytime().toISOString().slice(0, 16)}:00+05:00`)(),
    null,
  ]),
  price_from: faker.helpers.arrayElement([faker.number.int({ min: 0, max: 100000 }), null]),
  ...(faker.datatype.boolean() ? { funding: getFundingsMock() } : {}),
  offer: faker.helpers.arrayElement([{ ...getClinicOfferMock() }, null]),
  hours: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getOpeningHoursMock(),
  })),
  ...overrideResponse,
});

export const getServiceCardMock = (overrideResponse: Partial<ServiceCard> = {}): ServiceCard => ({
  kind: faker.helpers.arrayElement(['service'] as const),
  id: faker.number.int({ min: 1, max: 100000 }),
  slug: getSlugMock(),
  title: (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(),
  service_kind: getServiceKindMock(),
  price_from: faker.helpers.arrayElement([faker.number.int({ min: 0, max: 100000 }), null]),
  price_to: faker.helpers.arrayElement([faker.number.int({ min: 0, max: 100000 }), null]),
  doctors_count: faker.number.int({ min: 0, max: 100000 }),
  clinics_count: faker.number.int({ min: 0, max: 100000 }),
  duration_minutes: faker.number.int({ min: 5, max: 480 }),
  preparation: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() =>
    (() => faker.lorem.sentences({ min: 1, max: 8 }).slice(0, 300).trim())(),
  ),
  ...overrideResponse,
});

export const getSearchItemMock = (): SearchItem =>
  faker.helpers.arrayElement([{ ...getDoctorCardMock() }, { ...getClinicCardMock() }, { ...getServiceCardMock() }]);

export const getSearchSaidFilterMock = (overrideResponse: Partial<SearchSaidFilter> = {}): SearchSaidFilter => ({
  filter: faker.helpers.arrayElement([
    'when',
    'districts',
    'patients',
    'formats',
    'gender',
    'sort',
    'city_id',
    'clinic',
    'metro',
    'parameter',
    'funding',
  ] as const),
  value: (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(),
  title: (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(),
  word: (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(),
  text_without: (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(),
  ...overrideResponse,
});

export const getSearchUnderstoodMock = (overrideResponse: Partial<SearchUnderstood> = {}): SearchUnderstood => ({
  symptoms: Array.from({ length: faker.number.int({ min: 0, max: 10 }) }, (_, i) => i + 1).map(() => ({
    ...getNamedSlugMock(),
  })),
  specialisations: Array.from({ length: faker.number.int({ min: 0, max: 10 }) }, (_, i) => i + 1).map(() => ({
    ...getNamedSlugMock(),
  })),
  filters: Array.from({ length: faker.number.int({ min: 0, max: 20 }) }, (_, i) => i + 1).map(() => ({
    ...getSearchSaidFilterMock(),
  })),
  ignored: Array.from({ length: faker.number.int({ min: 0, max: 50 }) }, (_, i) => i + 1).map(() =>
    (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(),
  ),
  ...overrideResponse,
});

export const getSearchMetaMock = (overrideResponse: Partial<SearchMeta> = {}): SearchMeta => ({
  page: (() => 1)(),
  per_page: faker.number.int({ min: 1, max: 100000 }),
  total: faker.number.int({ min: 0, max: 100000 }),
  last_page: faker.number.int({ min: 1, max: 100000 }),
  did_you_mean: faker.helpers.arrayElement([(() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(), null]),
  understood: faker.helpers.arrayElement([{ ...getSearchUnderstoodMock() }, null]),
  emergency: faker.helpers.arrayElement([{ ...getSearchEmergencyMock() }, null]),
  ...overrideResponse,
});

export const getSearchResultsAnswerMock = (
  overrideResponse: Partial<SearchResultsAnswer> = {},
): SearchResultsAnswer => ({
  data: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getSearchItemMock(),
  })),
  meta: { ...getSearchMetaMock() },
  ...overrideResponse,
});

export const getLicenceMock = (overrideResponse: Partial<Licence> = {}): Licence => ({
  number: faker.helpers.fromRegExp('\\S'),
  issued_on: (() => faker.date.anytime().toISOString().slice(0, 10))(),
  ...overrideResponse,
});

export const getFactCheckMock = (overrideResponse: Partial<FactCheck> = {}): FactCheck => ({
  fact: faker.helpers.arrayElement(['education', 'address', 'phone'] as const),
  checked_on: (() => faker.date.anytime().toISOString().slice(0, 10))(),
  ...overrideResponse,
});

export const getPaymentMethodMock = (): PaymentMethod =>
  faker.helpers.arrayElement(['cash', 'card', 'kaspi_qr', 'kaspi_transfer', 'instalments'] as const);

export const getDoctorNearestMock = (overrideResponse: Partial<DoctorNearest> = {}): DoctorNearest => ({
  starts_at: (() => `${faker.date.anytime().toISOString().slice(0, 16)}:00+05:00`)(),
  filial: { ...getFilialBriefMock() },
  ...overrideResponse,
});

export const getDoctorFullMock = (overrideResponse: Partial<DoctorFull> = {}): DoctorFull => ({
  id: faker.number.int({ min: 1, max: 100000 }),
  slug: getSlugMock(),
  first_name: (() => faker.person.firstName('female'))(),
  second_name: (() => faker.person.lastName('female'))(),
  third_name: faker.helpers.arrayElement([(() => faker.person.middleName('female'))(), null]),
  avatar: faker.helpers.arrayElement([(() => '/api/v0/files/portraits/aigul.svg')(), null]),
  gender: getGenderMock(),
  specialisations: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getNamedSlugMock(),
  })),
  ...(faker.datatype.boolean()
    ? { specialisation_plural: (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())() }
    : {}),
  experience_years: faker.number.int({ min: 0, max: 70 }),
  qualification: faker.helpers.arrayElement([
    (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(),
    null,
  ]),
  degree: faker.helpers.arrayElement([(() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(), null]),
  licence: faker.helpers.arrayElement([{ ...getLicenceMock() }, null]),
  licence_checked_on: faker.helpers.arrayElement([(() => faker.date.anytime().toISOString().slice(0, 10))(), null]),
  ...(faker.datatype.boolean()
    ? {
        checks: Array.from({ length: faker.number.int({ min: 0, max: 20 }) }, (_, i) => i + 1).map(() => ({
          ...getFactCheckMock(),
        })),
      }
    : {}),
  rating: getRatingMock(),
  reviews_count: faker.number.int({ min: 0, max: 100000 }),
  price_from: faker.helpers.arrayElement([faker.number.int({ min: 0, max: 100000 }), null]),
  description: faker.helpers.arrayElement([
    (() => faker.lorem.sentences({ min: 1, max: 8 }).slice(0, 300).trim())(),
    null,
  ]),
  patients: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() =>
    getPatientGroupMock(),
  ),
  age_min: faker.helpers.arrayElement([faker.number.int({ min: 0, max: 120 }), null]),
  age_max: faker.helpers.arrayElement([faker.number.int({ min: 0, max: 120 }), null]),
  formats: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() =>
    getVisitFormatMock(),
  ),
  ...(faker.datatype.boolean()
    ? {
        payment_methods: Array.from({ length: faker.number.int({ min: 0, max: 5 }) }, (_, i) => i + 1).map(() =>
          getPaymentMethodMock(),
        ),
      }
    : {}),
  filials_count: faker.number.int({ min: 1, max: 100000 }),
  main_filial: { ...getFilialBriefMock() },
  ...(faker.datatype.boolean() ? { online_booking: faker.datatype.boolean() } : {}),
  ...(faker.datatype.boolean()
    ? { city_locative: (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())() }
    : {}),
  offer: faker.helpers.arrayElement([{ ...getDoctorOfferMock() }, null]),
  nearest: faker.helpers.arrayElement([{ ...getDoctorNearestMock() }, null]),
  ...overrideResponse,
});

export const getDoctorFullAnswerMock = (overrideResponse: Partial<DoctorFullAnswer> = {}): DoctorFullAnswer => ({
  data: { ...getDoctorFullMock() },
  ...overrideResponse,
});

export const getDoctorParameterLinkMock = (
  overrideResponse: Partial<DoctorParameterLink> = {},
): DoctorParameterLink => ({
  id: faker.number.int({ min: 1, max: 100000 }),
  parameter_id: faker.number.int({ min: 1, max: 100000 }),
  title: (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(),
  ...overrideResponse,
});

export const getDoctorParametersAnswerMock = (
  overrideResponse: Partial<DoctorParametersAnswer> = {},
): DoctorParametersAnswer => ({
  data: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getDoctorParameterLinkMock(),
  })),
  ...overrideResponse,
});

export const getEducationMock = (overrideResponse: Partial<Education> = {}): Education => ({
  id: faker.number.int({ min: 1, max: 100000 }),
  title: (() => faker.lorem.sentences({ min: 1, max: 8 }).slice(0, 300).trim())(),
  institution: (() => faker.lorem.sentences({ min: 1, max: 8 }).slice(0, 300).trim())(),
  city: faker.helpers.arrayElement([(() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(), null]),
  year_from: faker.helpers.arrayElement([faker.number.int({ min: 1900, max: 2100 }), null]),
  year_to: getYearMock(),
  ...overrideResponse,
});

export const getDoctorEducationAnswerMock = (
  overrideResponse: Partial<DoctorEducationAnswer> = {},
): DoctorEducationAnswer => ({
  data: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getEducationMock(),
  })),
  ...overrideResponse,
});

export const getWorkExperienceMock = (overrideResponse: Partial<WorkExperience> = {}): WorkExperience => ({
  id: faker.number.int({ min: 1, max: 100000 }),
  position: (() => faker.lorem.sentences({ min: 1, max: 8 }).slice(0, 300).trim())(),
  organisation: (() => faker.lorem.sentences({ min: 1, max: 8 }).slice(0, 300).trim())(),
  city: faker.helpers.arrayElement([(() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(), null]),
  year_from: getYearMock(),
  year_to: faker.helpers.arrayElement([faker.number.int({ min: 1900, max: 2100 }), null]),
  ...overrideResponse,
});

export const getDoctorWorkExperienceAnswerMock = (
  overrideResponse: Partial<DoctorWorkExperienceAnswer> = {},
): DoctorWorkExperienceAnswer => ({
  data: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getWorkExperienceMock(),
  })),
  ...overrideResponse,
});

export const getQualificationMock = (overrideResponse: Partial<Qualification> = {}): Qualification => ({
  id: faker.number.int({ min: 1, max: 100000 }),
  title: (() => faker.lorem.sentences({ min: 1, max: 8 }).slice(0, 300).trim())(),
  issued_by: faker.helpers.arrayElement([
    (() => faker.lorem.sentences({ min: 1, max: 8 }).slice(0, 300).trim())(),
    null,
  ]),
  year: faker.helpers.arrayElement([faker.number.int({ min: 1900, max: 2100 }), null]),
  ...overrideResponse,
});

export const getDoctorQualificationAnswerMock = (
  overrideResponse: Partial<DoctorQualificationAnswer> = {},
): DoctorQualificationAnswer => ({
  data: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getQualificationMock(),
  })),
  ...overrideResponse,
});

export const getDoctorServiceMock = (overrideResponse: Partial<DoctorService> = {}): DoctorService => ({
  id: faker.number.int({ min: 1, max: 100000 }),
  filial_id: faker.number.int({ min: 1, max: 100000 }),
  service: { ...getServiceMock() },
  price: faker.number.int({ min: 0, max: 10000000 }),
  ...(faker.datatype.boolean() ? { funding: getFundingsMock() } : {}),
  ...(faker.datatype.boolean() ? { needs_referral: faker.datatype.boolean() } : {}),
  ...(faker.datatype.boolean() ? { osms_hours: { ...getTimeIntervalMock() } } : {}),
  duration_minutes: faker.number.int({ min: 5, max: 480 }),
  ...overrideResponse,
});

export const getDoctorServicesAnswerMock = (
  overrideResponse: Partial<DoctorServicesAnswer> = {},
): DoctorServicesAnswer => ({
  data: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getDoctorServiceMock(),
  })),
  ...overrideResponse,
});

export const getDoctorClinicMock = (overrideResponse: Partial<DoctorClinic> = {}): DoctorClinic => ({
  id: faker.number.int({ min: 1, max: 100000 }),
  clinic_slug: getSlugMock(),
  clinic_title: (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(),
  clinic_legal_name: (() => faker.lorem.sentences({ min: 1, max: 8 }).slice(0, 300).trim())(),
  logo: faker.helpers.arrayElement([(() => '/api/v0/files/portraits/aigul.svg')(), null]),
  title: (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(),
  address: (() => faker.lorem.sentences({ min: 1, max: 8 }).slice(0, 300).trim())(),
  directions: faker.helpers.arrayElement([(() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(), null]),
  district: faker.helpers.arrayElement([(() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(), null]),
  city: (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(),
  phone: getPhoneMock(),
  ...(faker.datatype.boolean() ? { location: { ...getGeoPointMock() } } : {}),
  hours: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getOpeningHoursMock(),
  })),
  reception: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getOpeningHoursMock(),
  })),
  ...(faker.datatype.boolean()
    ? {
        payment_methods: Array.from({ length: faker.number.int({ min: 0, max: 5 }) }, (_, i) => i + 1).map(() =>
          getPaymentMethodMock(),
        ),
      }
    : {}),
  book_ahead_hours: faker.number.int({ min: 0, max: 72 }),
  cancel_ahead_hours: faker.number.int({ min: 0, max: 72 }),
  arrive_early_minutes: faker.number.int({ min: 0, max: 60 }),
  arrival_window_minutes: faker.number.int({ min: 15, max: 480 }),
  ...overrideResponse,
});

export const getDoctorClinicsAnswerMock = (
  overrideResponse: Partial<DoctorClinicsAnswer> = {},
): DoctorClinicsAnswer => ({
  data: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getDoctorClinicMock(),
  })),
  ...overrideResponse,
});

export const getFeedbackSortMock = (): FeedbackSort =>
  faker.helpers.arrayElement(['new', 'old', 'high-rate', 'low-rate'] as const);

export const getFeedbackReplyMock = (overrideResponse: Partial<FeedbackReply> = {}): FeedbackReply => ({
  by: faker.helpers.arrayElement(['doctor', 'clinic'] as const),
  text: (() => faker.lorem.sentences({ min: 1, max: 8 }).slice(0, 300).trim())(),
  created_at: (() => `${faker.date.anytime().toISOString().slice(0, 16)}:00+05:00`)(),
  ...overrideResponse,
});

export const getVisitDoctorMock = (overrideResponse: Partial<VisitDoctor> = {}): VisitDoctor => ({
  id: faker.number.int({ min: 1, max: 100000 }),
  slug: getSlugMock(),
  first_name: (() => faker.person.firstName('female'))(),
  second_name: (() => faker.person.lastName('female'))(),
  third_name: faker.helpers.arrayElement([(() => faker.person.middleName('female'))(), null]),
  avatar: faker.helpers.arrayElement([(() => '/api/v0/files/portraits/aigul.svg')(), null]),
  specialisations: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getNamedSlugMock(),
  })),
  ...overrideResponse,
});

export const getFeedbackMock = (overrideResponse: Partial<Feedback> = {}): Feedback => ({
  id: faker.number.int({ min: 1, max: 100000 }),
  rating: faker.number.int({ min: 1, max: 5 }),
  text: (() => faker.lorem.sentences({ min: 1, max: 8 }).slice(0, 300).trim())(),
  author_name: faker.helpers.arrayElement([(() => faker.person.fullName({ sex: 'female' }))(), null]),
  service_title: faker.helpers.arrayElement([
    (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(),
    null,
  ]),
  created_at: (() => `${faker.date.anytime().toISOString().slice(0, 16)}:00+05:00`)(),
  reply: faker.helpers.arrayElement([{ ...getFeedbackReplyMock() }, null]),
  ...(faker.datatype.boolean() ? { of_visit: faker.datatype.boolean() } : {}),
  ...(faker.datatype.boolean() ? { doctor: { ...getVisitDoctorMock() } } : {}),
  ...overrideResponse,
});

export const getComplaintReasonMock = (): ComplaintReason =>
  faker.helpers.arrayElement(['not_patient', 'insult', 'personal_data', 'advertising', 'untrue', 'other'] as const);

export const getFeedbackMetaMock = (overrideResponse: Partial<FeedbackMeta> = {}): FeedbackMeta => ({
  page: (() => 1)(),
  per_page: faker.number.int({ min: 1, max: 100000 }),
  total: faker.number.int({ min: 0, max: 100000 }),
  last_page: faker.number.int({ min: 1, max: 100000 }),
  rating: getRatingMock(),
  ...(faker.datatype.boolean() ? { rejected_count: faker.number.int({ min: 0, max: 100000 }) } : {}),
  ...(faker.datatype.boolean()
    ? {
        rejected_for: Array.from({ length: faker.number.int({ min: 0, max: 20 }) }, (_, i) => i + 1).map(() => ({
          reason: getComplaintReasonMock(),
          count: faker.number.int({ min: 1, max: 100000 }),
        })),
      }
    : {}),
  distribution: Array.from({ length: faker.number.int({ min: 5, max: 5 }) }, (_, i) => i + 1).map(() => ({
    rating: faker.number.int({ min: 1, max: 5 }),
    count: faker.number.int({ min: 0, max: 100000 }),
  })),
  ...overrideResponse,
});

export const getDoctorFeedbacksAnswerMock = (
  overrideResponse: Partial<DoctorFeedbacksAnswer> = {},
): DoctorFeedbacksAnswer => ({
  data: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getFeedbackMock(),
  })),
  meta: { ...getFeedbackMetaMock() },
  ...overrideResponse,
});

export const getContactMock = (overrideResponse: Partial<Contact> = {}): Contact => ({
  kind: faker.helpers.arrayElement(['phone', 'email', 'whatsapp', 'telegram', 'instagram', 'site'] as const),
  value: (() => faker.lorem.sentences({ min: 1, max: 8 }).slice(0, 300).trim())(),
  filial_id: faker.helpers.arrayElement([faker.number.int({ min: 1, max: 100000 }), null]),
  ...overrideResponse,
});

export const getDoctorContactsAnswerMock = (
  overrideResponse: Partial<DoctorContactsAnswer> = {},
): DoctorContactsAnswer => ({
  data: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getContactMock(),
  })),
  ...overrideResponse,
});

export const getSlotMock = (overrideResponse: Partial<Slot> = {}): Slot => ({
  starts_at: (() => `${faker.date.anytime().toISOString().slice(0, 16)}:00+05:00`)(),
  ...(faker.datatype.boolean() ? { funding: getFundingsMock() } : {}),
  available: faker.datatype.boolean(),
  ...overrideResponse,
});

export const getSlotDayMock = (overrideResponse: Partial<SlotDay> = {}): SlotDay => ({
  date: (() => faker.date.anytime().toISOString().slice(0, 10))(),
  slots: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getSlotMock(),
  })),
  closed_reason: faker.helpers.arrayElement([
    (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(),
    null,
  ]),
  ...overrideResponse,
});

export const getSlotRangeMock = (overrideResponse: Partial<SlotRange> = {}): SlotRange => ({
  last_date: faker.helpers.arrayElement([(() => faker.date.anytime().toISOString().slice(0, 10))(), null]),
  nearest_starts_at: faker.helpers.arrayElement([
    (() => `${faker.date.anytime().toISOString().slice(0, 16)}:00+05:00`)(),
    null,
  ]),
  ...overrideResponse,
});

export const getDoctorSlotsAnswerMock = (overrideResponse: Partial<DoctorSlotsAnswer> = {}): DoctorSlotsAnswer => ({
  data: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getSlotDayMock(),
  })),
  meta: { ...getSlotRangeMock() },
  ...overrideResponse,
});

export const getDoctorSimilarAnswerMock = (
  overrideResponse: Partial<DoctorSimilarAnswer> = {},
): DoctorSimilarAnswer => ({
  data: Array.from({ length: faker.number.int({ min: 0, max: 3 }) }, (_, i) => i + 1).map(() => ({
    ...getDoctorCardMock(),
  })),
  ...overrideResponse,
});

export const getPersonProfileMock = (overrideResponse: Partial<PersonProfile> = {}): PersonProfile => ({
  id: faker.number.int({ min: 1, max: 100000 }),
  first_name: (() => faker.person.firstName('female'))(),
  second_name: (() => faker.person.lastName('female'))(),
  third_name: faker.helpers.arrayElement([(() => faker.person.middleName('female'))(), null]),
  avatar: faker.helpers.arrayElement([(() => '/api/v0/files/portraits/aigul.svg')(), null]),
  email: getEmailMock(),
  phone: faker.helpers.arrayElement([
    (() => faker.helpers.fromRegExp('[+]7-7[0-9]{2}-[0-9]{3}-[0-9]{2}-[0-9]{2}'))(),
    null,
  ]),
  phone_confirmed_at: faker.helpers.arrayElement([
    (() => `${faker.date.anytime().toISOString().slice(0, 16)}:00+05:00`)(),
    null,
  ]),
  iin: faker.helpers.arrayElement([
    (() => faker.helpers.arrayElement(['160902500058', '900515400123', '900515400212']))(),
    null,
  ]),
  birthday: faker.helpers.arrayElement([(() => faker.date.anytime().toISOString().slice(0, 10))(), null]),
  gender: faker.helpers.arrayElement([getGenderMock(), null]),
  address: faker.helpers.arrayElement([(() => faker.lorem.sentences({ min: 1, max: 8 }).slice(0, 300).trim())(), null]),
  citizenship_id: faker.helpers.arrayElement([faker.number.int({ min: 1, max: 100000 }), null]),
  document_number: faker.helpers.arrayElement([(() => faker.lorem.word().slice(0, 20))(), null]),
  ...overrideResponse,
});

export const getPatientProfileAnswerMock = (
  overrideResponse: Partial<PatientProfileAnswer> = {},
): PatientProfileAnswer => ({ data: { ...getPersonProfileMock() }, ...overrideResponse });

export const getPersonProfileRequestMock = (
  overrideResponse: Partial<PersonProfileRequest> = {},
): PersonProfileRequest => ({
  first_name: getPersonNameMock(),
  second_name: getPersonNameMock(),
  third_name: faker.helpers.arrayElement([(() => faker.person.middleName('female'))(), null]),
  phone: getPhoneMock(),
  iin: faker.helpers.arrayElement([
    (() => faker.helpers.arrayElement(['160902500058', '900515400123', '900515400212']))(),
    null,
  ]),
  document_number: faker.helpers.arrayElement([getDocumentNumberMock(), null]),
  birthday: (() => faker.date.anytime().toISOString().slice(0, 10))(),
  gender: getGenderMock(),
  address: faker.helpers.arrayElement([(() => faker.lorem.sentences({ min: 1, max: 8 }).slice(0, 300).trim())(), null]),
  citizenship_id: faker.helpers.arrayElement([faker.number.int({ min: 1, max: 100000 }), null]),
  ...overrideResponse,
});

export const getPatientProfileUpdateAnswerMock = (
  overrideResponse: Partial<PatientProfileUpdateAnswer> = {},
): PatientProfileUpdateAnswer => ({ data: { ...getPersonProfileMock() }, ...overrideResponse });

export const getFamilyRelationMock = (): FamilyRelation =>
  faker.helpers.arrayElement(['son', 'daughter', 'mother', 'father', 'spouse', 'other'] as const);

export const getCardRightMock = (): CardRight => faker.helpers.arrayElement(['read', 'book'] as const);

export const getCardSharedMock = (overrideResponse: Partial<CardShared> = {}): CardShared => ({
  access_id: faker.number.int({ min: 1, max: 100000 }),
  owner_name: (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(),
  right: getCardRightMock(),
  ...overrideResponse,
});

export const getFamilyMemberMock = (overrideResponse: Partial<FamilyMember> = {}): FamilyMember => ({
  id: faker.number.int({ min: 1, max: 100000 }),
  relation: getFamilyRelationMock(),
  ...(faker.datatype.boolean() ? { shared: { ...getCardSharedMock() } } : {}),
  first_name: (() => faker.person.firstName('female'))(),
  second_name: (() => faker.person.lastName('female'))(),
  third_name: faker.helpers.arrayElement([(() => faker.person.middleName('female'))(), null]),
  birthday: (() => faker.date.anytime().toISOString().slice(0, 10))(),
  gender: getGenderMock(),
  age: faker.number.int({ min: 0, max: 130 }),
  phone: faker.helpers.arrayElement([
    (() => faker.helpers.fromRegExp('[+]7-7[0-9]{2}-[0-9]{3}-[0-9]{2}-[0-9]{2}'))(),
    null,
  ]),
  citizenship_id: faker.helpers.arrayElement([faker.number.int({ min: 1, max: 100000 }), null]),
  iin: faker.helpers.arrayElement([
    (() => faker.helpers.arrayElement(['160902500058', '900515400123', '900515400212']))(),
    null,
  ]),
  document_number: faker.helpers.arrayElement([getDocumentNumberMock(), null]),
  ...overrideResponse,
});

export const getFamilyMemberListAnswerMock = (
  overrideResponse: Partial<FamilyMemberListAnswer> = {},
): FamilyMemberListAnswer => ({
  data: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getFamilyMemberMock(),
  })),
  ...overrideResponse,
});

export const getFamilyMemberRequestMock = (
  overrideResponse: Partial<FamilyMemberRequest> = {},
): FamilyMemberRequest => ({
  relation: getFamilyRelationMock(),
  first_name: getPersonNameMock(),
  second_name: getPersonNameMock(),
  third_name: faker.helpers.arrayElement([(() => faker.person.middleName('female'))(), null]),
  birthday: (() => faker.date.anytime().toISOString().slice(0, 10))(),
  gender: getGenderMock(),
  phone: faker.helpers.arrayElement([
    (() => faker.helpers.fromRegExp('[+]7-7[0-9]{2}-[0-9]{3}-[0-9]{2}-[0-9]{2}'))(),
    null,
  ]),
  citizenship_id: faker.helpers.arrayElement([faker.number.int({ min: 1, max: 100000 }), null]),
  iin: faker.helpers.arrayElement([
    (() => faker.helpers.arrayElement(['160902500058', '900515400123', '900515400212']))(),
    null,
  ]),
  document_number: faker.helpers.arrayElement([getDocumentNumberMock(), null]),
  ...overrideResponse,
});

export const getFamilyMemberCreateAnswerMock = (
  overrideResponse: Partial<FamilyMemberCreateAnswer> = {},
): FamilyMemberCreateAnswer => ({ data: { ...getFamilyMemberMock() }, ...overrideResponse });

export const getGuestSlotHoldRequestMock = (
  overrideResponse: Partial<GuestSlotHoldRequest> = {},
): GuestSlotHoldRequest => ({
  doctor_id: faker.helpers.arrayElement([faker.number.int({ min: 1, max: 100000 }), null]),
  filial_id: faker.number.int({ min: 1, max: 100000 }),
  service_id: faker.number.int({ min: 1, max: 100000 }),
  ...(faker.datatype.boolean()
    ? {
        service_ids: Array.from({ length: faker.number.int({ min: 1, max: 30 }) }, (_, i) => i + 1).map(() =>
          faker.number.int({ min: 1, max: 100000 }),
        ),
      }
    : {}),
  starts_at: (() => `${faker.date.anytime().toISOString().slice(0, 16)}:00+05:00`)(),
  ...(faker.datatype.boolean() ? { hold_id: faker.string.uuid() } : {}),
  ...overrideResponse,
});

export const getBookedServiceMock = (overrideResponse: Partial<BookedService> = {}): BookedService => ({
  service_id: faker.number.int({ min: 1, max: 100000 }),
  service_title: (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(),
  price: faker.number.int({ min: 0, max: 100000 }),
  ready_in_workdays: faker.helpers.arrayElement([faker.number.int({ min: 0, max: 60 }), null]),
  ...overrideResponse,
});

export const getGuestSlotHoldMock = (overrideResponse: Partial<GuestSlotHold> = {}): GuestSlotHold => ({
  id: faker.string.uuid(),
  doctor_id: faker.helpers.arrayElement([faker.number.int({ min: 1, max: 100000 }), null]),
  filial_id: faker.number.int({ min: 1, max: 100000 }),
  service_id: faker.number.int({ min: 1, max: 100000 }),
  service_title: (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(),
  ...(faker.datatype.boolean()
    ? {
        services: Array.from({ length: faker.number.int({ min: 2, max: 30 }) }, (_, i) => i + 1).map(() => ({
          ...getBookedServiceMock(),
        })),
      }
    : {}),
  price: faker.number.int({ min: 0, max: 100000 }),
  duration_minutes: faker.number.int({ min: 5, max: 480 }),
  starts_at: (() => `${faker.date.anytime().toISOString().slice(0, 16)}:00+05:00`)(),
  expires_at: (() => `${faker.date.anytime().toISOString().slice(0, 16)}:00+05:00`)(),
  prolong_until: (() => `${faker.date.anytime().toISOString().slice(0, 16)}:00+05:00`)(),
  ...overrideResponse,
});

export const getGuestSlotHoldCreateAnswerMock = (
  overrideResponse: Partial<GuestSlotHoldCreateAnswer> = {},
): GuestSlotHoldCreateAnswer => ({ data: { ...getGuestSlotHoldMock() }, ...overrideResponse });

export const getSlotHoldRequestMock = (overrideResponse: Partial<SlotHoldRequest> = {}): SlotHoldRequest => ({
  doctor_id: faker.helpers.arrayElement([faker.number.int({ min: 1, max: 100000 }), null]),
  filial_id: faker.number.int({ min: 1, max: 100000 }),
  service_id: faker.number.int({ min: 1, max: 100000 }),
  ...(faker.datatype.boolean()
    ? {
        service_ids: Array.from({ length: faker.number.int({ min: 1, max: 30 }) }, (_, i) => i + 1).map(() =>
          faker.number.int({ min: 1, max: 100000 }),
        ),
      }
    : {}),
  starts_at: (() => `${faker.date.anytime().toISOString().slice(0, 16)}:00+05:00`)(),
  ...(faker.datatype.boolean() ? { guest_hold_id: faker.string.uuid() } : {}),
  ...(faker.datatype.boolean() ? { hold_id: faker.string.uuid() } : {}),
  ...(faker.datatype.boolean() ? { visit_id: faker.number.int({ min: 1, max: 100000 }) } : {}),
  ...overrideResponse,
});

export const getQuestionKindMock = (): QuestionKind =>
  faker.helpers.arrayElement(['choice', 'yes_no', 'text'] as const);

export const getReferralTargetMock = (overrideResponse: Partial<ReferralTarget> = {}): ReferralTarget => ({
  id: faker.number.int({ min: 1, max: 100000 }),
  slug: getSlugMock(),
  title: (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(),
  ...overrideResponse,
});

export const getQuestionAdviceMock = (overrideResponse: Partial<QuestionAdvice> = {}): QuestionAdvice => ({
  text: (() => faker.lorem.sentences({ min: 1, max: 8 }).slice(0, 300).trim())(),
  specialisation: faker.helpers.arrayElement([{ ...getReferralTargetMock() }, null]),
  stops: faker.datatype.boolean(),
  ...overrideResponse,
});

export const getQuestionOptionMock = (overrideResponse: Partial<QuestionOption> = {}): QuestionOption => ({
  text: (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(),
  advice: faker.helpers.arrayElement([{ ...getQuestionAdviceMock() }, null]),
  ...overrideResponse,
});

export const getServiceQuestionMock = (overrideResponse: Partial<ServiceQuestion> = {}): ServiceQuestion => ({
  id: faker.number.int({ min: 1, max: 100000 }),
  kind: getQuestionKindMock(),
  text: (() => faker.lorem.sentences({ min: 1, max: 8 }).slice(0, 300).trim())(),
  is_required: faker.datatype.boolean(),
  options: Array.from({ length: faker.number.int({ min: 0, max: 10 }) }, (_, i) => i + 1).map(() => ({
    ...getQuestionOptionMock(),
  })),
  ...overrideResponse,
});

export const getSlotHoldMock = (overrideResponse: Partial<SlotHold> = {}): SlotHold => ({
  id: faker.string.uuid(),
  doctor_id: faker.helpers.arrayElement([faker.number.int({ min: 1, max: 100000 }), null]),
  filial_id: faker.number.int({ min: 1, max: 100000 }),
  service_id: faker.number.int({ min: 1, max: 100000 }),
  service_title: (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(),
  ...(faker.datatype.boolean()
    ? {
        services: Array.from({ length: faker.number.int({ min: 2, max: 30 }) }, (_, i) => i + 1).map(() => ({
          ...getBookedServiceMock(),
        })),
      }
    : {}),
  price: faker.number.int({ min: 0, max: 100000 }),
  duration_minutes: faker.number.int({ min: 5, max: 480 }),
  ...(faker.datatype.boolean() ? { funding: getFundingsMock() } : {}),
  ...(faker.datatype.boolean() ? { needs_referral: faker.datatype.boolean() } : {}),
  starts_at: (() => `${faker.date.anytime().toISOString().slice(0, 16)}:00+05:00`)(),
  expires_at: (() => `${faker.date.anytime().toISOString().slice(0, 16)}:00+05:00`)(),
  ...(faker.datatype.boolean()
    ? {
        questions: Array.from({ length: faker.number.int({ min: 0, max: 50 }) }, (_, i) => i + 1).map(() => ({
          ...getServiceQuestionMock(),
        })),
      }
    : {}),
  cancel_until: (() => `${faker.date.anytime().toISOString().slice(0, 16)}:00+05:00`)(),
  answer_until: faker.helpers.arrayElement([
    (() => `${faker.date.anytime().toISOString().slice(0, 16)}:00+05:00`)(),
    null,
  ]),
  ...overrideResponse,
});

export const getSlotHoldCreateAnswerMock = (
  overrideResponse: Partial<SlotHoldCreateAnswer> = {},
): SlotHoldCreateAnswer => ({ data: { ...getSlotHoldMock() }, ...overrideResponse });

export const getSlotHoldReadAnswerMock = (overrideResponse: Partial<SlotHoldReadAnswer> = {}): SlotHoldReadAnswer => ({
  data: { ...getSlotHoldMock() },
  ...overrideResponse,
});

export const getVisitListStatusMock = (): VisitListStatus =>
  faker.helpers.arrayElement(['upcoming', 'past', 'cancelled'] as const);

export const getVisitStatusMock = (): VisitStatus =>
  faker.helpers.arrayElement([
    'pending',
    'confirmed',
    'arrived',
    'completed',
    'cancelled_by_patient',
    'cancelled_by_clinic',
    'no_show',
  ] as const);

export const getVisitPersonMock = (overrideResponse: Partial<VisitPerson> = {}): VisitPerson => ({
  family_member_id: faker.helpers.arrayElement([faker.number.int({ min: 1, max: 100000 }), null]),
  full_name: (() => faker.person.fullName({ sex: 'female' }))(),
  relation: faker.helpers.arrayElement([(() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(), null]),
  age: faker.helpers.arrayElement([faker.number.int({ min: 0, max: 130 }), null]),
  birthday: faker.helpers.arrayElement([(() => faker.date.anytime().toISOString().slice(0, 10))(), null]),
  ...overrideResponse,
});

export const getArrivalWindowMock = (overrideResponse: Partial<ArrivalWindow> = {}): ArrivalWindow => ({
  from: (() => `${faker.date.anytime().toISOString().slice(0, 16)}:00+05:00`)(),
  to: (() => `${faker.date.anytime().toISOString().slice(0, 16)}:00+05:00`)(),
  ...overrideResponse,
});

export const getHomeAddressMock = (overrideResponse: Partial<HomeAddress> = {}): HomeAddress => ({
  street: faker.helpers.fromRegExp('\\S'),
  flat: faker.helpers.arrayElement([(() => faker.lorem.word().slice(0, 20))(), null]),
  entrance: faker.helpers.arrayElement([(() => faker.lorem.word().slice(0, 20))(), null]),
  floor: faker.helpers.arrayElement([(() => faker.lorem.word().slice(0, 20))(), null]),
  intercom: faker.helpers.arrayElement([(() => faker.lorem.word().slice(0, 20))(), null]),
  note: faker.helpers.arrayElement([(() => faker.lorem.sentences({ min: 1, max: 8 }).slice(0, 300).trim())(), null]),
  ...overrideResponse,
});

export const getCancelledByMock = (): CancelledBy =>
  faker.helpers.arrayElement([
    faker.helpers.arrayElement(['patient', 'doctor', 'clinic', 'unanswered'] as const),
    null,
  ]);

export const getReminderChannelMock = (): ReminderChannel =>
  faker.helpers.arrayElement(['email', 'sms', 'whatsapp', 'push'] as const);

export const getNextReminderMock = (overrideResponse: Partial<NextReminder> = {}): NextReminder => ({
  at: (() => `${faker.date.anytime().toISOString().slice(0, 16)}:00+05:00`)(),
  channels: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(() =>
    getReminderChannelMock(),
  ),
  ...overrideResponse,
});

export const getVisitEventMock = (overrideResponse: Partial<VisitEvent> = {}): VisitEvent => ({
  id: faker.number.int({ min: 1, max: 100000 }),
  at: (() => `${faker.date.anytime().toISOString().slice(0, 16)}:00+05:00`)(),
  kind: faker.helpers.arrayElement([
    'created',
    'confirmed',
    'rescheduled',
    'reminded',
    'attendance_confirmed',
    'arrived',
    'completed',
    'cancelled',
    'no_show',
    'commented',
    'address_changed',
    'services_changed',
    'mark_removed',
    'disputed',
  ] as const),
  text: (() => faker.lorem.sentences({ min: 1, max: 8 }).slice(0, 300).trim())(),
  ...overrideResponse,
});

export const getVisitReferralMock = (overrideResponse: Partial<VisitReferral> = {}): VisitReferral => ({
  specialisation: faker.helpers.arrayElement([{ ...getReferralTargetMock() }, null]),
  service: faker.helpers.arrayElement([{ ...getReferralTargetMock() }, null]),
  ...overrideResponse,
});

export const getVisitConclusionMock = (overrideResponse: Partial<VisitConclusion> = {}): VisitConclusion => ({
  complaints: faker.helpers.arrayElement([
    (() => faker.lorem.sentences({ min: 1, max: 8 }).slice(0, 300).trim())(),
    null,
  ]),
  diagnosis: faker.helpers.arrayElement([
    (() => faker.lorem.sentences({ min: 1, max: 8 }).slice(0, 300).trim())(),
    null,
  ]),
  prescriptions: faker.helpers.arrayElement([
    (() => faker.lorem.sentences({ min: 1, max: 8 }).slice(0, 300).trim())(),
    null,
  ]),
  control_until: faker.helpers.arrayElement([(() => faker.date.anytime().toISOString().slice(0, 10))(), null]),
  referrals: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getVisitReferralMock(),
  })),
  author: (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(),
  written_at: (() => `${faker.date.anytime().toISOString().slice(0, 16)}:00+05:00`)(),
  ...overrideResponse,
});

export const getVisitQuestionMock = (overrideResponse: Partial<VisitQuestion> = {}): VisitQuestion => ({
  id: faker.number.int({ min: 1, max: 100000 }),
  kind: getQuestionKindMock(),
  text: (() => faker.lorem.sentences({ min: 1, max: 8 }).slice(0, 300).trim())(),
  is_required: faker.datatype.boolean(),
  options: Array.from({ length: faker.number.int({ min: 0, max: 10 }) }, (_, i) => i + 1).map(() => ({
    ...getQuestionOptionMock(),
  })),
  answer: faker.helpers.arrayElement([(() => faker.lorem.sentences({ min: 1, max: 8 }).slice(0, 300).trim())(), null]),
  ...overrideResponse,
});

export const getVisitMock = (overrideResponse: Partial<Visit> = {}): Visit => ({
  id: faker.number.int({ min: 1, max: 100000 }),
  number: (() => faker.lorem.word().slice(0, 20))(),
  status: getVisitStatusMock(),
  answer_until: faker.helpers.arrayElement([
    (() => `${faker.date.anytime().toISOString().slice(0, 16)}:00+05:00`)(),
    null,
  ]),
  starts_at: (() => `${faker.date.anytime().toISOString().slice(0, 16)}:00+05:00`)(),
  ends_at: (() => `${faker.date.anytime().toISOString().slice(0, 16)}:00+05:00`)(),
  created_at: (() => `${faker.date.anytime().toISOString().slice(0, 16)}:00+05:00`)(),
  doctor: faker.helpers.arrayElement([{ ...getVisitDoctorMock() }, null]),
  filial: { ...getFilialBriefMock() },
  service_id: faker.number.int({ min: 1, max: 100000 }),
  service_title: (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(),
  ...(faker.datatype.boolean()
    ? {
        services: Array.from({ length: faker.number.int({ min: 2, max: 30 }) }, (_, i) => i + 1).map(() => ({
          ...getBookedServiceMock(),
        })),
      }
    : {}),
  price: faker.number.int({ min: 0, max: 100000 }),
  ...(faker.datatype.boolean() ? { funding: getFundingMock() } : {}),
  ...(faker.datatype.boolean() ? { needs_referral: faker.datatype.boolean() } : {}),
  duration_minutes: faker.number.int({ min: 5, max: 480 }),
  person: { ...getVisitPersonMock() },
  ...(faker.datatype.boolean() ? { shared_right: getCardRightMock() } : {}),
  booked_by: faker.helpers.arrayElement([(() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(), null]),
  ...(faker.datatype.boolean()
    ? {
        payment_methods: Array.from({ length: faker.number.int({ min: 0, max: 5 }) }, (_, i) => i + 1).map(() =>
          getPaymentMethodMock(),
        ),
      }
    : {}),
  comment: faker.helpers.arrayElement([(() => faker.lorem.sentences({ min: 1, max: 8 }).slice(0, 300).trim())(), null]),
  phone: getPhoneMock(),
  email: getEmailMock(),
  attendance_requested: faker.datatype.boolean(),
  attendance_confirmed_at: faker.helpers.arrayElement([
    (() => `${faker.date.anytime().toISOString().slice(0, 16)}:00+05:00`)(),
    null,
  ]),
  cancel_until: (() => `${faker.date.anytime().toISOString().slice(0, 16)}:00+05:00`)(),
  format: getVisitFormatMock(),
  arrive_at: faker.helpers.arrayElement([
    (() => `${faker.date.anytime().toISOString().slice(0, 16)}:00+05:00`)(),
    null,
  ]),
  arrival_window: faker.helpers.arrayElement([{ ...getArrivalWindowMock() }, null]),
  home_address: faker.helpers.arrayElement([{ ...getHomeAddressMock() }, null]),
  video_from: faker.helpers.arrayElement([
    (() => `${faker.date.anytime().toISOString().slice(0, 16)}:00+05:00`)(),
    null,
  ]),
  video_url: faker.helpers.arrayElement([faker.internet.url(), null]),
  fasting: faker.datatype.boolean(),
  ready_in_workdays: faker.helpers.arrayElement([faker.number.int({ min: 0, max: 60 }), null]),
  preparation: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() =>
    (() => faker.lorem.sentences({ min: 1, max: 8 }).slice(0, 300).trim())(),
  ),
  cancel_reason: faker.helpers.arrayElement([
    (() => faker.lorem.sentences({ min: 1, max: 8 }).slice(0, 300).trim())(),
    null,
  ]),
  cancelled_by: getCancelledByMock(),
  review_id: faker.helpers.arrayElement([faker.number.int({ min: 1, max: 100000 }), null]),
  rating: faker.helpers.arrayElement([faker.number.int({ min: 1, max: 5 }), null]),
  dispute_until: faker.helpers.arrayElement([
    (() => `${faker.date.anytime().toISOString().slice(0, 16)}:00+05:00`)(),
    null,
  ]),
  disputed_at: faker.helpers.arrayElement([
    (() => `${faker.date.anytime().toISOString().slice(0, 16)}:00+05:00`)(),
    null,
  ]),
  next_reminder: faker.helpers.arrayElement([{ ...getNextReminderMock() }, null]),
  history: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getVisitEventMock(),
  })),
  conclusion: faker.helpers.arrayElement([{ ...getVisitConclusionMock() }, null]),
  ...(faker.datatype.boolean()
    ? {
        questions: Array.from({ length: faker.number.int({ min: 0, max: 50 }) }, (_, i) => i + 1).map(() => ({
          ...getVisitQuestionMock(),
        })),
      }
    : {}),
  ...overrideResponse,
});

export const getVisitListMetaMock = (overrideResponse: Partial<VisitListMeta> = {}): VisitListMeta => ({
  page: (() => 1)(),
  per_page: faker.number.int({ min: 1, max: 100000 }),
  total: faker.number.int({ min: 0, max: 100000 }),
  last_page: faker.number.int({ min: 1, max: 100000 }),
  counts: {
    upcoming: faker.number.int({ min: 0, max: 100000 }),
    past: faker.number.int({ min: 0, max: 100000 }),
    cancelled: faker.number.int({ min: 0, max: 100000 }),
  },
  ...overrideResponse,
});

export const getVisitListAnswerMock = (overrideResponse: Partial<VisitListAnswer> = {}): VisitListAnswer => ({
  data: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getVisitMock(),
  })),
  meta: { ...getVisitListMetaMock() },
  ...overrideResponse,
});

export const getVisitAnswerMock = (overrideResponse: Partial<VisitAnswer> = {}): VisitAnswer => ({
  question_id: faker.number.int({ min: 1, max: 100000 }),
  answer: (() => faker.lorem.sentences({ min: 1, max: 8 }).slice(0, 300).trim())(),
  ...overrideResponse,
});

export const getVisitCreateRequestMock = (overrideResponse: Partial<VisitCreateRequest> = {}): VisitCreateRequest => ({
  hold_id: faker.string.uuid(),
  family_member_id: faker.helpers.arrayElement([faker.number.int({ min: 1, max: 100000 }), null]),
  phone: getPhoneMock(),
  email: getEmailMock(),
  comment: faker.helpers.arrayElement([(() => faker.lorem.sentences({ min: 1, max: 8 }).slice(0, 300).trim())(), null]),
  home_address: faker.helpers.arrayElement([{ ...getHomeAddressMock() }, null]),
  ...(faker.datatype.boolean() ? { funding: getFundingMock() } : {}),
  ...(faker.datatype.boolean()
    ? {
        answers: Array.from({ length: faker.number.int({ min: 0, max: 50 }) }, (_, i) => i + 1).map(() => ({
          ...getVisitAnswerMock(),
        })),
      }
    : {}),
  consent: { ...getConsentMock() },
  ...overrideResponse,
});

export const getVisitCreateAnswerMock = (overrideResponse: Partial<VisitCreateAnswer> = {}): VisitCreateAnswer => ({
  data: { ...getVisitMock() },
  ...overrideResponse,
});

export const getVisitReadAnswerMock = (overrideResponse: Partial<VisitReadAnswer> = {}): VisitReadAnswer => ({
  data: { ...getVisitMock() },
  ...overrideResponse,
});

export const getVisitCancelRequestMock = (overrideResponse: Partial<VisitCancelRequest> = {}): VisitCancelRequest => ({
  reason: faker.helpers.arrayElement([(() => faker.lorem.sentences({ min: 1, max: 8 }).slice(0, 300).trim())(), null]),
  ...overrideResponse,
});

export const getVisitCancelAnswerMock = (overrideResponse: Partial<VisitCancelAnswer> = {}): VisitCancelAnswer => ({
  data: { ...getVisitMock() },
  ...overrideResponse,
});

export const getVisitRescheduleRequestMock = (
  overrideResponse: Partial<VisitRescheduleRequest> = {},
): VisitRescheduleRequest => ({ hold_id: faker.string.uuid(), ...overrideResponse });

export const getVisitRescheduleAnswerMock = (
  overrideResponse: Partial<VisitRescheduleAnswer> = {},
): VisitRescheduleAnswer => ({ data: { ...getVisitMock() }, ...overrideResponse });

export const getVisitAttendanceConfirmAnswerMock = (
  overrideResponse: Partial<VisitAttendanceConfirmAnswer> = {},
): VisitAttendanceConfirmAnswer => ({ data: { ...getVisitMock() }, ...overrideResponse });

export const getDeskStatusMock = (): DeskStatus =>
  faker.helpers.arrayElement([
    'pending',
    'confirmed',
    'arrived',
    'completed',
    'no_show',
    'cancelled',
    'ahead',
    'ended',
  ] as const);

export const getVisitSourceMock = (): VisitSource =>
  faker.helpers.arrayElement(['online', 'phone', 'walk_in', 'follow_up'] as const);

export const getDeskVisitMock = (overrideResponse: Partial<DeskVisit> = {}): DeskVisit => ({
  id: faker.number.int({ min: 1, max: 100000 }),
  number: (() => faker.lorem.word().slice(0, 20))(),
  status: getVisitStatusMock(),
  answer_until: faker.helpers.arrayElement([
    (() => `${faker.date.anytime().toISOString().slice(0, 16)}:00+05:00`)(),
    null,
  ]),
  starts_at: (() => `${faker.date.anytime().toISOString().slice(0, 16)}:00+05:00`)(),
  ends_at: (() => `${faker.date.anytime().toISOString().slice(0, 16)}:00+05:00`)(),
  filial_id: faker.number.int({ min: 1, max: 100000 }),
  filial_title: (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(),
  doctor_id: faker.helpers.arrayElement([faker.number.int({ min: 1, max: 100000 }), null]),
  doctor_name: faker.helpers.arrayElement([(() => faker.person.fullName({ sex: 'female' }))(), null]),
  service_id: faker.number.int({ min: 1, max: 100000 }),
  service_title: (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(),
  ...(faker.datatype.boolean()
    ? {
        services: Array.from({ length: faker.number.int({ min: 2, max: 30 }) }, (_, i) => i + 1).map(() => ({
          ...getBookedServiceMock(),
        })),
      }
    : {}),
  price: faker.number.int({ min: 0, max: 100000 }),
  ...(faker.datatype.boolean() ? { funding: getFundingMock() } : {}),
  ...(faker.datatype.boolean() ? { payers: getFundingsMock() } : {}),
  ...(faker.datatype.boolean() ? { needs_referral: faker.datatype.boolean() } : {}),
  duration_minutes: faker.number.int({ min: 5, max: 480 }),
  client_id: faker.number.int({ min: 1, max: 100000 }),
  person: { ...getVisitPersonMock() },
  first_time: faker.datatype.boolean(),
  source: getVisitSourceMock(),
  comment: faker.helpers.arrayElement([(() => faker.lorem.sentences({ min: 1, max: 8 }).slice(0, 300).trim())(), null]),
  phone: getPhoneMock(),
  documents_count: faker.number.int({ min: 0, max: 100000 }),
  attendance_confirmed_at: faker.helpers.arrayElement([
    (() => `${faker.date.anytime().toISOString().slice(0, 16)}:00+05:00`)(),
    null,
  ]),
  arrived_at: faker.helpers.arrayElement([
    (() => `${faker.date.anytime().toISOString().slice(0, 16)}:00+05:00`)(),
    null,
  ]),
  cancel_reason: faker.helpers.arrayElement([
    (() => faker.lorem.sentences({ min: 1, max: 8 }).slice(0, 300).trim())(),
    null,
  ]),
  cancelled_by: getCancelledByMock(),
  disputed_at: faker.helpers.arrayElement([
    (() => `${faker.date.anytime().toISOString().slice(0, 16)}:00+05:00`)(),
    null,
  ]),
  undo_to: faker.helpers.arrayElement([faker.helpers.arrayElement(['confirmed', 'arrived'] as const), null]),
  format: getVisitFormatMock(),
  arrival_window: faker.helpers.arrayElement([{ ...getArrivalWindowMock() }, null]),
  home_address: faker.helpers.arrayElement([{ ...getHomeAddressMock() }, null]),
  video_url: faker.helpers.arrayElement([faker.internet.url(), null]),
  ...overrideResponse,
});

export const getDoctorVisitListAnswerMock = (
  overrideResponse: Partial<DoctorVisitListAnswer> = {},
): DoctorVisitListAnswer => ({
  data: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getDeskVisitMock(),
  })),
  ...overrideResponse,
});

export const getNewClientMock = (overrideResponse: Partial<NewClient> = {}): NewClient => ({
  second_name: getPersonNameMock(),
  first_name: getPersonNameMock(),
  third_name: faker.helpers.arrayElement([(() => faker.person.middleName('female'))(), null]),
  phone: getPhoneMock(),
  birthday: faker.helpers.arrayElement([(() => faker.date.anytime().toISOString().slice(0, 10))(), null]),
  ...(faker.datatype.boolean() ? { gender: getGenderMock() } : {}),
  ...overrideResponse,
});

export const getDeskSourceMock = (): DeskSource =>
  faker.helpers.arrayElement(['phone', 'walk_in', 'follow_up'] as const);

export const getDeskVisitCreateRequestMock = (
  overrideResponse: Partial<DeskVisitCreateRequest> = {},
): DeskVisitCreateRequest => ({
  client_id: faker.helpers.arrayElement([faker.number.int({ min: 1, max: 100000 }), null]),
  new_client: faker.helpers.arrayElement([{ ...getNewClientMock() }, null]),
  doctor_id: faker.helpers.arrayElement([faker.number.int({ min: 1, max: 100000 }), null]),
  filial_id: faker.number.int({ min: 1, max: 100000 }),
  service_id: faker.number.int({ min: 1, max: 100000 }),
  ...(faker.datatype.boolean()
    ? {
        service_ids: Array.from({ length: faker.number.int({ min: 1, max: 30 }) }, (_, i) => i + 1).map(() =>
          faker.number.int({ min: 1, max: 100000 }),
        ),
      }
    : {}),
  starts_at: (() => `${faker.date.anytime().toISOString().slice(0, 16)}:00+05:00`)(),
  ...(faker.datatype.boolean() ? { funding: getFundingMock() } : {}),
  source: getDeskSourceMock(),
  comment: faker.helpers.arrayElement([(() => faker.lorem.sentences({ min: 1, max: 8 }).slice(0, 300).trim())(), null]),
  home_address: faker.helpers.arrayElement([{ ...getHomeAddressMock() }, null]),
  over_schedule: faker.datatype.boolean(),
  arrived: faker.datatype.boolean(),
  ...overrideResponse,
});

export const getDoctorVisitCreateAnswerMock = (
  overrideResponse: Partial<DoctorVisitCreateAnswer> = {},
): DoctorVisitCreateAnswer => ({ data: { ...getDeskVisitMock() }, ...overrideResponse });

export const getDocumentCategoryMock = (): DocumentCategory =>
  faker.helpers.arrayElement([
    'analysis',
    'examination',
    'conclusion',
    'referral',
    'prescription',
    'vaccination',
    'other',
  ] as const);

export const getUploadedFileMock = (overrideResponse: Partial<UploadedFile> = {}): UploadedFile => ({
  id: faker.number.int({ min: 1, max: 100000 }),
  path: (() => faker.lorem.sentences({ min: 1, max: 8 }).slice(0, 300).trim())(),
  name: (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(),
  size: faker.number.int({ min: 0, max: 5242880 }),
  type: faker.helpers.arrayElement(['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const),
  ...overrideResponse,
});

export const getVisitDocumentMock = (overrideResponse: Partial<VisitDocument> = {}): VisitDocument => ({
  id: faker.number.int({ min: 1, max: 100000 }),
  visit_id: faker.number.int({ min: 1, max: 100000 }),
  category: getDocumentCategoryMock(),
  name: (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(),
  file: { ...getUploadedFileMock() },
  created_at: (() => `${faker.date.anytime().toISOString().slice(0, 16)}:00+05:00`)(),
  added_by: faker.helpers.arrayElement([(() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(), null]),
  removable: faker.datatype.boolean(),
  ...overrideResponse,
});

export const getVisitNoteMock = (overrideResponse: Partial<VisitNote> = {}): VisitNote => ({
  id: faker.number.int({ min: 1, max: 100000 }),
  visit_id: faker.number.int({ min: 1, max: 100000 }),
  text: (() => faker.lorem.sentences({ min: 1, max: 8 }).slice(0, 300).trim())(),
  created_at: (() => `${faker.date.anytime().toISOString().slice(0, 16)}:00+05:00`)(),
  by: faker.helpers.arrayElement(['doctor', 'clinic'] as const),
  author: (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(),
  removable: faker.datatype.boolean(),
  ...overrideResponse,
});

export const getVisitDisputeMock = (overrideResponse: Partial<VisitDispute> = {}): VisitDispute => ({
  text: (() => faker.lorem.sentences({ min: 1, max: 8 }).slice(0, 300).trim())(),
  created_at: (() => `${faker.date.anytime().toISOString().slice(0, 16)}:00+05:00`)(),
  ...overrideResponse,
});

export const getVisitStepMock = (overrideResponse: Partial<VisitStep> = {}): VisitStep => ({
  status: faker.helpers.arrayElement(['confirmed', 'arrived', 'completed', 'no_show', 'cancelled_by_clinic'] as const),
  from: faker.helpers.arrayElement([(() => `${faker.date.anytime().toISOString().slice(0, 16)}:00+05:00`)(), null]),
  until: faker.helpers.arrayElement([(() => `${faker.date.anytime().toISOString().slice(0, 16)}:00+05:00`)(), null]),
  undoes: faker.datatype.boolean(),
  ...overrideResponse,
});

export const getVisitRecordMock = (overrideResponse: Partial<VisitRecord> = {}): VisitRecord => ({
  created_at: (() => `${faker.date.anytime().toISOString().slice(0, 16)}:00+05:00`)(),
  email: faker.helpers.arrayElement([getEmailMock(), null]),
  birthday: faker.helpers.arrayElement([(() => faker.date.anytime().toISOString().slice(0, 10))(), null]),
  own_phone: faker.helpers.arrayElement([
    (() => faker.helpers.fromRegExp('[+]7-7[0-9]{2}-[0-9]{3}-[0-9]{2}-[0-9]{2}'))(),
    null,
  ]),
  iin: faker.helpers.arrayElement([
    (() => faker.helpers.arrayElement(['160902500058', '900515400123', '900515400212']))(),
    null,
  ]),
  document_number: faker.helpers.arrayElement([getDocumentNumberMock(), null]),
  history: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getVisitEventMock(),
  })),
  documents: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getVisitDocumentMock(),
  })),
  notes: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getVisitNoteMock(),
  })),
  conclusion: faker.helpers.arrayElement([{ ...getVisitConclusionMock() }, null]),
  ...(faker.datatype.boolean()
    ? {
        questions: Array.from({ length: faker.number.int({ min: 0, max: 50 }) }, (_, i) => i + 1).map(() => ({
          ...getVisitQuestionMock(),
        })),
      }
    : {}),
  dispute: faker.helpers.arrayElement([{ ...getVisitDisputeMock() }, null]),
  earlier_visits_count: faker.number.int({ min: 0, max: 100000 }),
  preparation: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() =>
    (() => faker.lorem.sentences({ min: 1, max: 8 }).slice(0, 300).trim())(),
  ),
  steps: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getVisitStepMock(),
  })),
  movable_until: faker.helpers.arrayElement([
    (() => `${faker.date.anytime().toISOString().slice(0, 16)}:00+05:00`)(),
    null,
  ]),
  ...overrideResponse,
});

export const getDeskVisitFullMock = (overrideResponse: Partial<DeskVisitFull> = {}): DeskVisitFull => ({
  visit: { ...getDeskVisitMock() },
  record: { ...getVisitRecordMock() },
  ...overrideResponse,
});

export const getDoctorVisitReadAnswerMock = (
  overrideResponse: Partial<DoctorVisitReadAnswer> = {},
): DoctorVisitReadAnswer => ({ data: { ...getDeskVisitFullMock() }, ...overrideResponse });

export const getDeskVisitMoveRequestMock = (
  overrideResponse: Partial<DeskVisitMoveRequest> = {},
): DeskVisitMoveRequest => ({
  starts_at: (() => `${faker.date.anytime().toISOString().slice(0, 16)}:00+05:00`)(),
  ...(faker.datatype.boolean() ? { filial_id: faker.number.int({ min: 1, max: 100000 }) } : {}),
  ...(faker.datatype.boolean() ? { doctor_id: faker.number.int({ min: 1, max: 100000 }) } : {}),
  reason: faker.helpers.arrayElement([(() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(), null]),
  ...overrideResponse,
});

export const getDoctorVisitRescheduleAnswerMock = (
  overrideResponse: Partial<DoctorVisitRescheduleAnswer> = {},
): DoctorVisitRescheduleAnswer => ({ data: { ...getDeskVisitMock() }, ...overrideResponse });

export const getVisitDocumentRequestMock = (
  overrideResponse: Partial<VisitDocumentRequest> = {},
): VisitDocumentRequest => ({
  category: getDocumentCategoryMock(),
  name: faker.helpers.fromRegExp('\\S'),
  file_id: faker.number.int({ min: 1, max: 100000 }),
  ...overrideResponse,
});

export const getDoctorVisitDocumentCreateAnswerMock = (
  overrideResponse: Partial<DoctorVisitDocumentCreateAnswer> = {},
): DoctorVisitDocumentCreateAnswer => ({ data: { ...getVisitDocumentMock() }, ...overrideResponse });

export const getVisitReferralRequestMock = (
  overrideResponse: Partial<VisitReferralRequest> = {},
): VisitReferralRequest => ({
  specialisation_id: faker.helpers.arrayElement([faker.number.int({ min: 1, max: 100000 }), null]),
  service_id: faker.helpers.arrayElement([faker.number.int({ min: 1, max: 100000 }), null]),
  ...overrideResponse,
});

export const getVisitConclusionRequestMock = (
  overrideResponse: Partial<VisitConclusionRequest> = {},
): VisitConclusionRequest => ({
  complaints: faker.helpers.arrayElement([
    (() => faker.lorem.sentences({ min: 1, max: 8 }).slice(0, 300).trim())(),
    null,
  ]),
  diagnosis: faker.helpers.arrayElement([
    (() => faker.lorem.sentences({ min: 1, max: 8 }).slice(0, 300).trim())(),
    null,
  ]),
  prescriptions: faker.helpers.arrayElement([
    (() => faker.lorem.sentences({ min: 1, max: 8 }).slice(0, 300).trim())(),
    null,
  ]),
  control_until: faker.helpers.arrayElement([(() => faker.date.anytime().toISOString().slice(0, 10))(), null]),
  referrals: Array.from({ length: faker.number.int({ min: 0, max: 10 }) }, (_, i) => i + 1).map(() => ({
    ...getVisitReferralRequestMock(),
  })),
  ...overrideResponse,
});

export const getDoctorVisitConclusionUpdateAnswerMock = (
  overrideResponse: Partial<DoctorVisitConclusionUpdateAnswer> = {},
): DoctorVisitConclusionUpdateAnswer => ({ data: { ...getVisitConclusionMock() }, ...overrideResponse });

export const getVisitAnswersRequestMock = (
  overrideResponse: Partial<VisitAnswersRequest> = {},
): VisitAnswersRequest => ({
  answers: Array.from({ length: faker.number.int({ min: 0, max: 50 }) }, (_, i) => i + 1).map(() => ({
    ...getVisitAnswerMock(),
  })),
  ...overrideResponse,
});

export const getDoctorVisitAnswersUpdateAnswerMock = (
  overrideResponse: Partial<DoctorVisitAnswersUpdateAnswer> = {},
): DoctorVisitAnswersUpdateAnswer => ({
  data: Array.from({ length: faker.number.int({ min: 0, max: 50 }) }, (_, i) => i + 1).map(() => ({
    ...getVisitQuestionMock(),
  })),
  ...overrideResponse,
});

export const getVisitNoteRequestMock = (overrideResponse: Partial<VisitNoteRequest> = {}): VisitNoteRequest => ({
  text: faker.helpers.fromRegExp('\\S'),
  ...overrideResponse,
});

export const getDoctorVisitNoteCreateAnswerMock = (
  overrideResponse: Partial<DoctorVisitNoteCreateAnswer> = {},
): DoctorVisitNoteCreateAnswer => ({ data: { ...getVisitNoteMock() }, ...overrideResponse });

export const getDoctorVisitDocumentReadAnswerMock = (
  overrideResponse: Partial<DoctorVisitDocumentReadAnswer> = {},
): DoctorVisitDocumentReadAnswer => ({ data: { ...getVisitDocumentMock() }, ...overrideResponse });

export const getDoctorSlotListAnswerMock = (
  overrideResponse: Partial<DoctorSlotListAnswer> = {},
): DoctorSlotListAnswer => ({
  data: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getSlotDayMock(),
  })),
  meta: { ...getSlotRangeMock() },
  room_minutes: faker.helpers.arrayElement([faker.number.int({ min: 0, max: 100000 }), null]),
  ...overrideResponse,
});

export const getDoctorPatientMock = (overrideResponse: Partial<DoctorPatient> = {}): DoctorPatient => ({
  id: faker.number.int({ min: 1, max: 100000 }),
  full_name: (() => faker.person.fullName({ sex: 'female' }))(),
  birthday: faker.helpers.arrayElement([(() => faker.date.anytime().toISOString().slice(0, 10))(), null]),
  age: faker.helpers.arrayElement([faker.number.int({ min: 0, max: 130 }), null]),
  phone: getPhoneMock(),
  clinic_title: (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(),
  visits_count: faker.number.int({ min: 0, max: 100000 }),
  no_show_count: faker.number.int({ min: 0, max: 100000 }),
  last_visit_at: faker.helpers.arrayElement([
    (() => `${faker.date.anytime().toISOString().slice(0, 16)}:00+05:00`)(),
    null,
  ]),
  next_visit_at: faker.helpers.arrayElement([
    (() => `${faker.date.anytime().toISOString().slice(0, 16)}:00+05:00`)(),
    null,
  ]),
  ...overrideResponse,
});

export const getMetaMock = (overrideResponse: Partial<Meta> = {}): Meta => ({
  page: (() => 1)(),
  per_page: faker.number.int({ min: 1, max: 100000 }),
  total: faker.number.int({ min: 0, max: 100000 }),
  last_page: faker.number.int({ min: 1, max: 100000 }),
  ...overrideResponse,
});

export const getDoctorPatientListAnswerMock = (
  overrideResponse: Partial<DoctorPatientListAnswer> = {},
): DoctorPatientListAnswer => ({
  data: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getDoctorPatientMock(),
  })),
  meta: { ...getMetaMock() },
  ...overrideResponse,
});

export const getDoctorPatientFullMock = (overrideResponse: Partial<DoctorPatientFull> = {}): DoctorPatientFull => ({
  patient: { ...getDoctorPatientMock() },
  birthday: faker.helpers.arrayElement([(() => faker.date.anytime().toISOString().slice(0, 10))(), null]),
  email: faker.helpers.arrayElement([getEmailMock(), null]),
  visits: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getDeskVisitMock(),
  })),
  documents: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getVisitDocumentMock(),
  })),
  notes: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getVisitNoteMock(),
  })),
  ...overrideResponse,
});

export const getDoctorPatientReadAnswerMock = (
  overrideResponse: Partial<DoctorPatientReadAnswer> = {},
): DoctorPatientReadAnswer => ({ data: { ...getDoctorPatientFullMock() }, ...overrideResponse });

export const getVisitStateRequestMock = (overrideResponse: Partial<VisitStateRequest> = {}): VisitStateRequest => ({
  status: faker.helpers.arrayElement(['confirmed', 'arrived', 'completed', 'no_show', 'cancelled_by_clinic'] as const),
  ...(faker.datatype.boolean()
    ? { reason: (() => faker.lorem.sentences({ min: 1, max: 8 }).slice(0, 300).trim())() }
    : {}),
  ...overrideResponse,
});

export const getDoctorVisitStateUpdateAnswerMock = (
  overrideResponse: Partial<DoctorVisitStateUpdateAnswer> = {},
): DoctorVisitStateUpdateAnswer => ({ data: { ...getDeskVisitMock() }, ...overrideResponse });

export const getFilialStateMock = (): FilialState => faker.helpers.arrayElement(['draft', 'open', 'closed'] as const);

export const getFilialStepMock = (): FilialStep =>
  faker.helpers.arrayElement(['hours', 'doctors', 'prices', 'photos', 'description'] as const);

export const getFilialSummaryMock = (overrideResponse: Partial<FilialSummary> = {}): FilialSummary => ({
  id: faker.number.int({ min: 1, max: 100000 }),
  title: (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(),
  address: (() => faker.lorem.sentences({ min: 1, max: 8 }).slice(0, 300).trim())(),
  city: (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(),
  phone: getPhoneMock(),
  doctors_count: faker.number.int({ min: 0, max: 100000 }),
  visits_today: faker.number.int({ min: 0, max: 100000 }),
  visits_over: faker.number.int({ min: 0, max: 100000 }),
  pending_count: faker.number.int({ min: 0, max: 100000 }),
  occupancy_percent: faker.helpers.arrayElement([faker.number.int({ min: 0, max: 100 }), null]),
  state: getFilialStateMock(),
  opens_on: faker.helpers.arrayElement([(() => faker.date.anytime().toISOString().slice(0, 10))(), null]),
  closes_on: faker.helpers.arrayElement([(() => faker.date.anytime().toISOString().slice(0, 10))(), null]),
  hours: Array.from({ length: faker.number.int({ min: 0, max: 7 }) }, (_, i) => i + 1).map(() => ({
    ...getOpeningHoursMock(),
  })),
  closed_today: faker.helpers.arrayElement([(() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(), null]),
  rating: getRatingMock(),
  reviews_count: faker.number.int({ min: 0, max: 100000 }),
  services_count: faker.number.int({ min: 0, max: 100000 }),
  missing: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => getFilialStepMock()),
  ...overrideResponse,
});

export const getClinicFilialListAnswerMock = (
  overrideResponse: Partial<ClinicFilialListAnswer> = {},
): ClinicFilialListAnswer => ({
  data: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getFilialSummaryMock(),
  })),
  ...overrideResponse,
});

export const getOpeningHoursRequestMock = (
  overrideResponse: Partial<OpeningHoursRequest> = {},
): OpeningHoursRequest => ({
  weekday: getWeekdayMock(),
  from: getTimeMock(),
  to: getTimeMock(),
  ...(faker.datatype.boolean()
    ? {
        breaks: Array.from({ length: faker.number.int({ min: 0, max: 5 }) }, (_, i) => i + 1).map(() => ({
          ...getTimeIntervalMock(),
        })),
      }
    : {}),
  ...overrideResponse,
});

export const getFilialHolidayMock = (overrideResponse: Partial<FilialHoliday> = {}): FilialHoliday => ({
  date: (() => faker.date.anytime().toISOString().slice(0, 10))(),
  reason: (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(),
  ...overrideResponse,
});

export const getFilialVisitDecisionMock = (
  overrideResponse: Partial<FilialVisitDecision> = {},
): FilialVisitDecision => ({
  visit_id: faker.number.int({ min: 1, max: 100000 }),
  action: faker.helpers.arrayElement(['keep', 'move', 'cancel'] as const),
  ...(faker.datatype.boolean()
    ? { starts_at: (() => `${faker.date.anytime().toISOString().slice(0, 16)}:00+05:00`)() }
    : {}),
  ...(faker.datatype.boolean() ? { doctor_id: faker.number.int({ min: 1, max: 100000 }) } : {}),
  ...(faker.datatype.boolean() ? { filial_id: faker.number.int({ min: 1, max: 100000 }) } : {}),
  ...overrideResponse,
});

export const getFilialRequestMock = (overrideResponse: Partial<FilialRequest> = {}): FilialRequest => ({
  title: (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(),
  short_title: faker.helpers.arrayElement([(() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(), null]),
  type_id: faker.number.int({ min: 1, max: 100000 }),
  contact_person: faker.helpers.arrayElement([
    (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(),
    null,
  ]),
  phone: getPhoneMock(),
  email: faker.helpers.arrayElement([getEmailMock(), null]),
  city_id: faker.number.int({ min: 1, max: 100000 }),
  district_id: faker.helpers.arrayElement([faker.number.int({ min: 1, max: 100000 }), null]),
  address: (() => faker.lorem.sentences({ min: 1, max: 8 }).slice(0, 300).trim())(),
  directions: faker.helpers.arrayElement([(() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(), null]),
  ...(faker.datatype.boolean() ? { location: { ...getGeoPointMock() } } : {}),
  hours: Array.from({ length: faker.number.int({ min: 0, max: 7 }) }, (_, i) => i + 1).map(() => ({
    ...getOpeningHoursRequestMock(),
  })),
  hours_from: faker.helpers.arrayElement([(() => faker.date.anytime().toISOString().slice(0, 10))(), null]),
  ...(faker.datatype.boolean() ? { closed_on_holidays: faker.datatype.boolean() } : {}),
  ...(faker.datatype.boolean()
    ? {
        holidays: Array.from({ length: faker.number.int({ min: 0, max: 60 }) }, (_, i) => i + 1).map(() => ({
          ...getFilialHolidayMock(),
        })),
      }
    : {}),
  ...(faker.datatype.boolean()
    ? {
        parameter_ids: Array.from({ length: faker.number.int({ min: 0, max: 30 }) }, (_, i) => i + 1).map(() =>
          faker.number.int({ min: 1, max: 100000 }),
        ),
      }
    : {}),
  ...(faker.datatype.boolean()
    ? {
        payment_methods: Array.from({ length: faker.number.int({ min: 0, max: 5 }) }, (_, i) => i + 1).map(() =>
          getPaymentMethodMock(),
        ),
      }
    : {}),
  description: faker.helpers.arrayElement([
    (() => faker.lorem.sentences({ min: 1, max: 8 }).slice(0, 300).trim())(),
    null,
  ]),
  ...(faker.datatype.boolean()
    ? {
        decisions: Array.from({ length: faker.number.int({ min: 0, max: 2000 }) }, (_, i) => i + 1).map(() => ({
          ...getFilialVisitDecisionMock(),
        })),
      }
    : {}),
  ...(faker.datatype.boolean() ? { reason: (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())() } : {}),
  ...overrideResponse,
});

export const getPlacePhotoMock = (overrideResponse: Partial<PlacePhoto> = {}): PlacePhoto => ({
  id: faker.number.int({ min: 1, max: 100000 }),
  filial_id: faker.helpers.arrayElement([faker.number.int({ min: 1, max: 100000 }), null]),
  path: (() => faker.lorem.sentences({ min: 1, max: 8 }).slice(0, 300).trim())(),
  alt: (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(),
  ...overrideResponse,
});

export const getFilialNextHoursMock = (overrideResponse: Partial<FilialNextHours> = {}): FilialNextHours => ({
  date_from: (() => faker.date.anytime().toISOString().slice(0, 10))(),
  hours: Array.from({ length: faker.number.int({ min: 0, max: 7 }) }, (_, i) => i + 1).map(() => ({
    ...getOpeningHoursMock(),
  })),
  ...overrideResponse,
});

export const getFilialProfileMock = (overrideResponse: Partial<FilialProfile> = {}): FilialProfile => ({
  id: faker.number.int({ min: 1, max: 100000 }),
  clinic_slug: getSlugMock(),
  title: (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(),
  short_title: faker.helpers.arrayElement([(() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(), null]),
  type_id: faker.number.int({ min: 1, max: 100000 }),
  contact_person: faker.helpers.arrayElement([
    (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(),
    null,
  ]),
  phone: getPhoneMock(),
  email: faker.helpers.arrayElement([getEmailMock(), null]),
  city_id: faker.number.int({ min: 1, max: 100000 }),
  district_id: faker.helpers.arrayElement([faker.number.int({ min: 1, max: 100000 }), null]),
  district: faker.helpers.arrayElement([(() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(), null]),
  address: (() => faker.lorem.sentences({ min: 1, max: 8 }).slice(0, 300).trim())(),
  directions: faker.helpers.arrayElement([(() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(), null]),
  location: { ...getGeoPointMock() },
  hours: Array.from({ length: faker.number.int({ min: 0, max: 7 }) }, (_, i) => i + 1).map(() => ({
    ...getOpeningHoursMock(),
  })),
  closed_on_holidays: faker.datatype.boolean(),
  holidays: Array.from({ length: faker.number.int({ min: 0, max: 60 }) }, (_, i) => i + 1).map(() => ({
    ...getFilialHolidayMock(),
  })),
  parameter_ids: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() =>
    faker.number.int({ min: 1, max: 100000 }),
  ),
  ...(faker.datatype.boolean()
    ? {
        payment_methods: Array.from({ length: faker.number.int({ min: 0, max: 5 }) }, (_, i) => i + 1).map(() =>
          getPaymentMethodMock(),
        ),
      }
    : {}),
  description: faker.helpers.arrayElement([
    (() => faker.lorem.sentences({ min: 1, max: 8 }).slice(0, 300).trim())(),
    null,
  ]),
  photos: Array.from({ length: faker.number.int({ min: 0, max: 20 }) }, (_, i) => i + 1).map(() => ({
    ...getPlacePhotoMock(),
  })),
  state: getFilialStateMock(),
  opens_on: faker.helpers.arrayElement([(() => faker.date.anytime().toISOString().slice(0, 10))(), null]),
  closes_on: faker.helpers.arrayElement([(() => faker.date.anytime().toISOString().slice(0, 10))(), null]),
  next_hours: faker.helpers.arrayElement([{ ...getFilialNextHoursMock() }, null]),
  missing: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => getFilialStepMock()),
  ...overrideResponse,
});

export const getClinicFilialCreateAnswerMock = (
  overrideResponse: Partial<ClinicFilialCreateAnswer> = {},
): ClinicFilialCreateAnswer => ({ data: { ...getFilialProfileMock() }, ...overrideResponse });

export const getPhotoMock = (overrideResponse: Partial<Photo> = {}): Photo => ({
  path: (() => faker.lorem.sentences({ min: 1, max: 8 }).slice(0, 300).trim())(),
  alt: (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(),
  ...overrideResponse,
});

export const getClinicFullMock = (overrideResponse: Partial<ClinicFull> = {}): ClinicFull => ({
  id: faker.number.int({ min: 1, max: 100000 }),
  slug: getSlugMock(),
  title: (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(),
  short_title: faker.helpers.arrayElement([(() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(), null]),
  legal_name: (() => faker.lorem.sentences({ min: 1, max: 8 }).slice(0, 300).trim())(),
  logo: faker.helpers.arrayElement([(() => '/api/v0/files/portraits/aigul.svg')(), null]),
  type: (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(),
  description: faker.helpers.arrayElement([
    (() => faker.lorem.sentences({ min: 1, max: 8 }).slice(0, 300).trim())(),
    null,
  ]),
  rating: getRatingMock(),
  reviews_count: faker.number.int({ min: 0, max: 100000 }),
  filials_count: faker.number.int({ min: 1, max: 100000 }),
  doctors_count: faker.number.int({ min: 0, max: 100000 }),
  price_from: faker.helpers.arrayElement([faker.number.int({ min: 0, max: 100000 }), null]),
  work_start_year: faker.helpers.arrayElement([faker.number.int({ min: 1900, max: 2100 }), null]),
  licence: faker.helpers.arrayElement([{ ...getLicenceMock() }, null]),
  licence_checked_on: faker.helpers.arrayElement([(() => faker.date.anytime().toISOString().slice(0, 10))(), null]),
  ...(faker.datatype.boolean()
    ? {
        checks: Array.from({ length: faker.number.int({ min: 0, max: 20 }) }, (_, i) => i + 1).map(() => ({
          ...getFactCheckMock(),
        })),
      }
    : {}),
  parameters: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getClinicParameterMock(),
  })),
  ...(faker.datatype.boolean()
    ? {
        specialisations: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
          ...getNamedSlugMock(),
        })),
      }
    : {}),
  ...(faker.datatype.boolean()
    ? {
        photos: Array.from({ length: faker.number.int({ min: 0, max: 20 }) }, (_, i) => i + 1).map(() => ({
          ...getPhotoMock(),
        })),
      }
    : {}),
  main_filial: { ...getFilialBriefMock() },
  ...overrideResponse,
});

export const getClinicFullAnswerMock = (overrideResponse: Partial<ClinicFullAnswer> = {}): ClinicFullAnswer => ({
  data: { ...getClinicFullMock() },
  ...overrideResponse,
});

export const getSamplingMock = (overrideResponse: Partial<Sampling> = {}): Sampling => ({
  appointment: getServiceAppointmentMock(),
  hours: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getOpeningHoursMock(),
  })),
  nearest_starts_at: faker.helpers.arrayElement([
    (() => `${faker.date.anytime().toISOString().slice(0, 16)}:00+05:00`)(),
    null,
  ]),
  ...overrideResponse,
});

export const getFilialMock = (overrideResponse: Partial<Filial> = {}): Filial => ({
  id: faker.number.int({ min: 1, max: 100000 }),
  title: (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(),
  type: (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(),
  address: (() => faker.lorem.sentences({ min: 1, max: 8 }).slice(0, 300).trim())(),
  directions: faker.helpers.arrayElement([(() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(), null]),
  district: faker.helpers.arrayElement([(() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(), null]),
  city: (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(),
  phone: getPhoneMock(),
  email: faker.helpers.arrayElement([getEmailMock(), null]),
  ...(faker.datatype.boolean() ? { location: { ...getGeoPointMock() } } : {}),
  hours: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getOpeningHoursMock(),
  })),
  ...(faker.datatype.boolean()
    ? {
        payment_methods: Array.from({ length: faker.number.int({ min: 0, max: 5 }) }, (_, i) => i + 1).map(() =>
          getPaymentMethodMock(),
        ),
      }
    : {}),
  doctors_count: faker.number.int({ min: 0, max: 100000 }),
  sampling: faker.helpers.arrayElement([{ ...getSamplingMock() }, null]),
  photo: faker.helpers.arrayElement([{ ...getPhotoMock() }, null]),
  ...(faker.datatype.boolean()
    ? {
        photos: Array.from({ length: faker.number.int({ min: 0, max: 20 }) }, (_, i) => i + 1).map(() => ({
          ...getPhotoMock(),
        })),
      }
    : {}),
  description: faker.helpers.arrayElement([
    (() => faker.lorem.sentences({ min: 1, max: 8 }).slice(0, 300).trim())(),
    null,
  ]),
  ...(faker.datatype.boolean()
    ? {
        parameters: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
          ...getClinicParameterMock(),
        })),
      }
    : {}),
  ...(faker.datatype.boolean()
    ? {
        closed_days: Array.from({ length: faker.number.int({ min: 0, max: 60 }) }, (_, i) => i + 1).map(() => ({
          ...getFilialHolidayMock(),
        })),
      }
    : {}),
  ...overrideResponse,
});

export const getClinicFilialsAnswerMock = (
  overrideResponse: Partial<ClinicFilialsAnswer> = {},
): ClinicFilialsAnswer => ({
  data: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getFilialMock(),
  })),
  ...overrideResponse,
});

export const getClinicDoctorsAnswerMock = (
  overrideResponse: Partial<ClinicDoctorsAnswer> = {},
): ClinicDoctorsAnswer => ({
  data: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getDoctorCardMock(),
  })),
  meta: { ...getMetaMock() },
  ...overrideResponse,
});

export const getClinicServiceMock = (overrideResponse: Partial<ClinicService> = {}): ClinicService => ({
  service: { ...getServiceMock() },
  price_from: faker.number.int({ min: 0, max: 100000 }),
  price_to: faker.number.int({ min: 0, max: 100000 }),
  doctors_count: faker.number.int({ min: 0, max: 100000 }),
  appointment: getServiceAppointmentMock(),
  ready_in_workdays: faker.helpers.arrayElement([faker.number.int({ min: 0, max: 60 }), null]),
  fasting: faker.datatype.boolean(),
  ...overrideResponse,
});

export const getClinicServicesAnswerMock = (
  overrideResponse: Partial<ClinicServicesAnswer> = {},
): ClinicServicesAnswer => ({
  data: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getClinicServiceMock(),
  })),
  ...overrideResponse,
});

export const getSamplingPlaceMock = (overrideResponse: Partial<SamplingPlace> = {}): SamplingPlace => ({
  id: faker.number.int({ min: 1, max: 100000 }),
  clinic_slug: getSlugMock(),
  clinic_title: (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(),
  clinic_legal_name: (() => faker.lorem.sentences({ min: 1, max: 8 }).slice(0, 300).trim())(),
  logo: faker.helpers.arrayElement([(() => '/api/v0/files/portraits/aigul.svg')(), null]),
  title: (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(),
  address: (() => faker.lorem.sentences({ min: 1, max: 8 }).slice(0, 300).trim())(),
  directions: faker.helpers.arrayElement([(() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(), null]),
  district: faker.helpers.arrayElement([(() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(), null]),
  city: (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(),
  phone: getPhoneMock(),
  ...(faker.datatype.boolean() ? { location: { ...getGeoPointMock() } } : {}),
  appointment: getServiceAppointmentMock(),
  hours: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getOpeningHoursMock(),
  })),
  ...(faker.datatype.boolean()
    ? {
        services: Array.from({ length: faker.number.int({ min: 2, max: 30 }) }, (_, i) => i + 1).map(() => ({
          ...getBookedServiceMock(),
        })),
      }
    : {}),
  price: faker.number.int({ min: 0, max: 100000 }),
  duration_minutes: faker.number.int({ min: 5, max: 480 }),
  ready_in_workdays: faker.helpers.arrayElement([faker.number.int({ min: 0, max: 60 }), null]),
  nearest_starts_at: faker.helpers.arrayElement([
    (() => `${faker.date.anytime().toISOString().slice(0, 16)}:00+05:00`)(),
    null,
  ]),
  ...(faker.datatype.boolean()
    ? {
        payment_methods: Array.from({ length: faker.number.int({ min: 0, max: 5 }) }, (_, i) => i + 1).map(() =>
          getPaymentMethodMock(),
        ),
      }
    : {}),
  book_ahead_hours: faker.number.int({ min: 0, max: 72 }),
  cancel_ahead_hours: faker.number.int({ min: 0, max: 72 }),
  arrive_early_minutes: faker.number.int({ min: 0, max: 60 }),
  ...overrideResponse,
});

export const getSamplingChoiceMock = (overrideResponse: Partial<SamplingChoice> = {}): SamplingChoice => ({
  place: { ...getSamplingPlaceMock() },
  missing_service_ids: Array.from({ length: faker.number.int({ min: 0, max: 29 }) }, (_, i) => i + 1).map(() =>
    faker.number.int({ min: 1, max: 100000 }),
  ),
  ...overrideResponse,
});

export const getSamplingChoiceMetaMock = (overrideResponse: Partial<SamplingChoiceMeta> = {}): SamplingChoiceMeta => ({
  page: (() => 1)(),
  per_page: faker.number.int({ min: 1, max: 100000 }),
  total: faker.number.int({ min: 0, max: 100000 }),
  last_page: faker.number.int({ min: 1, max: 100000 }),
  complete: faker.number.int({ min: 0, max: 100000 }),
  districts: Array.from({ length: faker.number.int({ min: 0, max: 100 }) }, (_, i) => i + 1).map(() => ({
    ...getFilterOptionMock(),
  })),
  fasting: faker.datatype.boolean(),
  services: Array.from({ length: faker.number.int({ min: 0, max: 30 }) }, (_, i) => i + 1).map(() => ({
    ...getServiceMock(),
  })),
  ...overrideResponse,
});

export const getSamplingPlacesAnswerMock = (
  overrideResponse: Partial<SamplingPlacesAnswer> = {},
): SamplingPlacesAnswer => ({
  data: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getSamplingChoiceMock(),
  })),
  meta: { ...getSamplingChoiceMetaMock() },
  ...overrideResponse,
});

export const getClinicSamplingMock = (overrideResponse: Partial<ClinicSampling> = {}): ClinicSampling => ({
  service: { ...getServiceMock() },
  ...(faker.datatype.boolean()
    ? {
        services: Array.from({ length: faker.number.int({ min: 2, max: 30 }) }, (_, i) => i + 1).map(() => ({
          ...getServiceMock(),
        })),
      }
    : {}),
  fasting: faker.datatype.boolean(),
  places: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getSamplingPlaceMock(),
  })),
  ...overrideResponse,
});

export const getClinicSamplingAnswerMock = (
  overrideResponse: Partial<ClinicSamplingAnswer> = {},
): ClinicSamplingAnswer => ({ data: { ...getClinicSamplingMock() }, ...overrideResponse });

export const getSamplingSlotMock = (overrideResponse: Partial<SamplingSlot> = {}): SamplingSlot => ({
  starts_at: (() => `${faker.date.anytime().toISOString().slice(0, 16)}:00+05:00`)(),
  available: faker.datatype.boolean(),
  seats_left: faker.number.int({ min: 0, max: 100 }),
  ...overrideResponse,
});

export const getSamplingSlotDayMock = (overrideResponse: Partial<SamplingSlotDay> = {}): SamplingSlotDay => ({
  date: (() => faker.date.anytime().toISOString().slice(0, 10))(),
  slots: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getSamplingSlotMock(),
  })),
  closed_reason: faker.helpers.arrayElement([
    (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(),
    null,
  ]),
  ...overrideResponse,
});

export const getClinicSamplingSlotsAnswerMock = (
  overrideResponse: Partial<ClinicSamplingSlotsAnswer> = {},
): ClinicSamplingSlotsAnswer => ({
  data: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getSamplingSlotDayMock(),
  })),
  meta: { ...getSlotRangeMock() },
  ...overrideResponse,
});

export const getClinicFeedbacksAnswerMock = (
  overrideResponse: Partial<ClinicFeedbacksAnswer> = {},
): ClinicFeedbacksAnswer => ({
  data: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getFeedbackMock(),
  })),
  meta: { ...getFeedbackMetaMock() },
  ...overrideResponse,
});

export const getClinicContactsAnswerMock = (
  overrideResponse: Partial<ClinicContactsAnswer> = {},
): ClinicContactsAnswer => ({
  data: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getContactMock(),
  })),
  ...overrideResponse,
});

export const getAnswerMock = (overrideResponse: Partial<Answer> = {}): Answer => ({
  id: faker.number.int({ min: 1, max: 100000 }),
  text: (() => faker.lorem.sentences({ min: 1, max: 8 }).slice(0, 300).trim())(),
  created_at: (() => `${faker.date.anytime().toISOString().slice(0, 16)}:00+05:00`)(),
  doctor: { ...getVisitDoctorMock() },
  ...overrideResponse,
});

export const getQuestionMock = (overrideResponse: Partial<Question> = {}): Question => ({
  id: faker.number.int({ min: 1, max: 100000 }),
  title: (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(),
  text: (() => faker.lorem.sentences({ min: 1, max: 8 }).slice(0, 300).trim())(),
  author_name: faker.helpers.arrayElement([(() => faker.person.fullName({ sex: 'female' }))(), null]),
  meddirection: { ...getNamedSlugMock() },
  created_at: (() => `${faker.date.anytime().toISOString().slice(0, 16)}:00+05:00`)(),
  answers_count: faker.number.int({ min: 0, max: 100000 }),
  answers: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getAnswerMock(),
  })),
  ...overrideResponse,
});

export const getQuestionListAnswerMock = (overrideResponse: Partial<QuestionListAnswer> = {}): QuestionListAnswer => ({
  data: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getQuestionMock(),
  })),
  meta: { ...getMetaMock() },
  ...overrideResponse,
});

export const getQuestionReadAnswerMock = (overrideResponse: Partial<QuestionReadAnswer> = {}): QuestionReadAnswer => ({
  data: { ...getQuestionMock() },
  ...overrideResponse,
});

export const getBodyAreaMock = (): BodyArea =>
  faker.helpers.arrayElement([
    'head',
    'throat',
    'eyes',
    'chest',
    'abdomen',
    'back_and_joints',
    'skin',
    'urinary',
    'women',
    'general',
  ] as const);

export const getSymptomGuidanceMock = (overrideResponse: Partial<SymptomGuidance> = {}): SymptomGuidance => ({
  patients: getPatientGroupMock(),
  urgent: faker.datatype.boolean(),
  red_flags: Array.from({ length: faker.number.int({ min: 0, max: 10 }) }, (_, i) => i + 1).map(() =>
    (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(),
  ),
  advice: faker.helpers.arrayElement([(() => faker.lorem.sentences({ min: 1, max: 8 }).slice(0, 300).trim())(), null]),
  first: Array.from({ length: faker.number.int({ min: 1, max: 5 }) }, (_, i) => i + 1).map(() => ({
    ...getNamedSlugMock(),
  })),
  later: Array.from({ length: faker.number.int({ min: 0, max: 5 }) }, (_, i) => i + 1).map(() => ({
    ...getNamedSlugMock(),
  })),
  later_after_days: faker.helpers.arrayElement([faker.number.int({ min: 1, max: 60 }), null]),
  ...overrideResponse,
});

export const getSymptomMock = (overrideResponse: Partial<Symptom> = {}): Symptom => ({
  id: faker.number.int({ min: 1, max: 100000 }),
  slug: getSlugMock(),
  title: (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(),
  area: getBodyAreaMock(),
  guidance: Array.from({ length: faker.number.int({ min: 1, max: 2 }) }, (_, i) => i + 1).map(() => ({
    ...getSymptomGuidanceMock(),
  })),
  sources: Array.from({ length: faker.number.int({ min: 0, max: 10 }) }, (_, i) => i + 1).map(() => ({
    ...getSymptomSourceMock(),
  })),
  ...overrideResponse,
});

export const getSymptomListMetaMock = (overrideResponse: Partial<SymptomListMeta> = {}): SymptomListMeta => ({
  patients: faker.helpers.arrayElement([getPatientGroupMock(), null]),
  corrected: faker.helpers.arrayElement([(() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(), null]),
  ...overrideResponse,
});

export const getSymptomListAnswerMock = (overrideResponse: Partial<SymptomListAnswer> = {}): SymptomListAnswer => ({
  data: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getSymptomMock(),
  })),
  meta: { ...getSymptomListMetaMock() },
  ...overrideResponse,
});

export const getFileUploadAnswerMock = (overrideResponse: Partial<FileUploadAnswer> = {}): FileUploadAnswer => ({
  data: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getUploadedFileMock(),
  })),
  ...overrideResponse,
});

export const getBloodTypeMock = (): BloodType => faker.helpers.arrayElement(['O', 'A', 'B', 'AB'] as const);

export const getRhFactorMock = (): RhFactor => faker.helpers.arrayElement(['positive', 'negative'] as const);

export const getMeasurementMock = (overrideResponse: Partial<Measurement> = {}): Measurement => ({
  at: (() => `${faker.date.anytime().toISOString().slice(0, 16)}:00+05:00`)(),
  height: faker.helpers.arrayElement([faker.number.int({ min: 30, max: 250 }), null]),
  weight: faker.helpers.arrayElement([faker.number.float({ min: 1, max: 400, fractionDigits: 2 }), null]),
  ...overrideResponse,
});

export const getMedicalCardMock = (overrideResponse: Partial<MedicalCard> = {}): MedicalCard => ({
  blood_type: faker.helpers.arrayElement([getBloodTypeMock(), null]),
  rh_factor: faker.helpers.arrayElement([getRhFactorMock(), null]),
  height: faker.helpers.arrayElement([faker.number.int({ min: 30, max: 250 }), null]),
  weight: faker.helpers.arrayElement([faker.number.float({ min: 1, max: 400, fractionDigits: 2 }), null]),
  updated_at: faker.helpers.arrayElement([
    (() => `${faker.date.anytime().toISOString().slice(0, 16)}:00+05:00`)(),
    null,
  ]),
  measurements: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getMeasurementMock(),
  })),
  documents_count: faker.number.int({ min: 0, max: 100000 }),
  ...overrideResponse,
});

export const getPatientHomeMock = (overrideResponse: Partial<PatientHome> = {}): PatientHome => ({
  next_visit: faker.helpers.arrayElement([{ ...getVisitMock() }, null]),
  upcoming_count: faker.number.int({ min: 0, max: 100000 }),
  to_confirm: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getVisitMock(),
  })),
  to_review: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getVisitMock(),
  })),
  missing_profile_fields: faker.helpers.arrayElements([
    'phone',
    'iin',
    'birthday',
    'gender',
    'address',
    'citizenship_id',
  ] as const),
  rebook: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getDoctorCardMock(),
  })),
  medical_card: { ...getMedicalCardMock() },
  ...(faker.datatype.boolean()
    ? {
        to_control: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
          ...getVisitMock(),
        })),
      }
    : {}),
  ...overrideResponse,
});

export const getPatientHomeAnswerMock = (overrideResponse: Partial<PatientHomeAnswer> = {}): PatientHomeAnswer => ({
  data: { ...getPatientHomeMock() },
  ...overrideResponse,
});

export const getAvatarRequestMock = (overrideResponse: Partial<AvatarRequest> = {}): AvatarRequest => ({
  file_id: faker.helpers.arrayElement([faker.number.int({ min: 1, max: 100000 }), null]),
  ...overrideResponse,
});

export const getPatientAvatarUpdateAnswerMock = (
  overrideResponse: Partial<PatientAvatarUpdateAnswer> = {},
): PatientAvatarUpdateAnswer => ({ data: { ...getPersonProfileMock() }, ...overrideResponse });

export const getFamilyMemberUpdateAnswerMock = (
  overrideResponse: Partial<FamilyMemberUpdateAnswer> = {},
): FamilyMemberUpdateAnswer => ({ data: { ...getFamilyMemberMock() }, ...overrideResponse });

export const getCardAccessMock = (overrideResponse: Partial<CardAccess> = {}): CardAccess => ({
  id: faker.number.int({ min: 1, max: 100000 }),
  email: getEmailMock(),
  full_name: faker.helpers.arrayElement([(() => faker.person.fullName({ sex: 'female' }))(), null]),
  right: faker.helpers.arrayElement(['read', 'book', 'own'] as const),
  state: faker.helpers.arrayElement(['invited', 'expired', 'active'] as const),
  sent_at: (() => `${faker.date.anytime().toISOString().slice(0, 16)}:00+05:00`)(),
  expires_at: faker.helpers.arrayElement([
    (() => `${faker.date.anytime().toISOString().slice(0, 16)}:00+05:00`)(),
    null,
  ]),
  accepted_at: faker.helpers.arrayElement([
    (() => `${faker.date.anytime().toISOString().slice(0, 16)}:00+05:00`)(),
    null,
  ]),
  ...overrideResponse,
});

export const getCardAccessListAnswerMock = (
  overrideResponse: Partial<CardAccessListAnswer> = {},
): CardAccessListAnswer => ({
  data: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getCardAccessMock(),
  })),
  ...overrideResponse,
});

export const getCardAccessRequestMock = (overrideResponse: Partial<CardAccessRequest> = {}): CardAccessRequest => ({
  family_member_id: faker.helpers.arrayElement([faker.number.int({ min: 1, max: 100000 }), null]),
  email: getEmailMock(),
  right: faker.helpers.arrayElement(['read', 'book', 'own'] as const),
  ...overrideResponse,
});

export const getCardAccessCreateAnswerMock = (
  overrideResponse: Partial<CardAccessCreateAnswer> = {},
): CardAccessCreateAnswer => ({ data: { ...getCardAccessMock() }, ...overrideResponse });

export const getCardAccessSendAnswerMock = (
  overrideResponse: Partial<CardAccessSendAnswer> = {},
): CardAccessSendAnswer => ({ data: { ...getCardAccessMock() }, ...overrideResponse });

export const getCardInvitationMock = (overrideResponse: Partial<CardInvitation> = {}): CardInvitation => ({
  id: faker.number.int({ min: 1, max: 100000 }),
  right: faker.helpers.arrayElement(['read', 'book', 'own'] as const),
  owner_name: (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(),
  person_name: (() => faker.person.fullName({ sex: 'female' }))(),
  person_birthday: (() => faker.date.anytime().toISOString().slice(0, 10))(),
  is_owner: faker.datatype.boolean(),
  expires_at: (() => `${faker.date.anytime().toISOString().slice(0, 16)}:00+05:00`)(),
  ...overrideResponse,
});

export const getCardInvitationListAnswerMock = (
  overrideResponse: Partial<CardInvitationListAnswer> = {},
): CardInvitationListAnswer => ({
  data: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getCardInvitationMock(),
  })),
  ...overrideResponse,
});

export const getCardInvitationAcceptRequestMock = (
  overrideResponse: Partial<CardInvitationAcceptRequest> = {},
): CardInvitationAcceptRequest => ({
  relation: faker.helpers.arrayElement([getFamilyRelationMock(), null]),
  former_owner_reads: faker.datatype.boolean(),
  ...overrideResponse,
});

export const getMedicalCardReadAnswerMock = (
  overrideResponse: Partial<MedicalCardReadAnswer> = {},
): MedicalCardReadAnswer => ({ data: { ...getMedicalCardMock() }, ...overrideResponse });

export const getMedicalCardRequestMock = (overrideResponse: Partial<MedicalCardRequest> = {}): MedicalCardRequest => ({
  blood_type: faker.helpers.arrayElement([getBloodTypeMock(), null]),
  rh_factor: faker.helpers.arrayElement([getRhFactorMock(), null]),
  height: faker.helpers.arrayElement([faker.number.int({ min: 30, max: 250 }), null]),
  weight: faker.helpers.arrayElement([faker.number.float({ min: 1, max: 400, fractionDigits: 2 }), null]),
  ...overrideResponse,
});

export const getMedicalCardUpdateAnswerMock = (
  overrideResponse: Partial<MedicalCardUpdateAnswer> = {},
): MedicalCardUpdateAnswer => ({ data: { ...getMedicalCardMock() }, ...overrideResponse });

export const getDocumentMock = (overrideResponse: Partial<Document> = {}): Document => ({
  id: faker.number.int({ min: 1, max: 100000 }),
  category: getDocumentCategoryMock(),
  name: (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(),
  file: { ...getUploadedFileMock() },
  created_at: (() => `${faker.date.anytime().toISOString().slice(0, 16)}:00+05:00`)(),
  added_by: faker.helpers.arrayElement([(() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(), null]),
  family_member_id: faker.helpers.arrayElement([faker.number.int({ min: 1, max: 100000 }), null]),
  visit_id: faker.helpers.arrayElement([faker.number.int({ min: 1, max: 100000 }), null]),
  ...overrideResponse,
});

export const getDocumentListMetaMock = (overrideResponse: Partial<DocumentListMeta> = {}): DocumentListMeta => ({
  page: (() => 1)(),
  per_page: faker.number.int({ min: 1, max: 100000 }),
  total: faker.number.int({ min: 0, max: 100000 }),
  last_page: faker.number.int({ min: 1, max: 100000 }),
  counts: {
    analysis: faker.number.int({ min: 0, max: 100000 }),
    examination: faker.number.int({ min: 0, max: 100000 }),
    conclusion: faker.number.int({ min: 0, max: 100000 }),
    referral: faker.number.int({ min: 0, max: 100000 }),
    prescription: faker.number.int({ min: 0, max: 100000 }),
    vaccination: faker.number.int({ min: 0, max: 100000 }),
    other: faker.number.int({ min: 0, max: 100000 }),
  },
  ...overrideResponse,
});

export const getDocumentListAnswerMock = (overrideResponse: Partial<DocumentListAnswer> = {}): DocumentListAnswer => ({
  data: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getDocumentMock(),
  })),
  meta: { ...getDocumentListMetaMock() },
  ...overrideResponse,
});

export const getDocumentRequestMock = (overrideResponse: Partial<DocumentRequest> = {}): DocumentRequest => ({
  category: getDocumentCategoryMock(),
  name: (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(),
  file_id: faker.number.int({ min: 1, max: 100000 }),
  family_member_id: faker.helpers.arrayElement([faker.number.int({ min: 1, max: 100000 }), null]),
  visit_id: faker.helpers.arrayElement([faker.number.int({ min: 1, max: 100000 }), null]),
  ...overrideResponse,
});

export const getDocumentCreateAnswerMock = (
  overrideResponse: Partial<DocumentCreateAnswer> = {},
): DocumentCreateAnswer => ({ data: { ...getDocumentMock() }, ...overrideResponse });

export const getDocumentReadAnswerMock = (overrideResponse: Partial<DocumentReadAnswer> = {}): DocumentReadAnswer => ({
  data: { ...getDocumentMock() },
  ...overrideResponse,
});

export const getDocumentUpdateRequestMock = (
  overrideResponse: Partial<DocumentUpdateRequest> = {},
): DocumentUpdateRequest => ({
  category: getDocumentCategoryMock(),
  name: (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(),
  ...overrideResponse,
});

export const getDocumentUpdateAnswerMock = (
  overrideResponse: Partial<DocumentUpdateAnswer> = {},
): DocumentUpdateAnswer => ({ data: { ...getDocumentMock() }, ...overrideResponse });

export const getReminderMomentMock = (): ReminderMoment =>
  faker.helpers.arrayElement(['week', 'two_days', 'eve', 'two_hours'] as const);

export const getReminderPersonMock = (overrideResponse: Partial<ReminderPerson> = {}): ReminderPerson => ({
  family_member_id: faker.helpers.arrayElement([faker.number.int({ min: 1, max: 100000 }), null]),
  full_name: (() => faker.person.fullName({ sex: 'female' }))(),
  is_child: faker.datatype.boolean(),
  reminded: faker.datatype.boolean(),
  also_phone: faker.helpers.arrayElement([
    (() => faker.helpers.fromRegExp('[+]7-7[0-9]{2}-[0-9]{3}-[0-9]{2}-[0-9]{2}'))(),
    null,
  ]),
  ...overrideResponse,
});

export const getReminderSettingsMock = (overrideResponse: Partial<ReminderSettings> = {}): ReminderSettings => ({
  channels: (() => faker.helpers.arrayElements(['email', 'sms', 'whatsapp']))(),
  before: (() => faker.helpers.arrayElements(['week', 'two_days', 'eve', 'two_hours']))(),
  quiet_from: faker.helpers.arrayElement([getTimeMock(), null]),
  quiet_to: faker.helpers.arrayElement([getTimeMock(), null]),
  people: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getReminderPersonMock(),
  })),
  ...overrideResponse,
});

export const getReminderSettingsAnswerMock = (
  overrideResponse: Partial<ReminderSettingsAnswer> = {},
): ReminderSettingsAnswer => ({ data: { ...getReminderSettingsMock() }, ...overrideResponse });

export const getReminderPersonRequestMock = (
  overrideResponse: Partial<ReminderPersonRequest> = {},
): ReminderPersonRequest => ({
  family_member_id: faker.helpers.arrayElement([faker.number.int({ min: 1, max: 100000 }), null]),
  reminded: faker.datatype.boolean(),
  also_phone: faker.helpers.arrayElement([
    (() => faker.helpers.fromRegExp('[+]7-7[0-9]{2}-[0-9]{3}-[0-9]{2}-[0-9]{2}'))(),
    null,
  ]),
  ...overrideResponse,
});

export const getReminderSettingsRequestMock = (
  overrideResponse: Partial<ReminderSettingsRequest> = {},
): ReminderSettingsRequest => ({
  channels: faker.helpers.arrayElements(['email', 'sms', 'whatsapp'] as const),
  before: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() =>
    getReminderMomentMock(),
  ),
  quiet_from: faker.helpers.arrayElement([getTimeMock(), null]),
  quiet_to: faker.helpers.arrayElement([getTimeMock(), null]),
  people: Array.from({ length: faker.number.int({ min: 0, max: 100 }) }, (_, i) => i + 1).map(() => ({
    ...getReminderPersonRequestMock(),
  })),
  ...overrideResponse,
});

export const getReminderSettingsUpdateAnswerMock = (
  overrideResponse: Partial<ReminderSettingsUpdateAnswer> = {},
): ReminderSettingsUpdateAnswer => ({ data: { ...getReminderSettingsMock() }, ...overrideResponse });

export const getReviewStateMock = (): ReviewState =>
  faker.helpers.arrayElement(['in_process', 'published', 'rejected'] as const);

export const getReviewCriteriaMock = (overrideResponse: Partial<ReviewCriteria> = {}): ReviewCriteria => ({
  attention: faker.helpers.arrayElement([faker.number.int({ min: 1, max: 5 }), null]),
  explanation: faker.helpers.arrayElement([faker.number.int({ min: 1, max: 5 }), null]),
  punctuality: faker.helpers.arrayElement([faker.number.int({ min: 1, max: 5 }), null]),
  ...overrideResponse,
});

export const getReviewMock = (overrideResponse: Partial<Review> = {}): Review => ({
  id: faker.number.int({ min: 1, max: 100000 }),
  visit_id: faker.number.int({ min: 1, max: 100000 }),
  doctor: faker.helpers.arrayElement([{ ...getVisitDoctorMock() }, null]),
  filial: { ...getFilialBriefMock() },
  service_title: (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(),
  visit_date: (() => faker.date.anytime().toISOString().slice(0, 10))(),
  rating: faker.number.int({ min: 1, max: 5 }),
  criteria: { ...getReviewCriteriaMock() },
  text: (() => faker.lorem.sentences({ min: 1, max: 8 }).slice(0, 300).trim())(),
  anonymous: faker.datatype.boolean(),
  state: getReviewStateMock(),
  reject_reason: faker.helpers.arrayElement([
    (() => faker.lorem.sentences({ min: 1, max: 8 }).slice(0, 300).trim())(),
    null,
  ]),
  rejected_for: faker.helpers.arrayElement([getComplaintReasonMock(), null]),
  created_at: (() => `${faker.date.anytime().toISOString().slice(0, 16)}:00+05:00`)(),
  moderation_due_at: faker.helpers.arrayElement([
    (() => `${faker.date.anytime().toISOString().slice(0, 16)}:00+05:00`)(),
    null,
  ]),
  reply: faker.helpers.arrayElement([{ ...getFeedbackReplyMock() }, null]),
  ...overrideResponse,
});

export const getReviewListMetaMock = (overrideResponse: Partial<ReviewListMeta> = {}): ReviewListMeta => ({
  page: (() => 1)(),
  per_page: faker.number.int({ min: 1, max: 100000 }),
  total: faker.number.int({ min: 0, max: 100000 }),
  last_page: faker.number.int({ min: 1, max: 100000 }),
  counts: {
    published: faker.number.int({ min: 0, max: 100000 }),
    in_process: faker.number.int({ min: 0, max: 100000 }),
    rejected: faker.number.int({ min: 0, max: 100000 }),
  },
  ...overrideResponse,
});

export const getReviewListAnswerMock = (overrideResponse: Partial<ReviewListAnswer> = {}): ReviewListAnswer => ({
  data: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getReviewMock(),
  })),
  meta: { ...getReviewListMetaMock() },
  ...overrideResponse,
});

export const getReviewRequestMock = (overrideResponse: Partial<ReviewRequest> = {}): ReviewRequest => ({
  visit_id: faker.number.int({ min: 1, max: 100000 }),
  rating: faker.number.int({ min: 1, max: 5 }),
  ...(faker.datatype.boolean() ? { criteria: { ...getReviewCriteriaMock() } } : {}),
  text: (() => faker.string.alphanumeric(40))(),
  anonymous: faker.datatype.boolean(),
  ...overrideResponse,
});

export const getReviewCreateAnswerMock = (overrideResponse: Partial<ReviewCreateAnswer> = {}): ReviewCreateAnswer => ({
  data: { ...getReviewMock() },
  ...overrideResponse,
});

export const getReviewReadAnswerMock = (overrideResponse: Partial<ReviewReadAnswer> = {}): ReviewReadAnswer => ({
  data: { ...getReviewMock() },
  ...overrideResponse,
});

export const getReviewUpdateRequestMock = (
  overrideResponse: Partial<ReviewUpdateRequest> = {},
): ReviewUpdateRequest => ({
  rating: faker.number.int({ min: 1, max: 5 }),
  ...(faker.datatype.boolean() ? { criteria: { ...getReviewCriteriaMock() } } : {}),
  text: (() => faker.string.alphanumeric(40))(),
  anonymous: faker.datatype.boolean(),
  ...overrideResponse,
});

export const getReviewUpdateAnswerMock = (overrideResponse: Partial<ReviewUpdateAnswer> = {}): ReviewUpdateAnswer => ({
  data: { ...getReviewMock() },
  ...overrideResponse,
});

export const getFavouritesMock = (overrideResponse: Partial<Favourites> = {}): Favourites => ({
  doctors: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getDoctorCardMock(),
  })),
  clinics: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getClinicCardMock(),
  })),
  ...overrideResponse,
});

export const getFavouriteListAnswerMock = (
  overrideResponse: Partial<FavouriteListAnswer> = {},
): FavouriteListAnswer => ({ data: { ...getFavouritesMock() }, ...overrideResponse });

export const getFavouriteKindMock = (): FavouriteKind => faker.helpers.arrayElement(['doctor', 'clinic'] as const);

export const getFavouriteRequestMock = (overrideResponse: Partial<FavouriteRequest> = {}): FavouriteRequest => ({
  kind: getFavouriteKindMock(),
  slug: getSlugMock(),
  ...overrideResponse,
});

export const getFavouriteAddAnswerMock = (overrideResponse: Partial<FavouriteAddAnswer> = {}): FavouriteAddAnswer => ({
  data: { ...getFavouritesMock() },
  ...overrideResponse,
});

export const getPatientClinicMock = (overrideResponse: Partial<PatientClinic> = {}): PatientClinic => ({
  clinic: { ...getClinicCardMock() },
  visits_count: faker.number.int({ min: 0, max: 100000 }),
  last_visit_at: faker.helpers.arrayElement([
    (() => `${faker.date.anytime().toISOString().slice(0, 16)}:00+05:00`)(),
    null,
  ]),
  doctors: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getVisitDoctorMock(),
  })),
  favourite: faker.datatype.boolean(),
  ...overrideResponse,
});

export const getPatientClinicListAnswerMock = (
  overrideResponse: Partial<PatientClinicListAnswer> = {},
): PatientClinicListAnswer => ({
  data: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getPatientClinicMock(),
  })),
  ...overrideResponse,
});

export const getPatientServiceMock = (overrideResponse: Partial<PatientService> = {}): PatientService => ({
  service: { ...getServiceMock() },
  visits_count: faker.number.int({ min: 1, max: 100000 }),
  last_visit_id: faker.number.int({ min: 1, max: 100000 }),
  last_visit_at: (() => `${faker.date.anytime().toISOString().slice(0, 16)}:00+05:00`)(),
  doctor: faker.helpers.arrayElement([{ ...getVisitDoctorMock() }, null]),
  filial: { ...getFilialBriefMock() },
  price: faker.number.int({ min: 0, max: 100000 }),
  ...overrideResponse,
});

export const getPatientServiceListAnswerMock = (
  overrideResponse: Partial<PatientServiceListAnswer> = {},
): PatientServiceListAnswer => ({
  data: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getPatientServiceMock(),
  })),
  ...overrideResponse,
});

export const getPatientServiceVisitMock = (
  overrideResponse: Partial<PatientServiceVisit> = {},
): PatientServiceVisit => ({
  id: faker.number.int({ min: 1, max: 100000 }),
  starts_at: (() => `${faker.date.anytime().toISOString().slice(0, 16)}:00+05:00`)(),
  doctor: faker.helpers.arrayElement([{ ...getVisitDoctorMock() }, null]),
  filial: { ...getFilialBriefMock() },
  price: faker.number.int({ min: 0, max: 100000 }),
  person: { ...getVisitPersonMock() },
  ...overrideResponse,
});

export const getPatientServiceFullMock = (overrideResponse: Partial<PatientServiceFull> = {}): PatientServiceFull => ({
  service: { ...getServiceMock() },
  visits_count: faker.number.int({ min: 1, max: 100000 }),
  last_visit_id: faker.number.int({ min: 1, max: 100000 }),
  last_visit_at: (() => `${faker.date.anytime().toISOString().slice(0, 16)}:00+05:00`)(),
  doctor: faker.helpers.arrayElement([{ ...getVisitDoctorMock() }, null]),
  filial: { ...getFilialBriefMock() },
  price: faker.number.int({ min: 0, max: 100000 }),
  visits: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getPatientServiceVisitMock(),
  })),
  ...overrideResponse,
});

export const getPatientServiceReadAnswerMock = (
  overrideResponse: Partial<PatientServiceReadAnswer> = {},
): PatientServiceReadAnswer => ({ data: { ...getPatientServiceFullMock() }, ...overrideResponse });

export const getNewsClinicMock = (overrideResponse: Partial<NewsClinic> = {}): NewsClinic => ({
  slug: getSlugMock(),
  title: (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(),
  ...overrideResponse,
});

export const getNewsItemMock = (overrideResponse: Partial<NewsItem> = {}): NewsItem => ({
  id: faker.number.int({ min: 1, max: 100000 }),
  title: (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(),
  lead: (() => faker.lorem.sentences({ min: 1, max: 8 }).slice(0, 300).trim())(),
  text: (() => faker.lorem.sentences({ min: 1, max: 8 }).slice(0, 300).trim())(),
  published_at: (() => `${faker.date.anytime().toISOString().slice(0, 16)}:00+05:00`)(),
  picture: faker.helpers.arrayElement([(() => '/api/v0/files/portraits/aigul.svg')(), null]),
  tag: (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(),
  clinic: faker.helpers.arrayElement([{ ...getNewsClinicMock() }, null]),
  ...overrideResponse,
});

export const getNewsListAnswerMock = (overrideResponse: Partial<NewsListAnswer> = {}): NewsListAnswer => ({
  data: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getNewsItemMock(),
  })),
  meta: { ...getMetaMock() },
  ...overrideResponse,
});

export const getNewsReadAnswerMock = (overrideResponse: Partial<NewsReadAnswer> = {}): NewsReadAnswer => ({
  data: { ...getNewsItemMock() },
  ...overrideResponse,
});

export const getVisitDisputeRequestMock = (
  overrideResponse: Partial<VisitDisputeRequest> = {},
): VisitDisputeRequest => ({ text: (() => faker.string.alphanumeric(40))(), ...overrideResponse });

export const getVisitDisputeAnswerMock = (overrideResponse: Partial<VisitDisputeAnswer> = {}): VisitDisputeAnswer => ({
  data: { ...getVisitMock() },
  ...overrideResponse,
});

export const getVisitCommentRequestMock = (
  overrideResponse: Partial<VisitCommentRequest> = {},
): VisitCommentRequest => ({
  comment: faker.helpers.arrayElement([(() => faker.lorem.sentences({ min: 1, max: 8 }).slice(0, 300).trim())(), null]),
  ...overrideResponse,
});

export const getVisitCommentUpdateAnswerMock = (
  overrideResponse: Partial<VisitCommentUpdateAnswer> = {},
): VisitCommentUpdateAnswer => ({ data: { ...getVisitMock() }, ...overrideResponse });

export const getVisitAnswersUpdateAnswerMock = (
  overrideResponse: Partial<VisitAnswersUpdateAnswer> = {},
): VisitAnswersUpdateAnswer => ({ data: { ...getVisitMock() }, ...overrideResponse });

export const getVisitServicesRequestMock = (
  overrideResponse: Partial<VisitServicesRequest> = {},
): VisitServicesRequest => ({
  add: Array.from({ length: faker.number.int({ min: 0, max: 30 }) }, (_, i) => i + 1).map(() =>
    faker.number.int({ min: 1, max: 100000 }),
  ),
  remove: Array.from({ length: faker.number.int({ min: 0, max: 30 }) }, (_, i) => i + 1).map(() =>
    faker.number.int({ min: 1, max: 100000 }),
  ),
  ...overrideResponse,
});

export const getVisitServicesChangeAnswerMock = (
  overrideResponse: Partial<VisitServicesChangeAnswer> = {},
): VisitServicesChangeAnswer => ({ data: { ...getVisitMock() }, ...overrideResponse });

export const getVisitHomeAddressUpdateAnswerMock = (
  overrideResponse: Partial<VisitHomeAddressUpdateAnswer> = {},
): VisitHomeAddressUpdateAnswer => ({ data: { ...getVisitMock() }, ...overrideResponse });

export const getNotificationKindMock = (): NotificationKind =>
  faker.helpers.arrayElement([
    'visit_created',
    'visit_confirmed',
    'visit_rescheduled',
    'visit_cancelled',
    'visit_reminder',
    'visit_ended',
    'review',
    'reply',
    'binding',
    'dispute',
    'moderation',
    'waitlist',
    'document',
    'conclusion',
    'access',
    'system',
  ] as const);

export const getNotificationTargetMock = (overrideResponse: Partial<NotificationTarget> = {}): NotificationTarget => ({
  kind: faker.helpers.arrayElement([
    'visit',
    'review',
    'filial',
    'doctor',
    'document',
    'waitlist',
    'client',
    'news',
    'invitation',
  ] as const),
  id: faker.number.int({ min: 1, max: 100000 }),
  ...overrideResponse,
});

export const getNotificationMock = (overrideResponse: Partial<Notification> = {}): Notification => ({
  id: faker.number.int({ min: 1, max: 100000 }),
  kind: getNotificationKindMock(),
  title: (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(),
  text: (() => faker.lorem.sentences({ min: 1, max: 8 }).slice(0, 300).trim())(),
  at: (() => `${faker.date.anytime().toISOString().slice(0, 16)}:00+05:00`)(),
  read: faker.datatype.boolean(),
  target: faker.helpers.arrayElement([{ ...getNotificationTargetMock() }, null]),
  ...overrideResponse,
});

export const getNotificationListMetaMock = (
  overrideResponse: Partial<NotificationListMeta> = {},
): NotificationListMeta => ({
  page: (() => 1)(),
  per_page: faker.number.int({ min: 1, max: 100000 }),
  total: faker.number.int({ min: 0, max: 100000 }),
  last_page: faker.number.int({ min: 1, max: 100000 }),
  unread: faker.number.int({ min: 0, max: 100000 }),
  ...overrideResponse,
});

export const getNotificationListAnswerMock = (
  overrideResponse: Partial<NotificationListAnswer> = {},
): NotificationListAnswer => ({
  data: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getNotificationMock(),
  })),
  meta: { ...getNotificationListMetaMock() },
  ...overrideResponse,
});

export const getWaitlistOfferMock = (overrideResponse: Partial<WaitlistOffer> = {}): WaitlistOffer => ({
  starts_at: (() => `${faker.date.anytime().toISOString().slice(0, 16)}:00+05:00`)(),
  expires_at: (() => `${faker.date.anytime().toISOString().slice(0, 16)}:00+05:00`)(),
  ...overrideResponse,
});

export const getWaitlistEntryMock = (overrideResponse: Partial<WaitlistEntry> = {}): WaitlistEntry => ({
  id: faker.number.int({ min: 1, max: 100000 }),
  visit_id: faker.helpers.arrayElement([faker.number.int({ min: 1, max: 100000 }), null]),
  doctor: { ...getVisitDoctorMock() },
  filial: { ...getFilialBriefMock() },
  service_id: faker.number.int({ min: 1, max: 100000 }),
  service_title: (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(),
  until: (() => `${faker.date.anytime().toISOString().slice(0, 16)}:00+05:00`)(),
  nearest_slot_at: faker.helpers.arrayElement([
    (() => `${faker.date.anytime().toISOString().slice(0, 16)}:00+05:00`)(),
    null,
  ]),
  created_at: (() => `${faker.date.anytime().toISOString().slice(0, 16)}:00+05:00`)(),
  offer: faker.helpers.arrayElement([{ ...getWaitlistOfferMock() }, null]),
  ...overrideResponse,
});

export const getWaitlistListAnswerMock = (overrideResponse: Partial<WaitlistListAnswer> = {}): WaitlistListAnswer => ({
  data: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getWaitlistEntryMock(),
  })),
  ...overrideResponse,
});

export const getWaitlistRequestMock = (): WaitlistRequest =>
  faker.helpers.arrayElement([
    { visit_id: faker.number.int({ min: 1, max: 100000 }) },
    {
      doctor_id: faker.number.int({ min: 1, max: 100000 }),
      filial_id: faker.number.int({ min: 1, max: 100000 }),
      service_id: faker.number.int({ min: 1, max: 100000 }),
    },
  ]);

export const getWaitlistCreateAnswerMock = (
  overrideResponse: Partial<WaitlistCreateAnswer> = {},
): WaitlistCreateAnswer => ({ data: { ...getWaitlistEntryMock() }, ...overrideResponse });

export const getConsentRecordMock = (overrideResponse: Partial<ConsentRecord> = {}): ConsentRecord => ({
  id: faker.number.int({ min: 1, max: 100000 }),
  purpose: faker.helpers.arrayElement(['registration', 'booking'] as const),
  version: (() => faker.lorem.word().slice(0, 20))(),
  accepted_at: (() => `${faker.date.anytime().toISOString().slice(0, 16)}:00+05:00`)(),
  withdrawn_at: faker.helpers.arrayElement([
    (() => `${faker.date.anytime().toISOString().slice(0, 16)}:00+05:00`)(),
    null,
  ]),
  ...overrideResponse,
});

export const getConsentListAnswerMock = (overrideResponse: Partial<ConsentListAnswer> = {}): ConsentListAnswer => ({
  data: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getConsentRecordMock(),
  })),
  ...overrideResponse,
});

export const getConsentWithdrawAnswerMock = (
  overrideResponse: Partial<ConsentWithdrawAnswer> = {},
): ConsentWithdrawAnswer => ({ data: { ...getConsentRecordMock() }, ...overrideResponse });

export const getQuestionStateMock = (): QuestionState =>
  faker.helpers.arrayElement(['in_process', 'published', 'rejected'] as const);

export const getPatientQuestionMock = (overrideResponse: Partial<PatientQuestion> = {}): PatientQuestion => ({
  id: faker.number.int({ min: 1, max: 100000 }),
  title: (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(),
  text: (() => faker.lorem.sentences({ min: 1, max: 8 }).slice(0, 300).trim())(),
  anonymous: faker.datatype.boolean(),
  meddirection: { ...getNamedSlugMock() },
  state: getQuestionStateMock(),
  reject_reason: faker.helpers.arrayElement([
    (() => faker.lorem.sentences({ min: 1, max: 8 }).slice(0, 300).trim())(),
    null,
  ]),
  created_at: (() => `${faker.date.anytime().toISOString().slice(0, 16)}:00+05:00`)(),
  answers_count: faker.number.int({ min: 0, max: 100000 }),
  ...overrideResponse,
});

export const getPatientQuestionListAnswerMock = (
  overrideResponse: Partial<PatientQuestionListAnswer> = {},
): PatientQuestionListAnswer => ({
  data: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getPatientQuestionMock(),
  })),
  ...overrideResponse,
});

export const getQuestionRequestMock = (overrideResponse: Partial<QuestionRequest> = {}): QuestionRequest => ({
  title: (() => faker.string.alphanumeric(40))(),
  text: (() => faker.string.alphanumeric(40))(),
  meddirection: getSlugMock(),
  anonymous: faker.datatype.boolean(),
  ...overrideResponse,
});

export const getQuestionCreateAnswerMock = (
  overrideResponse: Partial<QuestionCreateAnswer> = {},
): QuestionCreateAnswer => ({ data: { ...getPatientQuestionMock() }, ...overrideResponse });

export const getSpecialisationLinkMock = (overrideResponse: Partial<SpecialisationLink> = {}): SpecialisationLink => ({
  id: faker.number.int({ min: 1, max: 100000 }),
  specialisation: { ...getSpecialisationMock() },
  ...overrideResponse,
});

export const getCertificateMock = (overrideResponse: Partial<Certificate> = {}): Certificate => ({
  id: faker.number.int({ min: 1, max: 100000 }),
  title: (() => faker.lorem.sentences({ min: 1, max: 8 }).slice(0, 300).trim())(),
  issued_by: faker.helpers.arrayElement([
    (() => faker.lorem.sentences({ min: 1, max: 8 }).slice(0, 300).trim())(),
    null,
  ]),
  year: faker.helpers.arrayElement([faker.number.int({ min: 1900, max: 2100 }), null]),
  file: faker.helpers.arrayElement([{ ...getUploadedFileMock() }, null]),
  ...overrideResponse,
});

export const getDoctorServiceLinkMock = (overrideResponse: Partial<DoctorServiceLink> = {}): DoctorServiceLink => ({
  id: faker.number.int({ min: 1, max: 100000 }),
  visible: faker.datatype.boolean(),
  filial_id: faker.number.int({ min: 1, max: 100000 }),
  filial_title: (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(),
  service: { ...getServiceMock() },
  price: faker.number.int({ min: 0, max: 10000000 }),
  ...(faker.datatype.boolean() ? { funding: getFundingsMock() } : {}),
  ...(faker.datatype.boolean() ? { needs_referral: faker.datatype.boolean() } : {}),
  ...(faker.datatype.boolean() ? { osms_hours: { ...getTimeIntervalMock() } } : {}),
  duration_minutes: faker.number.int({ min: 5, max: 480 }),
  visits_ahead: faker.number.int({ min: 0, max: 100000 }),
  ...overrideResponse,
});

export const getDoctorProfileMock = (overrideResponse: Partial<DoctorProfile> = {}): DoctorProfile => ({
  id: faker.number.int({ min: 1, max: 100000 }),
  slug: getSlugMock(),
  first_name: (() => faker.person.firstName('female'))(),
  second_name: (() => faker.person.lastName('female'))(),
  third_name: faker.helpers.arrayElement([(() => faker.person.middleName('female'))(), null]),
  avatar: faker.helpers.arrayElement([(() => '/api/v0/files/portraits/aigul.svg')(), null]),
  phone: faker.helpers.arrayElement([
    (() => faker.helpers.fromRegExp('[+]7-7[0-9]{2}-[0-9]{3}-[0-9]{2}-[0-9]{2}'))(),
    null,
  ]),
  email: getEmailMock(),
  contacts: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getContactMock(),
  })),
  description: faker.helpers.arrayElement([
    (() => faker.lorem.sentences({ min: 1, max: 8 }).slice(0, 300).trim())(),
    null,
  ]),
  specialisations: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getSpecialisationLinkMock(),
  })),
  work_experience: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getWorkExperienceMock(),
  })),
  education: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getEducationMock(),
  })),
  certificates: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getCertificateMock(),
  })),
  patients: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() =>
    getPatientGroupMock(),
  ),
  age_min: faker.helpers.arrayElement([faker.number.int({ min: 0, max: 120 }), null]),
  age_max: faker.helpers.arrayElement([faker.number.int({ min: 0, max: 120 }), null]),
  formats: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() =>
    getVisitFormatMock(),
  ),
  ...(faker.datatype.boolean()
    ? {
        payment_methods: Array.from({ length: faker.number.int({ min: 0, max: 5 }) }, (_, i) => i + 1).map(() =>
          getPaymentMethodMock(),
        ),
      }
    : {}),
  category_id: faker.helpers.arrayElement([faker.number.int({ min: 1, max: 100000 }), null]),
  degree_id: faker.helpers.arrayElement([faker.number.int({ min: 1, max: 100000 }), null]),
  experience_since: faker.number.int({ min: 1900, max: 2100 }),
  licence: faker.helpers.arrayElement([{ ...getLicenceMock() }, null]),
  licence_checked_on: faker.helpers.arrayElement([(() => faker.date.anytime().toISOString().slice(0, 10))(), null]),
  services: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getDoctorServiceLinkMock(),
  })),
  parameters: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getDoctorParameterLinkMock(),
  })),
  completeness_percent: faker.number.int({ min: 0, max: 100 }),
  missing: faker.helpers.arrayElements([
    'avatar',
    'description',
    'work_experience',
    'education',
    'parameters',
  ] as const),
  ...overrideResponse,
});

export const getDoctorProfileInfoAnswerMock = (
  overrideResponse: Partial<DoctorProfileInfoAnswer> = {},
): DoctorProfileInfoAnswer => ({ data: { ...getDoctorProfileMock() }, ...overrideResponse });

export const getContactInfoRequestMock = (overrideResponse: Partial<ContactInfoRequest> = {}): ContactInfoRequest => ({
  phone: getPhoneMock(),
  whatsapp: faker.helpers.arrayElement([
    (() => faker.helpers.fromRegExp('[+]7-7[0-9]{2}-[0-9]{3}-[0-9]{2}-[0-9]{2}'))(),
    null,
  ]),
  telegram: faker.helpers.arrayElement([(() => `@${faker.string.alpha({ length: { min: 5, max: 30 } })}`)(), null]),
  instagram: faker.helpers.arrayElement([(() => `@${faker.string.alpha({ length: { min: 5, max: 30 } })}`)(), null]),
  ...overrideResponse,
});

export const getDoctorContactInfoUpdateAnswerMock = (
  overrideResponse: Partial<DoctorContactInfoUpdateAnswer> = {},
): DoctorContactInfoUpdateAnswer => ({ data: { ...getDoctorProfileMock() }, ...overrideResponse });

export const getWorkExperienceRequestMock = (
  overrideResponse: Partial<WorkExperienceRequest> = {},
): WorkExperienceRequest => ({
  position: (() => faker.lorem.sentences({ min: 1, max: 8 }).slice(0, 300).trim())(),
  organisation: (() => faker.lorem.sentences({ min: 1, max: 8 }).slice(0, 300).trim())(),
  city: faker.helpers.arrayElement([(() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(), null]),
  year_from: getYearMock(),
  year_to: faker.helpers.arrayElement([faker.number.int({ min: 1900, max: 2100 }), null]),
  ...overrideResponse,
});

export const getDoctorWorkExperienceCreateAnswerMock = (
  overrideResponse: Partial<DoctorWorkExperienceCreateAnswer> = {},
): DoctorWorkExperienceCreateAnswer => ({ data: { ...getWorkExperienceMock() }, ...overrideResponse });

export const getDoctorWorkExperienceUpdateAnswerMock = (
  overrideResponse: Partial<DoctorWorkExperienceUpdateAnswer> = {},
): DoctorWorkExperienceUpdateAnswer => ({ data: { ...getWorkExperienceMock() }, ...overrideResponse });

export const getEducationRequestMock = (overrideResponse: Partial<EducationRequest> = {}): EducationRequest => ({
  title: (() => faker.lorem.sentences({ min: 1, max: 8 }).slice(0, 300).trim())(),
  institution: (() => faker.lorem.sentences({ min: 1, max: 8 }).slice(0, 300).trim())(),
  city: faker.helpers.arrayElement([(() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(), null]),
  year_from: faker.helpers.arrayElement([faker.number.int({ min: 1900, max: 2100 }), null]),
  year_to: getYearMock(),
  ...overrideResponse,
});

export const getDoctorEducationCreateAnswerMock = (
  overrideResponse: Partial<DoctorEducationCreateAnswer> = {},
): DoctorEducationCreateAnswer => ({ data: { ...getEducationMock() }, ...overrideResponse });

export const getDoctorEducationUpdateAnswerMock = (
  overrideResponse: Partial<DoctorEducationUpdateAnswer> = {},
): DoctorEducationUpdateAnswer => ({ data: { ...getEducationMock() }, ...overrideResponse });

export const getDescriptionRequestMock = (overrideResponse: Partial<DescriptionRequest> = {}): DescriptionRequest => ({
  description: (() => faker.lorem.sentences({ min: 1, max: 8 }).slice(0, 300).trim())(),
  ...overrideResponse,
});

export const getDoctorDescriptionUpdateAnswerMock = (
  overrideResponse: Partial<DoctorDescriptionUpdateAnswer> = {},
): DoctorDescriptionUpdateAnswer => ({ data: { ...getDoctorProfileMock() }, ...overrideResponse });

export const getDoctorAvatarUpdateAnswerMock = (
  overrideResponse: Partial<DoctorAvatarUpdateAnswer> = {},
): DoctorAvatarUpdateAnswer => ({ data: { ...getDoctorProfileMock() }, ...overrideResponse });

export const getDoctorNameRequestMock = (overrideResponse: Partial<DoctorNameRequest> = {}): DoctorNameRequest => ({
  first_name: getPersonNameMock(),
  second_name: getPersonNameMock(),
  third_name: faker.helpers.arrayElement([(() => faker.person.middleName('female'))(), null]),
  ...overrideResponse,
});

export const getDoctorNameUpdateAnswerMock = (
  overrideResponse: Partial<DoctorNameUpdateAnswer> = {},
): DoctorNameUpdateAnswer => ({ data: { ...getDoctorProfileMock() }, ...overrideResponse });

export const getDoctorReceptionRequestMock = (
  overrideResponse: Partial<DoctorReceptionRequest> = {},
): DoctorReceptionRequest => ({
  patients: Array.from({ length: faker.number.int({ min: 1, max: 2 }) }, (_, i) => i + 1).map(() =>
    getPatientGroupMock(),
  ),
  age_min: faker.helpers.arrayElement([faker.number.int({ min: 0, max: 120 }), null]),
  age_max: faker.helpers.arrayElement([faker.number.int({ min: 0, max: 120 }), null]),
  online: faker.datatype.boolean(),
  home_visits: faker.datatype.boolean(),
  ...(faker.datatype.boolean()
    ? {
        payment_methods: Array.from({ length: faker.number.int({ min: 0, max: 5 }) }, (_, i) => i + 1).map(() =>
          getPaymentMethodMock(),
        ),
      }
    : {}),
  ...overrideResponse,
});

export const getDoctorReceptionUpdateAnswerMock = (
  overrideResponse: Partial<DoctorReceptionUpdateAnswer> = {},
): DoctorReceptionUpdateAnswer => ({ data: { ...getDoctorProfileMock() }, ...overrideResponse });

export const getDoctorQualificationRequestMock = (
  overrideResponse: Partial<DoctorQualificationRequest> = {},
): DoctorQualificationRequest => ({
  category_id: faker.helpers.arrayElement([faker.number.int({ min: 1, max: 100000 }), null]),
  degree_id: faker.helpers.arrayElement([faker.number.int({ min: 1, max: 100000 }), null]),
  experience_since: getYearMock(),
  licence: faker.helpers.arrayElement([{ ...getLicenceMock() }, null]),
  ...overrideResponse,
});

export const getDoctorQualificationUpdateAnswerMock = (
  overrideResponse: Partial<DoctorQualificationUpdateAnswer> = {},
): DoctorQualificationUpdateAnswer => ({ data: { ...getDoctorProfileMock() }, ...overrideResponse });

export const getCertificateRequestMock = (overrideResponse: Partial<CertificateRequest> = {}): CertificateRequest => ({
  title: (() => faker.lorem.sentences({ min: 1, max: 8 }).slice(0, 300).trim())(),
  issued_by: faker.helpers.arrayElement([
    (() => faker.lorem.sentences({ min: 1, max: 8 }).slice(0, 300).trim())(),
    null,
  ]),
  year: faker.helpers.arrayElement([faker.number.int({ min: 1900, max: 2100 }), null]),
  file_id: faker.helpers.arrayElement([faker.number.int({ min: 1, max: 100000 }), null]),
  ...overrideResponse,
});

export const getDoctorCertificateCreateAnswerMock = (
  overrideResponse: Partial<DoctorCertificateCreateAnswer> = {},
): DoctorCertificateCreateAnswer => ({ data: { ...getCertificateMock() }, ...overrideResponse });

export const getDoctorCertificateUpdateAnswerMock = (
  overrideResponse: Partial<DoctorCertificateUpdateAnswer> = {},
): DoctorCertificateUpdateAnswer => ({ data: { ...getCertificateMock() }, ...overrideResponse });

export const getDoctorSpecialisationDirectoryAnswerMock = (
  overrideResponse: Partial<DoctorSpecialisationDirectoryAnswer> = {},
): DoctorSpecialisationDirectoryAnswer => ({
  data: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getSpecialisationMock(),
  })),
  ...overrideResponse,
});

export const getDoctorSpecialisationLinkListAnswerMock = (
  overrideResponse: Partial<DoctorSpecialisationLinkListAnswer> = {},
): DoctorSpecialisationLinkListAnswer => ({
  data: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getSpecialisationLinkMock(),
  })),
  ...overrideResponse,
});

export const getSpecialisationLinkRequestMock = (
  overrideResponse: Partial<SpecialisationLinkRequest> = {},
): SpecialisationLinkRequest => ({ specialisation_id: faker.number.int({ min: 1, max: 100000 }), ...overrideResponse });

export const getDoctorSpecialisationLinkCreateAnswerMock = (
  overrideResponse: Partial<DoctorSpecialisationLinkCreateAnswer> = {},
): DoctorSpecialisationLinkCreateAnswer => ({ data: { ...getSpecialisationLinkMock() }, ...overrideResponse });

export const getSpecialisationOrderRequestMock = (
  overrideResponse: Partial<SpecialisationOrderRequest> = {},
): SpecialisationOrderRequest => ({
  specialisation_ids: Array.from({ length: faker.number.int({ min: 1, max: 50 }) }, (_, i) => i + 1).map(() =>
    faker.number.int({ min: 1, max: 100000 }),
  ),
  ...overrideResponse,
});

export const getDoctorSpecialisationOrderUpdateAnswerMock = (
  overrideResponse: Partial<DoctorSpecialisationOrderUpdateAnswer> = {},
): DoctorSpecialisationOrderUpdateAnswer => ({
  data: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getSpecialisationLinkMock(),
  })),
  ...overrideResponse,
});

export const getDoctorServiceDirectoryAnswerMock = (
  overrideResponse: Partial<DoctorServiceDirectoryAnswer> = {},
): DoctorServiceDirectoryAnswer => ({
  data: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getServiceMock(),
  })),
  ...overrideResponse,
});

export const getDoctorServiceLinkListAnswerMock = (
  overrideResponse: Partial<DoctorServiceLinkListAnswer> = {},
): DoctorServiceLinkListAnswer => ({
  data: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getDoctorServiceLinkMock(),
  })),
  ...overrideResponse,
});

export const getDoctorServiceLinkRequestMock = (
  overrideResponse: Partial<DoctorServiceLinkRequest> = {},
): DoctorServiceLinkRequest => ({
  service_id: faker.number.int({ min: 1, max: 100000 }),
  filial_id: faker.number.int({ min: 1, max: 100000 }),
  price: faker.number.int({ min: 1, max: 10000000 }),
  duration_minutes: faker.number.int({ min: 5, max: 480, multipleOf: 5 }),
  ...overrideResponse,
});

export const getDoctorServiceLinkCreateAnswerMock = (
  overrideResponse: Partial<DoctorServiceLinkCreateAnswer> = {},
): DoctorServiceLinkCreateAnswer => ({ data: { ...getDoctorServiceLinkMock() }, ...overrideResponse });

export const getDoctorServiceLinkUpdateRequestMock = (
  overrideResponse: Partial<DoctorServiceLinkUpdateRequest> = {},
): DoctorServiceLinkUpdateRequest => ({
  price: faker.number.int({ min: 1, max: 10000000 }),
  duration_minutes: faker.number.int({ min: 5, max: 480, multipleOf: 5 }),
  ...(faker.datatype.boolean() ? { from_price: faker.number.int({ min: 0, max: 10000000 }) } : {}),
  ...overrideResponse,
});

export const getDoctorServiceLinkUpdateAnswerMock = (
  overrideResponse: Partial<DoctorServiceLinkUpdateAnswer> = {},
): DoctorServiceLinkUpdateAnswer => ({ data: { ...getDoctorServiceLinkMock() }, ...overrideResponse });

export const getDoctorServiceVisibilitySetAnswerMock = (
  overrideResponse: Partial<DoctorServiceVisibilitySetAnswer> = {},
): DoctorServiceVisibilitySetAnswer => ({ data: { ...getDoctorServiceLinkMock() }, ...overrideResponse });

export const getVisibilityRequestMock = (overrideResponse: Partial<VisibilityRequest> = {}): VisibilityRequest => ({
  visible: faker.datatype.boolean(),
  ...overrideResponse,
});

export const getDoctorServiceVisibilityUpdateAnswerMock = (
  overrideResponse: Partial<DoctorServiceVisibilityUpdateAnswer> = {},
): DoctorServiceVisibilityUpdateAnswer => ({ data: { ...getDoctorServiceLinkMock() }, ...overrideResponse });

export const getServicePricesRequestMock = (
  overrideResponse: Partial<ServicePricesRequest> = {},
): ServicePricesRequest => ({
  prices: Array.from({ length: faker.number.int({ min: 1, max: 500 }) }, (_, i) => i + 1).map(() => ({
    id: faker.number.int({ min: 1, max: 100000 }),
    price: faker.number.int({ min: 1, max: 10000000 }),
    ...(faker.datatype.boolean() ? { from_price: faker.number.int({ min: 0, max: 10000000 }) } : {}),
  })),
  ...overrideResponse,
});

export const getDoctorServicePricesUpdateAnswerMock = (
  overrideResponse: Partial<DoctorServicePricesUpdateAnswer> = {},
): DoctorServicePricesUpdateAnswer => ({
  data: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getDoctorServiceLinkMock(),
  })),
  ...overrideResponse,
});

export const getServiceFundingRequestMock = (
  overrideResponse: Partial<ServiceFundingRequest> = {},
): ServiceFundingRequest => ({
  link_ids: Array.from({ length: faker.number.int({ min: 1, max: 500 }) }, (_, i) => i + 1).map(() =>
    faker.number.int({ min: 1, max: 100000 }),
  ),
  funding: Array.from({ length: faker.number.int({ min: 0, max: 3 }) }, (_, i) => i + 1).map(() => getFundingMock()),
  ...(faker.datatype.boolean() ? { needs_referral: faker.datatype.boolean() } : {}),
  osms_hours: faker.helpers.arrayElement([{ ...getTimeIntervalMock() }, null]),
  ...overrideResponse,
});

export const getDoctorServiceFundingUpdateAnswerMock = (
  overrideResponse: Partial<DoctorServiceFundingUpdateAnswer> = {},
): DoctorServiceFundingUpdateAnswer => ({
  data: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getDoctorServiceLinkMock(),
  })),
  ...overrideResponse,
});

export const getServiceCopyRequestMock = (overrideResponse: Partial<ServiceCopyRequest> = {}): ServiceCopyRequest => ({
  from_filial_id: faker.number.int({ min: 1, max: 100000 }),
  to_filial_id: faker.number.int({ min: 1, max: 100000 }),
  link_ids: faker.helpers.arrayElement([
    Array.from({ length: faker.number.int({ min: 1, max: 500 }) }, (_, i) => i + 1).map(() =>
      faker.number.int({ min: 1, max: 100000 }),
    ),
    null,
  ]),
  ...overrideResponse,
});

export const getDoctorServiceCopyAnswerMock = (
  overrideResponse: Partial<DoctorServiceCopyAnswer> = {},
): DoctorServiceCopyAnswer => ({
  data: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getDoctorServiceLinkMock(),
  })),
  ...overrideResponse,
});

export const getDoctorServiceQuestionListAnswerMock = (
  overrideResponse: Partial<DoctorServiceQuestionListAnswer> = {},
): DoctorServiceQuestionListAnswer => ({
  data: Array.from({ length: faker.number.int({ min: 0, max: 10 }) }, (_, i) => i + 1).map(() => ({
    ...getServiceQuestionMock(),
  })),
  ...overrideResponse,
});

export const getQuestionAdviceRequestMock = (
  overrideResponse: Partial<QuestionAdviceRequest> = {},
): QuestionAdviceRequest => ({
  text: (() => faker.lorem.sentences({ min: 1, max: 8 }).slice(0, 300).trim())(),
  specialisation_id: faker.helpers.arrayElement([faker.number.int({ min: 1, max: 100000 }), null]),
  stops: faker.datatype.boolean(),
  ...overrideResponse,
});

export const getQuestionOptionRequestMock = (
  overrideResponse: Partial<QuestionOptionRequest> = {},
): QuestionOptionRequest => ({
  text: (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(),
  advice: faker.helpers.arrayElement([{ ...getQuestionAdviceRequestMock() }, null]),
  ...overrideResponse,
});

export const getServiceQuestionRequestMock = (
  overrideResponse: Partial<ServiceQuestionRequest> = {},
): ServiceQuestionRequest => ({
  id: faker.helpers.arrayElement([faker.number.int({ min: 1, max: 100000 }), null]),
  kind: getQuestionKindMock(),
  text: (() => faker.lorem.sentences({ min: 1, max: 8 }).slice(0, 300).trim())(),
  is_required: faker.datatype.boolean(),
  options: Array.from({ length: faker.number.int({ min: 0, max: 10 }) }, (_, i) => i + 1).map(() => ({
    ...getQuestionOptionRequestMock(),
  })),
  ...overrideResponse,
});

export const getServiceQuestionsRequestMock = (
  overrideResponse: Partial<ServiceQuestionsRequest> = {},
): ServiceQuestionsRequest => ({
  questions: Array.from({ length: faker.number.int({ min: 0, max: 10 }) }, (_, i) => i + 1).map(() => ({
    ...getServiceQuestionRequestMock(),
  })),
  ...overrideResponse,
});

export const getDoctorServiceQuestionsUpdateAnswerMock = (
  overrideResponse: Partial<DoctorServiceQuestionsUpdateAnswer> = {},
): DoctorServiceQuestionsUpdateAnswer => ({
  data: Array.from({ length: faker.number.int({ min: 0, max: 10 }) }, (_, i) => i + 1).map(() => ({
    ...getServiceQuestionMock(),
  })),
  ...overrideResponse,
});

export const getDoctorParameterLinkListAnswerMock = (
  overrideResponse: Partial<DoctorParameterLinkListAnswer> = {},
): DoctorParameterLinkListAnswer => ({
  data: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getDoctorParameterLinkMock(),
  })),
  ...overrideResponse,
});

export const getParameterLinkRequestMock = (
  overrideResponse: Partial<ParameterLinkRequest> = {},
): ParameterLinkRequest => ({ parameter_id: faker.number.int({ min: 1, max: 100000 }), ...overrideResponse });

export const getDoctorParameterLinkCreateAnswerMock = (
  overrideResponse: Partial<DoctorParameterLinkCreateAnswer> = {},
): DoctorParameterLinkCreateAnswer => ({ data: { ...getDoctorParameterLinkMock() }, ...overrideResponse });

export const getScheduleSettingsMock = (overrideResponse: Partial<ScheduleSettings> = {}): ScheduleSettings => ({
  online_booking: faker.datatype.boolean(),
  auto_confirm: faker.datatype.boolean(),
  horizon_days: faker.number.int({ min: 1, max: 90 }),
  buffer_minutes: faker.number.int({ min: 0, max: 60, multipleOf: 5 }),
  ...overrideResponse,
});

export const getDoctorScheduleSettingsAnswerMock = (
  overrideResponse: Partial<DoctorScheduleSettingsAnswer> = {},
): DoctorScheduleSettingsAnswer => ({ data: { ...getScheduleSettingsMock() }, ...overrideResponse });

export const getDoctorScheduleSettingsUpdateAnswerMock = (
  overrideResponse: Partial<DoctorScheduleSettingsUpdateAnswer> = {},
): DoctorScheduleSettingsUpdateAnswer => ({ data: { ...getScheduleSettingsMock() }, ...overrideResponse });

export const getOperatingDayMock = (overrideResponse: Partial<OperatingDay> = {}): OperatingDay => ({
  weekday: getWeekdayMock(),
  hours: faker.helpers.arrayElement([{ ...getTimeIntervalMock() }, null]),
  breaks: Array.from({ length: faker.number.int({ min: 0, max: 5 }) }, (_, i) => i + 1).map(() => ({
    ...getTimeIntervalMock(),
  })),
  ...overrideResponse,
});

export const getOperatingModeMock = (overrideResponse: Partial<OperatingMode> = {}): OperatingMode => ({
  filial_id: faker.number.int({ min: 1, max: 100000 }),
  filial_title: (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(),
  slot_minutes: faker.number.int({ min: 5, max: 240, multipleOf: 5 }),
  days: Array.from({ length: faker.number.int({ min: 7, max: 7 }) }, (_, i) => i + 1).map(() => ({
    ...getOperatingDayMock(),
  })),
  odd_days: faker.helpers.arrayElement([
    Array.from({ length: faker.number.int({ min: 7, max: 7 }) }, (_, i) => i + 1).map(() => ({
      ...getOperatingDayMock(),
    })),
    null,
  ]),
  ...overrideResponse,
});

export const getDoctorOperatingModesAnswerMock = (
  overrideResponse: Partial<DoctorOperatingModesAnswer> = {},
): DoctorOperatingModesAnswer => ({
  data: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getOperatingModeMock(),
  })),
  ...overrideResponse,
});

export const getTouchedVisitDecisionMock = (
  overrideResponse: Partial<TouchedVisitDecision> = {},
): TouchedVisitDecision => ({
  visit_id: faker.number.int({ min: 1, max: 100000 }),
  action: faker.helpers.arrayElement(['keep', 'move', 'cancel'] as const),
  ...(faker.datatype.boolean()
    ? { starts_at: (() => `${faker.date.anytime().toISOString().slice(0, 16)}:00+05:00`)() }
    : {}),
  ...(faker.datatype.boolean() ? { doctor_id: faker.number.int({ min: 1, max: 100000 }) } : {}),
  ...overrideResponse,
});

export const getOperatingModeRequestMock = (
  overrideResponse: Partial<OperatingModeRequest> = {},
): OperatingModeRequest => ({
  slot_minutes: faker.number.int({ min: 5, max: 240, multipleOf: 5 }),
  days: Array.from({ length: faker.number.int({ min: 7, max: 7 }) }, (_, i) => i + 1).map(() => ({
    ...getOperatingDayMock(),
  })),
  odd_days: faker.helpers.arrayElement([
    Array.from({ length: faker.number.int({ min: 7, max: 7 }) }, (_, i) => i + 1).map(() => ({
      ...getOperatingDayMock(),
    })),
    null,
  ]),
  decisions: Array.from({ length: faker.number.int({ min: 0, max: 500 }) }, (_, i) => i + 1).map(() => ({
    ...getTouchedVisitDecisionMock(),
  })),
  told_reason: faker.helpers.arrayElement([(() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(), null]),
  ...overrideResponse,
});

export const getDoctorOperatingModeUpdateAnswerMock = (
  overrideResponse: Partial<DoctorOperatingModeUpdateAnswer> = {},
): DoctorOperatingModeUpdateAnswer => ({ data: { ...getOperatingModeMock() }, ...overrideResponse });

export const getScheduleDryRunModeMock = (overrideResponse: Partial<ScheduleDryRunMode> = {}): ScheduleDryRunMode => ({
  filial_id: faker.number.int({ min: 1, max: 100000 }),
  slot_minutes: faker.number.int({ min: 5, max: 240, multipleOf: 5 }),
  days: Array.from({ length: faker.number.int({ min: 7, max: 7 }) }, (_, i) => i + 1).map(() => ({
    ...getOperatingDayMock(),
  })),
  odd_days: faker.helpers.arrayElement([
    Array.from({ length: faker.number.int({ min: 7, max: 7 }) }, (_, i) => i + 1).map(() => ({
      ...getOperatingDayMock(),
    })),
    null,
  ]),
  ...overrideResponse,
});

export const getScheduleDryRunAbsenceMock = (
  overrideResponse: Partial<ScheduleDryRunAbsence> = {},
): ScheduleDryRunAbsence => ({
  id: faker.helpers.arrayElement([faker.number.int({ min: 1, max: 100000 }), null]),
  date_from: (() => faker.date.anytime().toISOString().slice(0, 10))(),
  date_to: (() => faker.date.anytime().toISOString().slice(0, 10))(),
  time_from: faker.helpers.arrayElement([getTimeMock(), null]),
  time_to: faker.helpers.arrayElement([getTimeMock(), null]),
  ...overrideResponse,
});

export const getScheduleDryRunSpecialDayMock = (
  overrideResponse: Partial<ScheduleDryRunSpecialDay> = {},
): ScheduleDryRunSpecialDay => ({
  id: faker.helpers.arrayElement([faker.number.int({ min: 1, max: 100000 }), null]),
  filial_id: faker.number.int({ min: 1, max: 100000 }),
  date: (() => faker.date.anytime().toISOString().slice(0, 10))(),
  hours: faker.helpers.arrayElement([{ ...getTimeIntervalMock() }, null]),
  breaks: Array.from({ length: faker.number.int({ min: 0, max: 5 }) }, (_, i) => i + 1).map(() => ({
    ...getTimeIntervalMock(),
  })),
  ...overrideResponse,
});

export const getScheduleDryRunRequestMock = (
  overrideResponse: Partial<ScheduleDryRunRequest> = {},
): ScheduleDryRunRequest => ({
  operating_mode: faker.helpers.arrayElement([{ ...getScheduleDryRunModeMock() }, null]),
  absence: faker.helpers.arrayElement([{ ...getScheduleDryRunAbsenceMock() }, null]),
  special_day: faker.helpers.arrayElement([{ ...getScheduleDryRunSpecialDayMock() }, null]),
  settings: faker.helpers.arrayElement([{ ...getScheduleSettingsMock() }, null]),
  ...overrideResponse,
});

export const getColleagueTimeMock = (overrideResponse: Partial<ColleagueTime> = {}): ColleagueTime => ({
  starts_at: (() => `${faker.date.anytime().toISOString().slice(0, 16)}:00+05:00`)(),
  doctor_id: faker.number.int({ min: 1, max: 100000 }),
  doctor_name: (() => faker.person.fullName({ sex: 'female' }))(),
  price: faker.number.int({ min: 0, max: 100000 }),
  ...overrideResponse,
});

export const getColleagueMock = (overrideResponse: Partial<Colleague> = {}): Colleague => ({
  doctor_id: faker.number.int({ min: 1, max: 100000 }),
  doctor_name: (() => faker.person.fullName({ sex: 'female' }))(),
  obstacle: faker.helpers.arrayElement([
    faker.helpers.arrayElement(['service', 'age', 'funding', 'time'] as const),
    null,
  ]),
  ...overrideResponse,
});

export const getTouchedVisitMock = (overrideResponse: Partial<TouchedVisit> = {}): TouchedVisit => ({
  visit: { ...getDeskVisitMock() },
  new_times: Array.from({ length: faker.number.int({ min: 0, max: 24 }) }, (_, i) => i + 1).map(() =>
    (() => `${faker.date.anytime().toISOString().slice(0, 16)}:00+05:00`)(),
  ),
  ...(faker.datatype.boolean()
    ? {
        colleague_times: Array.from({ length: faker.number.int({ min: 0, max: 240 }) }, (_, i) => i + 1).map(() => ({
          ...getColleagueTimeMock(),
        })),
      }
    : {}),
  ...(faker.datatype.boolean()
    ? {
        colleagues: Array.from({ length: faker.number.int({ min: 0, max: 20 }) }, (_, i) => i + 1).map(() => ({
          ...getColleagueMock(),
        })),
      }
    : {}),
  ...overrideResponse,
});

export const getScheduleFreeDayMock = (overrideResponse: Partial<ScheduleFreeDay> = {}): ScheduleFreeDay => ({
  filial_id: faker.number.int({ min: 1, max: 100000 }),
  filial_title: (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(),
  date: (() => faker.date.anytime().toISOString().slice(0, 10))(),
  slots: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(() =>
    (() => `${faker.date.anytime().toISOString().slice(0, 16)}:00+05:00`)(),
  ),
  ...overrideResponse,
});

export const getScheduleDryRunMock = (overrideResponse: Partial<ScheduleDryRun> = {}): ScheduleDryRun => ({
  visits: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getTouchedVisitMock(),
  })),
  free_days: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getScheduleFreeDayMock(),
  })),
  ...overrideResponse,
});

export const getDoctorScheduleDryRunAnswerMock = (
  overrideResponse: Partial<DoctorScheduleDryRunAnswer> = {},
): DoctorScheduleDryRunAnswer => ({ data: { ...getScheduleDryRunMock() }, ...overrideResponse });

export const getCalendarPlaceMock = (overrideResponse: Partial<CalendarPlace> = {}): CalendarPlace => ({
  filial_id: faker.number.int({ min: 1, max: 100000 }),
  filial_title: (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(),
  hours: faker.helpers.arrayElement([{ ...getTimeIntervalMock() }, null]),
  breaks: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getTimeIntervalMock(),
  })),
  slot_minutes: faker.number.int({ min: 5, max: 240, multipleOf: 5 }),
  special_day_id: faker.helpers.arrayElement([faker.number.int({ min: 1, max: 100000 }), null]),
  closed_reason: faker.helpers.arrayElement([
    (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(),
    null,
  ]),
  ...overrideResponse,
});

export const getCalendarAbsenceMock = (overrideResponse: Partial<CalendarAbsence> = {}): CalendarAbsence => ({
  absence_id: faker.number.int({ min: 1, max: 100000 }),
  from: getTimeMock(),
  to: getTimeMock(),
  reason: faker.helpers.arrayElement([(() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(), null]),
  ...overrideResponse,
});

export const getCalendarDayMock = (overrideResponse: Partial<CalendarDay> = {}): CalendarDay => ({
  date: (() => faker.date.anytime().toISOString().slice(0, 10))(),
  holiday: faker.helpers.arrayElement([(() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(), null]),
  places: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getCalendarPlaceMock(),
  })),
  absences: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getCalendarAbsenceMock(),
  })),
  held: Array.from({ length: faker.number.int({ min: 0, max: 200 }) }, (_, i) => i + 1).map(() => ({
    ...getTimeIntervalMock(),
  })),
  ...overrideResponse,
});

export const getDoctorCalendarAnswerMock = (
  overrideResponse: Partial<DoctorCalendarAnswer> = {},
): DoctorCalendarAnswer => ({
  data: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getCalendarDayMock(),
  })),
  ...overrideResponse,
});

export const getAbsenceMock = (overrideResponse: Partial<Absence> = {}): Absence => ({
  id: faker.number.int({ min: 1, max: 100000 }),
  ...(faker.datatype.boolean()
    ? {
        filial_ids: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(() =>
          faker.number.int({ min: 1, max: 100000 }),
        ),
      }
    : {}),
  date_from: (() => faker.date.anytime().toISOString().slice(0, 10))(),
  date_to: (() => faker.date.anytime().toISOString().slice(0, 10))(),
  time_from: faker.helpers.arrayElement([getTimeMock(), null]),
  time_to: faker.helpers.arrayElement([getTimeMock(), null]),
  reason: faker.helpers.arrayElement([(() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(), null]),
  visits_count: faker.number.int({ min: 0, max: 100000 }),
  ...overrideResponse,
});

export const getDoctorAbsenceListAnswerMock = (
  overrideResponse: Partial<DoctorAbsenceListAnswer> = {},
): DoctorAbsenceListAnswer => ({
  data: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getAbsenceMock(),
  })),
  ...overrideResponse,
});

export const getAbsenceRequestMock = (overrideResponse: Partial<AbsenceRequest> = {}): AbsenceRequest => ({
  ...(faker.datatype.boolean()
    ? {
        filial_ids: Array.from({ length: faker.number.int({ min: 1, max: 50 }) }, (_, i) => i + 1).map(() =>
          faker.number.int({ min: 1, max: 100000 }),
        ),
      }
    : {}),
  date_from: (() => faker.date.anytime().toISOString().slice(0, 10))(),
  date_to: (() => faker.date.anytime().toISOString().slice(0, 10))(),
  time_from: faker.helpers.arrayElement([getTimeMock(), null]),
  time_to: faker.helpers.arrayElement([getTimeMock(), null]),
  reason: faker.helpers.arrayElement([(() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(), null]),
  decisions: Array.from({ length: faker.number.int({ min: 0, max: 500 }) }, (_, i) => i + 1).map(() => ({
    ...getTouchedVisitDecisionMock(),
  })),
  told_reason: faker.helpers.arrayElement([(() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(), null]),
  ...overrideResponse,
});

export const getDoctorAbsenceCreateAnswerMock = (
  overrideResponse: Partial<DoctorAbsenceCreateAnswer> = {},
): DoctorAbsenceCreateAnswer => ({ data: { ...getAbsenceMock() }, ...overrideResponse });

export const getDoctorAbsenceUpdateAnswerMock = (
  overrideResponse: Partial<DoctorAbsenceUpdateAnswer> = {},
): DoctorAbsenceUpdateAnswer => ({ data: { ...getAbsenceMock() }, ...overrideResponse });

export const getSpecialDayMock = (overrideResponse: Partial<SpecialDay> = {}): SpecialDay => ({
  id: faker.number.int({ min: 1, max: 100000 }),
  filial_id: faker.number.int({ min: 1, max: 100000 }),
  filial_title: (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(),
  date: (() => faker.date.anytime().toISOString().slice(0, 10))(),
  hours: faker.helpers.arrayElement([{ ...getTimeIntervalMock() }, null]),
  breaks: Array.from({ length: faker.number.int({ min: 0, max: 5 }) }, (_, i) => i + 1).map(() => ({
    ...getTimeIntervalMock(),
  })),
  reason: faker.helpers.arrayElement([(() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(), null]),
  ...overrideResponse,
});

export const getDoctorSpecialDayListAnswerMock = (
  overrideResponse: Partial<DoctorSpecialDayListAnswer> = {},
): DoctorSpecialDayListAnswer => ({
  data: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getSpecialDayMock(),
  })),
  ...overrideResponse,
});

export const getSpecialDayRequestMock = (overrideResponse: Partial<SpecialDayRequest> = {}): SpecialDayRequest => ({
  filial_id: faker.number.int({ min: 1, max: 100000 }),
  date: (() => faker.date.anytime().toISOString().slice(0, 10))(),
  hours: faker.helpers.arrayElement([{ ...getTimeIntervalMock() }, null]),
  breaks: Array.from({ length: faker.number.int({ min: 0, max: 5 }) }, (_, i) => i + 1).map(() => ({
    ...getTimeIntervalMock(),
  })),
  reason: faker.helpers.arrayElement([(() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(), null]),
  decisions: Array.from({ length: faker.number.int({ min: 0, max: 500 }) }, (_, i) => i + 1).map(() => ({
    ...getTouchedVisitDecisionMock(),
  })),
  told_reason: faker.helpers.arrayElement([(() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(), null]),
  ...overrideResponse,
});

export const getDoctorSpecialDayCreateAnswerMock = (
  overrideResponse: Partial<DoctorSpecialDayCreateAnswer> = {},
): DoctorSpecialDayCreateAnswer => ({ data: { ...getSpecialDayMock() }, ...overrideResponse });

export const getDoctorSpecialDayUpdateAnswerMock = (
  overrideResponse: Partial<DoctorSpecialDayUpdateAnswer> = {},
): DoctorSpecialDayUpdateAnswer => ({ data: { ...getSpecialDayMock() }, ...overrideResponse });

export const getBindingStateMock = (): BindingState =>
  faker.helpers.arrayElement(['active', 'invited', 'requested', 'declined', 'withdrawn'] as const);

export const getClinicBindingMock = (overrideResponse: Partial<ClinicBinding> = {}): ClinicBinding => ({
  id: faker.number.int({ min: 1, max: 100000 }),
  state: getBindingStateMock(),
  asked_by: faker.helpers.arrayElement([faker.helpers.arrayElement(['doctor', 'clinic'] as const), null]),
  asked_at: faker.helpers.arrayElement([(() => `${faker.date.anytime().toISOString().slice(0, 16)}:00+05:00`)(), null]),
  answered_at: faker.helpers.arrayElement([
    (() => `${faker.date.anytime().toISOString().slice(0, 16)}:00+05:00`)(),
    null,
  ]),
  reason: faker.helpers.arrayElement([(() => faker.lorem.sentences({ min: 1, max: 8 }).slice(0, 300).trim())(), null]),
  visits_ahead: faker.number.int({ min: 0, max: 100000 }),
  filial: { ...getFilialBriefMock() },
  ...overrideResponse,
});

export const getDoctorClinicBindingListAnswerMock = (
  overrideResponse: Partial<DoctorClinicBindingListAnswer> = {},
): DoctorClinicBindingListAnswer => ({
  data: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getClinicBindingMock(),
  })),
  ...overrideResponse,
});

export const getClinicBindingRequestMock = (
  overrideResponse: Partial<ClinicBindingRequest> = {},
): ClinicBindingRequest => ({ filial_id: faker.number.int({ min: 1, max: 100000 }), ...overrideResponse });

export const getDoctorClinicBindingCreateAnswerMock = (
  overrideResponse: Partial<DoctorClinicBindingCreateAnswer> = {},
): DoctorClinicBindingCreateAnswer => ({ data: { ...getClinicBindingMock() }, ...overrideResponse });

export const getDoctorClinicBindingAcceptAnswerMock = (
  overrideResponse: Partial<DoctorClinicBindingAcceptAnswer> = {},
): DoctorClinicBindingAcceptAnswer => ({ data: { ...getClinicBindingMock() }, ...overrideResponse });

export const getBindingDeclineRequestMock = (
  overrideResponse: Partial<BindingDeclineRequest> = {},
): BindingDeclineRequest => ({
  reason: faker.helpers.arrayElement([(() => faker.lorem.sentences({ min: 1, max: 8 }).slice(0, 300).trim())(), null]),
  ...overrideResponse,
});

export const getDoctorClinicBindingDeclineAnswerMock = (
  overrideResponse: Partial<DoctorClinicBindingDeclineAnswer> = {},
): DoctorClinicBindingDeclineAnswer => ({ data: { ...getClinicBindingMock() }, ...overrideResponse });

export const getBindingOrderRequestMock = (
  overrideResponse: Partial<BindingOrderRequest> = {},
): BindingOrderRequest => ({
  filial_ids: Array.from({ length: faker.number.int({ min: 1, max: 50 }) }, (_, i) => i + 1).map(() =>
    faker.number.int({ min: 1, max: 100000 }),
  ),
  ...overrideResponse,
});

export const getDoctorClinicOrderUpdateAnswerMock = (
  overrideResponse: Partial<DoctorClinicOrderUpdateAnswer> = {},
): DoctorClinicOrderUpdateAnswer => ({
  data: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getClinicBindingMock(),
  })),
  ...overrideResponse,
});

export const getReadinessStepStateMock = (): ReadinessStepState =>
  faker.helpers.arrayElement(['done', 'to_do', 'waiting'] as const);

export const getDoctorReadinessStepMock = (
  overrideResponse: Partial<DoctorReadinessStep> = {},
): DoctorReadinessStep => ({
  step: faker.helpers.arrayElement([
    'clinic',
    'services',
    'hours',
    'online_booking',
    'clinic_open',
    'verification',
  ] as const),
  state: getReadinessStepStateMock(),
  ...overrideResponse,
});

export const getDoctorReadinessMock = (overrideResponse: Partial<DoctorReadiness> = {}): DoctorReadiness => ({
  state: faker.helpers.arrayElement(['bookable', 'not_bookable'] as const),
  steps: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getDoctorReadinessStepMock(),
  })),
  was_booked: faker.datatype.boolean(),
  public_slug: faker.helpers.arrayElement([getSlugMock(), null]),
  ...overrideResponse,
});

export const getDoctorReadinessAnswerMock = (
  overrideResponse: Partial<DoctorReadinessAnswer> = {},
): DoctorReadinessAnswer => ({ data: { ...getDoctorReadinessMock() }, ...overrideResponse });

export const getDayPlaceMock = (overrideResponse: Partial<DayPlace> = {}): DayPlace => ({
  filial_id: faker.number.int({ min: 1, max: 100000 }),
  title: (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(),
  room: faker.helpers.arrayElement([(() => faker.lorem.word().slice(0, 20))(), null]),
  starts_at: (() => `${faker.date.anytime().toISOString().slice(0, 16)}:00+05:00`)(),
  ends_at: (() => `${faker.date.anytime().toISOString().slice(0, 16)}:00+05:00`)(),
  ...overrideResponse,
});

export const getDayIntervalMock = (overrideResponse: Partial<DayInterval> = {}): DayInterval => ({
  kind: faker.helpers.arrayElement(['free', 'break'] as const),
  starts_at: (() => `${faker.date.anytime().toISOString().slice(0, 16)}:00+05:00`)(),
  ends_at: (() => `${faker.date.anytime().toISOString().slice(0, 16)}:00+05:00`)(),
  filial_id: faker.number.int({ min: 1, max: 100000 }),
  ...overrideResponse,
});

export const getDoctorHomeMock = (overrideResponse: Partial<DoctorHome> = {}): DoctorHome => ({
  date: (() => faker.date.anytime().toISOString().slice(0, 10))(),
  counts: {
    total: faker.number.int({ min: 0, max: 100000 }),
    completed: faker.number.int({ min: 0, max: 100000 }),
    no_show: faker.number.int({ min: 0, max: 100000 }),
    arrived: faker.number.int({ min: 0, max: 100000 }),
    ahead: faker.number.int({ min: 0, max: 100000 }),
    pending: faker.number.int({ min: 0, max: 100000 }),
  },
  next_gap: faker.helpers.arrayElement([
    {
      starts_at: (() => `${faker.date.anytime().toISOString().slice(0, 16)}:00+05:00`)(),
      ends_at: (() => `${faker.date.anytime().toISOString().slice(0, 16)}:00+05:00`)(),
    },
    null,
  ]),
  places: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getDayPlaceMock(),
  })),
  intervals: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getDayIntervalMock(),
  })),
  notifications: Array.from({ length: faker.number.int({ min: 0, max: 5 }) }, (_, i) => i + 1).map(() => ({
    ...getNotificationMock(),
  })),
  completeness_percent: faker.number.int({ min: 0, max: 100 }),
  missing: faker.helpers.arrayElements([
    'avatar',
    'description',
    'work_experience',
    'education',
    'parameters',
  ] as const),
  ...overrideResponse,
});

export const getDoctorHomeAnswerMock = (overrideResponse: Partial<DoctorHomeAnswer> = {}): DoctorHomeAnswer => ({
  data: { ...getDoctorHomeMock() },
  ...overrideResponse,
});

export const getComplaintMock = (overrideResponse: Partial<Complaint> = {}): Complaint => ({
  reason: getComplaintReasonMock(),
  text: (() => faker.lorem.sentences({ min: 1, max: 8 }).slice(0, 300).trim())(),
  state: faker.helpers.arrayElement(['received', 'accepted', 'declined'] as const),
  created_at: (() => `${faker.date.anytime().toISOString().slice(0, 16)}:00+05:00`)(),
  answer: faker.helpers.arrayElement([(() => faker.lorem.sentences({ min: 1, max: 8 }).slice(0, 300).trim())(), null]),
  ...overrideResponse,
});

export const getOwnFeedbackMock = (overrideResponse: Partial<OwnFeedback> = {}): OwnFeedback => ({
  id: faker.number.int({ min: 1, max: 100000 }),
  rating: faker.number.int({ min: 1, max: 5 }),
  text: (() => faker.lorem.sentences({ min: 1, max: 8 }).slice(0, 300).trim())(),
  author_name: faker.helpers.arrayElement([(() => faker.person.fullName({ sex: 'female' }))(), null]),
  service_title: faker.helpers.arrayElement([
    (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(),
    null,
  ]),
  created_at: (() => `${faker.date.anytime().toISOString().slice(0, 16)}:00+05:00`)(),
  of_visit: faker.datatype.boolean(),
  reply: faker.helpers.arrayElement([{ ...getFeedbackReplyMock() }, null]),
  complaint: faker.helpers.arrayElement([{ ...getComplaintMock() }, null]),
  doctor: faker.helpers.arrayElement([{ ...getVisitDoctorMock() }, null]),
  ...(faker.datatype.boolean() ? { filial: { ...getFilialBriefMock() } } : {}),
  ...overrideResponse,
});

export const getOwnFeedbackMetaMock = (overrideResponse: Partial<OwnFeedbackMeta> = {}): OwnFeedbackMeta => ({
  page: (() => 1)(),
  per_page: faker.number.int({ min: 1, max: 100000 }),
  total: faker.number.int({ min: 0, max: 100000 }),
  last_page: faker.number.int({ min: 1, max: 100000 }),
  rating: getRatingMock(),
  distribution: Array.from({ length: faker.number.int({ min: 5, max: 5 }) }, (_, i) => i + 1).map(() => ({
    rating: faker.number.int({ min: 1, max: 5 }),
    count: faker.number.int({ min: 0, max: 100000 }),
  })),
  unanswered: faker.number.int({ min: 0, max: 100000 }),
  unanswered_recent: faker.number.int({ min: 0, max: 100000 }),
  complaints: faker.number.int({ min: 0, max: 100000 }),
  ...overrideResponse,
});

export const getDoctorFeedbackListAnswerMock = (
  overrideResponse: Partial<DoctorFeedbackListAnswer> = {},
): DoctorFeedbackListAnswer => ({
  data: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getOwnFeedbackMock(),
  })),
  meta: { ...getOwnFeedbackMetaMock() },
  ...overrideResponse,
});

export const getFeedbackReplyRequestMock = (
  overrideResponse: Partial<FeedbackReplyRequest> = {},
): FeedbackReplyRequest => ({
  text: (() => faker.lorem.sentences({ min: 1, max: 8 }).slice(0, 300).trim())(),
  ...overrideResponse,
});

export const getDoctorFeedbackReplyUpdateAnswerMock = (
  overrideResponse: Partial<DoctorFeedbackReplyUpdateAnswer> = {},
): DoctorFeedbackReplyUpdateAnswer => ({ data: { ...getOwnFeedbackMock() }, ...overrideResponse });

export const getDoctorFeedbackReplyDeleteAnswerMock = (
  overrideResponse: Partial<DoctorFeedbackReplyDeleteAnswer> = {},
): DoctorFeedbackReplyDeleteAnswer => ({ data: { ...getOwnFeedbackMock() }, ...overrideResponse });

export const getComplaintRequestMock = (overrideResponse: Partial<ComplaintRequest> = {}): ComplaintRequest => ({
  reason: getComplaintReasonMock(),
  text: (() => faker.lorem.sentences({ min: 1, max: 8 }).slice(0, 300).trim())(),
  ...overrideResponse,
});

export const getDoctorFeedbackComplaintUpdateAnswerMock = (
  overrideResponse: Partial<DoctorFeedbackComplaintUpdateAnswer> = {},
): DoctorFeedbackComplaintUpdateAnswer => ({ data: { ...getOwnFeedbackMock() }, ...overrideResponse });

export const getWaitingPersonMock = (overrideResponse: Partial<WaitingPerson> = {}): WaitingPerson => ({
  id: faker.number.int({ min: 1, max: 100000 }),
  full_name: (() => faker.person.fullName({ sex: 'female' }))(),
  age: faker.helpers.arrayElement([faker.number.int({ min: 0, max: 130 }), null]),
  phone: faker.helpers.arrayElement([
    (() => faker.helpers.fromRegExp('[+]7-7[0-9]{2}-[0-9]{3}-[0-9]{2}-[0-9]{2}'))(),
    null,
  ]),
  doctor: { ...getVisitDoctorMock() },
  filial: { ...getFilialBriefMock() },
  service_id: faker.number.int({ min: 1, max: 100000 }),
  service_title: (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(),
  duration_minutes: faker.number.int({ min: 5, max: 480 }),
  visit_id: faker.helpers.arrayElement([faker.number.int({ min: 1, max: 100000 }), null]),
  visit_starts_at: faker.helpers.arrayElement([
    (() => `${faker.date.anytime().toISOString().slice(0, 16)}:00+05:00`)(),
    null,
  ]),
  until: (() => `${faker.date.anytime().toISOString().slice(0, 16)}:00+05:00`)(),
  nearest_slot_at: faker.helpers.arrayElement([
    (() => `${faker.date.anytime().toISOString().slice(0, 16)}:00+05:00`)(),
    null,
  ]),
  created_at: (() => `${faker.date.anytime().toISOString().slice(0, 16)}:00+05:00`)(),
  offer: faker.helpers.arrayElement([{ ...getWaitlistOfferMock() }, null]),
  client_id: faker.helpers.arrayElement([faker.number.int({ min: 1, max: 100000 }), null]),
  has_account: faker.datatype.boolean(),
  comment: faker.helpers.arrayElement([(() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(), null]),
  ...overrideResponse,
});

export const getDoctorWaitlistAnswerMock = (
  overrideResponse: Partial<DoctorWaitlistAnswer> = {},
): DoctorWaitlistAnswer => ({
  data: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getWaitingPersonMock(),
  })),
  ...overrideResponse,
});

export const getWaitlistOfferRequestMock = (
  overrideResponse: Partial<WaitlistOfferRequest> = {},
): WaitlistOfferRequest => ({
  starts_at: (() => `${faker.date.anytime().toISOString().slice(0, 16)}:00+05:00`)(),
  ...overrideResponse,
});

export const getDoctorWaitlistOfferUpdateAnswerMock = (
  overrideResponse: Partial<DoctorWaitlistOfferUpdateAnswer> = {},
): DoctorWaitlistOfferUpdateAnswer => ({ data: { ...getWaitingPersonMock() }, ...overrideResponse });

export const getDoctorNotificationListAnswerMock = (
  overrideResponse: Partial<DoctorNotificationListAnswer> = {},
): DoctorNotificationListAnswer => ({
  data: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getNotificationMock(),
  })),
  meta: { ...getNotificationListMetaMock() },
  ...overrideResponse,
});

export const getVisitFiguresMock = (overrideResponse: Partial<VisitFigures> = {}): VisitFigures => ({
  visits: faker.number.int({ min: 0, max: 100000 }),
  completed: faker.number.int({ min: 0, max: 100000 }),
  no_show: faker.number.int({ min: 0, max: 100000 }),
  cancelled_by_patient: faker.number.int({ min: 0, max: 100000 }),
  cancelled_by_clinic: faker.number.int({ min: 0, max: 100000 }),
  first_visits: faker.number.int({ min: 0, max: 100000 }),
  occupancy_percent: faker.helpers.arrayElement([faker.number.int({ min: 0, max: 100 }), null]),
  revenue: faker.number.int({ min: 0, max: 100000 }),
  ...overrideResponse,
});

export const getDoctorAnalyticsMock = (overrideResponse: Partial<DoctorAnalytics> = {}): DoctorAnalytics => ({
  date_from: (() => faker.date.anytime().toISOString().slice(0, 10))(),
  date_to: (() => faker.date.anytime().toISOString().slice(0, 10))(),
  total: { ...getVisitFiguresMock() },
  previous: {
    date_from: (() => faker.date.anytime().toISOString().slice(0, 10))(),
    date_to: (() => faker.date.anytime().toISOString().slice(0, 10))(),
    total: { ...getVisitFiguresMock() },
  },
  by_week: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    date_from: (() => faker.date.anytime().toISOString().slice(0, 10))(),
    date_to: (() => faker.date.anytime().toISOString().slice(0, 10))(),
    figures: { ...getVisitFiguresMock() },
  })),
  by_filial: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    filial_id: faker.number.int({ min: 1, max: 100000 }),
    title: (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(),
    figures: { ...getVisitFiguresMock() },
  })),
  by_service: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    service_id: faker.number.int({ min: 1, max: 100000 }),
    title: (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(),
    figures: { ...getVisitFiguresMock() },
  })),
  ...overrideResponse,
});

export const getDoctorAnalyticsAnswerMock = (
  overrideResponse: Partial<DoctorAnalyticsAnswer> = {},
): DoctorAnalyticsAnswer => ({ data: { ...getDoctorAnalyticsMock() }, ...overrideResponse });

export const getDoctorArchiveAnswerMock = (
  overrideResponse: Partial<DoctorArchiveAnswer> = {},
): DoctorArchiveAnswer => ({
  data: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getDeskVisitMock(),
  })),
  meta: { ...getMetaMock() },
  ...overrideResponse,
});

export const getClinicContactsMock = (overrideResponse: Partial<ClinicContacts> = {}): ClinicContacts => ({
  site: faker.helpers.arrayElement([(() => `https://${faker.internet.domainWord()}.kz`)(), null]),
  whatsapp: faker.helpers.arrayElement([
    (() => faker.helpers.fromRegExp('[+]7-7[0-9]{2}-[0-9]{3}-[0-9]{2}-[0-9]{2}'))(),
    null,
  ]),
  telegram: faker.helpers.arrayElement([(() => `@${faker.string.alpha({ length: { min: 5, max: 30 } })}`)(), null]),
  instagram: faker.helpers.arrayElement([(() => `@${faker.string.alpha({ length: { min: 5, max: 30 } })}`)(), null]),
  ...overrideResponse,
});

export const getBookingSettingsMock = (overrideResponse: Partial<BookingSettings> = {}): BookingSettings => ({
  book_ahead_hours: faker.number.int({ min: 0, max: 72 }),
  cancel_ahead_hours: faker.number.int({ min: 0, max: 72 }),
  arrive_early_minutes: faker.number.int({ min: 0, max: 60 }),
  auto_confirm: faker.datatype.boolean(),
  ...overrideResponse,
});

export const getClinicProfileMock = (overrideResponse: Partial<ClinicProfile> = {}): ClinicProfile => ({
  id: faker.number.int({ min: 1, max: 100000 }),
  slug: getSlugMock(),
  title: (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(),
  short_title: faker.helpers.arrayElement([(() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(), null]),
  bin: getBinMock(),
  jur_name: (() => faker.lorem.sentences({ min: 1, max: 8 }).slice(0, 300).trim())(),
  jur_address: (() => faker.lorem.sentences({ min: 1, max: 8 }).slice(0, 300).trim())(),
  work_start_year: getYearMock(),
  licence: faker.helpers.arrayElement([{ ...getLicenceMock() }, null]),
  licence_checked_on: faker.helpers.arrayElement([(() => faker.date.anytime().toISOString().slice(0, 10))(), null]),
  ...(faker.datatype.boolean()
    ? {
        checks: Array.from({ length: faker.number.int({ min: 0, max: 20 }) }, (_, i) => i + 1).map(() => ({
          ...getFactCheckMock(),
        })),
      }
    : {}),
  affiliates_count: faker.number.int({ min: 0, max: 100000 }),
  logo: faker.helpers.arrayElement([(() => '/api/v0/files/portraits/aigul.svg')(), null]),
  description: faker.helpers.arrayElement([
    (() => faker.lorem.sentences({ min: 1, max: 8 }).slice(0, 300).trim())(),
    null,
  ]),
  clinic_type_id: faker.number.int({ min: 1, max: 100000 }),
  parameter_ids: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() =>
    faker.number.int({ min: 1, max: 100000 }),
  ),
  contacts: { ...getClinicContactsMock() },
  photos: Array.from({ length: faker.number.int({ min: 0, max: 20 }) }, (_, i) => i + 1).map(() => ({
    ...getPlacePhotoMock(),
  })),
  settings: { ...getBookingSettingsMock() },
  missing: faker.helpers.arrayElements(['prices', 'logo', 'description', 'photos'] as const),
  ...overrideResponse,
});

export const getClinicProfileAnswerMock = (
  overrideResponse: Partial<ClinicProfileAnswer> = {},
): ClinicProfileAnswer => ({ data: { ...getClinicProfileMock() }, ...overrideResponse });

export const getClinicProfileRequestMock = (
  overrideResponse: Partial<ClinicProfileRequest> = {},
): ClinicProfileRequest => ({
  title: (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(),
  short_title: faker.helpers.arrayElement([(() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(), null]),
  jur_name: (() => faker.lorem.sentences({ min: 1, max: 8 }).slice(0, 300).trim())(),
  jur_address: (() => faker.lorem.sentences({ min: 1, max: 8 }).slice(0, 300).trim())(),
  work_start_year: getYearMock(),
  licence: faker.helpers.arrayElement([{ ...getLicenceMock() }, null]),
  description: faker.helpers.arrayElement([
    (() => faker.lorem.sentences({ min: 1, max: 8 }).slice(0, 300).trim())(),
    null,
  ]),
  clinic_type_id: faker.number.int({ min: 1, max: 100000 }),
  parameter_ids: Array.from({ length: faker.number.int({ min: 0, max: 30 }) }, (_, i) => i + 1).map(() =>
    faker.number.int({ min: 1, max: 100000 }),
  ),
  contacts: { ...getClinicContactsMock() },
  settings: { ...getBookingSettingsMock() },
  ...overrideResponse,
});

export const getClinicProfileUpdateAnswerMock = (
  overrideResponse: Partial<ClinicProfileUpdateAnswer> = {},
): ClinicProfileUpdateAnswer => ({ data: { ...getClinicProfileMock() }, ...overrideResponse });

export const getClinicLogoUpdateAnswerMock = (
  overrideResponse: Partial<ClinicLogoUpdateAnswer> = {},
): ClinicLogoUpdateAnswer => ({ data: { ...getClinicProfileMock() }, ...overrideResponse });

export const getPlacePhotoRequestMock = (overrideResponse: Partial<PlacePhotoRequest> = {}): PlacePhotoRequest => ({
  file_id: faker.number.int({ min: 1, max: 100000 }),
  filial_id: faker.helpers.arrayElement([faker.number.int({ min: 1, max: 100000 }), null]),
  alt: (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(),
  ...overrideResponse,
});

export const getClinicPhotoCreateAnswerMock = (
  overrideResponse: Partial<ClinicPhotoCreateAnswer> = {},
): ClinicPhotoCreateAnswer => ({ data: { ...getPlacePhotoMock() }, ...overrideResponse });

export const getClinicFiguresMock = (overrideResponse: Partial<ClinicFigures> = {}): ClinicFigures => ({
  visits: faker.number.int({ min: 0, max: 100000 }),
  completed: faker.number.int({ min: 0, max: 100000 }),
  no_show: faker.number.int({ min: 0, max: 100000 }),
  cancelled: faker.number.int({ min: 0, max: 100000 }),
  new_clients: faker.number.int({ min: 0, max: 100000 }),
  no_show_percent: faker.helpers.arrayElement([faker.number.float({ min: 0, max: 100, fractionDigits: 2 }), null]),
  occupancy_percent: faker.helpers.arrayElement([faker.number.int({ min: 0, max: 100 }), null]),
  income: faker.number.int({ min: 0, max: 100000 }),
  ...overrideResponse,
});

export const getClinicFilialFiguresMock = (
  overrideResponse: Partial<ClinicFilialFigures> = {},
): ClinicFilialFigures => ({
  filial_id: faker.number.int({ min: 1, max: 100000 }),
  title: (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(),
  total: { ...getClinicFiguresMock() },
  previous: { ...getClinicFiguresMock() },
  rating: getRatingMock(),
  reviews_count: faker.number.int({ min: 0, max: 100000 }),
  by_hour: Array.from({ length: faker.number.int({ min: 0, max: 24 }) }, (_, i) => i + 1).map(() => ({
    hour: faker.number.int({ min: 0, max: 23 }),
    occupancy_percent: faker.number.int({ min: 0, max: 100 }),
  })),
  ...overrideResponse,
});

export const getClinicDoctorFiguresMock = (
  overrideResponse: Partial<ClinicDoctorFigures> = {},
): ClinicDoctorFigures => ({
  doctor_id: faker.number.int({ min: 1, max: 100000 }),
  slug: getSlugMock(),
  full_name: (() => faker.person.fullName({ sex: 'female' }))(),
  avatar: faker.helpers.arrayElement([(() => '/api/v0/files/portraits/aigul.svg')(), null]),
  total: { ...getClinicFiguresMock() },
  ...overrideResponse,
});

export const getClinicAnalyticsMock = (overrideResponse: Partial<ClinicAnalytics> = {}): ClinicAnalytics => ({
  date_from: (() => faker.date.anytime().toISOString().slice(0, 10))(),
  date_to: (() => faker.date.anytime().toISOString().slice(0, 10))(),
  previous_from: (() => faker.date.anytime().toISOString().slice(0, 10))(),
  previous_to: (() => faker.date.anytime().toISOString().slice(0, 10))(),
  total: { ...getClinicFiguresMock() },
  previous: { ...getClinicFiguresMock() },
  rating: getRatingMock(),
  reviews_count: faker.number.int({ min: 0, max: 100000 }),
  filials: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getClinicFilialFiguresMock(),
  })),
  doctors: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getClinicDoctorFiguresMock(),
  })),
  services: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    service_id: faker.number.int({ min: 1, max: 100000 }),
    title: (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(),
    visits: faker.number.int({ min: 0, max: 100000 }),
    income: faker.number.int({ min: 0, max: 100000 }),
  })),
  by_day: Array.from({ length: faker.number.int({ min: 0, max: 366 }) }, (_, i) => i + 1).map(() => ({
    date: (() => faker.date.anytime().toISOString().slice(0, 10))(),
    visits: faker.number.int({ min: 0, max: 100000 }),
    income: faker.number.int({ min: 0, max: 100000 }),
  })),
  ...overrideResponse,
});

export const getClinicAnalyticsAnswerMock = (
  overrideResponse: Partial<ClinicAnalyticsAnswer> = {},
): ClinicAnalyticsAnswer => ({ data: { ...getClinicAnalyticsMock() }, ...overrideResponse });

export const getFilialOrderRequestMock = (overrideResponse: Partial<FilialOrderRequest> = {}): FilialOrderRequest => ({
  ids: Array.from({ length: faker.number.int({ min: 1, max: 500 }) }, (_, i) => i + 1).map(() =>
    faker.number.int({ min: 1, max: 100000 }),
  ),
  ...overrideResponse,
});

export const getClinicFilialOrderUpdateAnswerMock = (
  overrideResponse: Partial<ClinicFilialOrderUpdateAnswer> = {},
): ClinicFilialOrderUpdateAnswer => ({
  data: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getFilialSummaryMock(),
  })),
  ...overrideResponse,
});

export const getClinicFilialReadAnswerMock = (
  overrideResponse: Partial<ClinicFilialReadAnswer> = {},
): ClinicFilialReadAnswer => ({ data: { ...getFilialProfileMock() }, ...overrideResponse });

export const getClinicFilialUpdateAnswerMock = (
  overrideResponse: Partial<ClinicFilialUpdateAnswer> = {},
): ClinicFilialUpdateAnswer => ({ data: { ...getFilialProfileMock() }, ...overrideResponse });

export const getFilialStateRequestMock = (overrideResponse: Partial<FilialStateRequest> = {}): FilialStateRequest => ({
  state: getFilialStateMock(),
  opens_on: faker.helpers.arrayElement([(() => faker.date.anytime().toISOString().slice(0, 10))(), null]),
  closes_on: faker.helpers.arrayElement([(() => faker.date.anytime().toISOString().slice(0, 10))(), null]),
  ...(faker.datatype.boolean()
    ? {
        decisions: Array.from({ length: faker.number.int({ min: 0, max: 2000 }) }, (_, i) => i + 1).map(() => ({
          ...getFilialVisitDecisionMock(),
        })),
      }
    : {}),
  ...(faker.datatype.boolean() ? { reason: (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())() } : {}),
  ...overrideResponse,
});

export const getClinicFilialStateUpdateAnswerMock = (
  overrideResponse: Partial<ClinicFilialStateUpdateAnswer> = {},
): ClinicFilialStateUpdateAnswer => ({ data: { ...getFilialProfileMock() }, ...overrideResponse });

export const getFilialChangeRequestMock = (
  overrideResponse: Partial<FilialChangeRequest> = {},
): FilialChangeRequest => ({
  ...(faker.datatype.boolean()
    ? {
        hours: Array.from({ length: faker.number.int({ min: 0, max: 7 }) }, (_, i) => i + 1).map(() => ({
          ...getOpeningHoursRequestMock(),
        })),
      }
    : {}),
  hours_from: faker.helpers.arrayElement([(() => faker.date.anytime().toISOString().slice(0, 10))(), null]),
  closes_on: faker.helpers.arrayElement([(() => faker.date.anytime().toISOString().slice(0, 10))(), null]),
  ...(faker.datatype.boolean() ? { closed_on_holidays: faker.datatype.boolean() } : {}),
  ...(faker.datatype.boolean()
    ? {
        holidays: Array.from({ length: faker.number.int({ min: 0, max: 60 }) }, (_, i) => i + 1).map(() => ({
          ...getFilialHolidayMock(),
        })),
      }
    : {}),
  state: getFilialStateMock(),
  ...overrideResponse,
});

export const getFilialNewTimeMock = (overrideResponse: Partial<FilialNewTime> = {}): FilialNewTime => ({
  starts_at: (() => `${faker.date.anytime().toISOString().slice(0, 16)}:00+05:00`)(),
  doctor_id: faker.helpers.arrayElement([faker.number.int({ min: 1, max: 100000 }), null]),
  doctor_name: faker.helpers.arrayElement([(() => faker.person.fullName({ sex: 'female' }))(), null]),
  filial_id: faker.number.int({ min: 1, max: 100000 }),
  filial_title: (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(),
  ...overrideResponse,
});

export const getFilialTouchedVisitMock = (overrideResponse: Partial<FilialTouchedVisit> = {}): FilialTouchedVisit => ({
  id: faker.number.int({ min: 1, max: 100000 }),
  number: (() => faker.lorem.word().slice(0, 20))(),
  status: getVisitStatusMock(),
  starts_at: (() => `${faker.date.anytime().toISOString().slice(0, 16)}:00+05:00`)(),
  ends_at: (() => `${faker.date.anytime().toISOString().slice(0, 16)}:00+05:00`)(),
  doctor_id: faker.helpers.arrayElement([faker.number.int({ min: 1, max: 100000 }), null]),
  doctor_name: faker.helpers.arrayElement([(() => faker.person.fullName({ sex: 'female' }))(), null]),
  service_title: (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(),
  ...(faker.datatype.boolean() ? { funding: getFundingMock() } : {}),
  person_name: (() => faker.person.fullName({ sex: 'female' }))(),
  phone: faker.helpers.arrayElement([
    (() => faker.helpers.fromRegExp('[+]7-7[0-9]{2}-[0-9]{3}-[0-9]{2}-[0-9]{2}'))(),
    null,
  ]),
  new_times: Array.from({ length: faker.number.int({ min: 0, max: 24 }) }, (_, i) => i + 1).map(() => ({
    ...getFilialNewTimeMock(),
  })),
  ...overrideResponse,
});

export const getClinicFilialTouchedVisitsAnswerMock = (
  overrideResponse: Partial<ClinicFilialTouchedVisitsAnswer> = {},
): ClinicFilialTouchedVisitsAnswer => ({
  data: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getFilialTouchedVisitMock(),
  })),
  ...overrideResponse,
});

export const getPriceItemMock = (overrideResponse: Partial<PriceItem> = {}): PriceItem => ({
  service_id: faker.number.int({ min: 1, max: 100000 }),
  slug: getSlugMock(),
  title: (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(),
  kind: getServiceKindMock(),
  price: faker.helpers.arrayElement([faker.number.int({ min: 0, max: 10000000 }), null]),
  is_visible: faker.datatype.boolean(),
  doctors_count: faker.number.int({ min: 0, max: 100000 }),
  doctor_price_from: faker.helpers.arrayElement([faker.number.int({ min: 0, max: 100000 }), null]),
  doctor_price_to: faker.helpers.arrayElement([faker.number.int({ min: 0, max: 100000 }), null]),
  ...overrideResponse,
});

export const getPriceListMetaMock = (overrideResponse: Partial<PriceListMeta> = {}): PriceListMeta => ({
  page: (() => 1)(),
  per_page: faker.number.int({ min: 1, max: 100000 }),
  total: faker.number.int({ min: 0, max: 100000 }),
  last_page: faker.number.int({ min: 1, max: 100000 }),
  all: faker.number.int({ min: 0, max: 100000 }),
  visible: faker.number.int({ min: 0, max: 100000 }),
  hidden: faker.number.int({ min: 0, max: 100000 }),
  ...overrideResponse,
});

export const getClinicPriceListAnswerMock = (
  overrideResponse: Partial<ClinicPriceListAnswer> = {},
): ClinicPriceListAnswer => ({
  data: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getPriceItemMock(),
  })),
  meta: { ...getPriceListMetaMock() },
  ...overrideResponse,
});

export const getPriceBulkRequestMock = (overrideResponse: Partial<PriceBulkRequest> = {}): PriceBulkRequest => ({
  service_ids: Array.from({ length: faker.number.int({ min: 1, max: 1000 }) }, (_, i) => i + 1).map(() =>
    faker.number.int({ min: 1, max: 100000 }),
  ),
  ...(faker.datatype.boolean() ? { percent: faker.number.int({ min: -90, max: 300 }) } : {}),
  ...(faker.datatype.boolean() ? { round_to: faker.helpers.arrayElement([1, 10, 50, 100, 500] as const) } : {}),
  ...(faker.datatype.boolean() ? { is_visible: faker.datatype.boolean() } : {}),
  ...overrideResponse,
});

export const getClinicPriceBulkUpdateAnswerMock = (
  overrideResponse: Partial<ClinicPriceBulkUpdateAnswer> = {},
): ClinicPriceBulkUpdateAnswer => ({
  data: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getPriceItemMock(),
  })),
  ...overrideResponse,
});

export const getPriceCreateRequestMock = (overrideResponse: Partial<PriceCreateRequest> = {}): PriceCreateRequest => ({
  service_id: faker.number.int({ min: 1, max: 100000 }),
  price: faker.number.int({ min: 1, max: 10000000 }),
  is_visible: faker.datatype.boolean(),
  ...overrideResponse,
});

export const getClinicPriceCreateAnswerMock = (
  overrideResponse: Partial<ClinicPriceCreateAnswer> = {},
): ClinicPriceCreateAnswer => ({ data: { ...getPriceItemMock() }, ...overrideResponse });

export const getPriceImportRequestMock = (overrideResponse: Partial<PriceImportRequest> = {}): PriceImportRequest => ({
  rows: Array.from({ length: faker.number.int({ min: 1, max: 2000 }) }, (_, i) => i + 1).map(() => ({
    line: faker.number.int({ min: 1, max: 1000000 }),
    service: (() => faker.lorem.sentences({ min: 1, max: 8 }).slice(0, 300).trim())(),
    price: (() => faker.lorem.word().slice(0, 20))(),
    ...(faker.datatype.boolean() ? { visible: (() => faker.lorem.word().slice(0, 20))() } : {}),
  })),
  save: faker.helpers.arrayElement(['none', 'all', 'valid'] as const),
  ...overrideResponse,
});

export const getPriceImportMock = (overrideResponse: Partial<PriceImport> = {}): PriceImport => ({
  added: faker.number.int({ min: 0, max: 100000 }),
  changed: faker.number.int({ min: 0, max: 100000 }),
  unchanged: faker.number.int({ min: 0, max: 100000 }),
  saved: faker.number.int({ min: 0, max: 100000 }),
  errors: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    line: faker.number.int({ min: 1, max: 100000 }),
    field: faker.helpers.arrayElement(['service', 'price', 'visible'] as const),
    text: (() => faker.lorem.sentences({ min: 1, max: 8 }).slice(0, 300).trim())(),
  })),
  ...overrideResponse,
});

export const getClinicPriceImportAnswerMock = (
  overrideResponse: Partial<ClinicPriceImportAnswer> = {},
): ClinicPriceImportAnswer => ({ data: { ...getPriceImportMock() }, ...overrideResponse });

export const getPriceUpdateRequestMock = (overrideResponse: Partial<PriceUpdateRequest> = {}): PriceUpdateRequest => ({
  price: faker.number.int({ min: 1, max: 10000000 }),
  is_visible: faker.datatype.boolean(),
  ...(faker.datatype.boolean() ? { from_price: faker.number.int({ min: 1, max: 10000000 }) } : {}),
  ...overrideResponse,
});

export const getClinicPriceUpdateAnswerMock = (
  overrideResponse: Partial<ClinicPriceUpdateAnswer> = {},
): ClinicPriceUpdateAnswer => ({ data: { ...getPriceItemMock() }, ...overrideResponse });

export const getClinicServiceQuestionListAnswerMock = (
  overrideResponse: Partial<ClinicServiceQuestionListAnswer> = {},
): ClinicServiceQuestionListAnswer => ({
  data: Array.from({ length: faker.number.int({ min: 0, max: 10 }) }, (_, i) => i + 1).map(() => ({
    ...getServiceQuestionMock(),
  })),
  ...overrideResponse,
});

export const getClinicServiceQuestionsUpdateAnswerMock = (
  overrideResponse: Partial<ClinicServiceQuestionsUpdateAnswer> = {},
): ClinicServiceQuestionsUpdateAnswer => ({
  data: Array.from({ length: faker.number.int({ min: 0, max: 10 }) }, (_, i) => i + 1).map(() => ({
    ...getServiceQuestionMock(),
  })),
  ...overrideResponse,
});

export const getClinicDoctorBindingMock = (
  overrideResponse: Partial<ClinicDoctorBinding> = {},
): ClinicDoctorBinding => ({
  filial_id: faker.number.int({ min: 1, max: 100000 }),
  state: getBindingStateMock(),
  asked_by: faker.helpers.arrayElement([faker.helpers.arrayElement(['doctor', 'clinic'] as const), null]),
  asked_at: faker.helpers.arrayElement([(() => `${faker.date.anytime().toISOString().slice(0, 16)}:00+05:00`)(), null]),
  answered_at: faker.helpers.arrayElement([
    (() => `${faker.date.anytime().toISOString().slice(0, 16)}:00+05:00`)(),
    null,
  ]),
  reason: faker.helpers.arrayElement([(() => faker.lorem.sentences({ min: 1, max: 8 }).slice(0, 300).trim())(), null]),
  visits_ahead: faker.number.int({ min: 0, max: 100000 }),
  ...overrideResponse,
});

export const getClinicDoctorMock = (overrideResponse: Partial<ClinicDoctor> = {}): ClinicDoctor => ({
  id: faker.number.int({ min: 1, max: 100000 }),
  slug: getSlugMock(),
  first_name: (() => faker.person.firstName('female'))(),
  second_name: (() => faker.person.lastName('female'))(),
  third_name: faker.helpers.arrayElement([(() => faker.person.middleName('female'))(), null]),
  avatar: faker.helpers.arrayElement([(() => '/api/v0/files/portraits/aigul.svg')(), null]),
  specialisations: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getNamedSlugMock(),
  })),
  email: faker.helpers.arrayElement([getEmailMock(), null]),
  filial_ids: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() =>
    faker.number.int({ min: 1, max: 100000 }),
  ),
  state: getBindingStateMock(),
  bindings: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getClinicDoctorBindingMock(),
  })),
  services_count: faker.number.int({ min: 0, max: 100000 }),
  weekly_minutes: faker.number.int({ min: 0, max: 100000 }),
  visits_ahead: faker.number.int({ min: 0, max: 100000 }),
  occupancy_percent: faker.helpers.arrayElement([faker.number.int({ min: 0, max: 100 }), null]),
  rating: getRatingMock(),
  reviews_count: faker.number.int({ min: 0, max: 100000 }),
  ...overrideResponse,
});

export const getClinicDoctorListAnswerMock = (
  overrideResponse: Partial<ClinicDoctorListAnswer> = {},
): ClinicDoctorListAnswer => ({
  data: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getClinicDoctorMock(),
  })),
  meta: { ...getMetaMock() },
  ...overrideResponse,
});

export const getClinicDoctorRequestMock = (
  overrideResponse: Partial<ClinicDoctorRequest> = {},
): ClinicDoctorRequest => ({
  ...(faker.datatype.boolean() ? { email: getEmailMock() } : {}),
  ...(faker.datatype.boolean() ? { doctor_id: faker.number.int({ min: 1, max: 100000 }) } : {}),
  filial_ids: Array.from({ length: faker.number.int({ min: 1, max: 50 }) }, (_, i) => i + 1).map(() =>
    faker.number.int({ min: 1, max: 100000 }),
  ),
  ...overrideResponse,
});

export const getClinicDoctorCreateAnswerMock = (
  overrideResponse: Partial<ClinicDoctorCreateAnswer> = {},
): ClinicDoctorCreateAnswer => ({ data: { ...getClinicDoctorMock() }, ...overrideResponse });

export const getClinicDoctorFullMock = (overrideResponse: Partial<ClinicDoctorFull> = {}): ClinicDoctorFull => ({
  id: faker.number.int({ min: 1, max: 100000 }),
  slug: getSlugMock(),
  first_name: (() => faker.person.firstName('female'))(),
  second_name: (() => faker.person.lastName('female'))(),
  third_name: faker.helpers.arrayElement([(() => faker.person.middleName('female'))(), null]),
  avatar: faker.helpers.arrayElement([(() => '/api/v0/files/portraits/aigul.svg')(), null]),
  specialisations: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getNamedSlugMock(),
  })),
  email: faker.helpers.arrayElement([getEmailMock(), null]),
  filial_ids: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() =>
    faker.number.int({ min: 1, max: 100000 }),
  ),
  state: getBindingStateMock(),
  bindings: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getClinicDoctorBindingMock(),
  })),
  services_count: faker.number.int({ min: 0, max: 100000 }),
  weekly_minutes: faker.number.int({ min: 0, max: 100000 }),
  visits_ahead: faker.number.int({ min: 0, max: 100000 }),
  occupancy_percent: faker.helpers.arrayElement([faker.number.int({ min: 0, max: 100 }), null]),
  rating: getRatingMock(),
  reviews_count: faker.number.int({ min: 0, max: 100000 }),
  phone: faker.helpers.arrayElement([
    (() => faker.helpers.fromRegExp('[+]7-7[0-9]{2}-[0-9]{3}-[0-9]{2}-[0-9]{2}'))(),
    null,
  ]),
  experience_years: faker.number.int({ min: 0, max: 70 }),
  services: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getDoctorServiceLinkMock(),
  })),
  reception: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    filial_id: faker.number.int({ min: 1, max: 100000 }),
    room: faker.helpers.arrayElement([(() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(), null]),
    hours: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
      ...getOpeningHoursMock(),
    })),
  })),
  ...overrideResponse,
});

export const getClinicDoctorReadAnswerMock = (
  overrideResponse: Partial<ClinicDoctorReadAnswer> = {},
): ClinicDoctorReadAnswer => ({ data: { ...getClinicDoctorFullMock() }, ...overrideResponse });

export const getClinicDoctorFundingUpdateAnswerMock = (
  overrideResponse: Partial<ClinicDoctorFundingUpdateAnswer> = {},
): ClinicDoctorFundingUpdateAnswer => ({
  data: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getDoctorServiceLinkMock(),
  })),
  ...overrideResponse,
});

export const getClinicAbsenceListAnswerMock = (
  overrideResponse: Partial<ClinicAbsenceListAnswer> = {},
): ClinicAbsenceListAnswer => ({
  data: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getAbsenceMock(),
  })),
  ...overrideResponse,
});

export const getClinicAbsenceCreateAnswerMock = (
  overrideResponse: Partial<ClinicAbsenceCreateAnswer> = {},
): ClinicAbsenceCreateAnswer => ({ data: { ...getAbsenceMock() }, ...overrideResponse });

export const getClinicAbsenceDryRunRequestMock = (
  overrideResponse: Partial<ClinicAbsenceDryRunRequest> = {},
): ClinicAbsenceDryRunRequest => ({
  filial_ids: Array.from({ length: faker.number.int({ min: 1, max: 50 }) }, (_, i) => i + 1).map(() =>
    faker.number.int({ min: 1, max: 100000 }),
  ),
  date_from: (() => faker.date.anytime().toISOString().slice(0, 10))(),
  date_to: (() => faker.date.anytime().toISOString().slice(0, 10))(),
  time_from: faker.helpers.arrayElement([getTimeMock(), null]),
  time_to: faker.helpers.arrayElement([getTimeMock(), null]),
  ...overrideResponse,
});

export const getClinicAbsenceDryRunAnswerMock = (
  overrideResponse: Partial<ClinicAbsenceDryRunAnswer> = {},
): ClinicAbsenceDryRunAnswer => ({
  data: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getTouchedVisitMock(),
  })),
  ...overrideResponse,
});

export const getClinicDoctorFilialAddAnswerMock = (
  overrideResponse: Partial<ClinicDoctorFilialAddAnswer> = {},
): ClinicDoctorFilialAddAnswer => ({ data: { ...getClinicDoctorMock() }, ...overrideResponse });

export const getClinicDoctorAcceptAnswerMock = (
  overrideResponse: Partial<ClinicDoctorAcceptAnswer> = {},
): ClinicDoctorAcceptAnswer => ({ data: { ...getClinicDoctorMock() }, ...overrideResponse });

export const getClinicDoctorDeclineAnswerMock = (
  overrideResponse: Partial<ClinicDoctorDeclineAnswer> = {},
): ClinicDoctorDeclineAnswer => ({ data: { ...getClinicDoctorMock() }, ...overrideResponse });

export const getClinicDirectoryRequestMock = (
  overrideResponse: Partial<ClinicDirectoryRequest> = {},
): ClinicDirectoryRequest => ({ q: (() => faker.string.alphanumeric(40))(), ...overrideResponse });

export const getClinicDirectoryDoctorMock = (
  overrideResponse: Partial<ClinicDirectoryDoctor> = {},
): ClinicDirectoryDoctor => ({
  id: faker.number.int({ min: 1, max: 100000 }),
  slug: getSlugMock(),
  first_name: (() => faker.person.firstName('female'))(),
  second_name: (() => faker.person.lastName('female'))(),
  third_name: faker.helpers.arrayElement([(() => faker.person.middleName('female'))(), null]),
  avatar: faker.helpers.arrayElement([(() => '/api/v0/files/portraits/aigul.svg')(), null]),
  specialisations: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getNamedSlugMock(),
  })),
  experience_years: faker.number.int({ min: 0, max: 70 }),
  city: (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(),
  clinics: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() =>
    (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(),
  ),
  state: faker.helpers.arrayElement([getBindingStateMock(), null]),
  ...overrideResponse,
});

export const getClinicDoctorDirectoryAnswerMock = (
  overrideResponse: Partial<ClinicDoctorDirectoryAnswer> = {},
): ClinicDoctorDirectoryAnswer => ({
  data: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getClinicDirectoryDoctorMock(),
  })),
  ...overrideResponse,
});

export const getBoardTakenMock = (overrideResponse: Partial<BoardTaken> = {}): BoardTaken => ({
  from: getTimeMock(),
  to: getTimeMock(),
  kind: faker.helpers.arrayElement(['held', 'elsewhere'] as const),
  ...overrideResponse,
});

export const getBoardDayMock = (overrideResponse: Partial<BoardDay> = {}): BoardDay => ({
  date: (() => faker.date.anytime().toISOString().slice(0, 10))(),
  hours: faker.helpers.arrayElement([{ ...getTimeIntervalMock() }, null]),
  breaks: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getTimeIntervalMock(),
  })),
  closed_reason: faker.helpers.arrayElement([
    (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(),
    null,
  ]),
  slot_minutes: faker.number.int({ min: 5, max: 480 }),
  taken: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getBoardTakenMock(),
  })),
  ...overrideResponse,
});

export const getBoardDoctorMock = (overrideResponse: Partial<BoardDoctor> = {}): BoardDoctor => ({
  doctor: { ...getVisitDoctorMock() },
  services: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getDoctorOfferMock(),
  })),
  days: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getBoardDayMock(),
  })),
  ...overrideResponse,
});

export const getBoardMock = (overrideResponse: Partial<Board> = {}): Board => ({
  filial_id: faker.number.int({ min: 1, max: 100000 }),
  doctors: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getBoardDoctorMock(),
  })),
  ...overrideResponse,
});

export const getClinicBoardAnswerMock = (overrideResponse: Partial<ClinicBoardAnswer> = {}): ClinicBoardAnswer => ({
  data: { ...getBoardMock() },
  ...overrideResponse,
});

export const getClientNextVisitMock = (overrideResponse: Partial<ClientNextVisit> = {}): ClientNextVisit => ({
  id: faker.number.int({ min: 1, max: 100000 }),
  starts_at: (() => `${faker.date.anytime().toISOString().slice(0, 16)}:00+05:00`)(),
  filial_id: faker.number.int({ min: 1, max: 100000 }),
  doctor: faker.helpers.arrayElement([(() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(), null]),
  ...(faker.datatype.boolean() ? { funding: getFundingMock() } : {}),
  ...overrideResponse,
});

export const getClientMock = (overrideResponse: Partial<Client> = {}): Client => ({
  id: faker.number.int({ min: 1, max: 100000 }),
  full_name: (() => faker.person.fullName({ sex: 'female' }))(),
  birthday: faker.helpers.arrayElement([(() => faker.date.anytime().toISOString().slice(0, 10))(), null]),
  age: faker.helpers.arrayElement([faker.number.int({ min: 0, max: 130 }), null]),
  phone: faker.helpers.arrayElement([
    (() => faker.helpers.fromRegExp('[+]7-7[0-9]{2}-[0-9]{3}-[0-9]{2}-[0-9]{2}'))(),
    null,
  ]),
  visits_count: faker.number.int({ min: 0, max: 100000 }),
  no_show_count: faker.number.int({ min: 0, max: 100000 }),
  last_visit_at: faker.helpers.arrayElement([
    (() => `${faker.date.anytime().toISOString().slice(0, 16)}:00+05:00`)(),
    null,
  ]),
  last_doctor: faker.helpers.arrayElement([(() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(), null]),
  next_visit: faker.helpers.arrayElement([{ ...getClientNextVisitMock() }, null]),
  ...overrideResponse,
});

export const getClientListMetaMock = (overrideResponse: Partial<ClientListMeta> = {}): ClientListMeta => ({
  page: (() => 1)(),
  per_page: faker.number.int({ min: 1, max: 100000 }),
  total: faker.number.int({ min: 0, max: 100000 }),
  last_page: faker.number.int({ min: 1, max: 100000 }),
  clinic_total: faker.number.int({ min: 0, max: 100000 }),
  ...overrideResponse,
});

export const getClinicClientListAnswerMock = (
  overrideResponse: Partial<ClinicClientListAnswer> = {},
): ClinicClientListAnswer => ({
  data: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getClientMock(),
  })),
  meta: { ...getClientListMetaMock() },
  ...overrideResponse,
});

export const getClientRequestMock = (overrideResponse: Partial<ClientRequest> = {}): ClientRequest => ({
  second_name: getPersonNameMock(),
  first_name: getPersonNameMock(),
  third_name: faker.helpers.arrayElement([(() => faker.person.middleName('female'))(), null]),
  birthday: faker.helpers.arrayElement([(() => faker.date.anytime().toISOString().slice(0, 10))(), null]),
  gender: faker.helpers.arrayElement([getGenderMock(), null]),
  phone: getPhoneMock(),
  ...overrideResponse,
});

export const getClientNoteMock = (overrideResponse: Partial<ClientNote> = {}): ClientNote => ({
  id: faker.number.int({ min: 1, max: 100000 }),
  text: (() => faker.lorem.sentences({ min: 1, max: 8 }).slice(0, 300).trim())(),
  author: (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(),
  created_at: (() => `${faker.date.anytime().toISOString().slice(0, 16)}:00+05:00`)(),
  ...overrideResponse,
});

export const getClientCardMock = (overrideResponse: Partial<ClientCard> = {}): ClientCard => ({
  id: faker.number.int({ min: 1, max: 100000 }),
  second_name: getPersonNameMock(),
  first_name: getPersonNameMock(),
  third_name: faker.helpers.arrayElement([(() => faker.person.middleName('female'))(), null]),
  birthday: faker.helpers.arrayElement([(() => faker.date.anytime().toISOString().slice(0, 10))(), null]),
  gender: faker.helpers.arrayElement([getGenderMock(), null]),
  iin: faker.helpers.arrayElement([
    (() => faker.helpers.arrayElement(['160902500058', '900515400123', '900515400212']))(),
    null,
  ]),
  document_number: faker.helpers.arrayElement([getDocumentNumberMock(), null]),
  phone: faker.helpers.arrayElement([
    (() => faker.helpers.fromRegExp('[+]7-7[0-9]{2}-[0-9]{3}-[0-9]{2}-[0-9]{2}'))(),
    null,
  ]),
  ...(faker.datatype.boolean() ? { phone_confirmed: faker.datatype.boolean() } : {}),
  has_account: faker.datatype.boolean(),
  added_at: faker.helpers.arrayElement([(() => `${faker.date.anytime().toISOString().slice(0, 16)}:00+05:00`)(), null]),
  notes: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getClientNoteMock(),
  })),
  summary: { ...getClientMock() },
  ...overrideResponse,
});

export const getClinicClientCreateAnswerMock = (
  overrideResponse: Partial<ClinicClientCreateAnswer> = {},
): ClinicClientCreateAnswer => ({ data: { ...getClientCardMock() }, ...overrideResponse });

export const getClinicClientReadAnswerMock = (
  overrideResponse: Partial<ClinicClientReadAnswer> = {},
): ClinicClientReadAnswer => ({ data: { ...getClientCardMock() }, ...overrideResponse });

export const getClinicClientUpdateAnswerMock = (
  overrideResponse: Partial<ClinicClientUpdateAnswer> = {},
): ClinicClientUpdateAnswer => ({ data: { ...getClientCardMock() }, ...overrideResponse });

export const getClientVisitMock = (overrideResponse: Partial<ClientVisit> = {}): ClientVisit => ({
  id: faker.number.int({ min: 1, max: 100000 }),
  status: getVisitStatusMock(),
  starts_at: (() => `${faker.date.anytime().toISOString().slice(0, 16)}:00+05:00`)(),
  filial_id: faker.number.int({ min: 1, max: 100000 }),
  filial_title: (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(),
  doctor: faker.helpers.arrayElement([(() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(), null]),
  service_title: (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(),
  price: faker.number.int({ min: 0, max: 100000 }),
  ...(faker.datatype.boolean() ? { funding: getFundingMock() } : {}),
  ...(faker.datatype.boolean() ? { payers: getFundingsMock() } : {}),
  ...(faker.datatype.boolean() ? { needs_referral: faker.datatype.boolean() } : {}),
  cancel_reason: faker.helpers.arrayElement([
    (() => faker.lorem.sentences({ min: 1, max: 8 }).slice(0, 300).trim())(),
    null,
  ]),
  cancelled_by: getCancelledByMock(),
  ...overrideResponse,
});

export const getClinicClientVisitListAnswerMock = (
  overrideResponse: Partial<ClinicClientVisitListAnswer> = {},
): ClinicClientVisitListAnswer => ({
  data: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getClientVisitMock(),
  })),
  meta: { ...getMetaMock() },
  ...overrideResponse,
});

export const getClientNoteRequestMock = (overrideResponse: Partial<ClientNoteRequest> = {}): ClientNoteRequest => ({
  text: faker.helpers.fromRegExp('\\S'),
  ...overrideResponse,
});

export const getClinicClientNoteCreateAnswerMock = (
  overrideResponse: Partial<ClinicClientNoteCreateAnswer> = {},
): ClinicClientNoteCreateAnswer => ({ data: { ...getClientNoteMock() }, ...overrideResponse });

export const getClinicVisitListAnswerMock = (
  overrideResponse: Partial<ClinicVisitListAnswer> = {},
): ClinicVisitListAnswer => ({
  data: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getDeskVisitMock(),
  })),
  meta: { ...getMetaMock() },
  ...overrideResponse,
});

export const getClinicVisitCreateAnswerMock = (
  overrideResponse: Partial<ClinicVisitCreateAnswer> = {},
): ClinicVisitCreateAnswer => ({ data: { ...getDeskVisitMock() }, ...overrideResponse });

export const getClinicVisitReadAnswerMock = (
  overrideResponse: Partial<ClinicVisitReadAnswer> = {},
): ClinicVisitReadAnswer => ({ data: { ...getDeskVisitFullMock() }, ...overrideResponse });

export const getClinicVisitRescheduleAnswerMock = (
  overrideResponse: Partial<ClinicVisitRescheduleAnswer> = {},
): ClinicVisitRescheduleAnswer => ({ data: { ...getDeskVisitMock() }, ...overrideResponse });

export const getClinicVisitDocumentCreateAnswerMock = (
  overrideResponse: Partial<ClinicVisitDocumentCreateAnswer> = {},
): ClinicVisitDocumentCreateAnswer => ({ data: { ...getVisitDocumentMock() }, ...overrideResponse });

export const getClinicVisitNoteCreateAnswerMock = (
  overrideResponse: Partial<ClinicVisitNoteCreateAnswer> = {},
): ClinicVisitNoteCreateAnswer => ({ data: { ...getVisitNoteMock() }, ...overrideResponse });

export const getClinicVisitAnswersUpdateAnswerMock = (
  overrideResponse: Partial<ClinicVisitAnswersUpdateAnswer> = {},
): ClinicVisitAnswersUpdateAnswer => ({
  data: Array.from({ length: faker.number.int({ min: 0, max: 50 }) }, (_, i) => i + 1).map(() => ({
    ...getVisitQuestionMock(),
  })),
  ...overrideResponse,
});

export const getClinicVisitDocumentReadAnswerMock = (
  overrideResponse: Partial<ClinicVisitDocumentReadAnswer> = {},
): ClinicVisitDocumentReadAnswer => ({ data: { ...getVisitDocumentMock() }, ...overrideResponse });

export const getClinicFirstTimeMock = (overrideResponse: Partial<ClinicFirstTime> = {}): ClinicFirstTime => ({
  doctor: { ...getVisitDoctorMock() },
  filial_id: faker.number.int({ min: 1, max: 100000 }),
  offer: { ...getDoctorOfferMock() },
  times: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(() =>
    (() => `${faker.date.anytime().toISOString().slice(0, 16)}:00+05:00`)(),
  ),
  ...overrideResponse,
});

export const getClinicFirstTimeChoicesMock = (
  overrideResponse: Partial<ClinicFirstTimeChoices> = {},
): ClinicFirstTimeChoices => ({
  specialisations: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getNamedSlugMock(),
  })),
  services: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    id: faker.number.int({ min: 1, max: 100000 }),
    title: (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(),
  })),
  ...overrideResponse,
});

export const getClinicFirstTimeListAnswerMock = (
  overrideResponse: Partial<ClinicFirstTimeListAnswer> = {},
): ClinicFirstTimeListAnswer => ({
  data: Array.from({ length: faker.number.int({ min: 0, max: 30 }) }, (_, i) => i + 1).map(() => ({
    ...getClinicFirstTimeMock(),
  })),
  choices: { ...getClinicFirstTimeChoicesMock() },
  ...overrideResponse,
});

export const getClinicSlotListAnswerMock = (
  overrideResponse: Partial<ClinicSlotListAnswer> = {},
): ClinicSlotListAnswer => ({
  data: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getSlotDayMock(),
  })),
  meta: { ...getSlotRangeMock() },
  ...overrideResponse,
});

export const getDeskSampleMock = (overrideResponse: Partial<DeskSample> = {}): DeskSample => ({
  service: { ...getServiceMock() },
  price: faker.number.int({ min: 0, max: 100000 }),
  ready_in_workdays: faker.helpers.arrayElement([faker.number.int({ min: 0, max: 60 }), null]),
  ...overrideResponse,
});

export const getSamplesTogetherMock = (overrideResponse: Partial<SamplesTogether> = {}): SamplesTogether => ({
  price: faker.number.int({ min: 0, max: 100000 }),
  fasting: faker.datatype.boolean(),
  ready_in_workdays: faker.helpers.arrayElement([faker.number.int({ min: 0, max: 60 }), null]),
  duration_minutes: faker.number.int({ min: 5, max: 480 }),
  preparation: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() =>
    (() => faker.lorem.sentences({ min: 1, max: 8 }).slice(0, 300).trim())(),
  ),
  ...overrideResponse,
});

export const getClinicSampleListAnswerMock = (
  overrideResponse: Partial<ClinicSampleListAnswer> = {},
): ClinicSampleListAnswer => ({
  data: {
    analyses: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
      ...getDeskSampleMock(),
    })),
    together: faker.helpers.arrayElement([{ ...getSamplesTogetherMock() }, null]),
  },
  ...overrideResponse,
});

export const getClinicVisitStateUpdateAnswerMock = (
  overrideResponse: Partial<ClinicVisitStateUpdateAnswer> = {},
): ClinicVisitStateUpdateAnswer => ({ data: { ...getDeskVisitMock() }, ...overrideResponse });

export const getClinicVisitServicesChangeAnswerMock = (
  overrideResponse: Partial<ClinicVisitServicesChangeAnswer> = {},
): ClinicVisitServicesChangeAnswer => ({ data: { ...getDeskVisitMock() }, ...overrideResponse });

export const getClinicVisitRestoreAnswerMock = (
  overrideResponse: Partial<ClinicVisitRestoreAnswer> = {},
): ClinicVisitRestoreAnswer => ({ data: { ...getDeskVisitMock() }, ...overrideResponse });

export const getClinicFeedbackListAnswerMock = (
  overrideResponse: Partial<ClinicFeedbackListAnswer> = {},
): ClinicFeedbackListAnswer => ({
  data: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getOwnFeedbackMock(),
  })),
  meta: { ...getOwnFeedbackMetaMock() },
  ...overrideResponse,
});

export const getClinicFeedbackReplyUpdateAnswerMock = (
  overrideResponse: Partial<ClinicFeedbackReplyUpdateAnswer> = {},
): ClinicFeedbackReplyUpdateAnswer => ({ data: { ...getOwnFeedbackMock() }, ...overrideResponse });

export const getClinicFeedbackReplyDeleteAnswerMock = (
  overrideResponse: Partial<ClinicFeedbackReplyDeleteAnswer> = {},
): ClinicFeedbackReplyDeleteAnswer => ({ data: { ...getOwnFeedbackMock() }, ...overrideResponse });

export const getClinicFeedbackComplaintUpdateAnswerMock = (
  overrideResponse: Partial<ClinicFeedbackComplaintUpdateAnswer> = {},
): ClinicFeedbackComplaintUpdateAnswer => ({ data: { ...getOwnFeedbackMock() }, ...overrideResponse });

export const getClinicNewsMock = (overrideResponse: Partial<ClinicNews> = {}): ClinicNews => ({
  id: faker.number.int({ min: 1, max: 100000 }),
  title: (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(),
  lead: (() => faker.lorem.sentences({ min: 1, max: 8 }).slice(0, 300).trim())(),
  text: (() => faker.lorem.sentences({ min: 1, max: 8 }).slice(0, 300).trim())(),
  tag: (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(),
  picture: faker.helpers.arrayElement([(() => '/api/v0/files/portraits/aigul.svg')(), null]),
  state: faker.helpers.arrayElement(['draft', 'published'] as const),
  published_at: faker.helpers.arrayElement([
    (() => `${faker.date.anytime().toISOString().slice(0, 16)}:00+05:00`)(),
    null,
  ]),
  updated_at: (() => `${faker.date.anytime().toISOString().slice(0, 16)}:00+05:00`)(),
  ...overrideResponse,
});

export const getClinicNewsListAnswerMock = (
  overrideResponse: Partial<ClinicNewsListAnswer> = {},
): ClinicNewsListAnswer => ({
  data: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getClinicNewsMock(),
  })),
  meta: { ...getMetaMock() },
  ...overrideResponse,
});

export const getClinicNewsRequestMock = (overrideResponse: Partial<ClinicNewsRequest> = {}): ClinicNewsRequest => ({
  title: (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(),
  lead: (() => faker.lorem.sentences({ min: 1, max: 8 }).slice(0, 300).trim())(),
  text: (() => faker.lorem.sentences({ min: 1, max: 8 }).slice(0, 300).trim())(),
  tag: (() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(),
  file_id: faker.helpers.arrayElement([faker.number.int({ min: 1, max: 100000 }), null]),
  ...overrideResponse,
});

export const getClinicNewsCreateAnswerMock = (
  overrideResponse: Partial<ClinicNewsCreateAnswer> = {},
): ClinicNewsCreateAnswer => ({ data: { ...getClinicNewsMock() }, ...overrideResponse });

export const getClinicNewsReadAnswerMock = (
  overrideResponse: Partial<ClinicNewsReadAnswer> = {},
): ClinicNewsReadAnswer => ({ data: { ...getClinicNewsMock() }, ...overrideResponse });

export const getClinicNewsUpdateAnswerMock = (
  overrideResponse: Partial<ClinicNewsUpdateAnswer> = {},
): ClinicNewsUpdateAnswer => ({ data: { ...getClinicNewsMock() }, ...overrideResponse });

export const getNewsPublicationRequestMock = (
  overrideResponse: Partial<NewsPublicationRequest> = {},
): NewsPublicationRequest => ({ published: faker.datatype.boolean(), ...overrideResponse });

export const getClinicNewsPublicationUpdateAnswerMock = (
  overrideResponse: Partial<ClinicNewsPublicationUpdateAnswer> = {},
): ClinicNewsPublicationUpdateAnswer => ({ data: { ...getClinicNewsMock() }, ...overrideResponse });

export const getClinicNotificationListAnswerMock = (
  overrideResponse: Partial<ClinicNotificationListAnswer> = {},
): ClinicNotificationListAnswer => ({
  data: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getNotificationMock(),
  })),
  meta: { ...getNotificationListMetaMock() },
  ...overrideResponse,
});

export const getClinicWaitlistAnswerMock = (
  overrideResponse: Partial<ClinicWaitlistAnswer> = {},
): ClinicWaitlistAnswer => ({
  data: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getWaitingPersonMock(),
  })),
  ...overrideResponse,
});

export const getClinicWaitlistRequestMock = (
  overrideResponse: Partial<ClinicWaitlistRequest> = {},
): ClinicWaitlistRequest => ({
  client_id: faker.helpers.arrayElement([faker.number.int({ min: 1, max: 100000 }), null]),
  new_client: faker.helpers.arrayElement([{ ...getNewClientMock() }, null]),
  doctor_id: faker.number.int({ min: 1, max: 100000 }),
  filial_id: faker.number.int({ min: 1, max: 100000 }),
  service_id: faker.number.int({ min: 1, max: 100000 }),
  comment: faker.helpers.arrayElement([(() => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim())(), null]),
  ...overrideResponse,
});

export const getClinicWaitlistCreateAnswerMock = (
  overrideResponse: Partial<ClinicWaitlistCreateAnswer> = {},
): ClinicWaitlistCreateAnswer => ({ data: { ...getWaitingPersonMock() }, ...overrideResponse });

export const getClinicWaitlistOfferUpdateAnswerMock = (
  overrideResponse: Partial<ClinicWaitlistOfferUpdateAnswer> = {},
): ClinicWaitlistOfferUpdateAnswer => ({ data: { ...getWaitingPersonMock() }, ...overrideResponse });

export const getClinicSecondFactorMock = (overrideResponse: Partial<ClinicSecondFactor> = {}): ClinicSecondFactor => ({
  required_from: faker.helpers.arrayElement([(() => faker.date.anytime().toISOString().slice(0, 10))(), null]),
  ...overrideResponse,
});

export const getClinicSecondFactorReadAnswerMock = (
  overrideResponse: Partial<ClinicSecondFactorReadAnswer> = {},
): ClinicSecondFactorReadAnswer => ({ data: { ...getClinicSecondFactorMock() }, ...overrideResponse });

export const getClinicSecondFactorRequestMock = (
  overrideResponse: Partial<ClinicSecondFactorRequest> = {},
): ClinicSecondFactorRequest => ({
  required_from: faker.helpers.arrayElement([(() => faker.date.anytime().toISOString().slice(0, 10))(), null]),
  ...overrideResponse,
});

export const getClinicSecondFactorUpdateAnswerMock = (
  overrideResponse: Partial<ClinicSecondFactorUpdateAnswer> = {},
): ClinicSecondFactorUpdateAnswer => ({ data: { ...getClinicSecondFactorMock() }, ...overrideResponse });

export const getStaffFilialsMock = (): StaffFilials =>
  (() => faker.helpers.uniqueArray(() => faker.number.int({ min: 1, max: 500 }), 3))();

export const getStaffMemberMock = (overrideResponse: Partial<StaffMember> = {}): StaffMember => ({
  id: faker.number.int({ min: 1, max: 100000 }),
  full_name: (() => faker.person.fullName({ sex: 'female' }))(),
  email: getEmailMock(),
  owner: faker.datatype.boolean(),
  state: faker.helpers.arrayElement(['invited', 'active'] as const),
  second_factor: faker.datatype.boolean(),
  rights: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => getClinicRightMock()),
  filial_ids: getStaffFilialsMock(),
  ...overrideResponse,
});

export const getClinicStaffListAnswerMock = (
  overrideResponse: Partial<ClinicStaffListAnswer> = {},
): ClinicStaffListAnswer => ({
  data: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getStaffMemberMock(),
  })),
  ...overrideResponse,
});

export const getStaffRightsMock = (): StaffRights =>
  faker.helpers.arrayElements([
    'visits',
    'clients',
    'waitlist',
    'reviews',
    'news',
    'profile',
    'doctors',
    'figures',
  ] as const);

export const getStaffRequestMock = (overrideResponse: Partial<StaffRequest> = {}): StaffRequest => ({
  first_name: getPersonNameMock(),
  second_name: getPersonNameMock(),
  email: getEmailMock(),
  rights: getStaffRightsMock(),
  filial_ids: getStaffFilialsMock(),
  ...overrideResponse,
});

export const getClinicStaffCreateAnswerMock = (
  overrideResponse: Partial<ClinicStaffCreateAnswer> = {},
): ClinicStaffCreateAnswer => ({ data: { ...getStaffMemberMock() }, ...overrideResponse });

export const getStaffUpdateRequestMock = (overrideResponse: Partial<StaffUpdateRequest> = {}): StaffUpdateRequest => ({
  rights: getStaffRightsMock(),
  filial_ids: getStaffFilialsMock(),
  ...overrideResponse,
});

export const getClinicStaffUpdateAnswerMock = (
  overrideResponse: Partial<ClinicStaffUpdateAnswer> = {},
): ClinicStaffUpdateAnswer => ({ data: { ...getStaffMemberMock() }, ...overrideResponse });

export const getClinicReadinessStepMock = (
  overrideResponse: Partial<ClinicReadinessStep> = {},
): ClinicReadinessStep => ({
  step: faker.helpers.arrayElement(['filial', 'hours', 'opening', 'doctors', 'doctor_ready', 'verification'] as const),
  state: getReadinessStepStateMock(),
  filial_id: faker.helpers.arrayElement([faker.number.int({ min: 1, max: 100000 }), null]),
  ...overrideResponse,
});

export const getClinicReadinessMock = (overrideResponse: Partial<ClinicReadiness> = {}): ClinicReadiness => ({
  state: faker.helpers.arrayElement(['bookable', 'not_bookable'] as const),
  steps: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getClinicReadinessStepMock(),
  })),
  was_booked: faker.datatype.boolean(),
  public_slug: faker.helpers.arrayElement([getSlugMock(), null]),
  ...overrideResponse,
});

export const getClinicReadinessAnswerMock = (
  overrideResponse: Partial<ClinicReadinessAnswer> = {},
): ClinicReadinessAnswer => ({ data: { ...getClinicReadinessMock() }, ...overrideResponse });

export const getClinicWaitingMock = (overrideResponse: Partial<ClinicWaiting> = {}): ClinicWaiting => ({
  pending_visits: faker.number.int({ min: 0, max: 100000 }),
  doctor_requests: faker.number.int({ min: 0, max: 100000 }),
  reviews_without_reply: faker.number.int({ min: 0, max: 100000 }),
  ...overrideResponse,
});

export const getClinicHomeMock = (overrideResponse: Partial<ClinicHome> = {}): ClinicHome => ({
  date: (() => faker.date.anytime().toISOString().slice(0, 10))(),
  visits_today: faker.number.int({ min: 0, max: 100000 }),
  pending_count: faker.number.int({ min: 0, max: 100000 }),
  no_show_percent: faker.number.float({ min: 0, max: 100, fractionDigits: 2 }),
  occupancy_percent: faker.helpers.arrayElement([faker.number.int({ min: 0, max: 100 }), null]),
  waiting: { ...getClinicWaitingMock() },
  filials: Array.from({ length: faker.number.int({ min: 0, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getFilialSummaryMock(),
  })),
  ...overrideResponse,
});

export const getClinicHomeAnswerMock = (overrideResponse: Partial<ClinicHomeAnswer> = {}): ClinicHomeAnswer => ({
  data: { ...getClinicHomeMock() },
  ...overrideResponse,
});
