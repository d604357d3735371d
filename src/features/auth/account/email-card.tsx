import { lazyModule } from '@/shared/lazy/lazy-module';
import { useLazyDialog } from '@/shared/lazy/use-lazy-dialog';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';

const dialog = lazyModule(() => import('./change-email-dialog'));

/** Card with the e-mail for the login, and a button to change this e-mail. */
export function EmailCard({ email }: { readonly email: string }) {
  const { show, close, preload, part, opening } = useLazyDialog(dialog);
  return (
    <Card aria-labelledby="account-email" className="mt-6 phone:mt-4">
      <h2 id="account-email" className="text-h3">
        Почта
      </h2>
      <p className="mt-1 font-medium break-words" translate="no">
        {email}
      </p>
      <p className="mt-0.5 text-small text-ink-2">С&nbsp;ней вы&nbsp;входите, сюда приходят письма.</p>
      <Button
        size="small"
        className="mt-3 phone:w-full"
        busy={opening && 'Открываем'}
        onPointerEnter={preload}
        onClick={show}
      >
        Сменить почту
      </Button>
      {part && <part.ChangeEmailDialog current={email} onClose={close} />}
    </Card>
  );
}
