import type { Cabinet } from '@/shared/session/session-record';
import { Button } from '@/shared/ui/button';

/**
 * Buttons that fill in demo accounts. The accounts exist only in the stand-in provider, and
 * production builds don't contain the buttons.
 */
export function DemoAccess({ onChoose }: { readonly onChoose: (account: DemoAccount) => void }) {
  return (
    <details className="text-small">
      <summary className="link cursor-pointer">Демо-доступ</summary>
      <ul className="mt-3 grid grid-cols-2 gap-2">
        {demoAccounts.map((account) => (
          <li key={account.email}>
            <Button size="small" wide onClick={() => onChoose(account)}>
              {account.title}
            </Button>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-ink-2">
        Нажмите, и&nbsp;почта с&nbsp;паролем впишутся сами. Код из&nbsp;письма всегда 12345.
      </p>
    </details>
  );
}

interface DemoAccount {
  readonly title: string;
  readonly email: string;
  readonly password: string;
  /** Cabinet that the button logs in to; undefined if the account has all roles. */
  readonly cabinet: Cabinet | undefined;
}

const password = 'Demo2026';

/** Accounts of the stand-in provider (mocks/README.md). */
export const demoAccounts: readonly DemoAccount[] = [
  { title: 'Пациент', email: 'patient@demo.kz', password, cabinet: 'user' },
  { title: 'Врач', email: 'doctor@demo.kz', password, cabinet: 'doctor' },
  { title: 'Клиника', email: 'clinic@demo.kz', password, cabinet: 'clinic' },
  { title: 'Регистратура', email: 'reception@demo.kz', password, cabinet: 'clinic' },
  { title: 'Все три кабинета', email: 'all@demo.kz', password, cabinet: undefined },
];
