import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { DocumentRequest } from '#generated/models/document-request.ts';
import type { Document } from '#generated/models/document.ts';
import { UploadQueue, type UploadSteps } from '@/features/patient/medical-card/upload-queue';
import { Problem } from '@/shared/api/problem';

/** An upload that the test can finish. */
interface Sending {
  readonly name: string;
  readonly signal: AbortSignal;
  readonly progress: (share: number) => void;
  readonly arrive: () => void;
  readonly fail: (error: Error) => void;
}

let sendings: Sending[];
let created: DocumentRequest[];
let rests: number[];
let createFails: Error | undefined;

beforeEach(() => {
  sendings = [];
  created = [];
  rests = [];
  createFails = undefined;
});

const steps: UploadSteps = {
  check: (file) => Promise.resolve(file.size > 9 ? { reason: 'Файл велик' } : { file }),
  findEarlier: () => Promise.resolve(undefined),
  send: (file, { signal, onUploadProgress }) =>
    new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error));
      const arrive = (): void => resolve(sendings.length);
      sendings.push({ name: file.name, signal, progress: onUploadProgress, arrive, fail: reject });
    }),
  create: (request) => {
    if (createFails) return Promise.reject(createFails);
    created.push(request);
    return Promise.resolve({ id: created.length, ...request } as unknown as Document);
  },
  onRest: (added) => rests.push(added),
};

const file = (name: string, size = 1) => new File(['a'.repeat(size)], name);
const kinds = (queue: UploadQueue) => queue.get().map(({ state }) => state.kind);
/** Polls often, with a timeout for a busy machine. */
const soon = (look: () => void) => vi.waitFor(look, { interval: 5, timeout: 20_000 });
const settled = (queue: UploadQueue, expected: string[]) => soon(() => expect(kinds(queue)).toEqual(expected));
/** Waits until all pending callbacks have run. */
const nothingMore = () => new Promise((resolve) => setTimeout(resolve));
const offline = new Problem({ kind: 'network' });

describe('the queue of uploaded files', () => {
  it('uploads two files at a time, and announces the added files once', async () => {
    const queue = new UploadQueue(steps, { eager: true });
    queue.add([file('Анализ крови.pdf'), file('велик.pdf', 10), file('ЭКГ.pdf'), file('Рецепт.pdf')]);
    await settled(queue, ['sending', 'refused', 'sending', 'waiting']);
    expect(queue.isBusy()).toBe(true);
    sendings[0]?.progress(0.5);
    expect(queue.get()[0]?.state).toMatchObject({ kind: 'sending', share: 0.5 });
    sendings[1]?.fail(offline);
    await settled(queue, ['sending', 'refused', 'failed', 'sending']);
    for (const { arrive } of sendings) arrive();
    await settled(queue, ['added', 'refused', 'failed', 'added']);
    expect(created.map(({ category, name }) => [category, name])).toEqual([
      ['analysis', 'Анализ крови'],
      ['prescription', 'Рецепт'],
    ]);
    expect(rests).toEqual([2]);
    expect(queue.isBusy()).toBe(false);
  });

  it('sends a failed file again, but not its content if the server has already stored the content', async () => {
    const queue = new UploadQueue(steps, { eager: true });
    createFails = offline;
    queue.add([file('ЭКГ.pdf')]);
    await settled(queue, ['sending']);
    sendings[0]?.arrive();
    await settled(queue, ['failed']);
    createFails = undefined;
    queue.retry(1);
    await settled(queue, ['added']);
    expect(sendings).toHaveLength(1);
  });

  it('asks for another file when the server rejects a file, and shows the reason', async () => {
    const queue = new UploadQueue(steps, { eager: true });
    queue.add([file('ЭКГ.pdf')]);
    await settled(queue, ['sending']);
    sendings[0]?.fail(new Problem({ kind: 'validation', status: 422, errors: { files: ['ЭКГ.pdf: не PDF'] } }));
    await settled(queue, ['refused']);
    expect(queue.get()[0]?.state).toMatchObject({ reason: 'ЭКГ.pdf: не PDF' });
    queue.replace(1, file('Выписка.pdf'));
    await settled(queue, ['sending']);
    sendings[1]?.arrive();
    await settled(queue, ['added']);
    expect(created[0]).toMatchObject({ name: 'Выписка', category: 'conclusion' });
  });

  it('sends another file instead of a file that the server has stored and then rejected', async () => {
    const queue = new UploadQueue(steps, { eager: true });
    createFails = new Problem({ kind: 'validation', status: 422, errors: { file_id: ['Этот файл уже в медкарте'] } });
    queue.add([file('ЭКГ.pdf')]);
    await settled(queue, ['sending']);
    sendings[0]?.arrive();
    await settled(queue, ['refused']);
    createFails = undefined;
    queue.replace(1, file('Выписка.pdf'));
    await soon(() => expect(sendings.map(({ name }) => name)).toEqual(['ЭКГ.pdf', 'Выписка.pdf']));
    sendings[1]?.arrive();
    await settled(queue, ['added']);
    expect(created).toEqual([
      { name: 'Выписка', category: 'conclusion', file_id: 2, family_member_id: null, visit_id: null },
    ]);
  });

  it('stops the upload of a removed file and starts the next file', async () => {
    const queue = new UploadQueue(steps, { eager: true });
    queue.add([file('1.pdf'), file('2.pdf'), file('3.pdf')]);
    await settled(queue, ['sending', 'sending', 'waiting']);
    queue.remove(1);
    expect(sendings[0]?.signal.aborted).toBe(true);
    await settled(queue, ['sending', 'sending']);
    queue.cancelAll();
    await soon(() => expect(sendings.every(({ signal }) => signal.aborted)).toBe(true));
    expect(created).toEqual([]);
  });

  it('stops its uploads and sends no other file after the user has left the page', async () => {
    const { promise: checked, resolve: endCheck } = Promise.withResolvers<void>();
    const check: UploadSteps['check'] = async (one) => {
      if (one.name === '5.pdf') await checked;
      return { file: one };
    };
    const queue = new UploadQueue({ ...steps, check }, { eager: true });
    queue.add(['1.pdf', '2.pdf', '3.pdf', '4.pdf', '5.pdf'].map((name) => file(name)));
    await settled(queue, ['sending', 'sending', 'waiting', 'waiting', 'checking']);
    queue.cancelAll();
    endCheck();
    await nothingMore();
    expect(sendings.map(({ name, signal }) => [name, signal.aborted])).toEqual([
      ['1.pdf', true],
      ['2.pdf', true],
    ]);
    expect(created).toEqual([]);
    expect(queue.isBusy()).toBe(false);
  });

  it('reports how many documents were added before the user left the page', async () => {
    const queue = new UploadQueue(steps, { eager: true });
    queue.add([file('1.pdf'), file('2.pdf'), file('3.pdf')]);
    await settled(queue, ['sending', 'sending', 'waiting']);
    sendings[0]?.arrive();
    await settled(queue, ['added', 'sending', 'sending']);
    queue.cancelAll();
    await soon(() => expect(rests).toEqual([1]));
    expect(created).toHaveLength(1);
  });
});

describe('a queued file that waits for the patient’s answers', () => {
  it('is sent with the given name, category and visit', async () => {
    const queue = new UploadQueue(steps, { eager: false });
    queue.add([file('IMG_1.pdf')]);
    await settled(queue, ['ready']);
    queue.describe(1, { name: ' Снимок ', category: 'examination' });
    queue.start({ family_member_id: 3, visit_id: 7 });
    await settled(queue, ['sending']);
    sendings[0]?.arrive();
    await settled(queue, ['added']);
    expect(created).toEqual([
      { name: 'Снимок', category: 'examination', file_id: 1, family_member_id: 3, visit_id: 7 },
    ]);
  });

  it('waits for another name if the server rejects the name, and is not uploaded a second time', async () => {
    const queue = new UploadQueue(steps, { eager: false });
    createFails = new Problem({ kind: 'validation', status: 422, errors: { name: ['Такое название уже есть'] } });
    queue.add([file('ЭКГ.pdf')]);
    await settled(queue, ['ready']);
    queue.start({ family_member_id: 3, visit_id: 7 });
    await settled(queue, ['sending']);
    sendings[0]?.arrive();
    await settled(queue, ['ready']);
    expect(queue.get()[0]?.state).toEqual({ kind: 'ready', wrong: { name: 'Такое название уже есть' } });
    createFails = undefined;
    queue.describe(1, { name: 'ЭКГ в покое' });
    expect(queue.get()[0]?.state).toEqual({ kind: 'ready' });
    queue.start({ family_member_id: 3, visit_id: 7 });
    await settled(queue, ['added']);
    expect(created).toMatchObject([{ name: 'ЭКГ в покое', file_id: 1, visit_id: 7 }]);
    expect(sendings).toHaveLength(1);
  });

  it('keeps its other answers when the server rejects the visit', async () => {
    const queue = new UploadQueue(steps, { eager: false });
    createFails = new Problem({ kind: 'validation', status: 422, errors: { visit_id: ['Нет такого визита'] } });
    queue.add([file('ЭКГ.pdf')]);
    await settled(queue, ['ready']);
    queue.describe(1, { name: 'ЭКГ в покое' });
    queue.start({ family_member_id: null, visit_id: 7 });
    await settled(queue, ['sending']);
    sendings[0]?.arrive();
    await settled(queue, ['ready']);
    expect(queue.get()[0]).toMatchObject({ name: 'ЭКГ в покое', state: { wrong: { rest: 'Нет такого визита' } } });
    createFails = undefined;
    queue.start({ family_member_id: null, visit_id: null });
    await settled(queue, ['added']);
    expect(sendings).toHaveLength(1);
  });

  it('passes the typed name on to the file that replaces it', async () => {
    const queue = new UploadQueue(steps, { eager: false });
    createFails = new Problem({ kind: 'validation', status: 422, errors: { file_id: ['Этот файл уже в медкарте'] } });
    queue.add([file('ЭКГ.pdf')]);
    await settled(queue, ['ready']);
    queue.describe(1, { name: 'Снимок сердца', category: 'examination' });
    queue.start({ family_member_id: null, visit_id: null });
    await settled(queue, ['sending']);
    sendings[0]?.arrive();
    await settled(queue, ['refused']);
    queue.replace(1, file('Выписка.pdf'));
    await settled(queue, ['ready']);
    expect(queue.get()[0]).toMatchObject({ name: 'Снимок сердца', category: 'examination' });
  });
});

it('each queued file is added to the visit that was chosen when the upload of this file began', async () => {
  const queue = new UploadQueue(steps, { eager: false });
  queue.add([file('Анализ крови.pdf'), file('УЗИ.pdf'), file('Выписка.pdf')]);
  await settled(queue, ['ready', 'ready', 'ready']);
  queue.start({ family_member_id: null, visit_id: 1 });
  queue.add([file('ЭКГ.pdf')]);
  await settled(queue, ['sending', 'sending', 'waiting', 'ready']);
  queue.start({ family_member_id: null, visit_id: 2 });
  await settled(queue, ['sending', 'sending', 'waiting', 'waiting']);
  for (const { arrive } of sendings) arrive();
  await settled(queue, ['added', 'added', 'sending', 'sending']);
  for (const { arrive } of sendings) arrive();
  await settled(queue, ['added', 'added', 'added', 'added']);
  expect(created.map(({ name, visit_id }) => [name, visit_id])).toEqual([
    ['Анализ крови', 1],
    ['УЗИ', 1],
    ['Выписка', 1],
    ['ЭКГ', 2],
  ]);
});
