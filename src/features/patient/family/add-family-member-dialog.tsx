import { useFamilyMemberCreate } from '@generated/api/patient/patient';
import { relationLabels } from '@/domain/person/relation-label';
import { FormFrame } from '@/shared/form/form-frame';
import { SubmitButton } from '@/shared/form/submit-button';
import { useSchemaForm } from '@/shared/form/use-schema-form';
import { notify } from '@/shared/toast/notify';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { familySchema } from './family-schema';

interface AddFamilyMemberDialogProps {
  onClose: () => void;
  /** The id of the new family member. */
  onAdded: (id: number) => void;
}

/** Who it is, as the identity document has it. */
export function AddFamilyMemberDialog({ onClose, onAdded }: AddFamilyMemberDialogProps) {
  const { mutateAsync: create } = useFamilyMemberCreate();
  const { form, frame } = useSchemaForm({
    schema: familySchema,
    defaultValues: { relation: '', second_name: '', first_name: '', third_name: '', birthday: '', gender: '' },
    submit: async (member) => {
      const { data: added } = await create({ data: member });
      notify.success('Близкий добавлен');
      onAdded(added.id);
    },
  });

  return (
    <Dialog title="Добавить близкого" onClose={onClose}>
      <FormFrame {...frame} summary={false} className="mt-3 flex flex-col gap-4 text-ink">
        <form.AppField name="relation">
          {(field) => (
            <field.SelectField label="Кто это" data-autofocus>
              <option value="">Выберите</option>
              {Object.entries(relationLabels).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </field.SelectField>
          )}
        </form.AppField>
        <form.AppField name="second_name">{(field) => <field.TextField label="Фамилия" />}</form.AppField>
        <form.AppField name="first_name">{(field) => <field.TextField label="Имя" />}</form.AppField>
        <form.AppField name="third_name">{(field) => <field.TextField label="Отчество" optional />}</form.AppField>
        <form.AppField name="birthday">{(field) => <field.DateField label="Дата рождения" />}</form.AppField>
        <form.AppField name="gender">
          {(field) => (
            <field.RadioField
              label="Пол"
              className="flex gap-6"
              options={[
                { value: 'female', label: 'Женский' },
                { value: 'male', label: 'Мужской' },
              ]}
            />
          )}
        </form.AppField>
        <div className="mt-1 flex flex-col gap-2">
          <SubmitButton wide busy="Добавляем">
            Добавить
          </SubmitButton>
          <Button wide onClick={onClose}>
            Не добавлять
          </Button>
        </div>
      </FormFrame>
    </Dialog>
  );
}
