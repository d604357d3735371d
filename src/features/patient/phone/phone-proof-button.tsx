import { lazyModule } from '@/shared/lazy/lazy-module';
import { useLazyDialog } from '@/shared/lazy/use-lazy-dialog';
import { Button } from '@/shared/ui/button';

const dialog = lazyModule(() => import('./prove-phone-dialog'));

/** Button that opens the dialog in which the patient proves the phone number. */
export function PhoneProofButton({ phone }: { readonly phone: string }) {
  const { show, close, preload, part, opening } = useLazyDialog(dialog);
  return (
    <>
      <Button size="small" busy={opening && 'Открываем'} onPointerEnter={preload} onClick={show}>
        Подтвердить номер
      </Button>
      {part && <part.ProvePhoneDialog phone={phone} onClose={close} />}
    </>
  );
}
