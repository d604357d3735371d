/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { faker } from '@faker-js/faker/locale/ru';
import type { AbsenceRequest } from './absence-request.ts';
import type { Absence } from './absence.ts';
import type { Answer } from './answer.ts';
import type { ApiError } from './api-error.ts';
import type { ArrivalWindow } from './arrival-window.ts';
import type { AvatarRequest } from './avatar-request.ts';
import type { Bin } from './bin.ts';
import type { BloodType } from './blood-type.ts';
import type { BodyArea } from './body-area.ts';
import type { BookingSettings } from './booking-settings.ts';
import type { CardSlotDay } from './card-slot-day.ts';
import type { City } from './city.ts';
import type { Client } from './client.ts';
import type { ClinicBindingRequest } from './clinic-binding-request.ts';
import type { ClinicBinding } from './clinic-binding.ts';
import type { ClinicCard } from './clinic-card.ts';
import type { ClinicDoctorRequest } from './clinic-doctor-request.ts';
import type { ClinicDoctor } from './clinic-doctor.ts';
import type { ClinicFull } from './clinic-full.ts';
import type { ClinicHome } from './clinic-home.ts';
import type { ClinicOffer } from './clinic-offer.ts';
import type { ClinicParameter } from './clinic-parameter.ts';
import type { ClinicProfileRequest } from './clinic-profile-request.ts';
import type { ClinicProfile } from './clinic-profile.ts';
import type { ClinicSampling } from './clinic-sampling.ts';
import type { ClinicService } from './clinic-service.ts';
import type { ClinicType } from './clinic-type.ts';
import type { ClinicVisit } from './clinic-visit.ts';
import type { CodeConfirmRequest } from './code-confirm-request.ts';
import type { CodeConfirmed } from './code-confirmed.ts';
import type { CodeSendRequest } from './code-send-request.ts';
import type { CodeSent } from './code-sent.ts';
import type { ConsentRecord } from './consent-record.ts';
import type { Consent } from './consent.ts';
import type { ContactInfoRequest } from './contact-info-request.ts';
import type { Contact } from './contact.ts';
import type { Country } from './country.ts';
import type { DescriptionRequest } from './description-request.ts';
import type { DistanceMeters } from './distance-meters.ts';
import type { DoctorAnalytics } from './doctor-analytics.ts';
import type { DoctorCard } from './doctor-card.ts';
import type { DoctorClinic } from './doctor-clinic.ts';
import type { DoctorFeedback } from './doctor-feedback.ts';
import type { DoctorFull } from './doctor-full.ts';
import type { DoctorHome } from './doctor-home.ts';
import type { DoctorNearest } from './doctor-nearest.ts';
import type { DoctorOffer } from './doctor-offer.ts';
import type { DoctorParameterLink } from './doctor-parameter-link.ts';
import type { DoctorParameter } from './doctor-parameter.ts';
import type { DoctorProfile } from './doctor-profile.ts';
import type { DoctorQualification } from './doctor-qualification.ts';
import type { DoctorServiceLinkRequest } from './doctor-service-link-request.ts';
import type { DoctorServiceLinkUpdateRequest } from './doctor-service-link-update-request.ts';
import type { DoctorServiceLink } from './doctor-service-link.ts';
import type { DoctorService } from './doctor-service.ts';
import type { DoctorVisit } from './doctor-visit.ts';
import type { DocumentCategory } from './document-category.ts';
import type { DocumentListMeta } from './document-list-meta.ts';
import type { DocumentRequest } from './document-request.ts';
import type { DocumentUpdateRequest } from './document-update-request.ts';
import type { Document } from './document.ts';
import type { EducationRequest } from './education-request.ts';
import type { Education } from './education.ts';
import type { Email } from './email.ts';
import type { FamilyMemberRequest } from './family-member-request.ts';
import type { FamilyMember } from './family-member.ts';
import type { FamilyRelation } from './family-relation.ts';
import type { FavouriteKind } from './favourite-kind.ts';
import type { FavouriteRequest } from './favourite-request.ts';
import type { Favourites } from './favourites.ts';
import type { FeedbackMeta } from './feedback-meta.ts';
import type { FeedbackReplyRequest } from './feedback-reply-request.ts';
import type { FeedbackSort } from './feedback-sort.ts';
import type { Feedback } from './feedback.ts';
import type { FilialBrief } from './filial-brief.ts';
import type { FilialProfile } from './filial-profile.ts';
import type { FilialRequest } from './filial-request.ts';
import type { FilialSummary } from './filial-summary.ts';
import type { Filial } from './filial.ts';
import type { FilterOption } from './filter-option.ts';
import type { Gender } from './gender.ts';
import type { GeoPoint } from './geo-point.ts';
import type { GuestSlotHoldRequest } from './guest-slot-hold-request.ts';
import type { GuestSlotHold } from './guest-slot-hold.ts';
import type { HomeAddress } from './home-address.ts';
import type { Iin } from './iin.ts';
import type { LoginRequest } from './login-request.ts';
import type { Measurement } from './measurement.ts';
import type { Meddirection } from './meddirection.ts';
import type { MedicalCardRequest } from './medical-card-request.ts';
import type { MedicalCard } from './medical-card.ts';
import type { Meta } from './meta.ts';
import type { NamedSlug } from './named-slug.ts';
import type { NewsItem } from './news-item.ts';
import type { Notification } from './notification.ts';
import type { OpeningHours } from './opening-hours.ts';
import type { OperatingDay } from './operating-day.ts';
import type { OperatingModeRequest } from './operating-mode-request.ts';
import type { OperatingMode } from './operating-mode.ts';
import type { ParameterLinkRequest } from './parameter-link-request.ts';
import type { PasswordCodeConfirmed } from './password-code-confirmed.ts';
import type { PasswordCodeSent } from './password-code-sent.ts';
import type { PasswordResetRequest } from './password-reset-request.ts';
import type { PasswordUpdateRequest } from './password-update-request.ts';
import type { Password } from './password.ts';
import type { PatientClinic } from './patient-clinic.ts';
import type { PatientGroup } from './patient-group.ts';
import type { PatientHome } from './patient-home.ts';
import type { PatientServiceFull } from './patient-service-full.ts';
import type { PatientServiceVisit } from './patient-service-visit.ts';
import type { PatientService } from './patient-service.ts';
import type { PersonProfileRequest } from './person-profile-request.ts';
import type { PersonProfile } from './person-profile.ts';
import type { Phone } from './phone.ts';
import type { Photo } from './photo.ts';
import type { QualificationCategory } from './qualification-category.ts';
import type { Qualification } from './qualification.ts';
import type { Question } from './question.ts';
import type { Rating } from './rating.ts';
import type { RegisterClinicRequest } from './register-clinic-request.ts';
import type { RegisterDoctorRequest } from './register-doctor-request.ts';
import type { RegisterPatientRequest } from './register-patient-request.ts';
import type { RegistrationAction } from './registration-action.ts';
import type { ReviewCriteria } from './review-criteria.ts';
import type { ReviewListMeta } from './review-list-meta.ts';
import type { ReviewRequest } from './review-request.ts';
import type { ReviewState } from './review-state.ts';
import type { ReviewUpdateRequest } from './review-update-request.ts';
import type { Review } from './review.ts';
import type { RhFactor } from './rh-factor.ts';
import type { RoleItem } from './role-item.ts';
import type { Role } from './role.ts';
import type { SamplingPlace } from './sampling-place.ts';
import type { SamplingSlotDay } from './sampling-slot-day.ts';
import type { SamplingSlot } from './sampling-slot.ts';
import type { Sampling } from './sampling.ts';
import type { ScheduleSettings } from './schedule-settings.ts';
import type { SearchCategory } from './search-category.ts';
import type { SearchFiltersRequest } from './search-filters-request.ts';
import type { SearchFilters } from './search-filters.ts';
import type { SearchItem } from './search-item.ts';
import type { SearchMatch } from './search-match.ts';
import type { SearchMeta } from './search-meta.ts';
import type { SearchRequest } from './search-request.ts';
import type { SearchSort } from './search-sort.ts';
import type { SearchUnderstood } from './search-understood.ts';
import type { SearchWhen } from './search-when.ts';
import type { ServiceAppointment } from './service-appointment.ts';
import type { ServiceCard } from './service-card.ts';
import type { ServiceKind } from './service-kind.ts';
import type { Service } from './service.ts';
import type { Session } from './session.ts';
import type { SlotDay } from './slot-day.ts';
import type { SlotHoldRequest } from './slot-hold-request.ts';
import type { SlotHold } from './slot-hold.ts';
import type { Slot } from './slot.ts';
import type { Slug } from './slug.ts';
import type { SpecialisationLinkRequest } from './specialisation-link-request.ts';
import type { SpecialisationLink } from './specialisation-link.ts';
import type { Specialisation } from './specialisation.ts';
import type { SuggestedClinic } from './suggested-clinic.ts';
import type { SuggestedDoctor } from './suggested-doctor.ts';
import type { SuggestedService } from './suggested-service.ts';
import type { SuggestionsRequest } from './suggestions-request.ts';
import type { Suggestions } from './suggestions.ts';
import type { SymptomGuidance } from './symptom-guidance.ts';
import type { SymptomListMeta } from './symptom-list-meta.ts';
import type { SymptomSource } from './symptom-source.ts';
import type { Symptom } from './symptom.ts';
import type { TimeInterval } from './time-interval.ts';
import type { Time } from './time.ts';
import type { TouchedVisitDecision } from './touched-visit-decision.ts';
import type { UploadedFile } from './uploaded-file.ts';
import type { User } from './user.ts';
import type { VisibilityRequest } from './visibility-request.ts';
import type { VisitCancelRequest } from './visit-cancel-request.ts';
import type { VisitCommentRequest } from './visit-comment-request.ts';
import type { VisitCreateRequest } from './visit-create-request.ts';
import type { VisitDisputeRequest } from './visit-dispute-request.ts';
import type { VisitDoctor } from './visit-doctor.ts';
import type { VisitEvent } from './visit-event.ts';
import type { VisitFormat } from './visit-format.ts';
import type { VisitListMeta } from './visit-list-meta.ts';
import type { VisitListStatus } from './visit-list-status.ts';
import type { VisitPerson } from './visit-person.ts';
import type { VisitRescheduleRequest } from './visit-reschedule-request.ts';
import type { VisitStateRequest } from './visit-state-request.ts';
import type { VisitStatus } from './visit-status.ts';
import type { Visit } from './visit.ts';
import type { WaitlistEntry } from './waitlist-entry.ts';
import type { WaitlistRequest } from './waitlist-request.ts';
import type { Weekday } from './weekday.ts';
import type { WorkExperienceRequest } from './work-experience-request.ts';
import type { WorkExperience } from './work-experience.ts';
import type { Year } from './year.ts';

export const getApiErrorMock = (overrideResponse: Partial<ApiError> = {}): ApiError => ({
  message: faker.string.alpha({ length: { min: 1, max: 20 } }),
  ...(faker.datatype.boolean()
    ? {
        errors: {
          [faker.string.alphanumeric(5)]: Array.from(
            { length: faker.number.int({ min: 1, max: 10 }) },
            (_, i) => i + 1,
          ).map(() => faker.string.alpha({ length: { min: 1, max: 20 } })),
        },
      }
    : {}),
  ...overrideResponse,
});

export const getEmailMock = (): Email => faker.internet.email();

export const getRoleMock = (): Role => faker.helpers.arrayElement(['user', 'doctor', 'clinic'] as const);

export const getRoleItemMock = (overrideResponse: Partial<RoleItem> = {}): RoleItem => ({
  name: getRoleMock(),
  ...overrideResponse,
});

export const getUserMock = (overrideResponse: Partial<User> = {}): User => ({
  id: faker.number.int({ min: 1 }),
  avatar: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 500 } }), null]),
  full_name: faker.string.alpha({ length: { min: 1, max: 200 } }),
  email: getEmailMock(),
  roles: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
    ...getRoleItemMock(),
  })),
  ...overrideResponse,
});

export const getLoginRequestMock = (overrideResponse: Partial<LoginRequest> = {}): LoginRequest => ({
  email: getEmailMock(),
  password: faker.string.alpha({ length: { min: 1, max: 72 } }),
  remember: faker.datatype.boolean(),
  role: getRoleMock(),
  ...overrideResponse,
});

export const getSessionMock = (overrideResponse: Partial<Session> = {}): Session => ({
  access_token: faker.string.alpha({ length: { min: 16, max: 200 } }),
  user: { ...getUserMock() },
  ...overrideResponse,
});

export const getPasswordMock = (): Password => faker.string.alpha({ length: { min: 8, max: 72 } });

export const getPasswordUpdateRequestMock = (
  overrideResponse: Partial<PasswordUpdateRequest> = {},
): PasswordUpdateRequest => ({
  current_password: faker.string.alpha({ length: { min: 1, max: 72 } }),
  password: getPasswordMock(),
  password_confirmation: getPasswordMock(),
  ...overrideResponse,
});

export const getCodeSendRequestMock = (overrideResponse: Partial<CodeSendRequest> = {}): CodeSendRequest => ({
  email: getEmailMock(),
  ...overrideResponse,
});

export const getPasswordCodeSentMock = (overrideResponse: Partial<PasswordCodeSent> = {}): PasswordCodeSent => ({
  hash: faker.string.alpha({ length: { min: 16, max: 128 } }),
  resend_after_seconds: faker.number.int({ min: 0, max: 3600 }),
  expires_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  ...overrideResponse,
});

export const getCodeConfirmRequestMock = (overrideResponse: Partial<CodeConfirmRequest> = {}): CodeConfirmRequest => ({
  email: getEmailMock(),
  hash: faker.string.alpha({ length: { min: 16, max: 128 } }),
  code: faker.helpers.fromRegExp('^[0-9]{5}$'),
  ...overrideResponse,
});

export const getPasswordCodeConfirmedMock = (
  overrideResponse: Partial<PasswordCodeConfirmed> = {},
): PasswordCodeConfirmed => ({ hash: faker.string.alpha({ length: { min: 16, max: 128 } }), ...overrideResponse });

export const getPasswordResetRequestMock = (
  overrideResponse: Partial<PasswordResetRequest> = {},
): PasswordResetRequest => ({
  hash: faker.string.alpha({ length: { min: 16, max: 128 } }),
  password: getPasswordMock(),
  password_confirmation: getPasswordMock(),
  ...overrideResponse,
});

export const getCodeSentMock = (overrideResponse: Partial<CodeSent> = {}): CodeSent => ({
  hash: faker.string.alpha({ length: { min: 16, max: 128 } }),
  resend_after_seconds: faker.number.int({ min: 0, max: 3600 }),
  expires_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  ...overrideResponse,
});

export const getRegistrationActionMock = (): RegistrationAction =>
  faker.helpers.arrayElement([
    'create_clinic',
    'create_doctor',
    'create_user',
    'upgrade_to_doctor',
    'upgrade_to_user',
  ] as const);

export const getCodeConfirmedMock = (overrideResponse: Partial<CodeConfirmed> = {}): CodeConfirmed => ({
  hash: faker.string.alpha({ length: { min: 16, max: 128 } }),
  actions: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() =>
    getRegistrationActionMock(),
  ),
  ...overrideResponse,
});

export const getPhoneMock = (): Phone => faker.helpers.fromRegExp('^\\+7-[0-9]{3}-[0-9]{3}-[0-9]{2}-[0-9]{2}$');

export const getIinMock = (): Iin => faker.helpers.fromRegExp('^[0-9]{12}$');

export const getGenderMock = (): Gender => faker.helpers.arrayElement(['male', 'female'] as const);

export const getConsentMock = (overrideResponse: Partial<Consent> = {}): Consent => ({
  version: faker.string.alpha({ length: { min: 1, max: 40 } }),
  accepted_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  ...overrideResponse,
});

export const getRegisterPatientRequestMock = (
  overrideResponse: Partial<RegisterPatientRequest> = {},
): RegisterPatientRequest => ({
  hash: faker.string.alpha({ length: { min: 16, max: 128 } }),
  action: getRegistrationActionMock(),
  first_name: faker.string.alpha({ length: { min: 1, max: 60 } }),
  second_name: faker.string.alpha({ length: { min: 1, max: 60 } }),
  third_name: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 60 } }), null]),
  phone: getPhoneMock(),
  iin: getIinMock(),
  birthday: faker.date.past().toISOString().slice(0, 10),
  gender: getGenderMock(),
  ...(faker.datatype.boolean() ? { password: getPasswordMock() } : {}),
  ...(faker.datatype.boolean() ? { password_confirmation: faker.string.alpha({ length: { min: 8, max: 72 } }) } : {}),
  consent: { ...getConsentMock() },
  ...overrideResponse,
});

export const getYearMock = (): Year => faker.number.int({ min: 1940, max: 2100 });

export const getRegisterDoctorRequestMock = (
  overrideResponse: Partial<RegisterDoctorRequest> = {},
): RegisterDoctorRequest => ({
  hash: faker.string.alpha({ length: { min: 16, max: 128 } }),
  action: getRegistrationActionMock(),
  first_name: faker.string.alpha({ length: { min: 1, max: 60 } }),
  second_name: faker.string.alpha({ length: { min: 1, max: 60 } }),
  third_name: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 60 } }), null]),
  phone: getPhoneMock(),
  iin: getIinMock(),
  birthday: faker.date.past().toISOString().slice(0, 10),
  gender: getGenderMock(),
  specialisations: Array.from({ length: faker.number.int({ min: 1, max: 5 }) }, (_, i) => i + 1).map(() =>
    faker.number.int({ min: 1 }),
  ),
  experience_since: getYearMock(),
  ...(faker.datatype.boolean() ? { password: getPasswordMock() } : {}),
  ...(faker.datatype.boolean() ? { password_confirmation: faker.string.alpha({ length: { min: 8, max: 72 } }) } : {}),
  consent: { ...getConsentMock() },
  ...overrideResponse,
});

export const getBinMock = (): Bin => faker.helpers.fromRegExp('^[0-9]{12}$');

export const getRegisterClinicRequestMock = (
  overrideResponse: Partial<RegisterClinicRequest> = {},
): RegisterClinicRequest => ({
  hash: faker.string.alpha({ length: { min: 16, max: 128 } }),
  action: getRegistrationActionMock(),
  first_name: faker.string.alpha({ length: { min: 1, max: 60 } }),
  second_name: faker.string.alpha({ length: { min: 1, max: 60 } }),
  third_name: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 60 } }), null]),
  phone: getPhoneMock(),
  title: faker.string.alpha({ length: { min: 1, max: 200 } }),
  short_title: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 60 } }), null]),
  bin: getBinMock(),
  jur_name: faker.string.alpha({ length: { min: 1, max: 300 } }),
  jur_address: faker.string.alpha({ length: { min: 1, max: 300 } }),
  work_start_year: getYearMock(),
  affiliates_count: faker.number.int({ min: 1, max: 500 }),
  city_id: faker.number.int({ min: 1 }),
  clinic_type_id: faker.number.int({ min: 1 }),
  ...(faker.datatype.boolean() ? { password: getPasswordMock() } : {}),
  ...(faker.datatype.boolean() ? { password_confirmation: faker.string.alpha({ length: { min: 8, max: 72 } }) } : {}),
  consent: { ...getConsentMock() },
  ...overrideResponse,
});

export const getCityMock = (overrideResponse: Partial<City> = {}): City => ({
  id: faker.number.int({ min: 1 }),
  title: faker.string.alpha({ length: { min: 1, max: 200 } }),
  ...(faker.datatype.boolean() ? { title_locative: faker.string.alpha({ length: { min: 1, max: 200 } }) } : {}),
  ...overrideResponse,
});

export const getCountryMock = (overrideResponse: Partial<Country> = {}): Country => ({
  id: faker.number.int({ min: 1 }),
  title: faker.string.alpha({ length: { min: 1, max: 200 } }),
  ...overrideResponse,
});

export const getClinicTypeMock = (overrideResponse: Partial<ClinicType> = {}): ClinicType => ({
  id: faker.number.int({ min: 1 }),
  title: faker.string.alpha({ length: { min: 1, max: 200 } }),
  ...overrideResponse,
});

export const getClinicParameterMock = (overrideResponse: Partial<ClinicParameter> = {}): ClinicParameter => ({
  id: faker.number.int({ min: 1 }),
  title: faker.string.alpha({ length: { min: 1, max: 200 } }),
  ...overrideResponse,
});

export const getDoctorQualificationMock = (
  overrideResponse: Partial<DoctorQualification> = {},
): DoctorQualification => ({
  id: faker.number.int({ min: 1 }),
  title: faker.string.alpha({ length: { min: 1, max: 200 } }),
  ...overrideResponse,
});

export const getDoctorParameterMock = (overrideResponse: Partial<DoctorParameter> = {}): DoctorParameter => ({
  id: faker.number.int({ min: 1 }),
  title: faker.string.alpha({ length: { min: 1, max: 200 } }),
  ...overrideResponse,
});

export const getSlugMock = (): Slug => faker.helpers.fromRegExp('^[a-z0-9-]+$');

export const getServiceKindMock = (): ServiceKind =>
  faker.helpers.arrayElement(['consultation', 'analysis', 'examination'] as const);

export const getVisitFormatMock = (): VisitFormat => faker.helpers.arrayElement(['clinic', 'online', 'home'] as const);

export const getServiceMock = (overrideResponse: Partial<Service> = {}): Service => ({
  id: faker.number.int({ min: 1 }),
  slug: getSlugMock(),
  title: faker.string.alpha({ length: { min: 1, max: 200 } }),
  ...(faker.datatype.boolean() ? { short_title: faker.string.alpha({ length: { min: 1, max: 120 } }) } : {}),
  kind: getServiceKindMock(),
  format: getVisitFormatMock(),
  ...(faker.datatype.boolean() ? { meddirection: getSlugMock() } : {}),
  ...(faker.datatype.boolean()
    ? {
        preparation: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() =>
          faker.string.alpha({ length: { min: 1, max: 300 } }),
        ),
      }
    : {}),
  ...overrideResponse,
});

export const getMeddirectionMock = (overrideResponse: Partial<Meddirection> = {}): Meddirection => ({
  id: faker.number.int({ min: 1 }),
  title: faker.string.alpha({ length: { min: 1, max: 200 } }),
  slug: getSlugMock(),
  ...overrideResponse,
});

export const getSpecialisationMock = (overrideResponse: Partial<Specialisation> = {}): Specialisation => ({
  id: faker.number.int({ min: 1 }),
  title: faker.string.alpha({ length: { min: 1, max: 200 } }),
  slug: getSlugMock(),
  ...(faker.datatype.boolean() ? { title_plural: faker.string.alpha({ length: { min: 1, max: 200 } }) } : {}),
  ...overrideResponse,
});

export const getSuggestionsRequestMock = (overrideResponse: Partial<SuggestionsRequest> = {}): SuggestionsRequest => ({
  query: faker.string.alpha({ length: { min: 2, max: 200 } }),
  region: faker.helpers.arrayElement(['all'] as const),
  ...overrideResponse,
});

export const getSuggestedDoctorMock = (overrideResponse: Partial<SuggestedDoctor> = {}): SuggestedDoctor => ({
  slug: getSlugMock(),
  avatar: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 500 } }), null]),
  first_name: faker.string.alpha({ length: { min: 1, max: 60 } }),
  second_name: faker.string.alpha({ length: { min: 1, max: 60 } }),
  third_name: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 60 } }), null]),
  specialisation: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 200 } }), null]),
  ...overrideResponse,
});

export const getSuggestedClinicMock = (overrideResponse: Partial<SuggestedClinic> = {}): SuggestedClinic => ({
  slug: getSlugMock(),
  logo: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 500 } }), null]),
  title: faker.string.alpha({ length: { min: 1, max: 200 } }),
  ...overrideResponse,
});

export const getSuggestedServiceMock = (overrideResponse: Partial<SuggestedService> = {}): SuggestedService => ({
  slug: getSlugMock(),
  title: faker.string.alpha({ length: { min: 1, max: 200 } }),
  ...(faker.datatype.boolean() ? { kind: getServiceKindMock() } : {}),
  ...overrideResponse,
});

export const getNamedSlugMock = (overrideResponse: Partial<NamedSlug> = {}): NamedSlug => ({
  slug: getSlugMock(),
  title: faker.string.alpha({ length: { min: 1, max: 200 } }),
  ...overrideResponse,
});

export const getSuggestionsMock = (overrideResponse: Partial<Suggestions> = {}): Suggestions => ({
  doctors: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
    ...getSuggestedDoctorMock(),
  })),
  clinics: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
    ...getSuggestedClinicMock(),
  })),
  services: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
    ...getSuggestedServiceMock(),
  })),
  specialisations: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
    ...getNamedSlugMock(),
  })),
  meddirections: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
    ...getNamedSlugMock(),
  })),
  ...overrideResponse,
});

export const getSearchCategoryMock = (): SearchCategory =>
  faker.helpers.arrayElement(['doctors', 'clinics', 'services', 'analysis', 'examination'] as const);

export const getSearchWhenMock = (): SearchWhen =>
  faker.helpers.arrayElement(['any', 'today', 'tomorrow', 'weekend'] as const);

export const getPatientGroupMock = (): PatientGroup => faker.helpers.arrayElement(['adults', 'children'] as const);

export const getQualificationCategoryMock = (): QualificationCategory =>
  faker.helpers.arrayElement(['highest', 'first', 'second'] as const);

export const getSearchFiltersRequestMock = (
  overrideResponse: Partial<SearchFiltersRequest> = {},
): SearchFiltersRequest => ({
  category: getSearchCategoryMock(),
  ...(faker.datatype.boolean() ? { q: faker.string.alpha({ length: { min: 10, max: 200 } }) } : {}),
  ...(faker.datatype.boolean() ? { city_id: faker.number.int({ min: 1 }) } : {}),
  ...(faker.datatype.boolean()
    ? {
        specialisations: Array.from({ length: faker.number.int({ min: 1, max: 30 }) }, (_, i) => i + 1).map(() =>
          getSlugMock(),
        ),
      }
    : {}),
  ...(faker.datatype.boolean()
    ? {
        services: Array.from({ length: faker.number.int({ min: 1, max: 30 }) }, (_, i) => i + 1).map(() =>
          getSlugMock(),
        ),
      }
    : {}),
  ...(faker.datatype.boolean()
    ? {
        meddirections: Array.from({ length: faker.number.int({ min: 1, max: 30 }) }, (_, i) => i + 1).map(() =>
          getSlugMock(),
        ),
      }
    : {}),
  ...(faker.datatype.boolean()
    ? {
        districts: Array.from({ length: faker.number.int({ min: 1, max: 30 }) }, (_, i) => i + 1).map(() =>
          getSlugMock(),
        ),
      }
    : {}),
  ...(faker.datatype.boolean() ? { when: getSearchWhenMock() } : {}),
  ...(faker.datatype.boolean() ? { price_from: faker.number.int({ min: 0, max: 10000000 }) } : {}),
  ...(faker.datatype.boolean() ? { price_to: faker.number.int({ min: 0, max: 10000000 }) } : {}),
  ...(faker.datatype.boolean() ? { experience_from: faker.number.int({ min: 0, max: 70 }) } : {}),
  ...(faker.datatype.boolean() ? { rating_from: faker.number.float({ min: 0, max: 5, fractionDigits: 2 }) } : {}),
  ...(faker.datatype.boolean() ? { gender: getGenderMock() } : {}),
  ...(faker.datatype.boolean()
    ? {
        patients: Array.from({ length: faker.number.int({ min: 1, max: 2 }) }, (_, i) => i + 1).map(() =>
          getPatientGroupMock(),
        ),
      }
    : {}),
  ...(faker.datatype.boolean()
    ? {
        formats: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() =>
          getVisitFormatMock(),
        ),
      }
    : {}),
  ...(faker.datatype.boolean()
    ? {
        qualifications: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() =>
          getQualificationCategoryMock(),
        ),
      }
    : {}),
  ...overrideResponse,
});

export const getFilterOptionMock = (overrideResponse: Partial<FilterOption> = {}): FilterOption => ({
  value: faker.string.alpha({ length: { min: 1, max: 120 } }),
  title: faker.string.alpha({ length: { min: 1, max: 200 } }),
  count: faker.number.int({ min: 0 }),
  ...overrideResponse,
});

export const getSearchFiltersMock = (overrideResponse: Partial<SearchFilters> = {}): SearchFilters => ({
  counts: {
    doctors: faker.number.int({ min: 0 }),
    clinics: faker.number.int({ min: 0 }),
    services: faker.number.int({ min: 0 }),
    analysis: faker.number.int({ min: 0 }),
    examination: faker.number.int({ min: 0 }),
  },
  when: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
    ...getFilterOptionMock(),
  })),
  specialisations: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
    ...getFilterOptionMock(),
  })),
  services: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
    ...getFilterOptionMock(),
  })),
  districts: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
    ...getFilterOptionMock(),
  })),
  patients: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
    ...getFilterOptionMock(),
  })),
  formats: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
    ...getFilterOptionMock(),
  })),
  qualifications: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
    ...getFilterOptionMock(),
  })),
  ratings: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
    ...getFilterOptionMock(),
  })),
  experience: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
    ...getFilterOptionMock(),
  })),
  genders: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
    ...getFilterOptionMock(),
  })),
  price: {
    min: faker.helpers.arrayElement([faker.number.int({ min: 0 }), null]),
    max: faker.helpers.arrayElement([faker.number.int({ min: 0 }), null]),
  },
  ...overrideResponse,
});

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

export const getGeoPointMock = (overrideResponse: Partial<GeoPoint> = {}): GeoPoint => ({
  lat: faker.number.float({ min: -90, max: 90, fractionDigits: 2 }),
  lng: faker.number.float({ min: -180, max: 180, fractionDigits: 2 }),
  ...overrideResponse,
});

export const getSearchRequestMock = (overrideResponse: Partial<SearchRequest> = {}): SearchRequest => ({
  category: getSearchCategoryMock(),
  ...(faker.datatype.boolean() ? { q: faker.string.alpha({ length: { min: 10, max: 200 } }) } : {}),
  ...(faker.datatype.boolean() ? { city_id: faker.number.int({ min: 1 }) } : {}),
  ...(faker.datatype.boolean()
    ? {
        specialisations: Array.from({ length: faker.number.int({ min: 1, max: 30 }) }, (_, i) => i + 1).map(() =>
          getSlugMock(),
        ),
      }
    : {}),
  ...(faker.datatype.boolean()
    ? {
        services: Array.from({ length: faker.number.int({ min: 1, max: 30 }) }, (_, i) => i + 1).map(() =>
          getSlugMock(),
        ),
      }
    : {}),
  ...(faker.datatype.boolean()
    ? {
        meddirections: Array.from({ length: faker.number.int({ min: 1, max: 30 }) }, (_, i) => i + 1).map(() =>
          getSlugMock(),
        ),
      }
    : {}),
  ...(faker.datatype.boolean()
    ? {
        districts: Array.from({ length: faker.number.int({ min: 1, max: 30 }) }, (_, i) => i + 1).map(() =>
          getSlugMock(),
        ),
      }
    : {}),
  ...(faker.datatype.boolean() ? { when: getSearchWhenMock() } : {}),
  ...(faker.datatype.boolean() ? { price_from: faker.number.int({ min: 0, max: 10000000 }) } : {}),
  ...(faker.datatype.boolean() ? { price_to: faker.number.int({ min: 0, max: 10000000 }) } : {}),
  ...(faker.datatype.boolean() ? { experience_from: faker.number.int({ min: 0, max: 70 }) } : {}),
  ...(faker.datatype.boolean() ? { rating_from: faker.number.float({ min: 0, max: 5, fractionDigits: 2 }) } : {}),
  ...(faker.datatype.boolean() ? { gender: getGenderMock() } : {}),
  ...(faker.datatype.boolean()
    ? {
        patients: Array.from({ length: faker.number.int({ min: 1, max: 2 }) }, (_, i) => i + 1).map(() =>
          getPatientGroupMock(),
        ),
      }
    : {}),
  ...(faker.datatype.boolean()
    ? {
        formats: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() =>
          getVisitFormatMock(),
        ),
      }
    : {}),
  ...(faker.datatype.boolean()
    ? {
        qualifications: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() =>
          getQualificationCategoryMock(),
        ),
      }
    : {}),
  ...(faker.datatype.boolean() ? { sort: getSearchSortMock() } : {}),
  ...(faker.datatype.boolean() ? { near: { ...getGeoPointMock() } } : {}),
  page: faker.number.int({ min: 1, max: 100000 }),
  per_page: faker.number.int({ min: 1, max: 50 }),
  ...overrideResponse,
});

export const getRatingMock = (): Rating =>
  faker.helpers.arrayElement([faker.number.float({ min: 1, max: 5, fractionDigits: 2 }), null]);

export const getDoctorOfferMock = (overrideResponse: Partial<DoctorOffer> = {}): DoctorOffer => ({
  service_id: faker.number.int({ min: 1 }),
  title: faker.string.alpha({ length: { min: 1, max: 200 } }),
  kind: getServiceKindMock(),
  format: getVisitFormatMock(),
  price: faker.number.int({ min: 0, max: 10000000 }),
  duration_minutes: faker.number.int({ min: 5, max: 480 }),
  ...overrideResponse,
});

export const getFilialBriefMock = (overrideResponse: Partial<FilialBrief> = {}): FilialBrief => ({
  id: faker.number.int({ min: 1 }),
  clinic_slug: getSlugMock(),
  title: faker.string.alpha({ length: { min: 1, max: 200 } }),
  address: faker.string.alpha({ length: { min: 1, max: 300 } }),
  directions: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 200 } }), null]),
  district: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 100 } }), null]),
  city: faker.string.alpha({ length: { min: 1, max: 100 } }),
  phone: getPhoneMock(),
  logo: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 500 } }), null]),
  ...(faker.datatype.boolean() ? { location: { ...getGeoPointMock() } } : {}),
  ...overrideResponse,
});

export const getDistanceMetersMock = (): DistanceMeters =>
  faker.helpers.arrayElement([faker.number.int({ min: 0 }), null]);

export const getSearchMatchMock = (overrideResponse: Partial<SearchMatch> = {}): SearchMatch => ({
  kind: faker.helpers.arrayElement(['name', 'specialisation', 'symptom', 'service', 'meddirection', 'clinic'] as const),
  title: faker.string.alpha({ length: { min: 1, max: 200 } }),
  ...(faker.datatype.boolean() ? { service_id: faker.number.int({ min: 1 }) } : {}),
  price: faker.helpers.arrayElement([faker.number.int({ min: 0 }), null]),
  ...overrideResponse,
});

export const getCardSlotDayMock = (overrideResponse: Partial<CardSlotDay> = {}): CardSlotDay => ({
  date: faker.date.past().toISOString().slice(0, 10),
  slots: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(
    () => faker.date.past().toISOString().slice(0, 19) + 'Z',
  ),
  more: faker.number.int({ min: 0 }),
  ...overrideResponse,
});

export const getDoctorCardMock = (overrideResponse: Partial<DoctorCard> = {}): DoctorCard => ({
  kind: faker.helpers.arrayElement(['doctor'] as const),
  id: faker.number.int({ min: 1 }),
  slug: getSlugMock(),
  first_name: faker.string.alpha({ length: { min: 1, max: 60 } }),
  second_name: faker.string.alpha({ length: { min: 1, max: 60 } }),
  third_name: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 60 } }), null]),
  avatar: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 500 } }), null]),
  specialisations: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
    ...getNamedSlugMock(),
  })),
  experience_years: faker.number.int({ min: 0, max: 70 }),
  qualification: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 200 } }), null]),
  degree: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 200 } }), null]),
  rating: getRatingMock(),
  reviews_count: faker.number.int({ min: 0 }),
  offer: faker.helpers.arrayElement([{ ...getDoctorOfferMock() }, null]),
  filial: { ...getFilialBriefMock() },
  distance_meters: getDistanceMetersMock(),
  filials_count: faker.number.int({ min: 1 }),
  patients: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() =>
    getPatientGroupMock(),
  ),
  formats: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() =>
    getVisitFormatMock(),
  ),
  ...(faker.datatype.boolean() ? { online_booking: faker.datatype.boolean() } : {}),
  match: faker.helpers.arrayElement([{ ...getSearchMatchMock() }, null]),
  next_days: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
    ...getCardSlotDayMock(),
  })),
  ...overrideResponse,
});

export const getServiceAppointmentMock = (): ServiceAppointment =>
  faker.helpers.arrayElement(['none', 'phone', 'doctor', 'filial'] as const);

export const getWeekdayMock = (): Weekday =>
  faker.helpers.arrayElement(['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const);

export const getTimeMock = (): Time => faker.helpers.fromRegExp('^([01][0-9]|2[0-3]):[0-5][0-9]$');

export const getOpeningHoursMock = (overrideResponse: Partial<OpeningHours> = {}): OpeningHours => ({
  weekday: getWeekdayMock(),
  from: getTimeMock(),
  to: getTimeMock(),
  ...overrideResponse,
});

export const getClinicOfferMock = (overrideResponse: Partial<ClinicOffer> = {}): ClinicOffer => ({
  service_id: faker.number.int({ min: 1 }),
  slug: getSlugMock(),
  title: faker.string.alpha({ length: { min: 1, max: 200 } }),
  kind: getServiceKindMock(),
  price_from: faker.number.int({ min: 0 }),
  price_to: faker.number.int({ min: 0 }),
  appointment: getServiceAppointmentMock(),
  hours: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
    ...getOpeningHoursMock(),
  })),
  nearest_starts_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]),
  ready_in_workdays: faker.helpers.arrayElement([faker.number.int({ min: 0, max: 60 }), null]),
  fasting: faker.datatype.boolean(),
  ...overrideResponse,
});

export const getClinicCardMock = (overrideResponse: Partial<ClinicCard> = {}): ClinicCard => ({
  kind: faker.helpers.arrayElement(['clinic'] as const),
  id: faker.number.int({ min: 1 }),
  slug: getSlugMock(),
  title: faker.string.alpha({ length: { min: 1, max: 200 } }),
  logo: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 500 } }), null]),
  type: faker.string.alpha({ length: { min: 1, max: 100 } }),
  rating: getRatingMock(),
  reviews_count: faker.number.int({ min: 0 }),
  filial: { ...getFilialBriefMock() },
  distance_meters: getDistanceMetersMock(),
  filials_count: faker.number.int({ min: 1 }),
  doctors_count: faker.number.int({ min: 0 }),
  specialisations: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
    ...getNamedSlugMock(),
  })),
  nearest_starts_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]),
  price_from: faker.helpers.arrayElement([faker.number.int({ min: 0 }), null]),
  offer: faker.helpers.arrayElement([{ ...getClinicOfferMock() }, null]),
  hours: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
    ...getOpeningHoursMock(),
  })),
  ...overrideResponse,
});

export const getServiceCardMock = (overrideResponse: Partial<ServiceCard> = {}): ServiceCard => ({
  kind: faker.helpers.arrayElement(['service'] as const),
  id: faker.number.int({ min: 1 }),
  slug: getSlugMock(),
  title: faker.string.alpha({ length: { min: 1, max: 200 } }),
  service_kind: getServiceKindMock(),
  price_from: faker.helpers.arrayElement([faker.number.int({ min: 0 }), null]),
  price_to: faker.helpers.arrayElement([faker.number.int({ min: 0 }), null]),
  doctors_count: faker.number.int({ min: 0 }),
  clinics_count: faker.number.int({ min: 0 }),
  duration_minutes: faker.number.int({ min: 5, max: 480 }),
  preparation: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() =>
    faker.string.alpha({ length: { min: 1, max: 300 } }),
  ),
  ...overrideResponse,
});

export const getSearchItemMock = (): SearchItem =>
  faker.helpers.arrayElement([{ ...getDoctorCardMock() }, { ...getClinicCardMock() }, { ...getServiceCardMock() }]);

export const getSearchUnderstoodMock = (overrideResponse: Partial<SearchUnderstood> = {}): SearchUnderstood => ({
  symptoms: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
    ...getNamedSlugMock(),
  })),
  specialisations: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
    ...getNamedSlugMock(),
  })),
  patients: faker.helpers.arrayElement([getPatientGroupMock(), null]),
  text_without_patients: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 200 } }), null]),
  ...overrideResponse,
});

export const getSearchMetaMock = (overrideResponse: Partial<SearchMeta> = {}): SearchMeta => ({
  page: faker.number.int({ min: 1 }),
  per_page: faker.number.int({ min: 1 }),
  total: faker.number.int({ min: 0 }),
  last_page: faker.number.int({ min: 1 }),
  did_you_mean: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 200 } }), null]),
  understood: faker.helpers.arrayElement([{ ...getSearchUnderstoodMock() }, null]),
  ...overrideResponse,
});

export const getDoctorNearestMock = (overrideResponse: Partial<DoctorNearest> = {}): DoctorNearest => ({
  starts_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  filial: { ...getFilialBriefMock() },
  ...overrideResponse,
});

export const getDoctorFullMock = (overrideResponse: Partial<DoctorFull> = {}): DoctorFull => ({
  id: faker.number.int({ min: 1 }),
  slug: getSlugMock(),
  first_name: faker.string.alpha({ length: { min: 1, max: 60 } }),
  second_name: faker.string.alpha({ length: { min: 1, max: 60 } }),
  third_name: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 60 } }), null]),
  avatar: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 500 } }), null]),
  gender: getGenderMock(),
  specialisations: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
    ...getNamedSlugMock(),
  })),
  ...(faker.datatype.boolean() ? { specialisation_plural: faker.string.alpha({ length: { min: 1, max: 200 } }) } : {}),
  experience_years: faker.number.int({ min: 0, max: 70 }),
  qualification: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 200 } }), null]),
  degree: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 200 } }), null]),
  rating: getRatingMock(),
  reviews_count: faker.number.int({ min: 0 }),
  price_from: faker.helpers.arrayElement([faker.number.int({ min: 0 }), null]),
  description: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 5000 } }), null]),
  patients: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() =>
    getPatientGroupMock(),
  ),
  age_min: faker.helpers.arrayElement([faker.number.int({ min: 0, max: 120 }), null]),
  age_max: faker.helpers.arrayElement([faker.number.int({ min: 0, max: 120 }), null]),
  formats: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() =>
    getVisitFormatMock(),
  ),
  filials_count: faker.number.int({ min: 1 }),
  main_filial: { ...getFilialBriefMock() },
  ...(faker.datatype.boolean() ? { online_booking: faker.datatype.boolean() } : {}),
  ...(faker.datatype.boolean() ? { city_locative: faker.string.alpha({ length: { min: 1, max: 200 } }) } : {}),
  offer: faker.helpers.arrayElement([{ ...getDoctorOfferMock() }, null]),
  nearest: faker.helpers.arrayElement([{ ...getDoctorNearestMock() }, null]),
  ...overrideResponse,
});

export const getDoctorParameterLinkMock = (
  overrideResponse: Partial<DoctorParameterLink> = {},
): DoctorParameterLink => ({
  id: faker.number.int({ min: 1 }),
  parameter_id: faker.number.int({ min: 1 }),
  title: faker.string.alpha({ length: { min: 1, max: 200 } }),
  ...overrideResponse,
});

export const getEducationMock = (overrideResponse: Partial<Education> = {}): Education => ({
  id: faker.number.int({ min: 1 }),
  title: faker.string.alpha({ length: { min: 1, max: 300 } }),
  institution: faker.string.alpha({ length: { min: 1, max: 300 } }),
  city: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 100 } }), null]),
  year_from: faker.helpers.arrayElement([faker.number.int({ min: 1940, max: 2100 }), null]),
  year_to: getYearMock(),
  ...overrideResponse,
});

export const getWorkExperienceMock = (overrideResponse: Partial<WorkExperience> = {}): WorkExperience => ({
  id: faker.number.int({ min: 1 }),
  position: faker.string.alpha({ length: { min: 1, max: 300 } }),
  organisation: faker.string.alpha({ length: { min: 1, max: 300 } }),
  city: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 100 } }), null]),
  year_from: getYearMock(),
  year_to: faker.helpers.arrayElement([faker.number.int({ min: 1940, max: 2100 }), null]),
  ...overrideResponse,
});

export const getQualificationMock = (overrideResponse: Partial<Qualification> = {}): Qualification => ({
  id: faker.number.int({ min: 1 }),
  title: faker.string.alpha({ length: { min: 1, max: 300 } }),
  issued_by: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 300 } }), null]),
  year: faker.helpers.arrayElement([faker.number.int({ min: 1940, max: 2100 }), null]),
  ...overrideResponse,
});

export const getDoctorServiceMock = (overrideResponse: Partial<DoctorService> = {}): DoctorService => ({
  id: faker.number.int({ min: 1 }),
  filial_id: faker.number.int({ min: 1 }),
  service: { ...getServiceMock() },
  price: faker.number.int({ min: 0, max: 10000000 }),
  duration_minutes: faker.number.int({ min: 5, max: 480 }),
  ...overrideResponse,
});

export const getDoctorClinicMock = (overrideResponse: Partial<DoctorClinic> = {}): DoctorClinic => ({
  id: faker.number.int({ min: 1 }),
  clinic_slug: getSlugMock(),
  clinic_title: faker.string.alpha({ length: { min: 1, max: 200 } }),
  clinic_legal_name: faker.string.alpha({ length: { min: 1, max: 300 } }),
  logo: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 500 } }), null]),
  title: faker.string.alpha({ length: { min: 1, max: 200 } }),
  address: faker.string.alpha({ length: { min: 1, max: 300 } }),
  directions: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 200 } }), null]),
  district: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 100 } }), null]),
  city: faker.string.alpha({ length: { min: 1, max: 100 } }),
  phone: getPhoneMock(),
  ...(faker.datatype.boolean() ? { location: { ...getGeoPointMock() } } : {}),
  hours: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
    ...getOpeningHoursMock(),
  })),
  reception: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
    ...getOpeningHoursMock(),
  })),
  book_ahead_hours: faker.number.int({ min: 0, max: 72 }),
  cancel_ahead_hours: faker.number.int({ min: 0, max: 72 }),
  arrive_early_minutes: faker.number.int({ min: 0, max: 60 }),
  arrival_window_minutes: faker.number.int({ min: 15, max: 480 }),
  ...overrideResponse,
});

export const getFeedbackSortMock = (): FeedbackSort =>
  faker.helpers.arrayElement(['new', 'old', 'high-rate', 'low-rate'] as const);

export const getVisitDoctorMock = (overrideResponse: Partial<VisitDoctor> = {}): VisitDoctor => ({
  id: faker.number.int({ min: 1 }),
  slug: getSlugMock(),
  first_name: faker.string.alpha({ length: { min: 1, max: 60 } }),
  second_name: faker.string.alpha({ length: { min: 1, max: 60 } }),
  third_name: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 60 } }), null]),
  avatar: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 500 } }), null]),
  specialisations: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
    ...getNamedSlugMock(),
  })),
  ...overrideResponse,
});

export const getFeedbackMock = (overrideResponse: Partial<Feedback> = {}): Feedback => ({
  id: faker.number.int({ min: 1 }),
  rating: faker.number.int({ min: 1, max: 5 }),
  text: faker.string.alpha({ length: { min: 10, max: 3000 } }),
  author_name: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 60 } }), null]),
  service_title: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 200 } }), null]),
  created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  reply: faker.helpers.arrayElement([
    {
      text: faker.string.alpha({ length: { min: 1, max: 3000 } }),
      created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
    },
    null,
  ]),
  ...(faker.datatype.boolean() ? { doctor: { ...getVisitDoctorMock() } } : {}),
  ...overrideResponse,
});

export const getFeedbackMetaMock = (overrideResponse: Partial<FeedbackMeta> = {}): FeedbackMeta => ({
  page: faker.number.int({ min: 1 }),
  per_page: faker.number.int({ min: 1 }),
  total: faker.number.int({ min: 0 }),
  last_page: faker.number.int({ min: 1 }),
  rating: getRatingMock(),
  distribution: Array.from({ length: faker.number.int({ min: 5, max: 5 }) }, (_, i) => i + 1).map(() => ({
    rating: faker.number.int({ min: 1, max: 5 }),
    count: faker.number.int({ min: 0 }),
  })),
  ...overrideResponse,
});

export const getContactMock = (overrideResponse: Partial<Contact> = {}): Contact => ({
  kind: faker.helpers.arrayElement(['phone', 'email', 'whatsapp', 'telegram', 'instagram', 'site'] as const),
  value: faker.string.alpha({ length: { min: 1, max: 300 } }),
  filial_id: faker.helpers.arrayElement([faker.number.int({ min: 1 }), null]),
  ...overrideResponse,
});

export const getSlotMock = (overrideResponse: Partial<Slot> = {}): Slot => ({
  starts_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  available: faker.datatype.boolean(),
  ...overrideResponse,
});

export const getSlotDayMock = (overrideResponse: Partial<SlotDay> = {}): SlotDay => ({
  date: faker.date.past().toISOString().slice(0, 10),
  slots: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
    ...getSlotMock(),
  })),
  closed_reason: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 200 } }), null]),
  ...overrideResponse,
});

export const getPersonProfileMock = (overrideResponse: Partial<PersonProfile> = {}): PersonProfile => ({
  id: faker.number.int({ min: 1 }),
  first_name: faker.string.alpha({ length: { min: 1, max: 60 } }),
  second_name: faker.string.alpha({ length: { min: 1, max: 60 } }),
  third_name: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 60 } }), null]),
  avatar: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 500 } }), null]),
  email: getEmailMock(),
  phone: faker.helpers.arrayElement([faker.helpers.fromRegExp('^\\+7-[0-9]{3}-[0-9]{3}-[0-9]{2}-[0-9]{2}$'), null]),
  iin: faker.helpers.arrayElement([faker.helpers.fromRegExp('^[0-9]{12}$'), null]),
  birthday: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]),
  gender: faker.helpers.arrayElement([getGenderMock(), null]),
  address: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 300 } }), null]),
  citizenship_id: faker.helpers.arrayElement([faker.number.int({ min: 1 }), null]),
  ...overrideResponse,
});

export const getPersonProfileRequestMock = (
  overrideResponse: Partial<PersonProfileRequest> = {},
): PersonProfileRequest => ({
  first_name: faker.string.alpha({ length: { min: 1, max: 60 } }),
  second_name: faker.string.alpha({ length: { min: 1, max: 60 } }),
  third_name: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 60 } }), null]),
  phone: getPhoneMock(),
  iin: getIinMock(),
  birthday: faker.date.past().toISOString().slice(0, 10),
  gender: getGenderMock(),
  address: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 300 } }), null]),
  citizenship_id: faker.helpers.arrayElement([faker.number.int({ min: 1 }), null]),
  ...overrideResponse,
});

export const getFamilyRelationMock = (): FamilyRelation =>
  faker.helpers.arrayElement(['son', 'daughter', 'mother', 'father', 'spouse', 'other'] as const);

export const getFamilyMemberMock = (overrideResponse: Partial<FamilyMember> = {}): FamilyMember => ({
  id: faker.number.int({ min: 1 }),
  relation: getFamilyRelationMock(),
  first_name: faker.string.alpha({ length: { min: 1, max: 60 } }),
  second_name: faker.string.alpha({ length: { min: 1, max: 60 } }),
  third_name: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 60 } }), null]),
  birthday: faker.date.past().toISOString().slice(0, 10),
  gender: getGenderMock(),
  age: faker.number.int({ min: 0, max: 130 }),
  ...overrideResponse,
});

export const getFamilyMemberRequestMock = (
  overrideResponse: Partial<FamilyMemberRequest> = {},
): FamilyMemberRequest => ({
  relation: getFamilyRelationMock(),
  first_name: faker.string.alpha({ length: { min: 1, max: 60 } }),
  second_name: faker.string.alpha({ length: { min: 1, max: 60 } }),
  third_name: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 60 } }), null]),
  birthday: faker.date.past().toISOString().slice(0, 10),
  gender: getGenderMock(),
  ...overrideResponse,
});

export const getGuestSlotHoldRequestMock = (
  overrideResponse: Partial<GuestSlotHoldRequest> = {},
): GuestSlotHoldRequest => ({
  doctor_id: faker.helpers.arrayElement([faker.number.int({ min: 1 }), null]),
  filial_id: faker.number.int({ min: 1 }),
  service_id: faker.number.int({ min: 1 }),
  starts_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  ...(faker.datatype.boolean() ? { hold_id: faker.string.uuid() } : {}),
  ...overrideResponse,
});

export const getGuestSlotHoldMock = (overrideResponse: Partial<GuestSlotHold> = {}): GuestSlotHold => ({
  id: faker.string.uuid(),
  doctor_id: faker.helpers.arrayElement([faker.number.int({ min: 1 }), null]),
  filial_id: faker.number.int({ min: 1 }),
  service_id: faker.number.int({ min: 1 }),
  service_title: faker.string.alpha({ length: { min: 1, max: 200 } }),
  price: faker.number.int({ min: 0 }),
  duration_minutes: faker.number.int({ min: 5, max: 480 }),
  starts_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  expires_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  prolong_until: faker.date.past().toISOString().slice(0, 19) + 'Z',
  ...overrideResponse,
});

export const getSlotHoldRequestMock = (overrideResponse: Partial<SlotHoldRequest> = {}): SlotHoldRequest => ({
  doctor_id: faker.helpers.arrayElement([faker.number.int({ min: 1 }), null]),
  filial_id: faker.number.int({ min: 1 }),
  service_id: faker.number.int({ min: 1 }),
  starts_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  ...(faker.datatype.boolean() ? { guest_hold_id: faker.string.uuid() } : {}),
  ...(faker.datatype.boolean() ? { visit_id: faker.number.int({ min: 1 }) } : {}),
  ...overrideResponse,
});

export const getSlotHoldMock = (overrideResponse: Partial<SlotHold> = {}): SlotHold => ({
  id: faker.string.uuid(),
  doctor_id: faker.helpers.arrayElement([faker.number.int({ min: 1 }), null]),
  filial_id: faker.number.int({ min: 1 }),
  service_id: faker.number.int({ min: 1 }),
  service_title: faker.string.alpha({ length: { min: 1, max: 200 } }),
  price: faker.number.int({ min: 0 }),
  duration_minutes: faker.number.int({ min: 5, max: 480 }),
  starts_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  expires_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  cancel_until: faker.date.past().toISOString().slice(0, 19) + 'Z',
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
  family_member_id: faker.helpers.arrayElement([faker.number.int({ min: 1 }), null]),
  full_name: faker.string.alpha({ length: { min: 1, max: 200 } }),
  relation: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 60 } }), null]),
  age: faker.helpers.arrayElement([faker.number.int({ min: 0, max: 130 }), null]),
  ...overrideResponse,
});

export const getArrivalWindowMock = (overrideResponse: Partial<ArrivalWindow> = {}): ArrivalWindow => ({
  from: faker.date.past().toISOString().slice(0, 19) + 'Z',
  to: faker.date.past().toISOString().slice(0, 19) + 'Z',
  ...overrideResponse,
});

export const getHomeAddressMock = (overrideResponse: Partial<HomeAddress> = {}): HomeAddress => ({
  street: faker.helpers.fromRegExp('\\S'),
  flat: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 20 } }), null]),
  entrance: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 20 } }), null]),
  floor: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 20 } }), null]),
  intercom: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 20 } }), null]),
  note: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 300 } }), null]),
  ...overrideResponse,
});

export const getVisitEventMock = (overrideResponse: Partial<VisitEvent> = {}): VisitEvent => ({
  id: faker.number.int({ min: 1 }),
  at: faker.date.past().toISOString().slice(0, 19) + 'Z',
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
    'disputed',
  ] as const),
  text: faker.string.alpha({ length: { min: 1, max: 300 } }),
  ...overrideResponse,
});

export const getVisitMock = (overrideResponse: Partial<Visit> = {}): Visit => ({
  id: faker.number.int({ min: 1 }),
  number: faker.string.alpha({ length: { min: 1, max: 20 } }),
  status: getVisitStatusMock(),
  starts_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  ends_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  doctor: faker.helpers.arrayElement([{ ...getVisitDoctorMock() }, null]),
  filial: { ...getFilialBriefMock() },
  service_id: faker.number.int({ min: 1 }),
  service_title: faker.string.alpha({ length: { min: 1, max: 200 } }),
  price: faker.number.int({ min: 0 }),
  duration_minutes: faker.number.int({ min: 5, max: 480 }),
  person: { ...getVisitPersonMock() },
  comment: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 1000 } }), null]),
  phone: getPhoneMock(),
  email: getEmailMock(),
  attendance_requested: faker.datatype.boolean(),
  attendance_confirmed_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]),
  cancel_until: faker.date.past().toISOString().slice(0, 19) + 'Z',
  format: getVisitFormatMock(),
  arrive_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]),
  arrival_window: faker.helpers.arrayElement([{ ...getArrivalWindowMock() }, null]),
  home_address: faker.helpers.arrayElement([{ ...getHomeAddressMock() }, null]),
  video_from: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]),
  video_url: faker.helpers.arrayElement([faker.internet.url(), null]),
  fasting: faker.datatype.boolean(),
  ready_in_workdays: faker.helpers.arrayElement([faker.number.int({ min: 0, max: 60 }), null]),
  preparation: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() =>
    faker.string.alpha({ length: { min: 1, max: 300 } }),
  ),
  cancel_reason: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 300 } }), null]),
  review_id: faker.helpers.arrayElement([faker.number.int({ min: 1 }), null]),
  rating: faker.helpers.arrayElement([faker.number.int({ min: 1, max: 5 }), null]),
  dispute_until: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]),
  disputed_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]),
  history: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
    ...getVisitEventMock(),
  })),
  ...overrideResponse,
});

export const getVisitListMetaMock = (overrideResponse: Partial<VisitListMeta> = {}): VisitListMeta => ({
  page: faker.number.int({ min: 1 }),
  per_page: faker.number.int({ min: 1 }),
  total: faker.number.int({ min: 0 }),
  last_page: faker.number.int({ min: 1 }),
  counts: {
    upcoming: faker.number.int({ min: 0 }),
    past: faker.number.int({ min: 0 }),
    cancelled: faker.number.int({ min: 0 }),
  },
  ...overrideResponse,
});

export const getVisitCreateRequestMock = (overrideResponse: Partial<VisitCreateRequest> = {}): VisitCreateRequest => ({
  hold_id: faker.string.uuid(),
  family_member_id: faker.helpers.arrayElement([faker.number.int({ min: 1 }), null]),
  phone: getPhoneMock(),
  email: getEmailMock(),
  comment: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 1000 } }), null]),
  home_address: faker.helpers.arrayElement([{ ...getHomeAddressMock() }, null]),
  consent: { ...getConsentMock() },
  ...overrideResponse,
});

export const getVisitCancelRequestMock = (overrideResponse: Partial<VisitCancelRequest> = {}): VisitCancelRequest => ({
  reason: faker.string.alpha({ length: { min: 1, max: 300 } }),
  ...overrideResponse,
});

export const getVisitRescheduleRequestMock = (
  overrideResponse: Partial<VisitRescheduleRequest> = {},
): VisitRescheduleRequest => ({ hold_id: faker.string.uuid(), ...overrideResponse });

export const getDoctorVisitMock = (overrideResponse: Partial<DoctorVisit> = {}): DoctorVisit => ({
  id: faker.number.int({ min: 1 }),
  number: faker.string.alpha({ length: { min: 1, max: 20 } }),
  status: getVisitStatusMock(),
  starts_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  ends_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  filial_id: faker.number.int({ min: 1 }),
  filial_title: faker.string.alpha({ length: { min: 1, max: 200 } }),
  service_title: faker.string.alpha({ length: { min: 1, max: 200 } }),
  duration_minutes: faker.number.int({ min: 5, max: 480 }),
  person: { ...getVisitPersonMock() },
  first_time: faker.datatype.boolean(),
  comment: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 1000 } }), null]),
  phone: getPhoneMock(),
  attendance_confirmed_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]),
  undo_to: faker.helpers.arrayElement([faker.helpers.arrayElement(['confirmed', 'arrived'] as const), null]),
  format: getVisitFormatMock(),
  arrival_window: faker.helpers.arrayElement([{ ...getArrivalWindowMock() }, null]),
  home_address: faker.helpers.arrayElement([{ ...getHomeAddressMock() }, null]),
  video_url: faker.helpers.arrayElement([faker.internet.url(), null]),
  ...overrideResponse,
});

export const getVisitStateRequestMock = (overrideResponse: Partial<VisitStateRequest> = {}): VisitStateRequest => ({
  status: faker.helpers.arrayElement(['confirmed', 'arrived', 'completed', 'no_show', 'cancelled_by_clinic'] as const),
  ...(faker.datatype.boolean() ? { reason: faker.string.alpha({ length: { min: 1, max: 300 } }) } : {}),
  ...overrideResponse,
});

export const getFilialSummaryMock = (overrideResponse: Partial<FilialSummary> = {}): FilialSummary => ({
  id: faker.number.int({ min: 1 }),
  title: faker.string.alpha({ length: { min: 1, max: 200 } }),
  address: faker.string.alpha({ length: { min: 1, max: 300 } }),
  city: faker.string.alpha({ length: { min: 1, max: 100 } }),
  phone: getPhoneMock(),
  doctors_count: faker.number.int({ min: 0 }),
  visits_today: faker.number.int({ min: 0 }),
  pending_count: faker.number.int({ min: 0 }),
  occupancy_percent: faker.number.int({ min: 0, max: 100 }),
  ...overrideResponse,
});

export const getFilialRequestMock = (overrideResponse: Partial<FilialRequest> = {}): FilialRequest => ({
  title: faker.string.alpha({ length: { min: 1, max: 200 } }),
  short_title: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 60 } }), null]),
  type_id: faker.number.int({ min: 1 }),
  contact_person: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 200 } }), null]),
  phone: getPhoneMock(),
  email: faker.helpers.arrayElement([faker.internet.email(), null]),
  city_id: faker.number.int({ min: 1 }),
  address: faker.string.alpha({ length: { min: 1, max: 300 } }),
  directions: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 200 } }), null]),
  hours: Array.from({ length: faker.number.int({ min: 1, max: 7 }) }, (_, i) => i + 1).map(() => ({
    ...getOpeningHoursMock(),
  })),
  ...overrideResponse,
});

export const getFilialProfileMock = (overrideResponse: Partial<FilialProfile> = {}): FilialProfile => ({
  id: faker.number.int({ min: 1 }),
  title: faker.string.alpha({ length: { min: 1, max: 200 } }),
  short_title: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 60 } }), null]),
  type_id: faker.number.int({ min: 1 }),
  contact_person: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 200 } }), null]),
  phone: getPhoneMock(),
  email: faker.helpers.arrayElement([faker.internet.email(), null]),
  city_id: faker.number.int({ min: 1 }),
  district: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 100 } }), null]),
  address: faker.string.alpha({ length: { min: 1, max: 300 } }),
  directions: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 200 } }), null]),
  hours: Array.from({ length: faker.number.int({ min: 1, max: 7 }) }, (_, i) => i + 1).map(() => ({
    ...getOpeningHoursMock(),
  })),
  ...overrideResponse,
});

export const getPhotoMock = (overrideResponse: Partial<Photo> = {}): Photo => ({
  path: faker.string.alpha({ length: { min: 1, max: 500 } }),
  alt: faker.string.alpha({ length: { min: 1, max: 200 } }),
  ...overrideResponse,
});

export const getClinicFullMock = (overrideResponse: Partial<ClinicFull> = {}): ClinicFull => ({
  id: faker.number.int({ min: 1 }),
  slug: getSlugMock(),
  title: faker.string.alpha({ length: { min: 1, max: 200 } }),
  short_title: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 60 } }), null]),
  legal_name: faker.string.alpha({ length: { min: 1, max: 300 } }),
  logo: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 500 } }), null]),
  type: faker.string.alpha({ length: { min: 1, max: 100 } }),
  description: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 5000 } }), null]),
  rating: getRatingMock(),
  reviews_count: faker.number.int({ min: 0 }),
  filials_count: faker.number.int({ min: 1 }),
  doctors_count: faker.number.int({ min: 0 }),
  price_from: faker.helpers.arrayElement([faker.number.int({ min: 0 }), null]),
  work_start_year: faker.helpers.arrayElement([faker.number.int({ min: 1940, max: 2100 }), null]),
  parameters: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
    ...getClinicParameterMock(),
  })),
  ...(faker.datatype.boolean()
    ? {
        specialisations: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
          ...getNamedSlugMock(),
        })),
      }
    : {}),
  ...(faker.datatype.boolean()
    ? {
        photos: Array.from({ length: faker.number.int({ min: 1, max: 20 }) }, (_, i) => i + 1).map(() => ({
          ...getPhotoMock(),
        })),
      }
    : {}),
  main_filial: { ...getFilialBriefMock() },
  ...overrideResponse,
});

export const getSamplingMock = (overrideResponse: Partial<Sampling> = {}): Sampling => ({
  appointment: getServiceAppointmentMock(),
  hours: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
    ...getOpeningHoursMock(),
  })),
  nearest_starts_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]),
  ...overrideResponse,
});

export const getFilialMock = (overrideResponse: Partial<Filial> = {}): Filial => ({
  id: faker.number.int({ min: 1 }),
  title: faker.string.alpha({ length: { min: 1, max: 200 } }),
  type: faker.string.alpha({ length: { min: 1, max: 100 } }),
  address: faker.string.alpha({ length: { min: 1, max: 300 } }),
  directions: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 200 } }), null]),
  district: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 100 } }), null]),
  city: faker.string.alpha({ length: { min: 1, max: 100 } }),
  phone: getPhoneMock(),
  email: faker.helpers.arrayElement([faker.internet.email(), null]),
  ...(faker.datatype.boolean() ? { location: { ...getGeoPointMock() } } : {}),
  hours: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
    ...getOpeningHoursMock(),
  })),
  doctors_count: faker.number.int({ min: 0 }),
  sampling: faker.helpers.arrayElement([{ ...getSamplingMock() }, null]),
  photo: faker.helpers.arrayElement([{ ...getPhotoMock() }, null]),
  ...overrideResponse,
});

export const getMetaMock = (overrideResponse: Partial<Meta> = {}): Meta => ({
  page: faker.number.int({ min: 1 }),
  per_page: faker.number.int({ min: 1 }),
  total: faker.number.int({ min: 0 }),
  last_page: faker.number.int({ min: 1 }),
  ...overrideResponse,
});

export const getClinicServiceMock = (overrideResponse: Partial<ClinicService> = {}): ClinicService => ({
  service: { ...getServiceMock() },
  price_from: faker.number.int({ min: 0 }),
  price_to: faker.number.int({ min: 0 }),
  doctors_count: faker.number.int({ min: 0 }),
  appointment: getServiceAppointmentMock(),
  ready_in_workdays: faker.helpers.arrayElement([faker.number.int({ min: 0, max: 60 }), null]),
  fasting: faker.datatype.boolean(),
  ...overrideResponse,
});

export const getSamplingPlaceMock = (overrideResponse: Partial<SamplingPlace> = {}): SamplingPlace => ({
  id: faker.number.int({ min: 1 }),
  clinic_slug: getSlugMock(),
  clinic_title: faker.string.alpha({ length: { min: 1, max: 200 } }),
  clinic_legal_name: faker.string.alpha({ length: { min: 1, max: 300 } }),
  logo: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 500 } }), null]),
  title: faker.string.alpha({ length: { min: 1, max: 200 } }),
  address: faker.string.alpha({ length: { min: 1, max: 300 } }),
  directions: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 200 } }), null]),
  district: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 100 } }), null]),
  city: faker.string.alpha({ length: { min: 1, max: 100 } }),
  phone: getPhoneMock(),
  ...(faker.datatype.boolean() ? { location: { ...getGeoPointMock() } } : {}),
  appointment: getServiceAppointmentMock(),
  hours: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
    ...getOpeningHoursMock(),
  })),
  price: faker.number.int({ min: 0 }),
  duration_minutes: faker.number.int({ min: 5, max: 480 }),
  ready_in_workdays: faker.helpers.arrayElement([faker.number.int({ min: 0, max: 60 }), null]),
  nearest_starts_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]),
  book_ahead_hours: faker.number.int({ min: 0, max: 72 }),
  cancel_ahead_hours: faker.number.int({ min: 0, max: 72 }),
  arrive_early_minutes: faker.number.int({ min: 0, max: 60 }),
  ...overrideResponse,
});

export const getClinicSamplingMock = (overrideResponse: Partial<ClinicSampling> = {}): ClinicSampling => ({
  service: { ...getServiceMock() },
  fasting: faker.datatype.boolean(),
  places: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
    ...getSamplingPlaceMock(),
  })),
  ...overrideResponse,
});

export const getSamplingSlotMock = (overrideResponse: Partial<SamplingSlot> = {}): SamplingSlot => ({
  starts_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  available: faker.datatype.boolean(),
  seats_left: faker.number.int({ min: 0, max: 100 }),
  ...overrideResponse,
});

export const getSamplingSlotDayMock = (overrideResponse: Partial<SamplingSlotDay> = {}): SamplingSlotDay => ({
  date: faker.date.past().toISOString().slice(0, 10),
  slots: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
    ...getSamplingSlotMock(),
  })),
  closed_reason: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 200 } }), null]),
  ...overrideResponse,
});

export const getAnswerMock = (overrideResponse: Partial<Answer> = {}): Answer => ({
  id: faker.number.int({ min: 1 }),
  text: faker.string.alpha({ length: { min: 1, max: 5000 } }),
  created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  doctor: { ...getVisitDoctorMock() },
  ...overrideResponse,
});

export const getQuestionMock = (overrideResponse: Partial<Question> = {}): Question => ({
  id: faker.number.int({ min: 1 }),
  title: faker.string.alpha({ length: { min: 1, max: 200 } }),
  text: faker.string.alpha({ length: { min: 1, max: 3000 } }),
  author_name: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 60 } }), null]),
  meddirection: { ...getNamedSlugMock() },
  created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  answers_count: faker.number.int({ min: 0 }),
  answers: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
    ...getAnswerMock(),
  })),
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
  red_flags: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() =>
    faker.string.alpha({ length: { min: 1, max: 200 } }),
  ),
  advice: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 500 } }), null]),
  first: Array.from({ length: faker.number.int({ min: 1, max: 5 }) }, (_, i) => i + 1).map(() => ({
    ...getNamedSlugMock(),
  })),
  later: Array.from({ length: faker.number.int({ min: 1, max: 5 }) }, (_, i) => i + 1).map(() => ({
    ...getNamedSlugMock(),
  })),
  later_after_days: faker.helpers.arrayElement([faker.number.int({ min: 1, max: 60 }), null]),
  ...overrideResponse,
});

export const getSymptomSourceMock = (overrideResponse: Partial<SymptomSource> = {}): SymptomSource => ({
  title: faker.string.alpha({ length: { min: 1, max: 200 } }),
  url: faker.helpers.arrayElement([faker.internet.url(), null]),
  ...overrideResponse,
});

export const getSymptomMock = (overrideResponse: Partial<Symptom> = {}): Symptom => ({
  id: faker.number.int({ min: 1 }),
  slug: getSlugMock(),
  title: faker.string.alpha({ length: { min: 1, max: 120 } }),
  area: getBodyAreaMock(),
  guidance: Array.from({ length: faker.number.int({ min: 1, max: 2 }) }, (_, i) => i + 1).map(() => ({
    ...getSymptomGuidanceMock(),
  })),
  sources: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
    ...getSymptomSourceMock(),
  })),
  ...overrideResponse,
});

export const getSymptomListMetaMock = (overrideResponse: Partial<SymptomListMeta> = {}): SymptomListMeta => ({
  patients: faker.helpers.arrayElement([getPatientGroupMock(), null]),
  corrected: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 200 } }), null]),
  ...overrideResponse,
});

export const getUploadedFileMock = (overrideResponse: Partial<UploadedFile> = {}): UploadedFile => ({
  id: faker.number.int({ min: 1 }),
  path: faker.string.alpha({ length: { min: 1, max: 500 } }),
  name: faker.string.alpha({ length: { min: 1, max: 255 } }),
  size: faker.number.int({ min: 0, max: 5242880 }),
  type: faker.helpers.arrayElement(['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const),
  ...overrideResponse,
});

export const getBloodTypeMock = (): BloodType => faker.helpers.arrayElement(['O', 'A', 'B', 'AB'] as const);

export const getRhFactorMock = (): RhFactor => faker.helpers.arrayElement(['positive', 'negative'] as const);

export const getMeasurementMock = (overrideResponse: Partial<Measurement> = {}): Measurement => ({
  at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  height: faker.helpers.arrayElement([faker.number.int({ min: 30, max: 250 }), null]),
  weight: faker.helpers.arrayElement([faker.number.float({ min: 1, max: 400, fractionDigits: 2 }), null]),
  ...overrideResponse,
});

export const getMedicalCardMock = (overrideResponse: Partial<MedicalCard> = {}): MedicalCard => ({
  blood_type: faker.helpers.arrayElement([getBloodTypeMock(), null]),
  rh_factor: faker.helpers.arrayElement([getRhFactorMock(), null]),
  height: faker.helpers.arrayElement([faker.number.int({ min: 30, max: 250 }), null]),
  weight: faker.helpers.arrayElement([faker.number.float({ min: 1, max: 400, fractionDigits: 2 }), null]),
  updated_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]),
  measurements: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
    ...getMeasurementMock(),
  })),
  documents_count: faker.number.int({ min: 0 }),
  ...overrideResponse,
});

export const getPatientHomeMock = (overrideResponse: Partial<PatientHome> = {}): PatientHome => ({
  next_visit: faker.helpers.arrayElement([{ ...getVisitMock() }, null]),
  upcoming_count: faker.number.int({ min: 0 }),
  to_confirm: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
    ...getVisitMock(),
  })),
  to_review: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
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
  rebook: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
    ...getDoctorCardMock(),
  })),
  medical_card: { ...getMedicalCardMock() },
  ...overrideResponse,
});

export const getAvatarRequestMock = (overrideResponse: Partial<AvatarRequest> = {}): AvatarRequest => ({
  file_id: faker.helpers.arrayElement([faker.number.int({ min: 1 }), null]),
  ...overrideResponse,
});

export const getMedicalCardRequestMock = (overrideResponse: Partial<MedicalCardRequest> = {}): MedicalCardRequest => ({
  blood_type: faker.helpers.arrayElement([getBloodTypeMock(), null]),
  rh_factor: faker.helpers.arrayElement([getRhFactorMock(), null]),
  height: faker.helpers.arrayElement([faker.number.int({ min: 30, max: 250 }), null]),
  weight: faker.helpers.arrayElement([faker.number.float({ min: 1, max: 400, fractionDigits: 2 }), null]),
  ...overrideResponse,
});

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

export const getDocumentMock = (overrideResponse: Partial<Document> = {}): Document => ({
  id: faker.number.int({ min: 1 }),
  category: getDocumentCategoryMock(),
  name: faker.string.alpha({ length: { min: 1, max: 200 } }),
  file: { ...getUploadedFileMock() },
  created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  added_by: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 1, max: 200 } }), null]),
  family_member_id: faker.helpers.arrayElement([faker.number.int({ min: 1 }), null]),
  visit_id: faker.helpers.arrayElement([faker.number.int({ min: 1 }), null]),
  ...overrideResponse,
});

export const getDocumentListMetaMock = (overrideResponse: Partial<DocumentListMeta> = {}): DocumentListMeta => ({
  page: faker.number.int({ min: 1 }),
  per_page: faker.number.int({ min: 1 }),
  total: faker.number.int({ min: 0 }),
  last_page: faker.number.int({ min: 1 }),
  counts: {
    analysis: faker.number.int({ min: 0 }),
    examination: faker.number.int({ min: 0 }),
    conclusion: faker.number.int({ min: 0 }),
    referral: faker.number.int({ min: 0 }),
    prescription: faker.number.int({ min: 0 }),
    vaccination: faker.number.int({ min: 0 }),
    other: faker.number.int({ min: 0 }),
  },
  ...overrideResponse,
});

export const getDocumentRequestMock = (overrideResponse: Partial<DocumentRequest> = {}): DocumentRequest => ({
  category: getDocumentCategoryMock(),
  name: faker.string.alpha({ length: { min: 1, max: 200 } }),
  file_id: faker.number.int({ min: 1 }),
  family_member_id: faker.helpers.arrayElement([faker.number.int({ min: 1 }), null]),
  visit_id: faker.helpers.arrayElement([faker.number.int({ min: 1 }), null]),
  ...overrideResponse,
});

export const getDocumentUpdateRequestMock = (
  overrideResponse: Partial<DocumentUpdateRequest> = {},
): DocumentUpdateRequest => ({
  category: getDocumentCategoryMock(),
  name: faker.string.alpha({ length: { min: 1, max: 200 } }),
  ...overrideResponse,
});

export const getReviewStateMock = (): ReviewState =>
  faker.helpers.arrayElement(['in_process', 'published', 'rejected'] as const);

export const getReviewCriteriaMock = (overrideResponse: Partial<ReviewCriteria> = {}): ReviewCriteria => ({
  attention: faker.helpers.arrayElement([faker.number.int({ min: 1, max: 5 }), null]),
  explanation: faker.helpers.arrayElement([faker.number.int({ min: 1, max: 5 }), null]),
  punctuality: faker.helpers.arrayElement([faker.number.int({ min: 1, max: 5 }), null]),
  ...overrideResponse,
});

export const getReviewMock = (overrideResponse: Partial<Review> = {}): Review => ({
  id: faker.number.int({ min: 1 }),
  visit_id: faker.number.int({ min: 1 }),
  doctor: faker.helpers.arrayElement([{ ...getVisitDoctorMock() }, null]),
  filial: { ...getFilialBriefMock() },
  service_title: faker.string.alpha({ length: { min: 1, max: 200 } }),
  visit_date: faker.date.past().toISOString().slice(0, 10),
  rating: faker.number.int({ min: 1, max: 5 }),
  criteria: { ...getReviewCriteriaMock() },
  text: faker.string.alpha({ length: { min: 10, max: 3000 } }),
  anonymous: faker.datatype.boolean(),
  state: getReviewStateMock(),
  reject_reason: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 300 } }), null]),
  created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  moderation_due_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]),
  reply: faker.helpers.arrayElement([
    {
      text: faker.string.alpha({ length: { min: 1, max: 3000 } }),
      created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
    },
    null,
  ]),
  ...overrideResponse,
});

export const getReviewListMetaMock = (overrideResponse: Partial<ReviewListMeta> = {}): ReviewListMeta => ({
  page: faker.number.int({ min: 1 }),
  per_page: faker.number.int({ min: 1 }),
  total: faker.number.int({ min: 0 }),
  last_page: faker.number.int({ min: 1 }),
  counts: {
    published: faker.number.int({ min: 0 }),
    in_process: faker.number.int({ min: 0 }),
    rejected: faker.number.int({ min: 0 }),
  },
  ...overrideResponse,
});

export const getReviewRequestMock = (overrideResponse: Partial<ReviewRequest> = {}): ReviewRequest => ({
  visit_id: faker.number.int({ min: 1 }),
  rating: faker.number.int({ min: 1, max: 5 }),
  ...(faker.datatype.boolean() ? { criteria: { ...getReviewCriteriaMock() } } : {}),
  text: faker.string.alpha({ length: { min: 10, max: 3000 } }),
  anonymous: faker.datatype.boolean(),
  ...overrideResponse,
});

export const getReviewUpdateRequestMock = (
  overrideResponse: Partial<ReviewUpdateRequest> = {},
): ReviewUpdateRequest => ({
  rating: faker.number.int({ min: 1, max: 5 }),
  ...(faker.datatype.boolean() ? { criteria: { ...getReviewCriteriaMock() } } : {}),
  text: faker.string.alpha({ length: { min: 10, max: 3000 } }),
  anonymous: faker.datatype.boolean(),
  ...overrideResponse,
});

export const getFavouritesMock = (overrideResponse: Partial<Favourites> = {}): Favourites => ({
  doctors: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
    ...getDoctorCardMock(),
  })),
  clinics: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
    ...getClinicCardMock(),
  })),
  ...overrideResponse,
});

export const getFavouriteKindMock = (): FavouriteKind => faker.helpers.arrayElement(['doctor', 'clinic'] as const);

export const getFavouriteRequestMock = (overrideResponse: Partial<FavouriteRequest> = {}): FavouriteRequest => ({
  kind: getFavouriteKindMock(),
  slug: getSlugMock(),
  ...overrideResponse,
});

export const getPatientClinicMock = (overrideResponse: Partial<PatientClinic> = {}): PatientClinic => ({
  clinic: { ...getClinicCardMock() },
  visits_count: faker.number.int({ min: 0 }),
  last_visit_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]),
  doctors: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
    ...getVisitDoctorMock(),
  })),
  favourite: faker.datatype.boolean(),
  ...overrideResponse,
});

export const getPatientServiceMock = (overrideResponse: Partial<PatientService> = {}): PatientService => ({
  service: { ...getServiceMock() },
  visits_count: faker.number.int({ min: 1 }),
  last_visit_id: faker.number.int({ min: 1 }),
  last_visit_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  doctor: faker.helpers.arrayElement([{ ...getVisitDoctorMock() }, null]),
  filial: { ...getFilialBriefMock() },
  price: faker.number.int({ min: 0 }),
  ...overrideResponse,
});

export const getPatientServiceVisitMock = (
  overrideResponse: Partial<PatientServiceVisit> = {},
): PatientServiceVisit => ({
  id: faker.number.int({ min: 1 }),
  starts_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  doctor: faker.helpers.arrayElement([{ ...getVisitDoctorMock() }, null]),
  filial: { ...getFilialBriefMock() },
  price: faker.number.int({ min: 0 }),
  person: { ...getVisitPersonMock() },
  ...overrideResponse,
});

export const getPatientServiceFullMock = (overrideResponse: Partial<PatientServiceFull> = {}): PatientServiceFull => ({
  service: { ...getServiceMock() },
  visits_count: faker.number.int({ min: 1 }),
  last_visit_id: faker.number.int({ min: 1 }),
  last_visit_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  doctor: faker.helpers.arrayElement([{ ...getVisitDoctorMock() }, null]),
  filial: { ...getFilialBriefMock() },
  price: faker.number.int({ min: 0 }),
  visits: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
    ...getPatientServiceVisitMock(),
  })),
  ...overrideResponse,
});

export const getNewsItemMock = (overrideResponse: Partial<NewsItem> = {}): NewsItem => ({
  id: faker.number.int({ min: 1 }),
  title: faker.string.alpha({ length: { min: 1, max: 200 } }),
  lead: faker.string.alpha({ length: { min: 1, max: 500 } }),
  text: faker.string.alpha({ length: { min: 1, max: 10000 } }),
  published_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  picture: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 500 } }), null]),
  tag: faker.string.alpha({ length: { min: 1, max: 60 } }),
  ...overrideResponse,
});

export const getVisitDisputeRequestMock = (
  overrideResponse: Partial<VisitDisputeRequest> = {},
): VisitDisputeRequest => ({ text: faker.string.alpha({ length: { min: 10, max: 1000 } }), ...overrideResponse });

export const getVisitCommentRequestMock = (
  overrideResponse: Partial<VisitCommentRequest> = {},
): VisitCommentRequest => ({
  comment: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 1000 } }), null]),
  ...overrideResponse,
});

export const getWaitlistEntryMock = (overrideResponse: Partial<WaitlistEntry> = {}): WaitlistEntry => ({
  id: faker.number.int({ min: 1 }),
  visit_id: faker.helpers.arrayElement([faker.number.int({ min: 1 }), null]),
  doctor: { ...getVisitDoctorMock() },
  filial: { ...getFilialBriefMock() },
  service_id: faker.number.int({ min: 1 }),
  service_title: faker.string.alpha({ length: { min: 1, max: 200 } }),
  until: faker.date.past().toISOString().slice(0, 19) + 'Z',
  nearest_slot_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]),
  created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  ...overrideResponse,
});

export const getWaitlistRequestMock = (): WaitlistRequest =>
  faker.helpers.arrayElement([
    { visit_id: faker.number.int({ min: 1 }) },
    {
      doctor_id: faker.number.int({ min: 1 }),
      filial_id: faker.number.int({ min: 1 }),
      service_id: faker.number.int({ min: 1 }),
    },
  ]);

export const getConsentRecordMock = (overrideResponse: Partial<ConsentRecord> = {}): ConsentRecord => ({
  id: faker.number.int({ min: 1 }),
  purpose: faker.helpers.arrayElement(['registration', 'booking'] as const),
  version: faker.string.alpha({ length: { min: 1, max: 40 } }),
  accepted_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  withdrawn_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]),
  ...overrideResponse,
});

export const getSpecialisationLinkMock = (overrideResponse: Partial<SpecialisationLink> = {}): SpecialisationLink => ({
  id: faker.number.int({ min: 1 }),
  specialisation: { ...getSpecialisationMock() },
  ...overrideResponse,
});

export const getDoctorServiceLinkMock = (overrideResponse: Partial<DoctorServiceLink> = {}): DoctorServiceLink => ({
  id: faker.number.int({ min: 1 }),
  visible: faker.datatype.boolean(),
  filial_id: faker.number.int({ min: 1 }),
  filial_title: faker.string.alpha({ length: { min: 1, max: 200 } }),
  service: { ...getServiceMock() },
  price: faker.number.int({ min: 0, max: 10000000 }),
  duration_minutes: faker.number.int({ min: 5, max: 480 }),
  ...overrideResponse,
});

export const getDoctorProfileMock = (overrideResponse: Partial<DoctorProfile> = {}): DoctorProfile => ({
  id: faker.number.int({ min: 1 }),
  slug: getSlugMock(),
  first_name: faker.string.alpha({ length: { min: 1, max: 60 } }),
  second_name: faker.string.alpha({ length: { min: 1, max: 60 } }),
  third_name: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 60 } }), null]),
  avatar: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 500 } }), null]),
  phone: faker.helpers.arrayElement([faker.helpers.fromRegExp('^\\+7-[0-9]{3}-[0-9]{3}-[0-9]{2}-[0-9]{2}$'), null]),
  email: getEmailMock(),
  contacts: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
    ...getContactMock(),
  })),
  description: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 5000 } }), null]),
  specialisations: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
    ...getSpecialisationLinkMock(),
  })),
  work_experience: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
    ...getWorkExperienceMock(),
  })),
  education: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
    ...getEducationMock(),
  })),
  services: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
    ...getDoctorServiceLinkMock(),
  })),
  parameters: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
    ...getDoctorParameterLinkMock(),
  })),
  completeness_percent: faker.number.int({ min: 0, max: 100 }),
  missing: faker.helpers.arrayElements([
    'avatar',
    'description',
    'work_experience',
    'education',
    'services',
    'parameters',
  ] as const),
  ...overrideResponse,
});

export const getContactInfoRequestMock = (overrideResponse: Partial<ContactInfoRequest> = {}): ContactInfoRequest => ({
  phone: getPhoneMock(),
  whatsapp: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 100 } }), null]),
  telegram: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 100 } }), null]),
  instagram: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 100 } }), null]),
  ...overrideResponse,
});

export const getWorkExperienceRequestMock = (
  overrideResponse: Partial<WorkExperienceRequest> = {},
): WorkExperienceRequest => ({
  position: faker.string.alpha({ length: { min: 1, max: 300 } }),
  organisation: faker.string.alpha({ length: { min: 1, max: 300 } }),
  city: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 100 } }), null]),
  year_from: getYearMock(),
  year_to: faker.helpers.arrayElement([faker.number.int({ min: 1940, max: 2100 }), null]),
  ...overrideResponse,
});

export const getEducationRequestMock = (overrideResponse: Partial<EducationRequest> = {}): EducationRequest => ({
  title: faker.string.alpha({ length: { min: 1, max: 300 } }),
  institution: faker.string.alpha({ length: { min: 1, max: 300 } }),
  city: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 100 } }), null]),
  year_from: faker.helpers.arrayElement([faker.number.int({ min: 1940, max: 2100 }), null]),
  year_to: getYearMock(),
  ...overrideResponse,
});

export const getDescriptionRequestMock = (overrideResponse: Partial<DescriptionRequest> = {}): DescriptionRequest => ({
  description: faker.string.alpha({ length: { min: 10, max: 5000 } }),
  ...overrideResponse,
});

export const getSpecialisationLinkRequestMock = (
  overrideResponse: Partial<SpecialisationLinkRequest> = {},
): SpecialisationLinkRequest => ({ specialisation_id: faker.number.int({ min: 1 }), ...overrideResponse });

export const getDoctorServiceLinkRequestMock = (
  overrideResponse: Partial<DoctorServiceLinkRequest> = {},
): DoctorServiceLinkRequest => ({
  service_id: faker.number.int({ min: 1 }),
  filial_id: faker.number.int({ min: 1 }),
  price: faker.number.int({ min: 1, max: 10000000 }),
  duration_minutes: faker.number.int({ min: 5, max: 480, multipleOf: 5 }),
  ...overrideResponse,
});

export const getDoctorServiceLinkUpdateRequestMock = (
  overrideResponse: Partial<DoctorServiceLinkUpdateRequest> = {},
): DoctorServiceLinkUpdateRequest => ({
  price: faker.number.int({ min: 1, max: 10000000 }),
  duration_minutes: faker.number.int({ min: 5, max: 480, multipleOf: 5 }),
  ...overrideResponse,
});

export const getVisibilityRequestMock = (overrideResponse: Partial<VisibilityRequest> = {}): VisibilityRequest => ({
  visible: faker.datatype.boolean(),
  ...overrideResponse,
});

export const getParameterLinkRequestMock = (
  overrideResponse: Partial<ParameterLinkRequest> = {},
): ParameterLinkRequest => ({ parameter_id: faker.number.int({ min: 1 }), ...overrideResponse });

export const getScheduleSettingsMock = (overrideResponse: Partial<ScheduleSettings> = {}): ScheduleSettings => ({
  online_booking: faker.datatype.boolean(),
  auto_confirm: faker.datatype.boolean(),
  horizon_days: faker.number.int({ min: 1, max: 90 }),
  ...overrideResponse,
});

export const getTimeIntervalMock = (overrideResponse: Partial<TimeInterval> = {}): TimeInterval => ({
  from: getTimeMock(),
  to: getTimeMock(),
  ...overrideResponse,
});

export const getOperatingDayMock = (overrideResponse: Partial<OperatingDay> = {}): OperatingDay => ({
  weekday: getWeekdayMock(),
  hours: faker.helpers.arrayElement([{ ...getTimeIntervalMock() }, null]),
  breaks: Array.from({ length: faker.number.int({ min: 1, max: 5 }) }, (_, i) => i + 1).map(() => ({
    ...getTimeIntervalMock(),
  })),
  ...overrideResponse,
});

export const getOperatingModeMock = (overrideResponse: Partial<OperatingMode> = {}): OperatingMode => ({
  filial_id: faker.number.int({ min: 1 }),
  filial_title: faker.string.alpha({ length: { min: 1, max: 200 } }),
  slot_minutes: faker.number.int({ min: 5, max: 240, multipleOf: 5 }),
  days: Array.from({ length: faker.number.int({ min: 7, max: 7 }) }, (_, i) => i + 1).map(() => ({
    ...getOperatingDayMock(),
  })),
  ...overrideResponse,
});

export const getTouchedVisitDecisionMock = (
  overrideResponse: Partial<TouchedVisitDecision> = {},
): TouchedVisitDecision => ({
  visit_id: faker.number.int({ min: 1 }),
  action: faker.helpers.arrayElement(['keep', 'move', 'cancel'] as const),
  ...(faker.datatype.boolean() ? { starts_at: faker.date.past().toISOString().slice(0, 19) + 'Z' } : {}),
  ...overrideResponse,
});

export const getOperatingModeRequestMock = (
  overrideResponse: Partial<OperatingModeRequest> = {},
): OperatingModeRequest => ({
  slot_minutes: faker.number.int({ min: 5, max: 240, multipleOf: 5 }),
  days: Array.from({ length: faker.number.int({ min: 7, max: 7 }) }, (_, i) => i + 1).map(() => ({
    ...getOperatingDayMock(),
  })),
  decisions: Array.from({ length: faker.number.int({ min: 1, max: 500 }) }, (_, i) => i + 1).map(() => ({
    ...getTouchedVisitDecisionMock(),
  })),
  ...overrideResponse,
});

export const getAbsenceMock = (overrideResponse: Partial<Absence> = {}): Absence => ({
  id: faker.number.int({ min: 1 }),
  date_from: faker.date.past().toISOString().slice(0, 10),
  date_to: faker.date.past().toISOString().slice(0, 10),
  reason: faker.string.alpha({ length: { min: 1, max: 200 } }),
  ...overrideResponse,
});

export const getAbsenceRequestMock = (overrideResponse: Partial<AbsenceRequest> = {}): AbsenceRequest => ({
  date_from: faker.date.past().toISOString().slice(0, 10),
  date_to: faker.date.past().toISOString().slice(0, 10),
  reason: faker.string.alpha({ length: { min: 1, max: 200 } }),
  decisions: Array.from({ length: faker.number.int({ min: 1, max: 500 }) }, (_, i) => i + 1).map(() => ({
    ...getTouchedVisitDecisionMock(),
  })),
  ...overrideResponse,
});

export const getClinicBindingMock = (overrideResponse: Partial<ClinicBinding> = {}): ClinicBinding => ({
  id: faker.number.int({ min: 1 }),
  state: faker.helpers.arrayElement(['active', 'requested'] as const),
  filial: { ...getFilialBriefMock() },
  ...overrideResponse,
});

export const getClinicBindingRequestMock = (
  overrideResponse: Partial<ClinicBindingRequest> = {},
): ClinicBindingRequest => ({ filial_id: faker.number.int({ min: 1 }), ...overrideResponse });

export const getNotificationMock = (overrideResponse: Partial<Notification> = {}): Notification => ({
  id: faker.number.int({ min: 1 }),
  kind: faker.helpers.arrayElement([
    'visit_created',
    'visit_cancelled',
    'visit_rescheduled',
    'review',
    'system',
  ] as const),
  title: faker.string.alpha({ length: { min: 1, max: 200 } }),
  text: faker.string.alpha({ length: { min: 10, max: 500 } }),
  at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  read: faker.datatype.boolean(),
  visit_id: faker.helpers.arrayElement([faker.number.int({ min: 1 }), null]),
  ...overrideResponse,
});

export const getDoctorHomeMock = (overrideResponse: Partial<DoctorHome> = {}): DoctorHome => ({
  date: faker.date.past().toISOString().slice(0, 10),
  counts: {
    total: faker.number.int({ min: 0 }),
    completed: faker.number.int({ min: 0 }),
    no_show: faker.number.int({ min: 0 }),
    arrived: faker.number.int({ min: 0 }),
    ahead: faker.number.int({ min: 0 }),
    pending: faker.number.int({ min: 0 }),
  },
  next_gap: faker.helpers.arrayElement([
    {
      starts_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
      ends_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
    },
    null,
  ]),
  notifications: Array.from({ length: faker.number.int({ min: 1, max: 5 }) }, (_, i) => i + 1).map(() => ({
    ...getNotificationMock(),
  })),
  completeness_percent: faker.number.int({ min: 0, max: 100 }),
  missing: faker.helpers.arrayElements([
    'avatar',
    'description',
    'work_experience',
    'education',
    'services',
    'parameters',
  ] as const),
  ...overrideResponse,
});

export const getDoctorFeedbackMock = (overrideResponse: Partial<DoctorFeedback> = {}): DoctorFeedback => ({
  id: faker.number.int({ min: 1 }),
  rating: faker.number.int({ min: 1, max: 5 }),
  text: faker.string.alpha({ length: { min: 10, max: 3000 } }),
  author_name: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 60 } }), null]),
  service_title: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 200 } }), null]),
  created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  reply: faker.helpers.arrayElement([
    {
      text: faker.string.alpha({ length: { min: 1, max: 3000 } }),
      created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
    },
    null,
  ]),
  ...overrideResponse,
});

export const getFeedbackReplyRequestMock = (
  overrideResponse: Partial<FeedbackReplyRequest> = {},
): FeedbackReplyRequest => ({ text: faker.string.alpha({ length: { min: 1, max: 3000 } }), ...overrideResponse });

export const getDoctorAnalyticsMock = (overrideResponse: Partial<DoctorAnalytics> = {}): DoctorAnalytics => ({
  visits: faker.number.int({ min: 0 }),
  completed: faker.number.int({ min: 0 }),
  no_show: faker.number.int({ min: 0 }),
  cancelled: faker.number.int({ min: 0 }),
  new_patients: faker.number.int({ min: 0 }),
  occupancy_percent: faker.number.int({ min: 0, max: 100 }),
  revenue: faker.number.int({ min: 0 }),
  by_day: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
    date: faker.date.past().toISOString().slice(0, 10),
    visits: faker.number.int({ min: 0 }),
  })),
  ...overrideResponse,
});

export const getBookingSettingsMock = (overrideResponse: Partial<BookingSettings> = {}): BookingSettings => ({
  book_ahead_hours: faker.number.int({ min: 0, max: 72 }),
  cancel_ahead_hours: faker.number.int({ min: 0, max: 72 }),
  arrive_early_minutes: faker.number.int({ min: 0, max: 60 }),
  ...overrideResponse,
});

export const getClinicProfileMock = (overrideResponse: Partial<ClinicProfile> = {}): ClinicProfile => ({
  id: faker.number.int({ min: 1 }),
  slug: getSlugMock(),
  title: faker.string.alpha({ length: { min: 1, max: 200 } }),
  short_title: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 60 } }), null]),
  bin: getBinMock(),
  jur_name: faker.string.alpha({ length: { min: 1, max: 300 } }),
  jur_address: faker.string.alpha({ length: { min: 1, max: 300 } }),
  work_start_year: getYearMock(),
  logo: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 500 } }), null]),
  description: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 5000 } }), null]),
  clinic_type_id: faker.number.int({ min: 1 }),
  parameter_ids: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() =>
    faker.number.int({ min: 1 }),
  ),
  settings: { ...getBookingSettingsMock() },
  ...overrideResponse,
});

export const getClinicProfileRequestMock = (
  overrideResponse: Partial<ClinicProfileRequest> = {},
): ClinicProfileRequest => ({
  title: faker.string.alpha({ length: { min: 1, max: 200 } }),
  short_title: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 60 } }), null]),
  jur_name: faker.string.alpha({ length: { min: 1, max: 300 } }),
  jur_address: faker.string.alpha({ length: { min: 1, max: 300 } }),
  work_start_year: getYearMock(),
  description: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 5000 } }), null]),
  clinic_type_id: faker.number.int({ min: 1 }),
  parameter_ids: Array.from({ length: faker.number.int({ min: 1, max: 30 }) }, (_, i) => i + 1).map(() =>
    faker.number.int({ min: 1 }),
  ),
  settings: { ...getBookingSettingsMock() },
  ...overrideResponse,
});

export const getClinicDoctorMock = (overrideResponse: Partial<ClinicDoctor> = {}): ClinicDoctor => ({
  id: faker.number.int({ min: 1 }),
  slug: getSlugMock(),
  first_name: faker.string.alpha({ length: { min: 1, max: 60 } }),
  second_name: faker.string.alpha({ length: { min: 1, max: 60 } }),
  third_name: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 60 } }), null]),
  avatar: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 500 } }), null]),
  specialisations: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
    ...getNamedSlugMock(),
  })),
  filial_ids: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() =>
    faker.number.int({ min: 1 }),
  ),
  state: faker.helpers.arrayElement(['active', 'requested', 'invited'] as const),
  occupancy_percent: faker.number.int({ min: 0, max: 100 }),
  rating: getRatingMock(),
  reviews_count: faker.number.int({ min: 0 }),
  ...overrideResponse,
});

export const getClinicDoctorRequestMock = (
  overrideResponse: Partial<ClinicDoctorRequest> = {},
): ClinicDoctorRequest => ({
  email: getEmailMock(),
  filial_ids: Array.from({ length: faker.number.int({ min: 1, max: 50 }) }, (_, i) => i + 1).map(() =>
    faker.number.int({ min: 1 }),
  ),
  ...overrideResponse,
});

export const getClientMock = (overrideResponse: Partial<Client> = {}): Client => ({
  id: faker.number.int({ min: 1 }),
  full_name: faker.string.alpha({ length: { min: 1, max: 200 } }),
  age: faker.helpers.arrayElement([faker.number.int({ min: 0, max: 130 }), null]),
  phone: getPhoneMock(),
  visits_count: faker.number.int({ min: 0 }),
  no_show_count: faker.number.int({ min: 0 }),
  last_visit_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]),
  next_visit_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]),
  last_doctor: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 200 } }), null]),
  ...overrideResponse,
});

export const getClinicVisitMock = (overrideResponse: Partial<ClinicVisit> = {}): ClinicVisit => ({
  id: faker.number.int({ min: 1 }),
  number: faker.string.alpha({ length: { min: 1, max: 20 } }),
  status: getVisitStatusMock(),
  starts_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  ends_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  filial_id: faker.number.int({ min: 1 }),
  doctor_id: faker.helpers.arrayElement([faker.number.int({ min: 1 }), null]),
  doctor_name: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 1, max: 200 } }), null]),
  service_title: faker.string.alpha({ length: { min: 1, max: 200 } }),
  price: faker.number.int({ min: 0 }),
  duration_minutes: faker.number.int({ min: 5, max: 480 }),
  person: { ...getVisitPersonMock() },
  first_time: faker.datatype.boolean(),
  comment: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 1000 } }), null]),
  phone: getPhoneMock(),
  attendance_confirmed_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]),
  undo_to: faker.helpers.arrayElement([faker.helpers.arrayElement(['confirmed', 'arrived'] as const), null]),
  format: getVisitFormatMock(),
  arrival_window: faker.helpers.arrayElement([{ ...getArrivalWindowMock() }, null]),
  home_address: faker.helpers.arrayElement([{ ...getHomeAddressMock() }, null]),
  ...overrideResponse,
});

export const getClinicHomeMock = (overrideResponse: Partial<ClinicHome> = {}): ClinicHome => ({
  date: faker.date.past().toISOString().slice(0, 10),
  visits_today: faker.number.int({ min: 0 }),
  pending_count: faker.number.int({ min: 0 }),
  no_show_percent: faker.number.float({ min: 0, max: 100, fractionDigits: 2 }),
  occupancy_percent: faker.number.int({ min: 0, max: 100 }),
  filials: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
    ...getFilialSummaryMock(),
  })),
  ...overrideResponse,
});
