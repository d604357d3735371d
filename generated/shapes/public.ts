/**
 * Generated from the contract; never edited by hand.
 */
const city = { id: 'n', title: 's', 'title_locative?': 's' };
const CityListAnswer = { data: [city] };
const country = { id: 'n', title: 's' };
const CountryListAnswer = { data: [country] };
const geoPoint = { lat: 'n', lng: 'n' };
const district = { id: 'n', city_id: 'n', title: 's', location: geoPoint };
const DistrictListAnswer = { data: [district] };
const clinicType = { id: 'n', title: 's' };
const ClinicTypeListAnswer = { data: [clinicType] };
const clinicParameter = { id: 'n', title: 's' };
const ClinicParameterListAnswer = { data: [clinicParameter] };
const doctorQualification = { id: 'n', title: 's', kind: 's' };
const DoctorQualificationListAnswer = { data: [doctorQualification] };
const doctorParameter = { id: 'n', title: 's' };
const DoctorParameterListAnswer = { data: [doctorParameter] };
const consentVersion = { version: 's', valid_from: 'd', path: 's' };
const ConsentVersionListAnswer = { data: [consentVersion] };
const service = {
  id: 'n',
  slug: 's',
  title: 's',
  'short_title?': 's',
  kind: 's',
  format: 's',
  'meddirection?': 's',
  'preparation?': ['s'],
  'preparation_rules?': ['s'],
};
const ServiceListAnswer = { data: [service] };
const meddirection = { id: 'n', title: 's', slug: 's' };
const MeddirectionListAnswer = { data: [meddirection] };
const specialisation = { id: 'n', title: 's', slug: 's', 'title_plural?': 's' };
const SpecialisationListAnswer = { data: [specialisation] };
const suggestedDoctor = {
  slug: 's',
  'avatar~': 's',
  first_name: 's',
  second_name: 's',
  'third_name~?': 's',
  'specialisation~?': 's',
};
const suggestedClinic = { slug: 's', 'logo~': 's', title: 's', 'filial~?': 's' };
const suggestedService = { slug: 's', title: 's', 'kind?': 's' };
const namedSlug = { slug: 's', title: 's' };
const symptomSource = { title: 's', 'url~': 's' };
const searchEmergency = { sources: [symptomSource] };
const suggestions = {
  doctors: [suggestedDoctor],
  clinics: [suggestedClinic],
  services: [suggestedService],
  specialisations: [namedSlug],
  meddirections: [namedSlug],
  'emergency~?': searchEmergency,
};
const SearchSuggestionsAnswer = { data: suggestions };
const filterOption = { value: 's', title: 's', count: 'n' };
const searchFilters = {
  counts: { doctors: 'n', clinics: 'n', services: 'n', analysis: 'n', examination: 'n' },
  'named_category~?': 's',
  when: [filterOption],
  'hours?': [filterOption],
  specialisations: [filterOption],
  services: [filterOption],
  districts: [filterOption],
  patients: [filterOption],
  formats: [filterOption],
  'funding?': [filterOption],
  'facts?': [filterOption],
  qualifications: [filterOption],
  ratings: [filterOption],
  experience: [filterOption],
  genders: [filterOption],
  price: { 'min~': 'n', 'max~': 'n' },
};
const SearchFiltersAnswer = { data: searchFilters };
const timeInterval = { from: 's', to: 's' };
const doctorOffer = {
  service_id: 'n',
  title: 's',
  kind: 's',
  format: 's',
  price: 'n',
  'funding?': ['s'],
  'needs_referral?': 'b',
  'osms_hours?': timeInterval,
  duration_minutes: 'n',
};
const filialBrief = {
  id: 'n',
  clinic_slug: 's',
  title: 's',
  address: 's',
  'directions~?': 's',
  'district~?': 's',
  city: 's',
  phone: 's',
  'logo~?': 's',
  'location?': geoPoint,
};
const searchMatch = { kind: 's', title: 's', 'service_id?': 'n', 'price~': 'n' };
const cardSlotDay = { date: 'd', slots: ['d'], more: 'n' };
const doctorCard = {
  kind: 's',
  id: 'n',
  slug: 's',
  first_name: 's',
  second_name: 's',
  'third_name~?': 's',
  'avatar~': 's',
  specialisations: [namedSlug],
  experience_years: 'n',
  'qualification~': 's',
  'degree~?': 's',
  'rating~': 'n',
  reviews_count: 'n',
  'offer~': doctorOffer,
  filial: filialBrief,
  'distance_meters~?': 'n',
  filials_count: 'n',
  patients: ['s'],
  formats: ['s'],
  'online_booking?': 'b',
  'match~?': searchMatch,
  next_days: [cardSlotDay],
};
const openingHours = { weekday: 's', from: 's', to: 's', 'breaks?': [timeInterval] };
const clinicOffer = {
  service_id: 'n',
  slug: 's',
  title: 's',
  kind: 's',
  price_from: 'n',
  price_to: 'n',
  'funding?': ['s'],
  appointment: 's',
  hours: [openingHours],
  'nearest_starts_at~': 'd',
  'ready_in_workdays~': 'n',
  fasting: 'b',
};
const clinicCard = {
  kind: 's',
  id: 'n',
  slug: 's',
  title: 's',
  'logo~': 's',
  type: 's',
  'rating~': 'n',
  reviews_count: 'n',
  filial: filialBrief,
  'distance_meters~?': 'n',
  filials_count: 'n',
  doctors_count: 'n',
  specialisations: [namedSlug],
  'nearest_starts_at~': 'd',
  'price_from~': 'n',
  'funding?': ['s'],
  'offer~': clinicOffer,
  hours: [openingHours],
};
const serviceCard = {
  kind: 's',
  id: 'n',
  slug: 's',
  title: 's',
  service_kind: 's',
  'price_from~': 'n',
  'price_to~': 'n',
  doctors_count: 'n',
  clinics_count: 'n',
  duration_minutes: 'n',
  preparation: ['s'],
};
const searchItem = { '|kind': { doctor: doctorCard, clinic: clinicCard, service: serviceCard } };
const searchSaidFilter = { filter: 's', value: 's', title: 's', word: 's', text_without: 's' };
const searchUnderstood = {
  symptoms: [namedSlug],
  specialisations: [namedSlug],
  filters: [searchSaidFilter],
  ignored: ['s'],
};
const searchMeta = {
  page: 'n',
  per_page: 'n',
  total: 'n',
  last_page: 'n',
  'did_you_mean~': 's',
  'understood~?': searchUnderstood,
  'emergency~?': searchEmergency,
};
const SearchResultsAnswer = { data: [searchItem], meta: searchMeta };
const licence = { number: 's', issued_on: 'd' };
const factCheck = { fact: 's', checked_on: 'd' };
const doctorNearest = { starts_at: 'd', filial: filialBrief };
const doctorFull = {
  id: 'n',
  slug: 's',
  first_name: 's',
  second_name: 's',
  'third_name~?': 's',
  'avatar~': 's',
  gender: 's',
  specialisations: [namedSlug],
  'specialisation_plural?': 's',
  experience_years: 'n',
  'qualification~': 's',
  'degree~?': 's',
  'licence~?': licence,
  'licence_checked_on~?': 'd',
  'checks?': [factCheck],
  'rating~': 'n',
  reviews_count: 'n',
  'price_from~': 'n',
  'description~': 's',
  patients: ['s'],
  'age_min~': 'n',
  'age_max~': 'n',
  formats: ['s'],
  'payment_methods?': ['s'],
  filials_count: 'n',
  main_filial: filialBrief,
  'online_booking?': 'b',
  'city_locative?': 's',
  'offer~': doctorOffer,
  'nearest~': doctorNearest,
};
const DoctorFullAnswer = { data: doctorFull };
const doctorParameterLink = { id: 'n', parameter_id: 'n', title: 's' };
const DoctorParametersAnswer = { data: [doctorParameterLink] };
const education = { id: 'n', title: 's', institution: 's', 'city~': 's', 'year_from~': 'n', year_to: 'n' };
const DoctorEducationAnswer = { data: [education] };
const workExperience = { id: 'n', position: 's', organisation: 's', 'city~': 's', year_from: 'n', 'year_to~': 'n' };
const DoctorWorkExperienceAnswer = { data: [workExperience] };
const qualification = { id: 'n', title: 's', 'issued_by~': 's', 'year~': 'n' };
const DoctorQualificationAnswer = { data: [qualification] };
const doctorService = {
  id: 'n',
  filial_id: 'n',
  service: service,
  price: 'n',
  'funding?': ['s'],
  'needs_referral?': 'b',
  'osms_hours?': timeInterval,
  duration_minutes: 'n',
};
const DoctorServicesAnswer = { data: [doctorService] };
const doctorClinic = {
  id: 'n',
  clinic_slug: 's',
  clinic_title: 's',
  clinic_legal_name: 's',
  'logo~': 's',
  title: 's',
  address: 's',
  'directions~?': 's',
  'district~?': 's',
  city: 's',
  phone: 's',
  'location?': geoPoint,
  hours: [openingHours],
  reception: [openingHours],
  'payment_methods?': ['s'],
  book_ahead_hours: 'n',
  cancel_ahead_hours: 'n',
  arrive_early_minutes: 'n',
  arrival_window_minutes: 'n',
};
const DoctorClinicsAnswer = { data: [doctorClinic] };
const feedbackReply = { by: 's', text: 's', created_at: 'd' };
const visitDoctor = {
  id: 'n',
  slug: 's',
  first_name: 's',
  second_name: 's',
  'third_name~?': 's',
  'avatar~': 's',
  specialisations: [namedSlug],
};
const feedback = {
  id: 'n',
  rating: 'n',
  text: 's',
  'author_name~': 's',
  'service_title~': 's',
  created_at: 'd',
  'reply~': feedbackReply,
  'of_visit?': 'b',
  'doctor?': visitDoctor,
};
const feedbackMeta = {
  page: 'n',
  per_page: 'n',
  total: 'n',
  last_page: 'n',
  'rating~': 'n',
  'rejected_count?': 'n',
  'rejected_for?': [{ reason: 's', count: 'n' }],
  distribution: [{ rating: 'n', count: 'n' }],
};
const DoctorFeedbacksAnswer = { data: [feedback], meta: feedbackMeta };
const contact = { kind: 's', value: 's', 'filial_id~': 'n' };
const DoctorContactsAnswer = { data: [contact] };
const slot = { starts_at: 'd', 'funding?': ['s'], available: 'b' };
const slotDay = { date: 'd', slots: [slot], 'closed_reason~?': 's' };
const slotRange = { 'last_date~': 'd', 'nearest_starts_at~': 'd' };
const DoctorSlotsAnswer = { data: [slotDay], meta: slotRange };
const DoctorSimilarAnswer = { data: [doctorCard] };
const photo = { path: 's', alt: 's' };
const clinicFull = {
  id: 'n',
  slug: 's',
  title: 's',
  'short_title~': 's',
  legal_name: 's',
  'logo~': 's',
  type: 's',
  'description~': 's',
  'rating~': 'n',
  reviews_count: 'n',
  filials_count: 'n',
  doctors_count: 'n',
  'price_from~': 'n',
  'work_start_year~': 'n',
  'licence~?': licence,
  'licence_checked_on~?': 'd',
  'checks?': [factCheck],
  parameters: [clinicParameter],
  'specialisations?': [namedSlug],
  'photos?': [photo],
  main_filial: filialBrief,
};
const ClinicFullAnswer = { data: clinicFull };
const sampling = { appointment: 's', hours: [openingHours], 'nearest_starts_at~': 'd' };
const filialHoliday = { date: 'd', reason: 's' };
const filial = {
  id: 'n',
  title: 's',
  type: 's',
  address: 's',
  'directions~': 's',
  'district~': 's',
  city: 's',
  phone: 's',
  'email~': 's',
  'location?': geoPoint,
  hours: [openingHours],
  'payment_methods?': ['s'],
  doctors_count: 'n',
  'sampling~': sampling,
  'photo~?': photo,
  'photos?': [photo],
  'description~?': 's',
  'parameters?': [clinicParameter],
  'closed_days?': [filialHoliday],
};
const ClinicFilialsAnswer = { data: [filial] };
const meta = { page: 'n', per_page: 'n', total: 'n', last_page: 'n' };
const ClinicDoctorsAnswer = { data: [doctorCard], meta: meta };
const clinicService = {
  service: service,
  price_from: 'n',
  price_to: 'n',
  doctors_count: 'n',
  appointment: 's',
  'ready_in_workdays~': 'n',
  fasting: 'b',
};
const ClinicServicesAnswer = { data: [clinicService] };
const bookedService = { service_id: 'n', service_title: 's', price: 'n', 'ready_in_workdays~': 'n' };
const samplingPlace = {
  id: 'n',
  clinic_slug: 's',
  clinic_title: 's',
  clinic_legal_name: 's',
  'logo~': 's',
  title: 's',
  address: 's',
  'directions~?': 's',
  'district~?': 's',
  city: 's',
  phone: 's',
  'location?': geoPoint,
  appointment: 's',
  hours: [openingHours],
  'services?': [bookedService],
  price: 'n',
  duration_minutes: 'n',
  'ready_in_workdays~': 'n',
  'nearest_starts_at~': 'd',
  'payment_methods?': ['s'],
  book_ahead_hours: 'n',
  cancel_ahead_hours: 'n',
  arrive_early_minutes: 'n',
};
const samplingChoice = { place: samplingPlace, missing_service_ids: ['n'] };
const samplingChoiceMeta = {
  page: 'n',
  per_page: 'n',
  total: 'n',
  last_page: 'n',
  complete: 'n',
  districts: [filterOption],
  fasting: 'b',
  services: [service],
};
const SamplingPlacesAnswer = { data: [samplingChoice], meta: samplingChoiceMeta };
const clinicSampling = { service: service, 'services?': [service], fasting: 'b', places: [samplingPlace] };
const ClinicSamplingAnswer = { data: clinicSampling };
const samplingSlot = { starts_at: 'd', available: 'b', seats_left: 'n' };
const samplingSlotDay = { date: 'd', slots: [samplingSlot], 'closed_reason~?': 's' };
const ClinicSamplingSlotsAnswer = { data: [samplingSlotDay], meta: slotRange };
const ClinicFeedbacksAnswer = { data: [feedback], meta: feedbackMeta };
const ClinicContactsAnswer = { data: [contact] };
const answer = { id: 'n', text: 's', created_at: 'd', doctor: visitDoctor };
const question = {
  id: 'n',
  title: 's',
  text: 's',
  'author_name~': 's',
  meddirection: namedSlug,
  created_at: 'd',
  answers_count: 'n',
  answers: [answer],
};
const QuestionListAnswer = { data: [question], meta: meta };
const QuestionReadAnswer = { data: question };
const symptomGuidance = {
  patients: 's',
  urgent: 'b',
  red_flags: ['s'],
  'advice~': 's',
  first: [namedSlug],
  later: [namedSlug],
  'later_after_days~': 'n',
};
const symptom = { id: 'n', slug: 's', title: 's', area: 's', guidance: [symptomGuidance], sources: [symptomSource] };
const symptomListMeta = { 'patients~': 's', 'corrected~': 's' };
const SymptomListAnswer = { data: [symptom], meta: symptomListMeta };

export const shapes = {
  'GET /front/resources/dir/cities': CityListAnswer,
  'GET /front/resources/dir/countries': CountryListAnswer,
  'GET /front/resources/dir/districts': DistrictListAnswer,
  'GET /front/resources/dir/clinic-types': ClinicTypeListAnswer,
  'GET /front/resources/dir/clinic-parameters': ClinicParameterListAnswer,
  'GET /front/resources/dir/doctor-qualifications': DoctorQualificationListAnswer,
  'GET /front/resources/dir/doctor-parameters': DoctorParameterListAnswer,
  'GET /front/resources/dir/consents': ConsentVersionListAnswer,
  'GET /front/resources/services': ServiceListAnswer,
  'GET /front/resources/meddirections': MeddirectionListAnswer,
  'GET /front/resources/specialisations': SpecialisationListAnswer,
  'POST /front/search/suggestions': SearchSuggestionsAnswer,
  'POST /front/search/filters': SearchFiltersAnswer,
  'POST /front/search': SearchResultsAnswer,
  'GET /front/doctors/{id}/full': DoctorFullAnswer,
  'GET /front/doctors/{id}/parameters': DoctorParametersAnswer,
  'GET /front/doctors/{id}/education': DoctorEducationAnswer,
  'GET /front/doctors/{id}/work-experience': DoctorWorkExperienceAnswer,
  'GET /front/doctors/{id}/qualification': DoctorQualificationAnswer,
  'GET /front/doctors/{id}/services': DoctorServicesAnswer,
  'GET /front/doctors/{id}/clinics': DoctorClinicsAnswer,
  'GET /front/doctors/{id}/feedbacks': DoctorFeedbacksAnswer,
  'GET /front/doctors/{id}/contacts': DoctorContactsAnswer,
  'GET /front/doctors/{id}/slots': DoctorSlotsAnswer,
  'GET /front/doctors/{id}/similar': DoctorSimilarAnswer,
  'GET /front/clinics/{id}/full': ClinicFullAnswer,
  'GET /front/clinics/{id}/filials': ClinicFilialsAnswer,
  'GET /front/clinics/{id}/doctors': ClinicDoctorsAnswer,
  'GET /front/clinics/{id}/services': ClinicServicesAnswer,
  'GET /front/sampling': SamplingPlacesAnswer,
  'GET /front/clinics/{id}/sampling': ClinicSamplingAnswer,
  'GET /front/clinics/{id}/sampling-slots': ClinicSamplingSlotsAnswer,
  'GET /front/clinics/{id}/feedbacks': ClinicFeedbacksAnswer,
  'GET /front/clinics/{id}/contacts': ClinicContactsAnswer,
  'GET /front/questions': QuestionListAnswer,
  'GET /front/questions/{id}': QuestionReadAnswer,
  'GET /front/symptoms': SymptomListAnswer,
};

export const created = {};
