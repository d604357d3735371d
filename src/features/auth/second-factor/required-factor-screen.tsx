import IconShieldLock from '@tabler/icons-react/dist/esm/icons/IconShieldLock.mjs';
import { Callout } from '@/shared/ui/callout';
import { SecondFactorScreen, type SecondFactorScreenProps } from './second-factor-screen';

/**
 * Setup of a second factor, shown instead of the clinic's cabinet if the clinic requires a second
 * factor.
 */
export function RequiredFactorScreen(props: Pick<SecondFactorScreenProps, 'onCodes' | 'onClose'>) {
  return (
    <div className="page py-10 page-grey phone:py-4">
      <SecondFactorScreen
        {...props}
        requirement={
          <Callout tone="amber" icon={IconShieldLock}>
            Ваша клиника открывает кабинет только со&nbsp;входом с&nbsp;кодом. Включите его, и&nbsp;откроется страница,
            на&nbsp;которую вы&nbsp;шли.
          </Callout>
        }
      />
    </div>
  );
}
