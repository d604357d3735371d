// @vitest-environment happy-dom
import { type MutationMeta, QueryClientProvider, useMutation } from '@tanstack/react-query';
import { act, type ReactNode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '@/query-client';
import { Problem } from '@/shared/api/problem';
import { connectToaster, type Notice } from '@/shared/notify';
import { silentFailure } from '@/shared/write/failure';
import { useWrite, type Write } from '@/shared/write/use-write';
import { WriteError } from '@/shared/write/write-error';

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}
globalThis.IS_REACT_ACT_ENVIRONMENT = true;

type Options = Parameters<typeof useWrite<string, number>>[1];

const toasts: Notice[] = [];
connectToaster((notice) => toasts.push(notice));
beforeEach(() => {
  toasts.length = 0;
});

/** A page with a button that sends a write; the test resolves the requests of the write. */
function page(options: Options) {
  const asked: { readonly variables: number; readonly answer: PromiseWithResolvers<string> }[] = [];
  const mutationFn = (variables: number) => {
    const answer = Promise.withResolvers<string>();
    asked.push({ variables, answer });
    return answer.promise;
  };
  let write: Write<string, number> | undefined;
  function Screen({ meta, isBare }: { meta: MutationMeta; isBare: boolean }) {
    // Generated hooks are typed like this: `http` rejects only with a Problem.
    const shown = useWrite(useMutation<string, Problem, number>({ mutationFn, meta }), options);
    useEffect(() => {
      write = shown;
    });
    return isBare ? null : <WriteError of={shown} />;
  }
  const place = document.createElement('div');
  const root = createRoot(place);
  const client = createQueryClient();
  const show = (children: ReactNode) =>
    act(() => root.render(<QueryClientProvider client={client}>{children}</QueryClientProvider>));
  return {
    asked,
    place,
    open: (meta: MutationMeta = {}, isBare = false) => show(<Screen meta={meta} isBare={isBare} />),
    leave: () => show(null),
    press: (variables: number) =>
      act(async () => {
        write?.send(variables);
        await new Promise((resolve) => setTimeout(resolve));
      }),
    ask: (variables: number) => write?.ask(variables),
    answer: (index: number, value: string | Problem) =>
      act(async () => {
        const answer = asked[index]?.answer;
        if (typeof value === 'string') answer?.resolve(value);
        else answer?.reject(value);
        await answer?.promise.catch(() => undefined);
        await vi.waitFor(() => expect(client.isMutating()).toBe(0));
        await new Promise((resolve) => setTimeout(resolve));
      }),
  };
}

const refusal = new Problem({ kind: 'http', status: 409, message: 'Время уже занято' });

test('a write is sent once by a double click, and can be sent again after the response', async () => {
  const { open, press, answer, asked } = page({});
  await open();
  await press(1);
  await press(1);
  expect(asked).toHaveLength(1);
  await answer(0, 'saved');
  await press(2);
  expect(asked.map(({ variables }) => variables)).toEqual([1, 2]);
});

test('a write for a list of choices sends a request for every press', async () => {
  const { open, press, asked } = page({ several: true });
  await open();
  await press(1);
  await press(2);
  expect(asked.map(({ variables }) => variables)).toEqual([1, 2]);
});

test('a write that is called twice during one request gives both callers the response to this request', async () => {
  const { open, ask, answer } = page({});
  await open();
  const answers = await act(() => [ask(1), ask(1)]);
  await answer(0, 'saved');
  expect(await Promise.all(answers)).toEqual(['saved', 'saved']);
});

test('a write that succeeds shows one message of success, and closes the dialog in which it was sent', async () => {
  const close = vi.fn();
  const { open, press, answer } = page({ done: (saved) => `Сохранили: ${saved}`, onDone: close });
  await open();
  await press(1);
  await answer(0, 'адрес');
  expect(toasts).toEqual([{ kind: 'success', text: 'Сохранили: адрес' }]);
  expect(close).toHaveBeenCalledOnce();
});

test('a write whose dialog the user has closed shows a message of success, and closes no other dialog', async () => {
  const close = vi.fn();
  const { open, leave, press, answer } = page({ done: 'Сохранено', onDone: close });
  await open();
  await press(1);
  await leave();
  await answer(0, 'saved');
  expect(toasts).toEqual([{ kind: 'success', text: 'Сохранено' }]);
  expect(close).not.toHaveBeenCalled();
});

test('the failure of a write is shown in the live region of the page, and disappears at the next press', async () => {
  const { open, press, answer, place } = page({});
  await open();
  const region = place.querySelector('[role=alert]');
  expect(region?.textContent).toBe('');
  await press(1);
  await answer(0, refusal);
  expect(region?.textContent).toBe('Время уже занято');
  expect(place.querySelector('[role=alert]')).toBe(region);
  expect(toasts).toEqual([]);
  await press(1);
  expect(region?.textContent).toBe('');
});

test('a write counts as done if an earlier request, whose response was lost, has already done the same', async () => {
  const close = vi.fn();
  const doneBefore = (problem: Problem) => Promise.resolve(problem.status === 409 ? { answer: 'saved' } : undefined);
  const onFailed = vi.fn();
  const { open, press, answer, place } = page({ done: 'Записали', doneBefore, onFailed, onDone: close });
  await open();
  await press(1);
  await answer(0, new Problem({ kind: 'network' }));
  expect(onFailed).toHaveBeenCalledOnce();
  expect(place.textContent).not.toBe('');
  await press(1);
  await answer(1, refusal);
  expect(toasts).toEqual([{ kind: 'success', text: 'Записали' }]);
  expect(close).toHaveBeenCalledOnce();
  expect(onFailed).toHaveBeenCalledOnce();
  expect(place.textContent).toBe('');
});

test('a write whose dialog the user has closed shows its failure in a toast', async () => {
  const { open, leave, press, answer } = page({});
  await open();
  await press(1);
  await leave();
  await answer(0, refusal);
  expect(toasts).toEqual([{ kind: 'error', text: 'Время уже занято' }]);
});

test('a write that the user has not started shows no failure', async () => {
  const { open, leave, press, answer } = page({});
  await open(silentFailure.mutation.meta);
  await press(1);
  await leave();
  await answer(0, refusal);
  expect(toasts).toEqual([]);
});

test('a write shows its failure in a toast if no component shows it', async () => {
  const { open, press, answer } = page({});
  await open({}, true);
  await press(1);
  await answer(0, refusal);
  expect(toasts).toEqual([{ kind: 'error', text: 'Время уже занято' }]);
});
