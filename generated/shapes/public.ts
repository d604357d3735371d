/**
 * Generated from the contract; never edited by hand.
 */
const city = { id: 'n', title: 's', 'title_locative?': 's' };
const country = { id: 'n', title: 's' };
const geoPoint = { lat: 'n', lng: 'n' };
const district = { id: 'n', city_id: 'n', title: 's', location: geoPoint };
const clinicType = { id: 'n', title: 's' };
const clinicParameter = { id: 'n', title: 's' };
const doctorQualification = { id: 'n', title: 's' };
const doctorParameter = { id: 'n', title: 's' };
const service = {
  id: 'n',
  slug: 's',
  title: 's',
  'short_title?': 's',
  kind: 's',
  format: 's',
  'meddirection?': 's',
  'preparation?': ['s'],
};
const meddirection = { id: 'n', title: 's', slug: 's' };
const specialisation = { id: 'n', title: 's', slug: 's', 'title_plural?': 's' };
const suggestedDoctor = {
  slug: 's',
  'avatar~': 's',
  first_name: 's',
  second_name: 's',
  'third_name~?': 's',
  'specialisation~?': 's',
};
const suggestedClinic = { slug: 's', 'logo~': 's', title: 's' };
const suggestedService = { slug: 's', title: 's', 'kind?': 's' };
const namedSlug = { slug: 's', title: 's' };
const suggestions = {
  doctors: [suggestedDoctor],
  clinics: [suggestedClinic],
  services: [suggestedService],
  specialisations: [namedSlug],
  meddirections: [namedSlug],
};
const filterOption = { value: 's', title: 's', count: 'n' };
const searchFilters = {
  counts: { doctors: 'n', clinics: 'n', services: 'n', analysis: 'n', examination: 'n' },
  when: [filterOption],
  specialisations: [filterOption],
  services: [filterOption],
  districts: [filterOption],
  patients: [filterOption],
  formats: [filterOption],
  qualifications: [filterOption],
  ratings: [filterOption],
  experience: [filterOption],
  genders: [filterOption],
  price: { 'min~': 'n', 'max~': 'n' },
};
const doctorOffer = { service_id: 'n', title: 's', kind: 's', format: 's', price: 'n', duration_minutes: 'n' };
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
const timeInterval = { from: 's', to: 's' };
const openingHours = { weekday: 's', from: 's', to: 's', 'breaks?': [timeInterval] };
const clinicOffer = {
  service_id: 'n',
  slug: 's',
  title: 's',
  kind: 's',
  price_from: 'n',
  price_to: 'n',
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
const searchUnderstood = {
  symptoms: [namedSlug],
  specialisations: [namedSlug],
  'patients~': 's',
  'text_without_patients~': 's',
};
const searchMeta = {
  page: 'n',
  per_page: 'n',
  total: 'n',
  last_page: 'n',
  'did_you_mean~': 's',
  'understood~?': searchUnderstood,
};
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
  'rating~': 'n',
  reviews_count: 'n',
  'price_from~': 'n',
  'description~': 's',
  patients: ['s'],
  'age_min~': 'n',
  'age_max~': 'n',
  formats: ['s'],
  filials_count: 'n',
  main_filial: filialBrief,
  'online_booking?': 'b',
  'city_locative?': 's',
  'offer~': doctorOffer,
  'nearest~': doctorNearest,
};
const doctorParameterLink = { id: 'n', parameter_id: 'n', title: 's' };
const education = { id: 'n', title: 's', institution: 's', 'city~': 's', 'year_from~': 'n', year_to: 'n' };
const workExperience = { id: 'n', position: 's', organisation: 's', 'city~': 's', year_from: 'n', 'year_to~': 'n' };
const qualification = { id: 'n', title: 's', 'issued_by~': 's', 'year~': 'n' };
const doctorService = { id: 'n', filial_id: 'n', service: service, price: 'n', duration_minutes: 'n' };
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
  book_ahead_hours: 'n',
  cancel_ahead_hours: 'n',
  arrive_early_minutes: 'n',
  arrival_window_minutes: 'n',
};
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
  'reply~': { text: 's', created_at: 'd' },
  'doctor?': visitDoctor,
};
const feedbackMeta = {
  page: 'n',
  per_page: 'n',
  total: 'n',
  last_page: 'n',
  'rating~': 'n',
  distribution: [{ rating: 'n', count: 'n' }],
};
const contact = { kind: 's', value: 's', 'filial_id~': 'n' };
const slot = { starts_at: 'd', available: 'b' };
const slotDay = { date: 'd', slots: [slot], 'closed_reason~?': 's' };
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
  parameters: [clinicParameter],
  'specialisations?': [namedSlug],
  'photos?': [photo],
  main_filial: filialBrief,
};
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
  doctors_count: 'n',
  'sampling~': sampling,
  'photo~?': photo,
  'photos?': [photo],
  'description~?': 's',
  'parameters?': [clinicParameter],
  'closed_days?': [filialHoliday],
};
const meta = { page: 'n', per_page: 'n', total: 'n', last_page: 'n' };
const clinicService = {
  service: service,
  price_from: 'n',
  price_to: 'n',
  doctors_count: 'n',
  appointment: 's',
  'ready_in_workdays~': 'n',
  fasting: 'b',
};
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
  price: 'n',
  duration_minutes: 'n',
  'ready_in_workdays~': 'n',
  'nearest_starts_at~': 'd',
  book_ahead_hours: 'n',
  cancel_ahead_hours: 'n',
  arrive_early_minutes: 'n',
};
const clinicSampling = { service: service, fasting: 'b', places: [samplingPlace] };
const samplingSlot = { starts_at: 'd', available: 'b', seats_left: 'n' };
const samplingSlotDay = { date: 'd', slots: [samplingSlot], 'closed_reason~?': 's' };
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
const symptomGuidance = {
  patients: 's',
  urgent: 'b',
  red_flags: ['s'],
  'advice~': 's',
  first: [namedSlug],
  later: [namedSlug],
  'later_after_days~': 'n',
};
const symptomSource = { title: 's', 'url~': 's' };
const symptom = { id: 'n', slug: 's', title: 's', area: 's', guidance: [symptomGuidance], sources: [symptomSource] };
const symptomListMeta = { 'patients~': 's', 'corrected~': 's' };

export const shapes = {
  'GET /front/resources/dir/cities': { data: [city] },
  'GET /front/resources/dir/countries': { data: [country] },
  'GET /front/resources/dir/districts': { data: [district] },
  'GET /front/resources/dir/clinic-types': { data: [clinicType] },
  'GET /front/resources/dir/clinic-parameters': { data: [clinicParameter] },
  'GET /front/resources/dir/doctor-qualifications': { data: [doctorQualification] },
  'GET /front/resources/dir/doctor-parameters': { data: [doctorParameter] },
  'GET /front/resources/services': { data: [service] },
  'GET /front/resources/meddirections': { data: [meddirection] },
  'GET /front/resources/specialisations': { data: [specialisation] },
  'POST /front/search/suggestions': { data: suggestions },
  'POST /front/search/filters': { data: searchFilters },
  'POST /front/search': { data: [searchItem], meta: searchMeta },
  'GET /front/doctors/{id}/full': { data: doctorFull },
  'GET /front/doctors/{id}/parameters': { data: [doctorParameterLink] },
  'GET /front/doctors/{id}/education': { data: [education] },
  'GET /front/doctors/{id}/work-experience': { data: [workExperience] },
  'GET /front/doctors/{id}/qualification': { data: [qualification] },
  'GET /front/doctors/{id}/services': { data: [doctorService] },
  'GET /front/doctors/{id}/clinics': { data: [doctorClinic] },
  'GET /front/doctors/{id}/feedbacks': { data: [feedback], meta: feedbackMeta },
  'GET /front/doctors/{id}/contacts': { data: [contact] },
  'GET /front/doctors/{id}/slots': { data: [slotDay] },
  'GET /front/doctors/{id}/similar': { data: [doctorCard] },
  'GET /front/clinics/{id}/full': { data: clinicFull },
  'GET /front/clinics/{id}/filials': { data: [filial] },
  'GET /front/clinics/{id}/doctors': { data: [doctorCard], meta: meta },
  'GET /front/clinics/{id}/services': { data: [clinicService] },
  'GET /front/clinics/{id}/sampling': { data: clinicSampling },
  'GET /front/clinics/{id}/sampling-slots': { data: [samplingSlotDay] },
  'GET /front/clinics/{id}/feedbacks': { data: [feedback], meta: feedbackMeta },
  'GET /front/clinics/{id}/contacts': { data: [contact] },
  'GET /front/questions': { data: [question], meta: meta },
  'GET /front/questions/{id}': { data: question },
  'GET /front/symptoms': { data: [symptom], meta: symptomListMeta },
};
