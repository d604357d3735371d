// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { createQueryClient } from '@/query-client';
import { Problem } from '@/shared/api/problem';
import { connectToaster, type Notice } from '@/shared/notify';
import { useWriteOf, type WriteOf } from '@/shared/write/use-write-of';

globalThis.IS_REACT_ACT_ENVIRONMENT = true;

const toasts: Notice[] = [];
connectToaster((notice) => toasts.push(notice));

/** A list whose rows share one write of the page; the test resolves each row's request. */
function list(onDone: (row: string) => void) {
  const asked = new Map<string, PromiseWithResolvers<string>>();
  const mutationFn = (row: string) => {
    const answer = Promise.withResolvers<string>();
    asked.set(row, answer);
    return answer.promise;
  };
  function Row({ name, write }: { name: string; write: WriteOf<string, string> }) {
    const { send } = useWriteOf(write, { done: `Отправлено: ${name}`, onDone: () => onDone(name) });
    return (
      <button type="button" id={name} onClick={() => send(name)}>
        {name}
      </button>
    );
  }
  function List({ rows }: { rows: readonly string[] }) {
    return rows.map((name) => <Row key={name} name={name} write={() => ({ mutationFn })} />);
  }
  const place = document.createElement('div');
  const root = createRoot(place);
  const client = createQueryClient();
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return {
    asked,
    show: (...rows: string[]) =>
      act(() =>
        root.render(
          <QueryClientProvider client={client}>
            <List rows={rows} />
          </QueryClientProvider>,
        ),
      ),
    press: (name: string) =>
      act(async () => {
        place.querySelector<HTMLElement>(`#${name}`)?.click();
        await settle();
      }),
    answer: (name: string, value: string | Problem) =>
      act(async () => {
        if (typeof value === 'string') asked.get(name)?.resolve(value);
        else asked.get(name)?.reject(value);
        await settle();
      }),
  };
}

test('two rows that use one write at the same time send two requests, and each row gets its own response', async () => {
  const onDone = vi.fn<(row: string) => void>();
  const { show, press, answer, asked } = list(onDone);
  await show('first', 'second');
  await press('first');
  await press('first');
  await press('second');
  expect([...asked.keys()]).toEqual(['first', 'second']);
  await answer('second', 'saved');
  expect(onDone.mock.calls).toEqual([['second']]);
  await answer('first', 'saved');
  expect(onDone.mock.calls).toEqual([['second'], ['first']]);
  expect(toasts.map(({ text }) => text)).toEqual(['Отправлено: second', 'Отправлено: first']);
});

test('the failure of a write whose row has unmounted is shown once, in a toast', async () => {
  toasts.length = 0;
  const onDone = vi.fn<(row: string) => void>();
  const { show, press, answer } = list(onDone);
  await show('first', 'second');
  await press('first');
  await show('second');
  await answer('first', new Problem({ kind: 'http', status: 409, message: 'Отзыв удалён' }));
  expect(onDone).not.toHaveBeenCalled();
  expect(toasts.map(({ text }) => text)).toEqual(['Отзыв удалён']);
});
