/**
 * Generated from the contract; never edited by hand.
 */
const timeInterval = { from: 's', to: 's' };
const openingHours = { weekday: 's', from: 's', to: 's', 'breaks?': [timeInterval] };
const filialSummary = {
  id: 'n',
  title: 's',
  address: 's',
  city: 's',
  phone: 's',
  doctors_count: 'n',
  visits_today: 'n',
  visits_over: 'n',
  pending_count: 'n',
  'occupancy_percent~': 'n',
  state: 's',
  'opens_on~': 'd',
  'closes_on~': 'd',
  hours: [openingHours],
  'closed_today~': 's',
  'rating~': 'n',
  reviews_count: 'n',
  services_count: 'n',
  missing: ['s'],
};
const ClinicFilialListAnswer = { data: [filialSummary] };
const licence = { number: 's', issued_on: 'd' };
const factCheck = { fact: 's', checked_on: 'd' };
const clinicContacts = { 'site~': 's', 'whatsapp~': 's', 'telegram~': 's', 'instagram~': 's' };
const placePhoto = { id: 'n', 'filial_id~': 'n', path: 's', alt: 's' };
const bookingSettings = {
  book_ahead_hours: 'n',
  cancel_ahead_hours: 'n',
  arrive_early_minutes: 'n',
  auto_confirm: 'b',
};
const clinicProfile = {
  id: 'n',
  slug: 's',
  title: 's',
  'short_title~': 's',
  bin: 's',
  jur_name: 's',
  jur_address: 's',
  work_start_year: 'n',
  'licence~?': licence,
  'licence_checked_on~?': 'd',
  'checks?': [factCheck],
  affiliates_count: 'n',
  'logo~': 's',
  'description~': 's',
  clinic_type_id: 'n',
  parameter_ids: ['n'],
  contacts: clinicContacts,
  photos: [placePhoto],
  settings: bookingSettings,
  missing: ['s'],
};
const ClinicProfileAnswer = { data: clinicProfile };
const clinicFigures = {
  visits: 'n',
  completed: 'n',
  no_show: 'n',
  cancelled: 'n',
  new_clients: 'n',
  'no_show_percent~': 'n',
  'occupancy_percent~': 'n',
  income: 'n',
};
const clinicFilialFigures = {
  filial_id: 'n',
  title: 's',
  total: clinicFigures,
  previous: clinicFigures,
  'rating~': 'n',
  reviews_count: 'n',
  by_hour: [{ hour: 'n', occupancy_percent: 'n' }],
};
const clinicDoctorFigures = { doctor_id: 'n', slug: 's', full_name: 's', 'avatar~': 's', total: clinicFigures };
const clinicAnalytics = {
  date_from: 'd',
  date_to: 'd',
  previous_from: 'd',
  previous_to: 'd',
  total: clinicFigures,
  previous: clinicFigures,
  'rating~': 'n',
  reviews_count: 'n',
  filials: [clinicFilialFigures],
  doctors: [clinicDoctorFigures],
  services: [{ service_id: 'n', title: 's', visits: 'n', income: 'n' }],
  by_day: [{ date: 'd', visits: 'n', income: 'n' }],
};
const ClinicAnalyticsAnswer = { data: clinicAnalytics };
const geoPoint = { lat: 'n', lng: 'n' };
const filialHoliday = { date: 'd', reason: 's' };
const filialNextHours = { date_from: 'd', hours: [openingHours] };
const filialProfile = {
  id: 'n',
  clinic_slug: 's',
  title: 's',
  'short_title~': 's',
  type_id: 'n',
  'contact_person~': 's',
  phone: 's',
  'email~': 's',
  city_id: 'n',
  'district_id~': 'n',
  'district~': 's',
  address: 's',
  'directions~': 's',
  location: geoPoint,
  hours: [openingHours],
  closed_on_holidays: 'b',
  holidays: [filialHoliday],
  parameter_ids: ['n'],
  'payment_methods?': ['s'],
  'description~': 's',
  photos: [placePhoto],
  state: 's',
  'opens_on~': 'd',
  'closes_on~': 'd',
  'next_hours~': filialNextHours,
  missing: ['s'],
};
const ClinicFilialReadAnswer = { data: filialProfile };
const filialNewTime = { starts_at: 'd', 'doctor_id~': 'n', 'doctor_name~': 's', filial_id: 'n', filial_title: 's' };
const filialTouchedVisit = {
  id: 'n',
  number: 's',
  status: 's',
  starts_at: 'd',
  ends_at: 'd',
  'doctor_id~': 'n',
  'doctor_name~': 's',
  service_title: 's',
  'funding?': 's',
  person_name: 's',
  'phone~': 's',
  new_times: [filialNewTime],
};
const ClinicFilialTouchedVisitsAnswer = { data: [filialTouchedVisit] };
const priceItem = {
  service_id: 'n',
  slug: 's',
  title: 's',
  kind: 's',
  'price~': 'n',
  is_visible: 'b',
  doctors_count: 'n',
  'doctor_price_from~': 'n',
  'doctor_price_to~': 'n',
};
const priceListMeta = { page: 'n', per_page: 'n', total: 'n', last_page: 'n', all: 'n', visible: 'n', hidden: 'n' };
const ClinicPriceListAnswer = { data: [priceItem], meta: priceListMeta };
const referralTarget = { id: 'n', slug: 's', title: 's' };
const questionAdvice = { text: 's', 'specialisation~': referralTarget, stops: 'b' };
const questionOption = { text: 's', 'advice~': questionAdvice };
const serviceQuestion = { id: 'n', kind: 's', text: 's', is_required: 'b', options: [questionOption] };
const ClinicServiceQuestionListAnswer = { data: [serviceQuestion] };
const namedSlug = { slug: 's', title: 's' };
const clinicDoctorBinding = {
  filial_id: 'n',
  state: 's',
  'asked_by~': 's',
  'asked_at~': 'd',
  'answered_at~': 'd',
  'reason~': 's',
  visits_ahead: 'n',
};
const clinicDoctor = {
  id: 'n',
  slug: 's',
  first_name: 's',
  second_name: 's',
  'third_name~': 's',
  'avatar~': 's',
  specialisations: [namedSlug],
  'email~': 's',
  filial_ids: ['n'],
  state: 's',
  bindings: [clinicDoctorBinding],
  services_count: 'n',
  weekly_minutes: 'n',
  visits_ahead: 'n',
  'occupancy_percent~': 'n',
  'rating~': 'n',
  reviews_count: 'n',
};
const meta = { page: 'n', per_page: 'n', total: 'n', last_page: 'n' };
const ClinicDoctorListAnswer = { data: [clinicDoctor], meta: meta };
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
const doctorServiceLink = {
  id: 'n',
  visible: 'b',
  filial_id: 'n',
  filial_title: 's',
  service: service,
  price: 'n',
  'funding?': ['s'],
  'needs_referral?': 'b',
  'osms_hours?': timeInterval,
  duration_minutes: 'n',
  visits_ahead: 'n',
};
const clinicDoctorFull = {
  id: 'n',
  slug: 's',
  first_name: 's',
  second_name: 's',
  'third_name~': 's',
  'avatar~': 's',
  specialisations: [namedSlug],
  'email~': 's',
  filial_ids: ['n'],
  state: 's',
  bindings: [clinicDoctorBinding],
  services_count: 'n',
  weekly_minutes: 'n',
  visits_ahead: 'n',
  'occupancy_percent~': 'n',
  'rating~': 'n',
  reviews_count: 'n',
  'phone~': 's',
  experience_years: 'n',
  services: [doctorServiceLink],
  reception: [{ filial_id: 'n', 'room~': 's', hours: [openingHours] }],
};
const ClinicDoctorReadAnswer = { data: clinicDoctorFull };
const absence = {
  id: 'n',
  'filial_ids?': ['n'],
  date_from: 'd',
  date_to: 'd',
  'time_from~': 's',
  'time_to~': 's',
  'reason~': 's',
  visits_count: 'n',
};
const ClinicAbsenceListAnswer = { data: [absence] };
const bookedService = { service_id: 'n', service_title: 's', price: 'n', 'ready_in_workdays~': 'n' };
const visitPerson = { 'family_member_id~': 'n', full_name: 's', 'relation~': 's', 'age~': 'n', 'birthday~?': 'd' };
const arrivalWindow = { from: 'd', to: 'd' };
const homeAddress = { street: 's', 'flat~': 's', 'entrance~': 's', 'floor~': 's', 'intercom~': 's', 'note~': 's' };
const deskVisit = {
  id: 'n',
  number: 's',
  status: 's',
  'answer_until~': 'd',
  starts_at: 'd',
  ends_at: 'd',
  filial_id: 'n',
  filial_title: 's',
  'doctor_id~': 'n',
  'doctor_name~': 's',
  service_id: 'n',
  service_title: 's',
  'services?': [bookedService],
  price: 'n',
  'funding?': 's',
  'payers?': ['s'],
  'needs_referral?': 'b',
  duration_minutes: 'n',
  client_id: 'n',
  person: visitPerson,
  first_time: 'b',
  source: 's',
  'comment~': 's',
  phone: 's',
  documents_count: 'n',
  'attendance_confirmed_at~': 'd',
  'arrived_at~': 'd',
  'cancel_reason~': 's',
  'cancelled_by~': 's',
  'disputed_at~': 'd',
  'undo_to~': 's',
  format: 's',
  'arrival_window~': arrivalWindow,
  'home_address~': homeAddress,
  'video_url~': 's',
};
const colleagueTime = { starts_at: 'd', doctor_id: 'n', doctor_name: 's', price: 'n' };
const colleague = { doctor_id: 'n', doctor_name: 's', 'obstacle~': 's' };
const touchedVisit = {
  visit: deskVisit,
  new_times: ['d'],
  'colleague_times?': [colleagueTime],
  'colleagues?': [colleague],
};
const ClinicAbsenceDryRunAnswer = { data: [touchedVisit] };
const clinicDirectoryDoctor = {
  id: 'n',
  slug: 's',
  first_name: 's',
  second_name: 's',
  'third_name~': 's',
  'avatar~': 's',
  specialisations: [namedSlug],
  experience_years: 'n',
  city: 's',
  clinics: ['s'],
  'state~': 's',
};
const ClinicDoctorDirectoryAnswer = { data: [clinicDirectoryDoctor] };
const visitDoctor = {
  id: 'n',
  slug: 's',
  first_name: 's',
  second_name: 's',
  'third_name~?': 's',
  'avatar~': 's',
  specialisations: [namedSlug],
};
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
const boardTaken = { from: 's', to: 's', kind: 's' };
const boardDay = {
  date: 'd',
  'hours~': timeInterval,
  breaks: [timeInterval],
  'closed_reason~': 's',
  slot_minutes: 'n',
  taken: [boardTaken],
};
const boardDoctor = { doctor: visitDoctor, services: [doctorOffer], days: [boardDay] };
const board = { filial_id: 'n', doctors: [boardDoctor] };
const ClinicBoardAnswer = { data: board };
const clientNextVisit = { id: 'n', starts_at: 'd', filial_id: 'n', 'doctor~': 's', 'funding?': 's' };
const client = {
  id: 'n',
  full_name: 's',
  'birthday~?': 'd',
  'age~': 'n',
  'phone~': 's',
  visits_count: 'n',
  no_show_count: 'n',
  'last_visit_at~': 'd',
  'last_doctor~': 's',
  'next_visit~': clientNextVisit,
};
const clientListMeta = { page: 'n', per_page: 'n', total: 'n', last_page: 'n', clinic_total: 'n' };
const ClinicClientListAnswer = { data: [client], meta: clientListMeta };
const clientNote = { id: 'n', text: 's', author: 's', created_at: 'd' };
const clientCard = {
  id: 'n',
  second_name: 's',
  first_name: 's',
  'third_name~': 's',
  'birthday~': 'd',
  'gender~': 's',
  'iin~?': 's',
  'document_number~?': 's',
  'phone~': 's',
  'phone_confirmed?': 'b',
  has_account: 'b',
  'added_at~': 'd',
  notes: [clientNote],
  summary: client,
};
const ClinicClientReadAnswer = { data: clientCard };
const clientVisit = {
  id: 'n',
  status: 's',
  starts_at: 'd',
  filial_id: 'n',
  filial_title: 's',
  'doctor~': 's',
  service_title: 's',
  price: 'n',
  'funding?': 's',
  'payers?': ['s'],
  'needs_referral?': 'b',
  'cancel_reason~': 's',
  'cancelled_by~': 's',
};
const ClinicClientVisitListAnswer = { data: [clientVisit], meta: meta };
const ClinicVisitListAnswer = { data: [deskVisit], meta: meta };
const visitEvent = { id: 'n', at: 'd', kind: 's', text: 's' };
const uploadedFile = { id: 'n', path: 's', name: 's', size: 'n', type: 's' };
const visitDocument = {
  id: 'n',
  visit_id: 'n',
  category: 's',
  name: 's',
  file: uploadedFile,
  created_at: 'd',
  'added_by~': 's',
  removable: 'b',
};
const visitNote = { id: 'n', visit_id: 'n', text: 's', created_at: 'd', by: 's', author: 's', removable: 'b' };
const visitReferral = { 'specialisation~': referralTarget, 'service~': referralTarget };
const visitConclusion = {
  'complaints~': 's',
  'diagnosis~': 's',
  'prescriptions~': 's',
  'control_until~': 'd',
  referrals: [visitReferral],
  author: 's',
  written_at: 'd',
};
const visitQuestion = { id: 'n', kind: 's', text: 's', is_required: 'b', options: [questionOption], 'answer~': 's' };
const visitDispute = { text: 's', created_at: 'd' };
const visitStep = { status: 's', 'from~': 'd', 'until~': 'd', undoes: 'b' };
const visitRecord = {
  created_at: 'd',
  'email~': 's',
  'birthday~': 'd',
  'own_phone~?': 's',
  'iin~?': 's',
  'document_number~?': 's',
  history: [visitEvent],
  documents: [visitDocument],
  notes: [visitNote],
  'conclusion~?': visitConclusion,
  'questions?': [visitQuestion],
  'dispute~': visitDispute,
  earlier_visits_count: 'n',
  preparation: ['s'],
  steps: [visitStep],
  'movable_until~': 'd',
};
const deskVisitFull = { visit: deskVisit, record: visitRecord };
const ClinicVisitReadAnswer = { data: deskVisitFull };
const ClinicVisitDocumentReadAnswer = { data: visitDocument };
const clinicFirstTime = { doctor: visitDoctor, filial_id: 'n', offer: doctorOffer, times: ['d'] };
const clinicFirstTimeChoices = { specialisations: [namedSlug], services: [{ id: 'n', title: 's' }] };
const ClinicFirstTimeListAnswer = { data: [clinicFirstTime], choices: clinicFirstTimeChoices };
const slot = { starts_at: 'd', 'funding?': ['s'], available: 'b' };
const slotDay = { date: 'd', slots: [slot], 'closed_reason~?': 's' };
const slotRange = { 'last_date~': 'd', 'nearest_starts_at~': 'd' };
const ClinicSlotListAnswer = { data: [slotDay], meta: slotRange };
const deskSample = { service: service, price: 'n', 'ready_in_workdays~': 'n' };
const samplesTogether = {
  price: 'n',
  fasting: 'b',
  'ready_in_workdays~': 'n',
  duration_minutes: 'n',
  preparation: ['s'],
};
const ClinicSampleListAnswer = { data: { analyses: [deskSample], 'together~': samplesTogether } };
const feedbackReply = { by: 's', text: 's', created_at: 'd' };
const complaint = { reason: 's', text: 's', state: 's', created_at: 'd', 'answer~': 's' };
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
const ownFeedback = {
  id: 'n',
  rating: 'n',
  text: 's',
  'author_name~': 's',
  'service_title~': 's',
  created_at: 'd',
  of_visit: 'b',
  'reply~': feedbackReply,
  'complaint~': complaint,
  'doctor~?': visitDoctor,
  'filial?': filialBrief,
};
const ownFeedbackMeta = {
  page: 'n',
  per_page: 'n',
  total: 'n',
  last_page: 'n',
  'rating~': 'n',
  distribution: [{ rating: 'n', count: 'n' }],
  unanswered: 'n',
  unanswered_recent: 'n',
  complaints: 'n',
};
const ClinicFeedbackListAnswer = { data: [ownFeedback], meta: ownFeedbackMeta };
const clinicNews = {
  id: 'n',
  title: 's',
  lead: 's',
  text: 's',
  tag: 's',
  'picture~': 's',
  state: 's',
  'published_at~': 'd',
  updated_at: 'd',
};
const ClinicNewsListAnswer = { data: [clinicNews], meta: meta };
const ClinicNewsReadAnswer = { data: clinicNews };
const notificationTarget = { kind: 's', id: 'n' };
const notification = { id: 'n', kind: 's', title: 's', text: 's', at: 'd', read: 'b', 'target~': notificationTarget };
const notificationListMeta = { page: 'n', per_page: 'n', total: 'n', last_page: 'n', unread: 'n' };
const ClinicNotificationListAnswer = { data: [notification], meta: notificationListMeta };
const waitlistOffer = { starts_at: 'd', expires_at: 'd' };
const waitingPerson = {
  id: 'n',
  full_name: 's',
  'age~': 'n',
  'phone~': 's',
  doctor: visitDoctor,
  filial: filialBrief,
  service_id: 'n',
  service_title: 's',
  duration_minutes: 'n',
  'visit_id~': 'n',
  'visit_starts_at~': 'd',
  until: 'd',
  'nearest_slot_at~': 'd',
  created_at: 'd',
  'offer~': waitlistOffer,
  'client_id~': 'n',
  has_account: 'b',
  'comment~': 's',
};
const ClinicWaitlistAnswer = { data: [waitingPerson] };
const clinicSecondFactor = { 'required_from~': 'd' };
const ClinicSecondFactorReadAnswer = { data: clinicSecondFactor };
const staffMember = {
  id: 'n',
  full_name: 's',
  email: 's',
  owner: 'b',
  state: 's',
  second_factor: 'b',
  rights: ['s'],
  filial_ids: ['n'],
};
const ClinicStaffListAnswer = { data: [staffMember] };
const clinicReadinessStep = { step: 's', state: 's', 'filial_id~': 'n' };
const clinicReadiness = { state: 's', steps: [clinicReadinessStep], was_booked: 'b', 'public_slug~': 's' };
const ClinicReadinessAnswer = { data: clinicReadiness };
const clinicWaiting = { pending_visits: 'n', doctor_requests: 'n', reviews_without_reply: 'n' };
const clinicHome = {
  date: 'd',
  visits_today: 'n',
  pending_count: 'n',
  no_show_percent: 'n',
  'occupancy_percent~': 'n',
  waiting: clinicWaiting,
  filials: [filialSummary],
};
const ClinicHomeAnswer = { data: clinicHome };
const ClinicFilialCreateAnswer = { data: filialProfile };
const ClinicPhotoCreateAnswer = { data: placePhoto };
const ClinicPriceCreateAnswer = { data: priceItem };
const ClinicPriceBulkUpdateAnswer = { data: [priceItem] };
const ClinicDoctorCreateAnswer = { data: clinicDoctor };
const ClinicAbsenceCreateAnswer = { data: absence };
const ClinicClientCreateAnswer = { data: clientCard };
const ClinicClientNoteCreateAnswer = { data: clientNote };
const ClinicVisitCreateAnswer = { data: deskVisit };
const ClinicVisitDocumentCreateAnswer = { data: visitDocument };
const ClinicVisitNoteCreateAnswer = { data: visitNote };
const ClinicNewsCreateAnswer = { data: clinicNews };
const ClinicWaitlistCreateAnswer = { data: waitingPerson };
const ClinicStaffCreateAnswer = { data: staffMember };

export const shapes = {
  'GET /fo/clinic/filials': ClinicFilialListAnswer,
  'GET /fo/clinic/profile': ClinicProfileAnswer,
  'GET /fo/clinic/analytics': ClinicAnalyticsAnswer,
  'GET /fo/clinic/filials/{id}': ClinicFilialReadAnswer,
  'POST /fo/clinic/filials/{id}/touched-visits': ClinicFilialTouchedVisitsAnswer,
  'GET /fo/clinic/filials/{id}/prices': ClinicPriceListAnswer,
  'GET /fo/clinic/service-questions/{service}': ClinicServiceQuestionListAnswer,
  'GET /fo/clinic/doctors': ClinicDoctorListAnswer,
  'GET /fo/clinic/doctors/{id}': ClinicDoctorReadAnswer,
  'GET /fo/clinic/doctors/{id}/absences': ClinicAbsenceListAnswer,
  'POST /fo/clinic/doctors/{id}/absences/dry-run': ClinicAbsenceDryRunAnswer,
  'POST /fo/clinic/doctor-directory': ClinicDoctorDirectoryAnswer,
  'GET /fo/clinic/board': ClinicBoardAnswer,
  'GET /fo/clinic/clients': ClinicClientListAnswer,
  'GET /fo/clinic/clients/{id}': ClinicClientReadAnswer,
  'GET /fo/clinic/clients/{id}/visits': ClinicClientVisitListAnswer,
  'GET /fo/clinic/visits': ClinicVisitListAnswer,
  'GET /fo/clinic/visits/{id}': ClinicVisitReadAnswer,
  'GET /fo/clinic/visit-documents/{id}': ClinicVisitDocumentReadAnswer,
  'GET /fo/clinic/first-times': ClinicFirstTimeListAnswer,
  'GET /fo/clinic/slots': ClinicSlotListAnswer,
  'GET /fo/clinic/samples': ClinicSampleListAnswer,
  'GET /fo/clinic/feedbacks': ClinicFeedbackListAnswer,
  'GET /fo/clinic/news': ClinicNewsListAnswer,
  'GET /fo/clinic/news/{id}': ClinicNewsReadAnswer,
  'GET /fo/clinic/notifications': ClinicNotificationListAnswer,
  'GET /fo/clinic/waitlist': ClinicWaitlistAnswer,
  'GET /fo/clinic/second-factor': ClinicSecondFactorReadAnswer,
  'GET /fo/clinic/staff': ClinicStaffListAnswer,
  'GET /fo/clinic/readiness': ClinicReadinessAnswer,
  'GET /fo/clinic/home': ClinicHomeAnswer,
};

export const created = {
  'POST /fo/clinic/filials': ClinicFilialCreateAnswer,
  'POST /fo/clinic/photos': ClinicPhotoCreateAnswer,
  'POST /fo/clinic/filials/{id}/prices': ClinicPriceCreateAnswer,
  'PUT /fo/clinic/filials/{id}/prices': ClinicPriceBulkUpdateAnswer,
  'POST /fo/clinic/doctors': ClinicDoctorCreateAnswer,
  'POST /fo/clinic/doctors/{id}/absences': ClinicAbsenceCreateAnswer,
  'POST /fo/clinic/clients': ClinicClientCreateAnswer,
  'POST /fo/clinic/clients/{id}/notes': ClinicClientNoteCreateAnswer,
  'POST /fo/clinic/visits': ClinicVisitCreateAnswer,
  'POST /fo/clinic/visits/{id}/documents': ClinicVisitDocumentCreateAnswer,
  'POST /fo/clinic/visits/{id}/notes': ClinicVisitNoteCreateAnswer,
  'POST /fo/clinic/news': ClinicNewsCreateAnswer,
  'POST /fo/clinic/waitlist': ClinicWaitlistCreateAnswer,
  'POST /fo/clinic/staff': ClinicStaffCreateAnswer,
};
