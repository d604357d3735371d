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
  /** The age group that the doctor accepts; undefined if the doctor accepts children and adults. */
  group: AgeGroup | undefined;
  onClose: () => void;
  /**
   * Called if the dialog is still open when the member is added. Selects the new member for the
   * visit.
   */
  onAdded: (member: FamilyMember) => void;
}

/** Adds a family member during a booking, with the same fields as on the family page. */
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
