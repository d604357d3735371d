import { expect, type Page } from '@playwright/test';
import { http, HttpResponse } from 'msw';
import type { TestProvider } from '../support/test-provider.ts';

const API = '*/api/v0/fo/clinic';
/** A receptionist at the board while a write fails. */
export interface Desk {
  readonly page: Page;
  readonly provider: TestProvider;
  readonly forward: (duration: { minutes: number }) => Promise<void>;
}

/** A write that the board or one of its dialogs sends. */
export interface BoardWrite {
  readonly name: string;
  readonly method: 'post' | 'put';
  /** Path after /fo/clinic. */
  readonly path: string;
  /** The field of the request body that a 422 reports. */
  readonly field: string;
  /** Opens and fills in the form without submitting it; called once. */
  readonly open: (desk: Desk) => Promise<void>;
  /** Submits the form; called again after each failure. */
  readonly send: (desk: Desk) => Promise<void>;
  /** Expects what must survive a failure: the typed text, or the visit at its old time. */
  readonly kept: (desk: Desk) => Promise<void>;
  /** Expects what the receptionist sees after success. */
  readonly done: (desk: Desk) => Promise<void>;
  /**
   * Whether to submit again after a lost response, because the board can't show that the write
   * succeeded.
   */
  readonly again: boolean;
  /** If set, the form can be submitted again only after these failures. */
  readonly faults?: RegExp;
  /** Number of times that the provider carried out the write. */
  readonly times: (desk: Desk) => Promise<number>;
}

export interface BoardFault {
  readonly name: string;
  readonly answer: (field: string) => Response;
  /** The message that the page must show once. */
  readonly says: RegExp;
}

const refusal = (status: number, message: string, rest: object = {}, headers: Record<string, string> = {}): Response =>
  HttpResponse.json({ message, ...rest }, { status, headers });

/**
 * Failed responses to a write that the provider does not carry out. After trying all of them, the
 * test sends the write once more: the provider carries it out, but its response is lost.
 */
export const boardFaults: readonly BoardFault[] = [
  // This row must not be the last. After the last row the test loses a response, and the page then
  // shows the same message as here: the old message could pass for the new one.
  { name: 'no network', answer: () => HttpResponse.error(), says: /Не получилось связаться с сервером/ },
  { name: '409', answer: () => refusal(409, 'Запись только что изменили'), says: /Запись только что изменили/ },
  { name: '412', answer: () => refusal(412, 'Запись изменили на другом месте'), says: /изменили на другом месте/ },
  {
    name: '422 of its field',
    answer: (field) => refusal(422, 'Проверьте поля', { errors: { [field]: ['Так сейчас нельзя'] } }),
    says: /Так сейчас нельзя/,
  },
  {
    name: '422 of an unknown field',
    answer: () => refusal(422, 'The given data was invalid', { errors: { room_id: ['Кабинет закрыт'] } }),
    says: /Кабинет закрыт/,
  },
  {
    name: '429',
    answer: () => refusal(429, 'Слишком много запросов', {}, { 'Retry-After': '30' }),
    says: /Слишком много запросов\. Повторите через 30\sсекунд/,
  },
  { name: '500', answer: () => refusal(500, 'SQLSTATE[40001]: deadlock'), says: /Непредвиденная ошибка/ },
];

/** Makes the write fail in each of these ways, then lose its response, then succeed. */
export async function failing(write: BoardWrite, faults: readonly BoardFault[], desk: Desk): Promise<void> {
  const { page, provider } = desk;
  await write.open(desk);
  const { method, path, field } = write;
  const spoil = (response: () => Response | Promise<Response>) =>
    provider.use(http[method](`${API}${path}`, response, { once: true }));
  for (const { name, answer: refuse, says } of faults.filter((one) => write.faults?.test(one.name) ?? true)) {
    spoil(() => refuse(field));
    await write.send(desk);
    await expect(page.getByText(says).filter({ visible: true }), `${name}: says so once`).toHaveCount(1);
    await write.kept(desk);
    expect(await write.times(desk), `${name}: nothing was done`).toBe(0);
  }
  provider.loseAnswer(method, `/fo/clinic${path}`);
  const count = () => provider.calls.filter((call) => call.method === method.toUpperCase()).length;
  const before = count();
  await write.send(desk);
  await expect.poll(count, 'sent, and its answer lost').toBeGreaterThan(before);
  const lost = page.getByText(/Не получилось связаться с сервером/).filter({ visible: true });
  if (write.again) {
    await expect(lost).toHaveCount(1);
    await write.kept(desk);
    await write.send(desk);
  }
  await write.done(desk);
  await expect(lost).toHaveCount(0);
  expect(await write.times(desk), 'done once').toBe(1);
}
