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
import { FormFrame, SubmitButton } from '@/shared/form/form-frame';
import { OthersNote } from '@/shared/form/others-note';
import { type Mend, useEdited } from '@/shared/form/use-edited';
import { useSchemaForm } from '@/shared/form/use-schema-form';
import { notify } from '@/shared/notify';
import { Button } from '@/shared/ui/button';
import { Callout } from '@/shared/ui/callout';
import { Dialog } from '@/shared/ui/overlay/dialog';
import { DialogButtons } from '@/shared/ui/overlay/modal-frame';
import { useGoOn } from '@/shared/use-go-on';
import { useWhileOpen } from '@/shared/use-while-open';
import {
  soughtDefaults,
  type ClientDefaults,
  clientFieldNames,
  ClientFields,
  clientSchema,
  defaultsOf,
} from './client-fields';

/** Writes a person in, beginning with what was looked for in vain; their card opens after. */
export function AddClientDialog({ sought, onClose }: { sought: string; onClose: () => void }) {
  const goOn = useGoOn();
  const { mutateAsync: create } = useClinicClientCreate({ mutation: { meta: { silent: [409] } } });
  return (
    <ClientDialog
      title="Добавить клиента"
      action="Добавить"
      busy="Добавляем"
      defaultValues={soughtDefaults(sought)}
      draft="clinic-client-new"
      onClose={onClose}
      save={async (client) => {
        const { data } = await create({ data: client });
        const next = linkOptions({ to: '/fo/clinic/clients/$id', params: { id: String(data.id) } });
        await goOn({ done: 'Клиент добавлен', next });
      }}
    />
  );
}

/** Changes what the clinic has written down. */
export function EditClientDialog({ card: { id }, onClose }: { card: ClientCard; onClose: () => void }) {
  const client = useQueryClient();
  const { data: start } = useClinicClientReadSuspense(id);
  const closeIfOpen = useWhileOpen(onClose);
  const { mutateAsync: update } = useClinicClientUpdate({ mutation: { meta: { silent: [409, 412] } } });
  const edited = useEdited({
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
      save={async (data) => {
        await update({ id, data, headers: ifMatch(edited.began()) });
        notify.success('Сохранено');
        closeIfOpen();
      }}
    />
  );
}

interface ClientDialogProps {
  title: string;
  action: string;
  busy: string;
  defaultValues: ClientDefaults;
  /** Under which name it is kept until it is sent. */
  draft: string;
  onClose: () => void;
  save: (client: ClientRequest) => Promise<void>;
  /** Of `useEdited`. */
  mend?: Mend<ClientDefaults>;
  /** What somebody else has changed meanwhile. */
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
    <Dialog title={title} onClose={onClose}>
      <FormFrame
        {...frame}
        summary={false}
        failure="Не&nbsp;получилось сохранить"
        className="flex flex-col gap-4 text-ink"
      >
        {note}
        <ClientFields />
        {twin && (
          <Callout tone="amber" icon={IconUserCheck} role="alert">
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
        <DialogButtons
          secondary={<Button onClick={onClose}>Не сохранять</Button>}
          primary={<SubmitButton busy={busy}>{action}</SubmitButton>}
        />
      </FormFrame>
    </Dialog>
  );
}
