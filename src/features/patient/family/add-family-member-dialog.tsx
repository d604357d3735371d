import { useFamilyMemberCreate } from '#generated/api/patient-family/patient-family.ts';
import type { FamilyMember } from '#generated/models/family-member.ts';
import { FormFrame, SubmitButton } from '@/shared/form/form-frame';
import { useSchemaForm } from '@/shared/form/use-schema-form';
import { notify } from '@/shared/notify';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/overlay/dialog';
import { DialogButtons } from '@/shared/ui/overlay/modal-frame';
import { useWhileOpen } from '@/shared/use-while-open';
import {
  addedPhrase,
  FamilyFields,
  familyDefaults,
  familySchema,
  newMemberDraft,
  type AgeGroup,
} from './family-fields';
import { useTwinQuestion } from './twin-question';

interface AddFamilyMemberDialogProps {
  /** The patients that the doctor receives; absent where it is both. */
  group: AgeGroup | undefined;
  onClose: () => void;
  onAdded: (member: FamilyMember) => void;
  /** The dialog is still there: who was added is who the visit is for. */
  onChosen: (member: FamilyMember) => void;
}

/** Adds a member in the middle of a booking; the family's page has the same form. */
export function AddFamilyMemberDialog({ group, onClose, onAdded, onChosen }: AddFamilyMemberDialogProps) {
  const { mutateAsync: create } = useFamilyMemberCreate();
  const { refuseTwin, question } = useTwinQuestion();
  const chooseIfOpen = useWhileOpen(onChosen);
  const { frame } = useSchemaForm({
    schema: familySchema,
    defaultValues: familyDefaults,
    draft: { name: newMemberDraft },
    submit: async (member) => {
      await refuseTwin(member);
      const { data: added } = await create({ data: member });
      notify.success(addedPhrase(added));
      onAdded(added);
      chooseIfOpen(added);
    },
  });

  return (
    <Dialog title={group === 'children' ? 'Добавить ребёнка' : 'Добавить близкого'} onClose={onClose}>
      <FormFrame
        {...frame}
        summary={false}
        failure="Не&nbsp;получилось добавить"
        className="flex flex-col gap-4 text-ink"
      >
        <FamilyFields group={group} />
        {question}
        <DialogButtons
          secondary={<Button onClick={onClose}>Не добавлять</Button>}
          primary={<SubmitButton busy="Добавляем">Добавить</SubmitButton>}
        />
      </FormFrame>
    </Dialog>
  );
}
