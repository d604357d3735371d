import { find, rowsOf, valueOf } from './rows.ts';
import type { Run } from './run.ts';
import type { Call } from './server.ts';

type Prepare = (run: Run, call: Call) => Promise<Call>;

/** Prepares a request for this server: finds a free slot, creates a hold, uploads a file. */
export async function prepared(run: Run, call: Call): Promise<Call> {
  const prepare = preparations[call.operation.id];
  return prepare === undefined ? call : prepare(run, call);
}

const preparations: Readonly<Record<string, Prepare>> = {
  slotHoldCreate: withSlot,
  guestSlotHoldCreate: withSlot,
  visitCreate: async (run, call) => withBody(call, { hold_id: await idOf(run, 'slotHoldCreate') }),
  visitReschedule: async (run, call) =>
    withBody(call, { hold_id: await idOf(run, 'slotHoldCreate', { visit_id: call.path['id'] }) }),
  doctorVisitCreate: (run, call) => withDeskSlot(run, call, 'doctorSlotList', ['service_id']),
  doctorVisitReschedule: (run, call) => withDeskSlot(run, call, 'doctorSlotList', ['service_id']),
  clinicVisitCreate: (run, call) => withDeskSlot(run, call, 'clinicSlotList', ['doctor_id', 'service_id']),
  clinicVisitReschedule: (run, call) => withDeskSlot(run, call, 'clinicSlotList', ['doctor_id', 'service_id']),
  doctorVisitDocumentCreate: async (run, call) =>
    withBody(call, { file_id: await idOf(run, 'fileUpload', {}, 'doctor') }),
  clinicVisitDocumentCreate: async (run, call) =>
    withBody(call, { file_id: await idOf(run, 'fileUpload', {}, 'clinic') }),
  slotHoldRead: async (run, call) => withId(call, await idOf(run, 'slotHoldCreate')),
  slotHoldDelete: async (run, call) => withId(call, await idOf(run, 'slotHoldCreate')),
  guestSlotHoldDelete: async (run, call) => withId(call, await idOf(run, 'guestSlotHoldCreate')),
  documentCreate: async (run, call) => withBody(call, { file_id: await idOf(run, 'fileUpload') }),
  patientAvatarUpdate: async (run, call) => withBody(call, { file_id: await idOf(run, 'fileUpload') }),
  doctorAvatarUpdate: async (run, call) => withBody(call, { file_id: await idOf(run, 'fileUpload', {}, 'doctor') }),
  clinicPhotoCreate: async (run, call) => withBody(call, { file_id: await idOf(run, 'fileUpload', {}, 'clinic') }),
  clinicFilialOrderUpdate: (run, call) => withOrder(run, call, 'clinicFilialList', 'ids', 'id'),
  doctorSpecialisationOrderUpdate: (run, call) =>
    withOrder(run, call, 'doctorSpecialisationLinkList', 'specialisation_ids', 'specialisation.id'),
  fileUpload: async (_, call) => ({ ...call, body: picture() }),
};

/** Replaces the slot with the first free slot of the example's doctor. */
async function withSlot(run: Run, call: Call): Promise<Call> {
  const slots = run.operation('doctorSlots');
  if (slots === undefined) return call;
  const { body } = await run.server.ask(run.calls.valid(slots));
  const free = find(body, (node) => node['available'] === true && typeof node['starts_at'] === 'string');
  const first = free ?? find(body, (node) => typeof node['starts_at'] === 'string');
  return first === undefined ? call : withBody(call, { starts_at: first['starts_at'] });
}

/** Replaces the slot with the first free slot in the cabinet of the doctor or the clinic. */
async function withDeskSlot(run: Run, call: Call, list: string, names: readonly string[]): Promise<Call> {
  const slots = run.operation(list);
  if (slots === undefined) return call;
  const valid = run.calls.valid(slots);
  const { body } = await run.server.ask({ ...valid, query: { ...valid.query, ...run.calls.optional(slots, names) } });
  const free = find(body, (node) => node['available'] === true && typeof node['starts_at'] === 'string');
  return free === undefined ? call : withBody(call, { starts_at: free['starts_at'] });
}

/** Replaces the body with all rows of a list in reverse order. */
async function withOrder(run: Run, call: Call, list: string, field: string, key: string): Promise<Call> {
  const read = run.operation(list);
  if (read === undefined) return call;
  const { body } = await run.server.ask(run.ownRead(read));
  const ids = (rowsOf(body) ?? []).map((row) => valueOf(row, key)).filter((id) => id !== undefined);
  return ids.length === 0 ? call : withBody(call, { [field]: ids.toReversed() });
}

/** Sends a create as its own role, or as `as`, and returns the new id. */
async function idOf(
  run: Run,
  id: string,
  change: Readonly<Record<string, unknown>> = {},
  as?: Call['as'],
): Promise<unknown> {
  const operation = run.operation(id);
  if (operation === undefined) return undefined;
  const call = await prepared(run, withBody(run.calls.valid(operation), change));
  const { body } = await run.server.ask(
    as !== undefined
      ? { ...call, as }
      : operation.session === 'required' && call.as === null
        ? { ...call, as: 'user' }
        : call,
  );
  return find(body, (node) => node['id'] !== undefined)?.['id'];
}

function withBody(call: Call, change: Readonly<Record<string, unknown>>): Call {
  if (typeof call.body !== 'object' || call.body === null || call.body instanceof FormData) return call;
  const known = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  return { ...call, body: { ...call.body, ...known } };
}

function withId(call: Call, id: unknown): Call {
  return id === undefined ? call : { ...call, path: { ...call.path, id } };
}

/** Creates a form with the smallest PNG. */
function picture(): FormData {
  const form = new FormData();
  const bytes = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  form.append('files', new File([bytes], 'check.png', { type: 'image/png' }));
  return form;
}
