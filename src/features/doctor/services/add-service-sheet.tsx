import { useState } from 'react';
import * as v from 'valibot';
import {
  useDoctorServiceDirectory,
  useDoctorServiceLinkCreate,
} from '#generated/api/doctor-services/doctor-services.ts';
import type { Service } from '#generated/models/service.ts';
import { AskForService } from '@/domain/service/ask-for-service';
import { dataOf } from '@/shared/api/load';
import { FormFrame, SubmitButton } from '@/shared/form/form-frame';
import { chosenId } from '@/shared/form/rules/choice';
import { useSchemaForm } from '@/shared/form/use-schema-form';
import { foldCase } from '@/shared/format/letter-case';
import { typeset } from '@/shared/format/typography';
import { SectionQuery, shownBySection } from '@/shared/section/section-query';
import { Button } from '@/shared/ui/button';
import { Field } from '@/shared/ui/fields/field';
import { SearchBox } from '@/shared/ui/fields/search-box';
import { DialogButtons } from '@/shared/ui/overlay/modal-frame';
import { Sheet } from '@/shared/ui/overlay/sheet';
import { useWrite } from '@/shared/write/use-write';
import type { FilialServices } from './filial-services';
import { DurationOptions, priceSchema } from './service-form';

interface AddServiceSheetProps {
  readonly filials: readonly FilialServices[];
  readonly filialId: number;
  readonly onClose: () => void;
}

/**
 * Sheet that adds a service to one filial. The doctor finds the service in the directory by name
 * and sets its price and duration.
 */
export function AddServiceSheet({ filials, filialId, onClose }: AddServiceSheetProps) {
  const [service, setService] = useState<Service>();
  const here = filials.find(({ id }) => id === filialId);
  return (
    <Sheet title="Добавить услугу" onClose={onClose}>
      {service === undefined ? (
        <Directory known={new Set(here?.links.map((link) => link.service.id))} onChoose={setService} />
      ) : (
        <>
          <Button variant="quiet" size="small" onClick={() => setService(undefined)}>
            Выбрать другую услугу
          </Button>
          <h3 className="mt-2 text-h3">{typeset(service.title)}</h3>
          <NewServiceForm service={service} filials={filials} filialId={filialId} onClose={onClose} />
        </>
      )}
    </Sheet>
  );
}

interface DirectoryProps {
  /** Ids of services that the doctor already offers in the filial. */
  readonly known: ReadonlySet<number>;
  readonly onChoose: (service: Service) => void;
}

function Directory({ known, onChoose }: DirectoryProps) {
  const directory = useDoctorServiceDirectory({ query: { ...shownBySection.query, select: dataOf } });
  const [text, setText] = useState('');
  return (
    <>
      <Field label="Название услуги" hint="Здесь услуги ваших специализаций">
        {(control) => <SearchBox {...control} data-autofocus value={text} onChange={setText} />}
      </Field>
      <div className="mt-3">
        <SectionQuery query={directory}>
          {(services) => {
            const found = services.filter(({ title }) => foldCase(title).includes(foldCase(text.trim())));
            return (
              <>
                <p role="status" className={found.length === 0 ? 'text-ink-2' : 'sr-only'}>
                  {found.length === 0 ? 'Ничего не\u00A0найдено' : `Найдено: ${found.length}`}
                </p>
                {found.length === 0 && <AskForService names={[text.trim()]} className="mt-2" />}
                <ul className="divide-y divide-line">
                  {found.map((service) => (
                    <li key={service.id}>
                      {known.has(service.id) ? (
                        <p className="flex min-h-12 items-center justify-between gap-3 py-2 text-ink-3">
                          {typeset(service.title)} <span className="shrink-0 text-small">Уже есть</span>
                        </p>
                      ) : (
                        <button
                          type="button"
                          className="flex min-h-12 w-full items-center py-2 text-left transition-colors hover:text-teal"
                          onClick={() => onChoose(service)}
                        >
                          {typeset(service.title)}
                        </button>
                      )}
                    </li>
                  ))}
                </ul>
              </>
            );
          }}
        </SectionQuery>
      </div>
    </>
  );
}

const schema = v.object({ ...priceSchema.entries, filial_id: chosenId() });

interface NewServiceFormProps extends AddServiceSheetProps {
  readonly service: Service;
}

function NewServiceForm({ service, filials, filialId, onClose }: NewServiceFormProps) {
  const create = useWrite(useDoctorServiceLinkCreate(), { done: 'Услуга добавлена', onDone: onClose });
  const { form, frame } = useSchemaForm({
    schema,
    defaultValues: { price: '', duration_minutes: '30', filial_id: String(filialId) },
    draft: { name: `doctor-service-new-${service.id}` },
    submit: (data) => create.ask({ data: { ...data, service_id: service.id } }),
  });
  return (
    <FormFrame {...frame} summary={false} failure="Не&nbsp;получилось добавить" className="mt-4 flex flex-col gap-5">
      {filials.length > 1 && (
        <form.AppField name="filial_id">
          {(field) => (
            <field.SelectField label="Клиника">
              {filials.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </field.SelectField>
          )}
        </form.AppField>
      )}
      <form.AppField name="price">
        {(field) => <field.TextField label="Цена, ₸" inputMode="numeric" autoComplete="off" />}
      </form.AppField>
      <form.AppField name="duration_minutes">
        {(field) => (
          <field.SelectField label="Длительность">
            <DurationOptions />
          </field.SelectField>
        )}
      </form.AppField>
      <DialogButtons primary={<SubmitButton busy="Добавляем">Добавить</SubmitButton>} />
    </FormFrame>
  );
}
