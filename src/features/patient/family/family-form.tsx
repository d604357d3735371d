import { useNavigate } from '@tanstack/react-router';
import type { FamilyMemberRequest } from '#generated/models/family-member-request.ts';
import { DraftNote } from '@/shared/form/draft-note';
import { FormFrame, SubmitButton } from '@/shared/form/form-frame';
import { UnsavedGuard } from '@/shared/form/unsaved-guard';
import { useSchemaForm } from '@/shared/form/use-schema-form';
import { notify } from '@/shared/notify';
import { BottomBar } from '@/shared/ui/bottom-bar';
import { ButtonLink } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { FamilyFields } from './family-fields';
import { type familyDefaults, familySchema } from './family-schema';

interface FamilyFormProps {
  initial: typeof familyDefaults;
  /** Where what is typed is kept. */
  draft: string;
  send: (member: FamilyMemberRequest) => Promise<unknown>;
  /** «Добавить», while it is sent «Добавляем», and when it is done «Близкий добавлен». */
  words: { readonly action: string; readonly busy: string; readonly done: string; readonly failure: string };
}

/** Who it is, as the identity document has it (docs/rules.md §3, person): of somebody new, or of one who is there already. */
export function FamilyForm({ initial, draft, send, words }: FamilyFormProps) {
  const navigate = useNavigate();
  const { frame } = useSchemaForm({
    schema: familySchema,
    defaultValues: initial,
    draft: { name: draft },
    submit: async (member) => {
      await send(member);
      notify.success(words.done);
      await navigate({ to: '/fo/patient/family' });
    },
  });

  return (
    <FormFrame
      {...frame}
      guard={UnsavedGuard}
      failure={words.failure}
      className="mt-5 flex max-w-176 flex-col gap-6 phone:mt-4 phone:gap-3"
    >
      <DraftNote initial={initial} />
      <Card as="div">
        <div className="grid grid-cols-2 gap-x-4 gap-y-5 phone:grid-cols-1">
          <FamilyFields />
        </div>
        <div className="mt-6 flex items-center gap-2 phone:hidden">
          <SubmitButton size="large" busy={words.busy}>
            {words.action}
          </SubmitButton>
          <ButtonLink variant="quiet" size="large" to="/fo/patient/family">
            Отменить
          </ButtonLink>
        </div>
      </Card>
      <BottomBar className="-mx-(--gutter)">
        <SubmitButton size="large" wide busy={words.busy}>
          {words.action}
        </SubmitButton>
      </BottomBar>
    </FormFrame>
  );
}
