import IconUserCheck from '@tabler/icons-react/dist/esm/icons/IconUserCheck.mjs';
import { useQueryClient } from '@tanstack/react-query';
import { Link, linkOptions } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import {
  getClinicClientReadQueryOptions,
  useClinicClientCreate,
  useClinicClientReadSuspense,
  useClinicClientUpdate,
} from '#generated/api/clinic-clients/clinic-clients.ts';
import type { ClientCard } from '#generated/models/client-card.ts';
import type { ClientRequest } from '#generated/models/client-request.ts';
import { isProblem, type Problem } from '@/shared/api/problem';
import { problemText } from '@/shared/api/problem-text';
import { ifMatch, type Versioned } from '@/shared/api/version';
import { OthersNote } from '@/shared/form/others-note';
import { useSchemaForm } from '@/shared/form/use-schema-form';
import { type ResolveConflict, useVersioned } from '@/shared/form/use-versioned';
import { Callout } from '@/shared/ui/callout';
import { LiveRegion } from '@/shared/ui/live-region';
import { DialogForm } from '@/shared/write/dialog-form';
import { useWrite } from '@/shared/write/use-write';
import {
  defaultsFromQuery,
  type ClientDefaults,
  clientFieldNames,
  ClientFields,
  clientSchema,
  defaultsOf,
} from './client-fields';

/**
 * Adds a client and opens the client's card. The form begins with the name or phone that the search
 * didn't find.
 */
export function AddClientDialog({ sought, onClose }: { sought: string; onClose: () => void }) {
  const create = useWrite(useClinicClientCreate(), {
    done: 'Клиент добавлен',
    next: ({ data: { id } }) => linkOptions({ to: '/fo/clinic/clients/$id', params: { id: `${id}` } }),
  });
  return (
    <ClientDialog
      title="Добавить клиента"
      action="Добавить"
      busy="Добавляем"
      defaultValues={defaultsFromQuery(sought)}
      draft="clinic-client-new"
      onClose={onClose}
      save={(data) => create.ask({ data })}
    />
  );
}

export function EditClientDialog({ card: { id }, onClose }: { card: ClientCard; onClose: () => void }) {
  const client = useQueryClient();
  const { data: start } = useClinicClientReadSuspense(id);
  const update = useWrite(useClinicClientUpdate(), { done: 'Сохранено', onDone: onClose });
  const edited = useVersioned({
    start,
    valuesOf: ({ data }: Versioned<ClientCard>) => defaultsOf(data),
    read: () => client.query({ ...getClinicClientReadQueryOptions(id), staleTime: 0, meta: { silent: true } }),
  });
  return (
    <ClientDialog
      title="Изменить данные клиента"
      action="Сохранить"
      busy="Сохраняем"
      defaultValues={edited.initial}
      draft={`clinic-client-${id}`}
      mend={edited.mend}
      note={<OthersNote others={edited.others} names={clientFieldNames} />}
      onClose={onClose}
      save={(data) => update.ask({ id, data, headers: ifMatch(edited.began()) })}
    />
  );
}

interface ClientDialogProps {
  title: string;
  action: string;
  busy: string;
  defaultValues: ClientDefaults;
  draft: string;
  onClose: () => void;
  save: (client: ClientRequest) => Promise<unknown>;
  /** Resolves a 412; comes from `useVersioned`. */
  mend?: ResolveConflict<ClientDefaults>;
  /** Note about changes that someone else has made meanwhile. */
  note?: ReactNode;
}

function ClientDialog({ title, action, busy, defaultValues, draft, onClose, save, mend, note }: ClientDialogProps) {
  const [twin, setTwin] = useState<Problem>();
  const { frame } = useSchemaForm({
    schema: clientSchema,
    defaultValues,
    draft: { name: draft },
    submit: async (client) => {
      setTwin(undefined);
      try {
        return await save(client);
      } catch (error) {
        if (!isProblem(error, 409)) throw error;
        setTwin(error);
        return 'kept';
      }
    },
    mend,
  });
  const twinId = twin?.details['client_id'];

  return (
    <DialogForm
      size="normal"
      title={title}
      frame={frame}
      action={action}
      busy={busy}
      cancel="Не сохранять"
      failure="Не&nbsp;получилось сохранить"
      className="gap-4"
      onClose={onClose}
    >
      {note}
      <ClientFields />
      <LiveRegion urgent>
        {twin && (
          <Callout tone="amber" icon={IconUserCheck}>
            {problemText(twin)}.{' '}
            {typeof twinId === 'number' && (
              <Link
                to="/fo/clinic/clients/$id"
                params={{ id: String(twinId) }}
                onClick={onClose}
                className="link font-medium"
              >
                Открыть карту
              </Link>
            )}
          </Callout>
        )}
      </LiveRegion>
    </DialogForm>
  );
}
