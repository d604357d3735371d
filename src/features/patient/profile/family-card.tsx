import { ButtonLink } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';

/** The way to those whom the patient books for; they have a page of their own. */
export function FamilyCard() {
  return (
    <Card aria-labelledby="profile-family">
      <h2 id="profile-family" className="text-h3">
        Семья
      </h2>
      <p className="mt-1 text-small text-ink-2">Данные детей и&nbsp;других близких, которых вы&nbsp;записываете.</p>
      <ButtonLink to="/fo/patient/family" size="small" className="mt-3">
        Открыть семью
      </ButtonLink>
    </Card>
  );
}
