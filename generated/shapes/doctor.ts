/**
 * Generated from the contract; never edited by hand.
 */
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
const DoctorVisitListAnswer = { data: [deskVisit] };
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
const referralTarget = { id: 'n', slug: 's', title: 's' };
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
const questionAdvice = { text: 's', 'specialisation~': referralTarget, stops: 'b' };
const questionOption = { text: 's', 'advice~': questionAdvice };
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
const DoctorVisitReadAnswer = { data: deskVisitFull };
const DoctorVisitDocumentReadAnswer = { data: visitDocument };
const slot = { starts_at: 'd', 'funding?': ['s'], available: 'b' };
const slotDay = { date: 'd', slots: [slot], 'closed_reason~?': 's' };
const slotRange = { 'last_date~': 'd', 'nearest_starts_at~': 'd' };
const DoctorSlotListAnswer = { data: [slotDay], meta: slotRange, 'room_minutes~': 'n' };
const doctorPatient = {
  id: 'n',
  full_name: 's',
  'birthday~?': 'd',
  'age~': 'n',
  phone: 's',
  clinic_title: 's',
  visits_count: 'n',
  no_show_count: 'n',
  'last_visit_at~': 'd',
  'next_visit_at~': 'd',
};
const meta = { page: 'n', per_page: 'n', total: 'n', last_page: 'n' };
const DoctorPatientListAnswer = { data: [doctorPatient], meta: meta };
const doctorPatientFull = {
  patient: doctorPatient,
  'birthday~': 'd',
  'email~': 's',
  visits: [deskVisit],
  documents: [visitDocument],
  notes: [visitNote],
};
const DoctorPatientReadAnswer = { data: doctorPatientFull };
const contact = { kind: 's', value: 's', 'filial_id~': 'n' };
const specialisation = { id: 'n', title: 's', slug: 's', 'title_plural?': 's' };
const specialisationLink = { id: 'n', specialisation: specialisation };
const workExperience = { id: 'n', position: 's', organisation: 's', 'city~': 's', year_from: 'n', 'year_to~': 'n' };
const education = { id: 'n', title: 's', institution: 's', 'city~': 's', 'year_from~': 'n', year_to: 'n' };
const certificate = { id: 'n', title: 's', 'issued_by~': 's', 'year~': 'n', 'file~': uploadedFile };
const licence = { number: 's', issued_on: 'd' };
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
const timeInterval = { from: 's', to: 's' };
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
const doctorParameterLink = { id: 'n', parameter_id: 'n', title: 's' };
const doctorProfile = {
  id: 'n',
  slug: 's',
  first_name: 's',
  second_name: 's',
  'third_name~': 's',
  'avatar~': 's',
  'phone~': 's',
  email: 's',
  contacts: [contact],
  'description~': 's',
  specialisations: [specialisationLink],
  work_experience: [workExperience],
  education: [education],
  certificates: [certificate],
  patients: ['s'],
  'age_min~': 'n',
  'age_max~': 'n',
  formats: ['s'],
  'payment_methods?': ['s'],
  'category_id~': 'n',
  'degree_id~': 'n',
  experience_since: 'n',
  'licence~?': licence,
  'licence_checked_on~?': 'd',
  services: [doctorServiceLink],
  parameters: [doctorParameterLink],
  completeness_percent: 'n',
  missing: ['s'],
};
const DoctorProfileInfoAnswer = { data: doctorProfile };
const DoctorSpecialisationDirectoryAnswer = { data: [specialisation] };
const DoctorSpecialisationLinkListAnswer = { data: [specialisationLink] };
const DoctorServiceDirectoryAnswer = { data: [service] };
const DoctorServiceLinkListAnswer = { data: [doctorServiceLink] };
const serviceQuestion = { id: 'n', kind: 's', text: 's', is_required: 'b', options: [questionOption] };
const DoctorServiceQuestionListAnswer = { data: [serviceQuestion] };
const DoctorParameterLinkListAnswer = { data: [doctorParameterLink] };
const scheduleSettings = { online_booking: 'b', auto_confirm: 'b', horizon_days: 'n', buffer_minutes: 'n' };
const DoctorScheduleSettingsAnswer = { data: scheduleSettings };
const operatingDay = { weekday: 's', 'hours~': timeInterval, breaks: [timeInterval] };
const operatingMode = {
  filial_id: 'n',
  filial_title: 's',
  slot_minutes: 'n',
  days: [operatingDay],
  'odd_days~': [operatingDay],
};
const DoctorOperatingModesAnswer = { data: [operatingMode] };
const colleagueTime = { starts_at: 'd', doctor_id: 'n', doctor_name: 's', price: 'n' };
const colleague = { doctor_id: 'n', doctor_name: 's', 'obstacle~': 's' };
const touchedVisit = {
  visit: deskVisit,
  new_times: ['d'],
  'colleague_times?': [colleagueTime],
  'colleagues?': [colleague],
};
const scheduleFreeDay = { filial_id: 'n', filial_title: 's', date: 'd', slots: ['d'] };
const scheduleDryRun = { visits: [touchedVisit], free_days: [scheduleFreeDay] };
const DoctorScheduleDryRunAnswer = { data: scheduleDryRun };
const calendarPlace = {
  filial_id: 'n',
  filial_title: 's',
  'hours~': timeInterval,
  breaks: [timeInterval],
  slot_minutes: 'n',
  'special_day_id~': 'n',
  'closed_reason~': 's',
};
const calendarAbsence = { absence_id: 'n', from: 's', to: 's', 'reason~': 's' };
const calendarDay = {
  date: 'd',
  'holiday~': 's',
  places: [calendarPlace],
  absences: [calendarAbsence],
  held: [timeInterval],
};
const DoctorCalendarAnswer = { data: [calendarDay] };
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
const DoctorAbsenceListAnswer = { data: [absence] };
const specialDay = {
  id: 'n',
  filial_id: 'n',
  filial_title: 's',
  date: 'd',
  'hours~': timeInterval,
  breaks: [timeInterval],
  'reason~': 's',
};
const DoctorSpecialDayListAnswer = { data: [specialDay] };
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
const clinicBinding = {
  id: 'n',
  state: 's',
  'asked_by~': 's',
  'asked_at~': 'd',
  'answered_at~': 'd',
  'reason~': 's',
  visits_ahead: 'n',
  filial: filialBrief,
};
const DoctorClinicBindingListAnswer = { data: [clinicBinding] };
const doctorReadinessStep = { step: 's', state: 's' };
const doctorReadiness = { state: 's', steps: [doctorReadinessStep], was_booked: 'b', 'public_slug~': 's' };
const DoctorReadinessAnswer = { data: doctorReadiness };
const dayPlace = { filial_id: 'n', title: 's', 'room~': 's', starts_at: 'd', ends_at: 'd' };
const dayInterval = { kind: 's', starts_at: 'd', ends_at: 'd', filial_id: 'n' };
const notificationTarget = { kind: 's', id: 'n' };
const notification = { id: 'n', kind: 's', title: 's', text: 's', at: 'd', read: 'b', 'target~': notificationTarget };
const doctorHome = {
  date: 'd',
  counts: { total: 'n', completed: 'n', no_show: 'n', arrived: 'n', ahead: 'n', pending: 'n' },
  'next_gap~': { starts_at: 'd', ends_at: 'd' },
  places: [dayPlace],
  intervals: [dayInterval],
  notifications: [notification],
  completeness_percent: 'n',
  missing: ['s'],
};
const DoctorHomeAnswer = { data: doctorHome };
const feedbackReply = { by: 's', text: 's', created_at: 'd' };
const complaint = { reason: 's', text: 's', state: 's', created_at: 'd', 'answer~': 's' };
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
const DoctorFeedbackListAnswer = { data: [ownFeedback], meta: ownFeedbackMeta };
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
const DoctorWaitlistAnswer = { data: [waitingPerson] };
const notificationListMeta = { page: 'n', per_page: 'n', total: 'n', last_page: 'n', unread: 'n' };
const DoctorNotificationListAnswer = { data: [notification], meta: notificationListMeta };
const visitFigures = {
  visits: 'n',
  completed: 'n',
  no_show: 'n',
  cancelled_by_patient: 'n',
  cancelled_by_clinic: 'n',
  first_visits: 'n',
  'occupancy_percent~': 'n',
  revenue: 'n',
};
const doctorAnalytics = {
  date_from: 'd',
  date_to: 'd',
  total: visitFigures,
  previous: { date_from: 'd', date_to: 'd', total: visitFigures },
  by_week: [{ date_from: 'd', date_to: 'd', figures: visitFigures }],
  by_filial: [{ filial_id: 'n', title: 's', figures: visitFigures }],
  by_service: [{ service_id: 'n', title: 's', figures: visitFigures }],
};
const DoctorAnalyticsAnswer = { data: doctorAnalytics };
const DoctorArchiveAnswer = { data: [deskVisit], meta: meta };
const DoctorVisitCreateAnswer = { data: deskVisit };
const DoctorVisitDocumentCreateAnswer = { data: visitDocument };
const DoctorVisitNoteCreateAnswer = { data: visitNote };
const DoctorWorkExperienceCreateAnswer = { data: workExperience };
const DoctorEducationCreateAnswer = { data: education };
const DoctorCertificateCreateAnswer = { data: certificate };
const DoctorSpecialisationLinkCreateAnswer = { data: specialisationLink };
const DoctorServiceLinkCreateAnswer = { data: doctorServiceLink };
const DoctorServiceCopyAnswer = { data: [doctorServiceLink] };
const DoctorParameterLinkCreateAnswer = { data: doctorParameterLink };
const DoctorAbsenceCreateAnswer = { data: absence };
const DoctorSpecialDayCreateAnswer = { data: specialDay };
const DoctorClinicBindingCreateAnswer = { data: clinicBinding };

export const shapes = {
  'GET /fo/doctor/visits': DoctorVisitListAnswer,
  'GET /fo/doctor/visits/{id}': DoctorVisitReadAnswer,
  'GET /fo/doctor/visit-documents/{id}': DoctorVisitDocumentReadAnswer,
  'GET /fo/doctor/slots': DoctorSlotListAnswer,
  'GET /fo/doctor/patients': DoctorPatientListAnswer,
  'GET /fo/doctor/patients/{id}': DoctorPatientReadAnswer,
  'GET /fo/doctor/profile/info': DoctorProfileInfoAnswer,
  'GET /fo/doctor/specialisations/dir': DoctorSpecialisationDirectoryAnswer,
  'GET /fo/doctor/specialisations/link': DoctorSpecialisationLinkListAnswer,
  'GET /fo/doctor/services/dir': DoctorServiceDirectoryAnswer,
  'GET /fo/doctor/services/link': DoctorServiceLinkListAnswer,
  'GET /fo/doctor/service-questions/{service}': DoctorServiceQuestionListAnswer,
  'GET /fo/doctor/parameters/link': DoctorParameterLinkListAnswer,
  'GET /fo/doctor/schedule/settings': DoctorScheduleSettingsAnswer,
  'GET /fo/doctor/schedule/operating-modes': DoctorOperatingModesAnswer,
  'POST /fo/doctor/schedule/dry-run': DoctorScheduleDryRunAnswer,
  'GET /fo/doctor/schedule/calendar': DoctorCalendarAnswer,
  'GET /fo/doctor/schedule/absences': DoctorAbsenceListAnswer,
  'GET /fo/doctor/schedule/special-days': DoctorSpecialDayListAnswer,
  'GET /fo/doctor/clinics': DoctorClinicBindingListAnswer,
  'GET /fo/doctor/readiness': DoctorReadinessAnswer,
  'GET /fo/doctor/home': DoctorHomeAnswer,
  'GET /fo/doctor/feedbacks': DoctorFeedbackListAnswer,
  'GET /fo/doctor/waitlist': DoctorWaitlistAnswer,
  'GET /fo/doctor/notifications': DoctorNotificationListAnswer,
  'GET /fo/doctor/analytics': DoctorAnalyticsAnswer,
  'GET /fo/doctor/archive': DoctorArchiveAnswer,
};

export const created = {
  'POST /fo/doctor/visits': DoctorVisitCreateAnswer,
  'POST /fo/doctor/visits/{id}/documents': DoctorVisitDocumentCreateAnswer,
  'POST /fo/doctor/visits/{id}/notes': DoctorVisitNoteCreateAnswer,
  'POST /fo/doctor/profile/add/work-experience': DoctorWorkExperienceCreateAnswer,
  'POST /fo/doctor/profile/add/education': DoctorEducationCreateAnswer,
  'POST /fo/doctor/profile/certificates': DoctorCertificateCreateAnswer,
  'POST /fo/doctor/specialisations/link': DoctorSpecialisationLinkCreateAnswer,
  'POST /fo/doctor/services/link': DoctorServiceLinkCreateAnswer,
  'POST /fo/doctor/services/copy': DoctorServiceCopyAnswer,
  'POST /fo/doctor/parameters/link': DoctorParameterLinkCreateAnswer,
  'POST /fo/doctor/schedule/absences': DoctorAbsenceCreateAnswer,
  'POST /fo/doctor/schedule/special-days': DoctorSpecialDayCreateAnswer,
  'POST /fo/doctor/clinics': DoctorClinicBindingCreateAnswer,
};
