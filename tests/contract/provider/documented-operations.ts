type Method = 'get' | 'post' | 'put' | 'delete';

/** An operation of the provider as docs/rules.md §7 describes it. */
export interface DocumentedOperation {
  /** Null if the document does not mention the method. */
  readonly method: Method | null;
  /** Path after /api/v0. */
  readonly path: string;
  /** Documented fields of the request body. */
  readonly sends?: readonly string[];
  /** Documented fields of `data`, or of its rows if it is a list. */
  readonly answers?: readonly string[];
}

const get = (path: string, answers?: readonly string[]): DocumentedOperation => ({
  method: 'get',
  path,
  ...(answers && { answers }),
});
const post = (path: string, sends?: readonly string[], answers?: readonly string[]): DocumentedOperation => ({
  method: 'post',
  path,
  ...(sends && { sends }),
  ...(answers && { answers }),
});
const put = (path: string): DocumentedOperation => ({ method: 'put', path });
const remove = (path: string): DocumentedOperation => ({ method: 'delete', path });
const shown = (path: string): DocumentedOperation => ({ method: null, path });

const LOGIN = ['email', 'password', 'remember', 'role'];
const TITLED = ['slug', 'title'];

/** docs/rules.md §7 in its order; the body of a login also comes from §3. */
export const documentedOperations: readonly DocumentedOperation[] = [
  post('/auth/me', undefined, ['user']),
  post('/auth/logout'),
  post('/auth/login/patient', LOGIN),
  post('/auth/login/doctor', LOGIN),
  post('/auth/login/clinic', LOGIN),
  shown('/auth/register/code-send'),
  shown('/auth/register/code-confirm'),
  shown('/auth/register/complete/patient'),
  shown('/auth/register/complete/doctor'),
  shown('/auth/register/complete/clinic'),

  get('/front/resources/dir/cities', ['id', 'title']),
  get('/front/resources/dir/countries'),
  get('/front/resources/dir/clinic-types'),
  get('/front/resources/dir/clinic-parameters'),
  get('/front/resources/dir/doctor-qualifications'),
  get('/front/resources/dir/doctor-parameters'),
  get('/front/resources/services', TITLED),
  get('/front/resources/meddirections', TITLED),
  get('/front/resources/specialisations', TITLED),

  post('/upload-files', ['files']),

  get('/fo/doctor/profile/info'),
  shown('/fo/doctor/profile/update/contact-info'),
  shown('/fo/doctor/profile/add/work-experience'),
  remove('/fo/doctor/profile/work-experience/{id}'),
  shown('/fo/doctor/profile/add/education'),
  remove('/fo/doctor/profile/education/{id}'),
  shown('/fo/doctor/profile/update/description'),
  shown('/fo/doctor/profile/update/avatar'),
  get('/fo/doctor/specialisations/dir'),
  // The document's «list, add» means two operations, whose methods the document omits.
  shown('/fo/doctor/specialisations/link'),
  shown('/fo/doctor/specialisations/link'),
  remove('/fo/doctor/specialisations/link/{id}'),
  get('/fo/doctor/services/dir'),
  get('/fo/doctor/services/link'),
  post('/fo/doctor/services/link'),
  put('/fo/doctor/services/link/{id}'),
  remove('/fo/doctor/services/link/{id}'),
  get('/fo/doctor/services/link/{id}/visibility/{value}'),
  get('/fo/doctor/parameters/link'),
  post('/fo/doctor/parameters/link', ['parameter_id']),
  remove('/fo/doctor/parameters/link/{id}'),

  get('/front/doctors/{id}/full'),
  get('/front/doctors/{id}/parameters'),
  get('/front/doctors/{id}/education'),
  get('/front/doctors/{id}/work-experience'),
  get('/front/doctors/{id}/qualification'),
  get('/front/doctors/{id}/services'),
  get('/front/doctors/{id}/clinics'),
  get('/front/doctors/{id}/feedbacks'),
  get('/front/doctors/{id}/contacts'),

  post(
    '/front/search/suggestions',
    ['query', 'region'],
    ['doctors', 'clinics', 'services', 'specialisations', 'meddirections'],
  ),
  shown('/front/search/filters'),
  shown('/front/search'),
];
