import { GONE } from '../support/json-place.ts';
import {
  answer,
  body,
  fails,
  forgets,
  instead,
  json,
  lax,
  open,
  reopens,
  strict,
  survives,
  type Fault,
} from './planting.ts';

/**
 * Server faults that the verifier must find. Each server gets new faults, because some faults
 * remember responses.
 */
export const faults = (): readonly Fault[] => [
  // Faults in the response body.
  body('an id as a text', 'doctorFull', 'data.id', String),
  body('a required field is missing', 'clinicFull', 'data.title', () => GONE),
  body('a count as a text', 'searchResults', 'meta.total', String),
  body('a moment without its zone', 'visitRead', 'data.starts_at', (it) => String(it).slice(0, 19)),
  body('a status that the contract does not know', 'visitRead', 'data.status', () => 'done'),
  body('an object where a list is due', 'cityList', 'data', () => ({})),
  body('a number above its maximum', 'doctorFeedbacks', 'data.*.rating', () => 6),
  body('a number with its unit', 'medicalCardRead', 'data.height', () => '168 см'),
  body('null where the contract has none', 'doctorProfileInfo', 'data.first_name', () => null),
  body('no data at all', 'favouriteList', 'data', () => GONE),
  body('a field missing in one row of many', 'symptomList', 'data.-1.title', () => GONE),
  body('a created thing without its id', 'familyMemberCreate', 'data.id', () => GONE, 201),
  body('a day in the wrong order', 'familyMemberList', 'data.*.birthday', () => '02.09.2016'),
  body('an error without its message', 'newsRead', 'message', () => GONE, 404),
  body('errors as a list', 'patientProfileUpdate', 'errors', () => ['Неверно'], 422),
  // Faults in status, headers and media type.
  answer('200 for what was created', 'familyMemberCreate', async (response) =>
    response.status === 201 ? json(await response.json(), 200) : response,
  ),
  answer('a body beside 204', 'documentDelete', (response) =>
    response.status === 204 ? json({ data: null }, 200) : response,
  ),
  answer('400 for an unknown id', 'newsRead', (response) =>
    response.status === 404 ? json({ message: 'Нет' }, 400) : response,
  ),
  answer('500 for everybody', 'clinicHome', () => json({ message: 'Server Error' }, 500)),
  answer(
    'JSON as text/html',
    'doctorHome',
    async (response) =>
      new Response(await response.text(), { status: response.status, headers: { 'Content-Type': 'text/html' } }),
  ),
  answer(
    'JSON as text/plain',
    'questionList',
    async (response) =>
      new Response(await response.text(), { status: response.status, headers: { 'Content-Type': 'text/plain' } }),
  ),
  answer('a page of HTML for a 404', 'questionRead', (response) =>
    response.status === 404
      ? new Response('<h1>404</h1>', { status: 404, headers: { 'Content-Type': 'text/html' } })
      : response,
  ),
  answer('429 without Retry-After', 'registerCodeSend', (response) =>
    response.status === 429 ? json({ message: 'Подождите' }, 429) : response,
  ),
  answer(
    'cut JSON',
    'clinicProfile',
    async (response) =>
      new Response((await response.text()).slice(0, -2), { status: response.status, headers: response.headers }),
  ),
  // Invalid data that the server accepts.
  lax('nothing is validated', 'patientProfileUpdate'),
  lax('a negative price', 'doctorServiceLinkUpdate', (sent) => Number(sent['price']) < 1),
  lax('a page of a thousand', 'questionList', (_, url) => Number(url.searchParams.get('per_page')) > 100),
  lax('an unknown filter is passed over', 'visitList', (_, url) => url.searchParams.has('status')),
  lax('a day that does not exist', 'doctorSlots', (_, url) => url.searchParams.get('date_from') === '2026-02-30'),
  lax('one field above its maximum', 'reviewUpdate', (sent) => Number(sent['rating']) > 5),
  lax('unknown fields are passed over', 'documentUpdate', (sent) => 'unknown_field' in sent),
  lax('an e-mail is not looked at', 'registerCodeSend', (sent) => typeof sent['email'] === 'string'),
  lax('the media type is not looked at', 'doctorDescriptionUpdate', (sent) => typeof sent['description'] === 'string'),
  lax('a required header is not asked for', 'visitCreate'),
  body('422 without errors', 'medicalCardUpdate', 'errors', () => GONE, 422),
  body('422 at another field', 'clinicFilialCreate', 'errors', () => ({ other: ['Неверно'] }), 422),
  fails('500 on null', 'familyMemberCreate', (text) => text.includes('"first_name":null')),
  fails('500 on broken JSON', 'doctorDescriptionUpdate', (text) => text === '{'),
  fails('500 on page 0', 'newsList', (_, url) => url.searchParams.get('page') === '0'),
  fails('500 on a long text', 'visitCommentUpdate', (text) => text.length > 300),
  fails('500 on a key of every object', 'doctorScheduleSettingsUpdate', (text) => text.includes('constructor')),
  fails(
    '500 on a number beyond 64 bits',
    'documentList',
    (_, url) => (url.searchParams.get('visit_id') ?? '').length > 15,
  ),
  // Valid data that the server refuses.
  strict(
    'the limit is one too low',
    'doctorDescriptionUpdate',
    'description',
    (sent) => String(sent['description']).length >= 5000,
  ),
  strict(
    'a page of a hundred is refused',
    'questionList',
    'per_page',
    (_, url) => url.searchParams.get('per_page') === '100',
  ),
  strict(
    'null is refused where it is allowed',
    'familyMemberUpdate',
    'third_name',
    (sent) => sent['third_name'] === null,
  ),
  strict('one value of an enum is refused', 'searchResults', 'sort', (sent) => sent['sort'] === 'rating'),
  strict(
    'an optional field is asked for',
    'doctorWorkExperienceCreate',
    'city',
    (sent) => 'position' in sent && !('city' in sent),
  ),
  // Access faults.
  open('nobody has to be signed in', 'visitRead', 'patient', 401),
  open('an invalid token will do', 'clinicClientList', 'clinic', 401),
  open('a patient in the doctor’s cabinet', 'doctorAnalytics', 'doctor', 403),
  open('a doctor in the clinic’s cabinet', 'clinicVisitList', 'clinic', 403),
  answer('403 where nobody is signed in', 'patientProfile', (response) =>
    response.status === 401 ? json({ message: 'Нет доступа' }, 403) : response,
  ),
  instead('an ended session goes on', 'authLogout', async () => new Response(null, { status: 204 }), ['authMe']),
  // Rules that a schema cannot express.
  lax('an IIN that was never issued is taken', 'patientProfileUpdate', ({ iin }) => /^\d{12}$/.test(String(iin))),
  strict('an IIN by the second weights is refused', 'patientProfileUpdate', 'iin', ({ iin }) => iin === '550308645872'),
  reopens('a cancelled visit reopens', 'clinicVisitStateUpdate'),
  reopens('a visit that waits is completed', 'doctorVisitStateUpdate'),
  reopens('a patient cancels what has ended', 'visitCancel'),
  // Faults in the effects of writes and deletions.
  survives('a deleted document can be read', 'documentRead', 'documentDelete', 'documentCreate'),
  instead('deleting deletes nothing', 'familyMemberDelete', async () => new Response(null, { status: 204 }), [
    'familyMemberCreate',
    'familyMemberList',
  ]),
  answer('deleting twice is fine', 'doctorWorkExperienceDelete', (response) =>
    response.status === 404 ? new Response(null, { status: 204 }) : response,
  ),
  forgets('what was created is not listed', 'clinicFilialCreate', 'clinicFilialList'),
  forgets('a change is not kept', 'medicalCardUpdate', 'medicalCardRead'),
  forgets('settings are not kept', 'doctorScheduleSettingsUpdate', 'doctorScheduleSettings'),
  forgets('a clinic’s change is not kept', 'clinicProfileUpdate', 'clinicProfile'),
  // Faults in paging.
  body('one page too many', 'newsList', 'meta.last_page', (it) => Number(it) + 1),
  body('a page says that it is the first', 'questionList', 'meta.page', () => 1),
  body('one row too few', 'clinicDoctors', 'data', (it) => (it as unknown[]).slice(0, -1)),
  body('a total that counts the page', 'doctorFeedbacks', 'meta.total', (it) => Math.min(2, Number(it))),
  instead('pages overlap by a row', 'clinicFeedbacks', async (request, respond) => {
    const url = new URL(request.url);
    const page = Number(url.searchParams.get('page') ?? 1);
    const perPage = Number(url.searchParams.get('per_page') ?? 10);
    const response = await respond(request);
    if (!response.ok || page < 2) return response;
    const rows = async (answered: Response): Promise<{ data: unknown[] }> =>
      (await answered.json()) as { data: unknown[] };
    url.searchParams.set('page', '1');
    url.searchParams.set('per_page', String(Math.min(100, page * perPage)));
    const all = await rows(await respond(new Request(url, { headers: request.headers })));
    const own = await rows(response);
    const start = (page - 1) * perPage - 1;
    return json({ ...own, data: all.data.slice(start, start + own.data.length) });
  }),
  // Faults in idempotency.
  instead('a repeated key books again', 'visitCreate', async (request, respond) => {
    const headers = { ...Object.fromEntries(request.headers), 'Idempotency-Key': crypto.randomUUID() };
    const isValid = /^[A-Za-z0-9-]{16,64}$/.test(request.headers.get('Idempotency-Key') ?? '');
    return respond(isValid ? new Request(request, { headers }) : request);
  }),
];
