import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import { useState } from 'react';
import { Button } from '@/shared/ui/button';
import { Callout } from '@/shared/ui/callout';
import { focusHeading } from '@/shared/ui/focus';
import { changedFields } from './changed-fields';
import { useFormContext } from './form-context';

/** Note above a form that shows an unsent draft instead of the saved values. */
export function DraftNote({ initial }: { readonly initial: object }) {
  const form = useFormContext();
  const [restored, setRestored] = useState(() => changedFields(initial, form.state.values as object).length > 0);
  if (!restored) return null;

  const startAnew = (): void => {
    form.reset(initial as Record<string, never>, { keepDefaultValues: true });
    setRestored(false);
    // The focused button disappears, so focus moves to the heading.
    focusHeading();
  };
  return (
    <Callout tone="teal" icon={IconPencil}>
      <p>Вернули то, что вы писали здесь раньше и&nbsp;не&nbsp;отправили.</p>
      <Button variant="quiet" size="small" className="-ml-2" onClick={startAnew}>
        Начать заново
      </Button>
    </Callout>
  );
}
