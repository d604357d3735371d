/**
 * Generated from the contract; never edited by hand.
 */
const personProfile = {
  id: 'n',
  first_name: 's',
  second_name: 's',
  'third_name~': 's',
  'avatar~': 's',
  email: 's',
  'phone~': 's',
  'phone_confirmed_at~': 'd',
  'iin~': 's',
  'birthday~': 'd',
  'gender~': 's',
  'address~': 's',
  'citizenship_id~': 'n',
  'document_number~': 's',
};
const PatientProfileAnswer = { data: personProfile };
const cardShared = { access_id: 'n', owner_name: 's', right: 's' };
const familyMember = {
  id: 'n',
  relation: 's',
  'shared?': cardShared,
  first_name: 's',
  second_name: 's',
  'third_name~': 's',
  birthday: 'd',
  gender: 's',
  age: 'n',
  'phone~?': 's',
  'citizenship_id~?': 'n',
  'iin~?': 's',
  'document_number~?': 's',
};
const FamilyMemberListAnswer = { data: [familyMember] };
const bookedService = { service_id: 'n', service_title: 's', price: 'n', 'ready_in_workdays~': 'n' };
const referralTarget = { id: 'n', slug: 's', title: 's' };
const questionAdvice = { text: 's', 'specialisation~': referralTarget, stops: 'b' };
const questionOption = { text: 's', 'advice~': questionAdvice };
const serviceQuestion = { id: 'n', kind: 's', text: 's', is_required: 'b', options: [questionOption] };
const slotHold = {
  id: 's',
  'doctor_id~': 'n',
  filial_id: 'n',
  service_id: 'n',
  service_title: 's',
  'services?': [bookedService],
  price: 'n',
  duration_minutes: 'n',
  'funding?': ['s'],
  'needs_referral?': 'b',
  starts_at: 'd',
  expires_at: 'd',
  'questions?': [serviceQuestion],
  cancel_until: 'd',
  'answer_until~': 'd',
};
const SlotHoldReadAnswer = { data: slotHold };
const namedSlug = { slug: 's', title: 's' };
const visitDoctor = {
  id: 'n',
  slug: 's',
  first_name: 's',
  second_name: 's',
  'third_name~?': 's',
  'avatar~': 's',
  specialisations: [namedSlug],
};
const geoPoint = { lat: 'n', lng: 'n' };
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
const visitPerson = { 'family_member_id~': 'n', full_name: 's', 'relation~': 's', 'age~': 'n', 'birthday~?': 'd' };
const arrivalWindow = { from: 'd', to: 'd' };
const homeAddress = { street: 's', 'flat~': 's', 'entrance~': 's', 'floor~': 's', 'intercom~': 's', 'note~': 's' };
const nextReminder = { at: 'd', channels: ['s'] };
const visitEvent = { id: 'n', at: 'd', kind: 's', text: 's' };
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
const visit = {
  id: 'n',
  number: 's',
  status: 's',
  'answer_until~': 'd',
  starts_at: 'd',
  ends_at: 'd',
  created_at: 'd',
  'doctor~': visitDoctor,
  filial: filialBrief,
  service_id: 'n',
  service_title: 's',
  'services?': [bookedService],
  price: 'n',
  'funding?': 's',
  'needs_referral?': 'b',
  duration_minutes: 'n',
  person: visitPerson,
  'shared_right?': 's',
  'booked_by~?': 's',
  'payment_methods?': ['s'],
  'comment~': 's',
  phone: 's',
  email: 's',
  attendance_requested: 'b',
  'attendance_confirmed_at~': 'd',
  cancel_until: 'd',
  format: 's',
  'arrive_at~': 'd',
  'arrival_window~': arrivalWindow,
  'home_address~': homeAddress,
  'video_from~': 'd',
  'video_url~': 's',
  fasting: 'b',
  'ready_in_workdays~': 'n',
  preparation: ['s'],
  'cancel_reason~': 's',
  'cancelled_by~': 's',
  'review_id~': 'n',
  'rating~': 'n',
  'dispute_until~': 'd',
  'disputed_at~': 'd',
  'next_reminder~?': nextReminder,
  history: [visitEvent],
  'conclusion~?': visitConclusion,
  'questions?': [visitQuestion],
};
const visitListMeta = {
  page: 'n',
  per_page: 'n',
  total: 'n',
  last_page: 'n',
  counts: { upcoming: 'n', past: 'n', cancelled: 'n' },
};
const VisitListAnswer = { data: [visit], meta: visitListMeta };
const VisitReadAnswer = { data: visit };
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
const measurement = { at: 'd', 'height~': 'n', 'weight~': 'n' };
const medicalCard = {
  'blood_type~': 's',
  'rh_factor~': 's',
  'height~': 'n',
  'weight~': 'n',
  'updated_at~': 'd',
  measurements: [measurement],
  documents_count: 'n',
};
const patientHome = {
  'next_visit~': visit,
  upcoming_count: 'n',
  to_confirm: [visit],
  to_review: [visit],
  missing_profile_fields: ['s'],
  rebook: [doctorCard],
  medical_card: medicalCard,
  'to_control?': [visit],
};
const PatientHomeAnswer = { data: patientHome };
const cardAccess = {
  id: 'n',
  email: 's',
  'full_name~': 's',
  right: 's',
  state: 's',
  sent_at: 'd',
  'expires_at~': 'd',
  'accepted_at~': 'd',
};
const CardAccessListAnswer = { data: [cardAccess] };
const cardInvitation = {
  id: 'n',
  right: 's',
  owner_name: 's',
  person_name: 's',
  person_birthday: 'd',
  is_owner: 'b',
  expires_at: 'd',
};
const CardInvitationListAnswer = { data: [cardInvitation] };
const MedicalCardReadAnswer = { data: medicalCard };
const uploadedFile = { id: 'n', path: 's', name: 's', size: 'n', type: 's' };
const document = {
  id: 'n',
  category: 's',
  name: 's',
  file: uploadedFile,
  created_at: 'd',
  'added_by~': 's',
  'family_member_id~': 'n',
  'visit_id~': 'n',
};
const documentListMeta = {
  page: 'n',
  per_page: 'n',
  total: 'n',
  last_page: 'n',
  counts: {
    analysis: 'n',
    examination: 'n',
    conclusion: 'n',
    referral: 'n',
    prescription: 'n',
    vaccination: 'n',
    other: 'n',
  },
};
const DocumentListAnswer = { data: [document], meta: documentListMeta };
const DocumentReadAnswer = { data: document };
const reminderPerson = { 'family_member_id~': 'n', full_name: 's', is_child: 'b', reminded: 'b', 'also_phone~': 's' };
const reminderSettings = {
  channels: ['s'],
  before: ['s'],
  'quiet_from~': 's',
  'quiet_to~': 's',
  people: [reminderPerson],
};
const ReminderSettingsAnswer = { data: reminderSettings };
const reviewCriteria = { 'attention~': 'n', 'explanation~': 'n', 'punctuality~': 'n' };
const feedbackReply = { by: 's', text: 's', created_at: 'd' };
const review = {
  id: 'n',
  visit_id: 'n',
  'doctor~': visitDoctor,
  filial: filialBrief,
  service_title: 's',
  visit_date: 'd',
  rating: 'n',
  criteria: reviewCriteria,
  text: 's',
  anonymous: 'b',
  state: 's',
  'reject_reason~': 's',
  'rejected_for~?': 's',
  created_at: 'd',
  'moderation_due_at~': 'd',
  'reply~': feedbackReply,
};
const reviewListMeta = {
  page: 'n',
  per_page: 'n',
  total: 'n',
  last_page: 'n',
  counts: { published: 'n', in_process: 'n', rejected: 'n' },
};
const ReviewListAnswer = { data: [review], meta: reviewListMeta };
const ReviewReadAnswer = { data: review };
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
const favourites = { doctors: [doctorCard], clinics: [clinicCard] };
const FavouriteListAnswer = { data: favourites };
const patientClinic = {
  clinic: clinicCard,
  visits_count: 'n',
  'last_visit_at~': 'd',
  doctors: [visitDoctor],
  favourite: 'b',
};
const PatientClinicListAnswer = { data: [patientClinic] };
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
const patientService = {
  service: service,
  visits_count: 'n',
  last_visit_id: 'n',
  last_visit_at: 'd',
  'doctor~': visitDoctor,
  filial: filialBrief,
  price: 'n',
};
const PatientServiceListAnswer = { data: [patientService] };
const patientServiceVisit = {
  id: 'n',
  starts_at: 'd',
  'doctor~': visitDoctor,
  filial: filialBrief,
  price: 'n',
  person: visitPerson,
};
const patientServiceFull = {
  service: service,
  visits_count: 'n',
  last_visit_id: 'n',
  last_visit_at: 'd',
  'doctor~': visitDoctor,
  filial: filialBrief,
  price: 'n',
  visits: [patientServiceVisit],
};
const PatientServiceReadAnswer = { data: patientServiceFull };
const newsClinic = { slug: 's', title: 's' };
const newsItem = {
  id: 'n',
  title: 's',
  lead: 's',
  text: 's',
  published_at: 'd',
  'picture~?': 's',
  tag: 's',
  'clinic~': newsClinic,
};
const meta = { page: 'n', per_page: 'n', total: 'n', last_page: 'n' };
const NewsListAnswer = { data: [newsItem], meta: meta };
const NewsReadAnswer = { data: newsItem };
const notificationTarget = { kind: 's', id: 'n' };
const notification = { id: 'n', kind: 's', title: 's', text: 's', at: 'd', read: 'b', 'target~': notificationTarget };
const notificationListMeta = { page: 'n', per_page: 'n', total: 'n', last_page: 'n', unread: 'n' };
const NotificationListAnswer = { data: [notification], meta: notificationListMeta };
const waitlistOffer = { starts_at: 'd', expires_at: 'd' };
const waitlistEntry = {
  id: 'n',
  'visit_id~': 'n',
  doctor: visitDoctor,
  filial: filialBrief,
  service_id: 'n',
  service_title: 's',
  until: 'd',
  'nearest_slot_at~': 'd',
  created_at: 'd',
  'offer~': waitlistOffer,
};
const WaitlistListAnswer = { data: [waitlistEntry] };
const consentRecord = { id: 'n', purpose: 's', version: 's', accepted_at: 'd', 'withdrawn_at~': 'd' };
const ConsentListAnswer = { data: [consentRecord] };
const patientQuestion = {
  id: 'n',
  title: 's',
  text: 's',
  anonymous: 'b',
  meddirection: namedSlug,
  state: 's',
  'reject_reason~': 's',
  created_at: 'd',
  answers_count: 'n',
};
const PatientQuestionListAnswer = { data: [patientQuestion] };
const FamilyMemberCreateAnswer = { data: familyMember };
const SlotHoldCreateAnswer = { data: slotHold };
const VisitCreateAnswer = { data: visit };
const CardAccessCreateAnswer = { data: cardAccess };
const DocumentCreateAnswer = { data: document };
const ReviewCreateAnswer = { data: review };
const WaitlistCreateAnswer = { data: waitlistEntry };
const QuestionCreateAnswer = { data: patientQuestion };

export const shapes = {
  'GET /fo/patient/profile': PatientProfileAnswer,
  'GET /fo/patient/family': FamilyMemberListAnswer,
  'GET /fo/patient/slot-holds/{id}': SlotHoldReadAnswer,
  'GET /fo/patient/visits': VisitListAnswer,
  'GET /fo/patient/visits/{id}': VisitReadAnswer,
  'GET /fo/patient/home': PatientHomeAnswer,
  'GET /fo/patient/card-access': CardAccessListAnswer,
  'GET /fo/patient/card-invitations': CardInvitationListAnswer,
  'GET /fo/patient/medical-card': MedicalCardReadAnswer,
  'GET /fo/patient/medical-card/documents': DocumentListAnswer,
  'GET /fo/patient/medical-card/documents/{id}': DocumentReadAnswer,
  'GET /fo/patient/reminder-settings': ReminderSettingsAnswer,
  'GET /fo/patient/reviews': ReviewListAnswer,
  'GET /fo/patient/reviews/{id}': ReviewReadAnswer,
  'GET /fo/patient/favourites': FavouriteListAnswer,
  'GET /fo/patient/clinics': PatientClinicListAnswer,
  'GET /fo/patient/services': PatientServiceListAnswer,
  'GET /fo/patient/services/{id}': PatientServiceReadAnswer,
  'GET /fo/patient/news': NewsListAnswer,
  'GET /fo/patient/news/{id}': NewsReadAnswer,
  'GET /fo/patient/notifications': NotificationListAnswer,
  'GET /fo/patient/waitlist': WaitlistListAnswer,
  'GET /fo/patient/consents': ConsentListAnswer,
  'GET /fo/patient/questions': PatientQuestionListAnswer,
};

export const created = {
  'POST /fo/patient/family': FamilyMemberCreateAnswer,
  'POST /fo/patient/slot-holds': SlotHoldCreateAnswer,
  'POST /fo/patient/visits': VisitCreateAnswer,
  'POST /fo/patient/card-access': CardAccessCreateAnswer,
  'POST /fo/patient/medical-card/documents': DocumentCreateAnswer,
  'POST /fo/patient/reviews': ReviewCreateAnswer,
  'POST /fo/patient/waitlist': WaitlistCreateAnswer,
  'POST /fo/patient/questions': QuestionCreateAnswer,
};
