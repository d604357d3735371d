import { beforeEach, expect, it, vi } from 'vitest';
import type { Document } from '#generated/models/document.ts';
import { UploadQueue, type UploadSteps } from '@/features/patient/medical-card/upload-queue';

const earlier = { id: 5, name: 'ЭКГ, март' } as Document;
const toOwnCard = { family_member_id: null, visit_id: null };
/** Names of the files that were sent; no upload finishes. */
let sent: string[];

beforeEach(() => {
  sent = [];
});

/** The card already contains the file «ЭКГ.pdf». */
const steps: UploadSteps = {
  check: (file) => Promise.resolve({ file }),
  findEarlier: ({ name }) => Promise.resolve(name === 'ЭКГ.pdf' ? earlier : undefined),
  send: ({ name }) => {
    sent.push(name);
    return new Promise(() => undefined);
  },
  create: () => Promise.reject(new Error('nothing arrives')),
  onRest: () => undefined,
};

const file = (name: string, size = 1) => new File(['a'.repeat(size)], name);
const settled = (queue: UploadQueue, expected: string[]) =>
  vi.waitFor(() => expect(queue.get().map(({ state }) => state.kind)).toEqual(expected), {
    interval: 5,
    timeout: 20_000,
  });

it('a file that the medical card already has is sent only after the patient’s confirmation', async () => {
  const queue = new UploadQueue(steps, { eager: true });
  queue.add([file('ЭКГ.pdf'), file('УЗИ.pdf')]);
  await settled(queue, ['asked', 'sending']);
  expect(queue.get()[0]?.state).toEqual({ kind: 'asked', earlier });
  expect(sent).toEqual(['УЗИ.pdf']);
  queue.agree(1);
  await settled(queue, ['sending', 'sending']);
});

it('a file that the medical card already has is confirmed first, and its name and category are asked later', async () => {
  const queue = new UploadQueue(steps, { eager: false });
  queue.add([file('ЭКГ.pdf')]);
  await settled(queue, ['asked']);
  queue.start(toOwnCard);
  expect(queue.get()[0]?.state.kind).toBe('asked');
  queue.agree(1);
  await settled(queue, ['ready']);
});

it('a file is compared with the documents of the person whose medical card is open', async () => {
  const findEarlier = vi.fn(steps.findEarlier);
  const to = { ...toOwnCard, family_member_id: 3 };
  const queue = new UploadQueue({ ...steps, findEarlier }, { eager: false, to });
  queue.add([file('УЗИ.pdf')]);
  await settled(queue, ['ready']);
  expect(findEarlier).toHaveBeenCalledWith(expect.objectContaining({ name: 'УЗИ.pdf' }), to);
});

it('a file chosen twice at once must be confirmed once, but a file with this name and another size is sent', async () => {
  const queue = new UploadQueue(steps, { eager: true });
  queue.add([file('Рецепт.pdf'), file('Рецепт.pdf'), file('Рецепт.pdf', 2)]);
  await settled(queue, ['sending', 'asked', 'sending']);
  expect(queue.get()[1]?.state).toEqual({ kind: 'asked', earlier: undefined });
  queue.agree(2);
  await settled(queue, ['sending', 'waiting', 'sending']);
});

it('a photo that the site has made smaller is recognised when the patient chooses it again', async () => {
  const check: UploadSteps['check'] = ({ name }) => Promise.resolve({ file: file(name, 2), shrunkFrom: 9 });
  const queue = new UploadQueue({ ...steps, check }, { eager: true });
  queue.add([file('Снимок.jpg', 9)]);
  await settled(queue, ['sending']);
  queue.add([file('Снимок.jpg', 9)]);
  await settled(queue, ['sending', 'asked']);
});
