import IconClipboardHeart from '@tabler/icons-react/dist/esm/icons/IconClipboardHeart.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import IconUsersGroup from '@tabler/icons-react/dist/esm/icons/IconUsersGroup.mjs';
import type { PatientHome } from '#generated/models/patient-home.ts';
import { Card } from '@/shared/ui/card';
import { HomeSection } from './home-section';
import { QuickSearch } from './quick-search';
import { ToDoLink, ToDoRow } from './to-do-row';
import { missingFieldsText } from './to-dos';

export function FirstSteps({ home }: { home: PatientHome }) {
  const missing = home.missing_profile_fields;
  return (
    <>
      <QuickSearch />
      <div className="mt-6">
        <HomeSection heading="С&nbsp;чего начать">
          <Card as="div">
            <ul className="divide-y divide-line">
              <ToDoRow
                icon={IconSearch}
                tone="teal"
                title="Найдите врача"
                action={
                  <ToDoLink to="/search" search={{ category: 'doctors' }} about="врачи">
                    Найти врача
                  </ToDoLink>
                }
              >
                По&nbsp;специальности, услуге или&nbsp;симптому. Свободное время видно сразу
              </ToDoRow>
              {missing.length > 0 && (
                <ToDoRow
                  icon={IconUser}
                  tone="neutral"
                  title="Заполните профиль"
                  action={
                    <ToDoLink to="/fo/patient/profile" about="профиль">
                      Заполнить
                    </ToDoLink>
                  }
                >
                  {missingFieldsText(missing)}
                </ToDoRow>
              )}
              <ToDoRow
                icon={IconUsersGroup}
                tone="neutral"
                title="Добавьте близких"
                action={
                  <ToDoLink to="/fo/patient/family" about="семья">
                    Добавить
                  </ToDoLink>
                }
              >
                Детей и&nbsp;родителей можно записывать из&nbsp;своего кабинета
              </ToDoRow>
              <ToDoRow
                icon={IconClipboardHeart}
                tone="neutral"
                title="Заведите медкарту"
                action={
                  <ToDoLink to="/fo/patient/medical-card" about="медкарта">
                    Завести
                  </ToDoLink>
                }
              >
                Рост, вес, группа крови и&nbsp;документы в&nbsp;одном месте
              </ToDoRow>
            </ul>
          </Card>
        </HomeSection>
      </div>
    </>
  );
}
