import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId, useRef, useState } from 'react';
import { getFamilyMemberListQueryOptions } from '#generated/api/patient-family/patient-family.ts';
import type { FamilyMemberRequest } from '#generated/models/family-member-request.ts';
import type { FamilyMember } from '#generated/models/family-member.ts';
import { foldCase } from '@/shared/format/letter-case';
import { fullName } from '@/shared/format/name';
import { typedDate } from '@/shared/format/typed-date';
import { Button } from '@/shared/ui/button';
import { Callout } from '@/shared/ui/callout';

type Named = Pick<FamilyMemberRequest, 'second_name' | 'first_name' | 'birthday'>;

/** A member with the same name and birthday; patronymics and «ё» versus «е» are ignored. */
export function twinOf(family: readonly FamilyMember[], member: Named): FamilyMember | undefined {
  return family.find((one) => keyOf(one) === keyOf(member));
}

function keyOf({ second_name, first_name, birthday }: Named): string {
  return foldCase([second_name.trim(), first_name.trim(), birthday].join(' '));
}

interface TwinQuestion {
  /**
   * Shows the question if the family already has a member with this name and birthday, unless the
   * user has confirmed it. Resolves with true if the question is shown.
   */
  readonly asksAbout: (member: FamilyMemberRequest) => Promise<boolean>;
  /** The question, rendered inside the form. */
  readonly question: ReactNode;
}

/**
 * Asks before a second member with the same name and birthday is added. This may be a different
 * person, or the same person added in another tab.
 */
export function useTwinQuestion(): TwinQuestion {
  const id = useId();
  const client = useQueryClient();
  const [twin, setTwin] = useState<FamilyMember>();
  const agreed = useRef<FamilyMember>(undefined);

  const asksAbout = async (member: FamilyMemberRequest): Promise<boolean> => {
    // The cache is bypassed, because another tab may have added the member. If the request fails,
    // the member is added without a question.
    const family = await client
      .query({ ...getFamilyMemberListQueryOptions(), staleTime: 0, meta: { silent: true } })
      .catch(() => undefined);
    const found = twinOf(family?.data ?? [], member);
    const isAgreed = found !== undefined && agreed.current !== undefined && keyOf(found) === keyOf(agreed.current);
    agreed.current = undefined;
    const asked = isAgreed ? undefined : found;
    setTwin(asked);
    return asked !== undefined;
  };

  const question = twin && (
    <div
      ref={focusOnce}
      tabIndex={-1}
      role="group"
      aria-labelledby={id}
      className="col-span-full scroll-mb-24 rounded-note"
    >
      <Callout tone="amber" icon={IconUsers}>
        <p id={id}>
          Такой близкий уже есть: {fullName(twin)}, {typedDate(twin.birthday)}. Добавить ещё одного?
        </p>
        <Button size="small" type="submit" className="mt-2" onClick={() => (agreed.current = twin)}>
          Добавить ещё одного
        </Button>
      </Callout>
    </div>
  );
  return { asksAbout, question };
}

const focusOnce = (element: HTMLElement | null): void => element?.focus();
