/**
 * Generated from the contract; never edited by hand.
 */
const filialSummary = {
  id: 'n',
  title: 's',
  address: 's',
  city: 's',
  phone: 's',
  doctors_count: 'n',
  visits_today: 'n',
  pending_count: 'n',
  occupancy_percent: 'n',
};
const bookingSettings = { book_ahead_hours: 'n', cancel_ahead_hours: 'n', arrive_early_minutes: 'n' };
const clinicProfile = {
  id: 'n',
  slug: 's',
  title: 's',
  'short_title~': 's',
  bin: 's',
  jur_name: 's',
  jur_address: 's',
  work_start_year: 'n',
  'logo~': 's',
  'description~': 's',
  clinic_type_id: 'n',
  parameter_ids: ['n'],
  settings: bookingSettings,
};
const openingHours = { weekday: 's', from: 's', to: 's' };
const filialProfile = {
  id: 'n',
  title: 's',
  'short_title~': 's',
  type_id: 'n',
  'contact_person~': 's',
  phone: 's',
  'email~': 's',
  city_id: 'n',
  'district~': 's',
  address: 's',
  'directions~': 's',
  hours: [openingHours],
};
const namedSlug = { slug: 's', title: 's' };
const clinicDoctor = {
  id: 'n',
  slug: 's',
  first_name: 's',
  second_name: 's',
  'third_name~': 's',
  'avatar~': 's',
  specialisations: [namedSlug],
  filial_ids: ['n'],
  state: 's',
  occupancy_percent: 'n',
  'rating~': 'n',
  reviews_count: 'n',
};
const meta = { page: 'n', per_page: 'n', total: 'n', last_page: 'n' };
const client = {
  id: 'n',
  full_name: 's',
  'age~': 'n',
  phone: 's',
  visits_count: 'n',
  no_show_count: 'n',
  'last_visit_at~': 'd',
  'next_visit_at~': 'd',
  'last_doctor~': 's',
};
const visitPerson = { 'family_member_id~': 'n', full_name: 's', 'relation~': 's', 'age~': 'n' };
const arrivalWindow = { from: 'd', to: 'd' };
const homeAddress = { street: 's', 'flat~': 's', 'entrance~': 's', 'floor~': 's', 'intercom~': 's', 'note~': 's' };
const clinicVisit = {
  id: 'n',
  number: 's',
  status: 's',
  starts_at: 'd',
  ends_at: 'd',
  filial_id: 'n',
  'doctor_id~': 'n',
  'doctor_name~': 's',
  service_title: 's',
  price: 'n',
  duration_minutes: 'n',
  person: visitPerson,
  first_time: 'b',
  'comment~': 's',
  phone: 's',
  'attendance_confirmed_at~': 'd',
  'undo_to~': 's',
  format: 's',
  'arrival_window~': arrivalWindow,
  'home_address~': homeAddress,
};
const notificationTarget = { kind: 's', id: 'n' };
const notification = { id: 'n', kind: 's', title: 's', text: 's', at: 'd', read: 'b', 'target~': notificationTarget };
const notificationListMeta = { page: 'n', per_page: 'n', total: 'n', last_page: 'n', unread: 'n' };
const staffMember = { id: 'n', full_name: 's', email: 's', owner: 'b', state: 's', rights: ['s'] };
const clinicHome = {
  date: 'd',
  visits_today: 'n',
  pending_count: 'n',
  no_show_percent: 'n',
  occupancy_percent: 'n',
  filials: [filialSummary],
};

export const shapes = {
  'GET /fo/clinic/filials': { data: [filialSummary] },
  'GET /fo/clinic/profile': { data: clinicProfile },
  'GET /fo/clinic/filials/{id}': { data: filialProfile },
  'GET /fo/clinic/doctors': { data: [clinicDoctor], meta: meta },
  'GET /fo/clinic/clients': { data: [client], meta: meta },
  'GET /fo/clinic/visits': { data: [clinicVisit] },
  'GET /fo/clinic/notifications': { data: [notification], meta: notificationListMeta },
  'GET /fo/clinic/staff': { data: [staffMember] },
  'GET /fo/clinic/home': { data: clinicHome },
};
