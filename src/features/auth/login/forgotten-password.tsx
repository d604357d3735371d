import { SupportPhone } from '@/features/auth/support-phone';
import { brand } from '@/shared/config/brand';

/** There is no call that changes a forgotten password: people help. */
export function ForgottenPassword() {
  return (
    <details className="mt-5 text-small">
      <summary className="link cursor-pointer">Забыли пароль?</summary>
      <p className="mt-2 text-ink-2">
        Позвоните <SupportPhone /> или напишите на&nbsp;
        <a href={`mailto:${brand.support.email}`} className="link">
          {brand.support.email}
        </a>{' '}
        с&nbsp;почты, на&nbsp;которую зарегистрированы. Поддержка поможет войти.
      </p>
    </details>
  );
}
