import { useStore } from '@tanstack/react-form';
import { useState } from 'react';
import * as v from 'valibot';
import { useClinicClientList, useClinicClientRead } from '#generated/api/clinic-clients/clinic-clients.ts';
import type { ClientNextVisit } from '#generated/models/client-next-visit.ts';
import { KnownByPhone, MOST_BY_PHONE } from '@/domain/person/known-by-phone';
import { NewClientFields } from '@/domain/person/new-client-fields';
import { newClientSchema, noTypedClient, typedClient } from '@/domain/person/typed-client';
import { useTypedAppFormContext } from '@/shared/form/app-form';
import { useToSubmit } from '@/shared/form/form-frame';
import { useBoundField } from '@/shared/form/use-bound-field';
import { yearsCount } from '@/shared/format/counts';
import { phoneOf } from '@/shared/format/phone';
import { dateTime } from '@/shared/format/time';
import { SectionFailure } from '@/shared/section/section-query';
import { Button } from '@/shared/ui/button';
import { FieldError } from '@/shared/ui/fields/field';
import { ClientPicker } from './client-picker';

const MISSING = 'Найдите клиента или впишите нового';

/** Who calls: somebody whom the clinic knows, or a new client. */
export const callerDefaults = { kind: 'known' as 'known' | 'new', client_id: '', new_client: noTypedClient };

/** Makes `who` of them, as the contract names it. */
export const callerSchema = v.pipe(
  v.variant('kind', [
    v.object({
      kind: v.literal('known'),
      client_id: v.pipe(v.string(), v.regex(/^[1-9]\d*$/, MISSING), v.transform(Number)),
      new_client: v.any(),
    }),
    v.object({ kind: v.literal('new'), client_id: v.any(), new_client: newClientSchema }),
  ]),
  v.transform((caller) => ({
    who: caller.kind === 'known' ? { client_id: caller.client_id } : { new_client: caller.new_client },
  })),
);

export interface KnownClient {
  readonly id: number;
  readonly full_name: string;
  readonly age: number | null;
  readonly phone: string | null;
  readonly next_visit: ClientNextVisit | null;
}

interface CallerFieldsProps {
  /** Nobody else is meant: it began with their card. */
  readonly fixed?: KnownClient | undefined;
  /** The rest is chosen already: with the client the focus goes on to what sends the form. */
  readonly isLast?: boolean;
}

/** Who calls: found by name or phone, or written in, for a form over `callerSchema`. */
export function CallerFields({ fixed, isLast = false }: CallerFieldsProps) {
  const form = useTypedAppFormContext({ defaultValues: callerDefaults });
  const kind = useStore(form.store, ({ values }) => values.kind);
  const id = useStore(form.store, ({ values }) => values.client_id);
  const [found, setFound] = useState(fixed);
  const isFound = found !== undefined && String(found.id) === id;
  const read = useClinicClientRead(Number(id), {
    query: { enabled: id !== '' && !isFound, meta: { silent: true }, select: ({ data }) => data.summary },
  });
  const toSubmit = useToSubmit();
  const choose = (client: KnownClient) => {
    setFound(client);
    form.setFieldValue('kind', 'known');
    form.setFieldValue('client_id', String(client.id));
    if (isLast) toSubmit();
  };
  if (kind === 'new') return <NewClient onKnown={choose} onBack={() => form.setFieldValue('kind', 'known')} />;
  return (
    <form.AppField
      name="client_id"
      // Who could not be read is booked by nobody: another client may have been meant.
      validators={{ onDynamic: () => (read.isError ? MISSING : undefined) }}
    >
      {() => (
        <>
          <SectionFailure query={read} what="клиента" />
          <KnownCaller
            client={isFound ? found : read.data}
            isAwaited={read.isLoading}
            isFixed={fixed !== undefined}
            onChoose={choose}
            onAdd={(text) => {
              form.setFieldValue('kind', 'new');
              form.setFieldValue('new_client', typedClient(text));
            }}
          />
        </>
      )}
    </form.AppField>
  );
}

interface KnownCallerProps {
  readonly client: KnownClient | undefined;
  readonly isAwaited: boolean;
  readonly isFixed: boolean;
  readonly onChoose: (client: KnownClient) => void;
  readonly onAdd: (typed: string) => void;
}

function KnownCaller({ client, isAwaited, isFixed, onChoose, onAdd }: KnownCallerProps) {
  const { id, error, change } = useBoundField<string>('Клиент');
  const errorId = error === undefined ? undefined : `${id}-error`;
  return (
    <div>
      {client || isAwaited ? (
        <div
          role="group"
          id={id}
          tabIndex={-1}
          // Not «Другой клиент»: «Enter» must not send away whom one came with.
          data-autofocus
          aria-label="Клиент"
          aria-describedby={errorId}
          aria-busy={isAwaited}
          className="flex min-h-16 flex-wrap items-center gap-x-3 rounded-note bg-canvas px-4 py-3 outline-none"
        >
          {client && <ClientFacts client={client} />}
          {!isFixed && (
            <Button variant="quiet" size="small" className="ml-auto phone:-ml-2" onClick={() => change('')}>
              Другой клиент
            </Button>
          )}
        </div>
      ) : (
        <ClientPicker
          id={id}
          errorId={errorId}
          label="Клиент: имя или телефон"
          autoFocus
          onChoose={onChoose}
          onAdd={onAdd}
        />
      )}
      {errorId !== undefined && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}

function ClientFacts({ client: { full_name, age, phone, next_visit } }: { readonly client: KnownClient }) {
  return (
    <p className="min-w-0 flex-1 basis-48">
      <span className="block font-medium wrap-anywhere">{full_name}</span>
      <span className="text-small text-ink-2">
        {[age === null ? null : yearsCount(age), phone].filter((part) => part !== null).join(', ')}
      </span>
      {/* Seen before the same caller is booked twice. */}
      {next_visit && (
        <span className="block text-small text-ink-2">
          Уже есть запись: {dateTime(next_visit.starts_at)}
          {next_visit.doctor !== null && `, ${next_visit.doctor}`}
        </span>
      )}
    </p>
  );
}

interface NewClientProps {
  readonly onKnown: (client: KnownClient) => void;
  readonly onBack: () => void;
}

function NewClient({ onKnown, onBack }: NewClientProps) {
  const form = useTypedAppFormContext({ defaultValues: callerDefaults });
  const phone = useStore(form.store, ({ values }) => phoneOf(values.new_client.phone));
  const { data } = useClinicClientList(
    { q: phone ?? '', per_page: MOST_BY_PHONE },
    { query: { enabled: phone !== undefined, meta: { silent: true } } },
  );
  return (
    <div className="rounded-note bg-canvas p-4">
      <div className="mb-3 flex items-center justify-between gap-3">
        <h3 className="text-title">Новый клиент</h3>
        <Button variant="quiet" size="small" onClick={onBack}>
          Найти другого
        </Button>
      </div>
      <div className="grid grid-cols-2 gap-4 phone:grid-cols-1">
        <NewClientFields birthdayHint="Спросите, если записывают ребёнка" autoFocus />
        <KnownByPhone known={data?.data ?? []} onChoose={onKnown} />
      </div>
    </div>
  );
}
