import { useFamilyMemberCreate } from '#generated/api/patient-family/patient-family.ts';
import type { FamilyMember } from '#generated/models/family-member.ts';
import { useSchemaForm } from '@/shared/form/use-schema-form';
import { DialogForm } from '@/shared/write/dialog-form';
import { useWrite } from '@/shared/write/use-write';
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
  /** The dialog is still there: who was added is who the visit is for. */
  onAdded: (member: FamilyMember) => void;
}

/** Adds a member in the middle of a booking; the family's page has the same form. */
export function AddFamilyMemberDialog({ group, onClose, onAdded }: AddFamilyMemberDialogProps) {
  const create = useWrite(useFamilyMemberCreate(), {
    done: ({ data }) => addedPhrase(data),
    onDone: ({ data }) => onAdded(data),
  });
  const { asksAbout, question } = useTwinQuestion();
  const { frame } = useSchemaForm({
    schema: familySchema,
    defaultValues: familyDefaults,
    draft: { name: newMemberDraft },
    submit: async (data) => ((await asksAbout(data)) ? 'kept' : create.ask({ data })),
  });

  return (
    <DialogForm
      size="normal"
      title={group === 'children' ? 'Добавить ребёнка' : 'Добавить близкого'}
      frame={frame}
      action="Добавить"
      busy="Добавляем"
      cancel="Не добавлять"
      failure="Не&nbsp;получилось добавить"
      onClose={onClose}
    >
      <FamilyFields group={group} />
      {question}
    </DialogForm>
  );
}
