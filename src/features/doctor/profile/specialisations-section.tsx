import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import * as v from 'valibot';
import {
  useDoctorSpecialisationDirectory,
  useDoctorSpecialisationLinkCreate,
  useDoctorSpecialisationLinkDelete,
  useDoctorSpecialisationOrderUpdate,
} from '#generated/api/doctor-specialisations/doctor-specialisations.ts';
import type { SpecialisationLink } from '#generated/models/specialisation-link.ts';
import { dataOf } from '@/shared/api/load';
import { DirectoryField } from '@/shared/form/directory-field';
import { FormFrame, SubmitButton } from '@/shared/form/form-frame';
import { chosenId } from '@/shared/form/rules/choice';
import { useSchemaForm } from '@/shared/form/use-schema-form';
import { Badge } from '@/shared/ui/badge';
import { IconButton } from '@/shared/ui/icon-button';
import { moved, OrderButtons, orderOf } from '@/shared/ui/order-buttons';
import { useWrite } from '@/shared/write/use-write';
import { WriteError } from '@/shared/write/write-error';
import { ProfileSection } from './use-section';

/** The mutations share a scope, so that several fast presses are sent one after another. */
const scope = { mutation: { scope: { id: 'doctor-specialisations' } } };
const several = { several: true };
const specialisationLinkSchema = v.object({ specialisation_id: chosenId() });

/**
 * The doctor's specialisations. Lists of doctors show the first one. Each action is saved at once.
 */
export function SpecialisationsSection({ links }: { readonly links: readonly SpecialisationLink[] }) {
  const order = useWrite(useDoctorSpecialisationOrderUpdate(scope), several);
  const remove = useWrite(useDoctorSpecialisationLinkDelete(scope), several);
  const ids = links.map(({ id }) => id);
  // The order that the doctor has just chosen. It is shown at once; after an error the old order is
  // shown again.
  const wanted = orderOf(ids, order.error ? undefined : order.variables?.data.specialisation_ids);
  const shown = wanted.flatMap((id) => links.find((link) => link.id === id) ?? []);
  const forget = () => [order, remove].filter(({ error }) => error !== null).forEach((write) => write.forget());

  return (
    <ProfileSection
      id="specialisations"
      heading="Специализации"
      note="Первая стоит на&nbsp;вашей карточке. От&nbsp;специализаций зависит, какие услуги можно добавить."
    >
      <ol className="-mt-2 divide-y divide-line">
        {shown.map(({ id, specialisation: { title } }, index) => (
          <li key={id} className="flex min-h-13 items-center gap-2 py-1">
            <p className="flex min-w-0 flex-1 flex-wrap items-center gap-2 wrap-anywhere">
              {title}
              {index === 0 && <Badge tone="teal">Основная</Badge>}
            </p>
            <OrderButtons
              what={title}
              index={index}
              count={shown.length}
              onMove={(to) => {
                forget();
                order.send({ data: { specialisation_ids: moved(wanted, index, to) } });
              }}
            />
            <IconButton
              size="small"
              icon={IconX}
              label={`Убрать: ${title}`}
              onClick={() => {
                if (remove.isSending && remove.variables?.id === id) return;
                forget();
                remove.send({ id });
              }}
            />
          </li>
        ))}
      </ol>
      <WriteError of={[order, remove]} />
      <AddForm links={links} onStart={forget} />
    </ProfileSection>
  );
}

interface AddFormProps {
  readonly links: readonly SpecialisationLink[];
  /** Clears the error of the previous action. */
  readonly onStart: () => void;
}

const NOTHING = { specialisation_id: '' };

/** Form that adds a specialisation from the directory. */
function AddForm({ links, onStart }: AddFormProps) {
  const { data, isError, refetch } = useDoctorSpecialisationDirectory({
    query: { select: dataOf, meta: { silent: true } },
  });
  const add = useWrite(useDoctorSpecialisationLinkCreate(scope));
  const { form, frame } = useSchemaForm({
    schema: specialisationLinkSchema,
    defaultValues: NOTHING,
    draft: { name: 'doctor-specialisation' },
    submit: (chosen) => {
      onStart();
      return add.ask({ data: chosen });
    },
    // The button keeps focus, so that keyboard users can add the next specialisation.
    onSent: () => form.reset(NOTHING),
  });
  const others = data?.filter(({ id }) => !links.some(({ specialisation }) => specialisation.id === id));
  return (
    <FormFrame
      {...frame}
      summary={false}
      failure="Не&nbsp;получилось добавить"
      className="mt-3 flex flex-col items-start gap-3"
    >
      <div className="w-72 max-w-full phone:w-full">
        <form.AppField name="specialisation_id">
          {() => <DirectoryField label="Ещё одна специализация" list={{ data: others, isError, refetch }} />}
        </form.AppField>
      </div>
      <SubmitButton variant="secondary" busy="Добавляем">
        Добавить
      </SubmitButton>
    </FormFrame>
  );
}
