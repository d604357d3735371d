import { keepPreviousData } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useQuestionList } from '#generated/api/public-questions/public-questions.ts';
import { EmergencyCard, WhichDoctorCard } from '@/features/public/lists/advice-cards';
import { DirectionSelect } from '@/features/public/lists/direction-select';
import { ListPage } from '@/features/public/lists/list-page';
import { SectionQuery, shownBySection } from '@/shared/section/section-query';
import { Card } from '@/shared/ui/card';
import { FilterBox } from '@/shared/ui/fields/filter-box';
import { RowsSkeleton } from '@/shared/ui/skeleton';
import { AskQuestion } from './ask-question';
import { questionsRequest } from './load-questions';
import { QuestionList } from './question-list';
import { NoConsultationNote } from './question-parts';
import type { QuestionsSearch } from './questions-search';

const route = getRouteApi('/qa/');

export function QuestionsScreen() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const questions = useQuestionList(questionsRequest(search), {
    query: { ...shownBySection.query, placeholderData: keepPreviousData },
  });
  const change = (next: Partial<QuestionsSearch>) =>
    void navigate({ to: '.', search: { ...search, page: 1, ...next }, replace: true, resetScroll: false });

  return (
    <ListPage
      heading={'Вопросы и\u00A0ответы'}
      lead={'О\u00A0чём спрашивают пациенты и\u00A0что отвечают врачи'}
      aside={
        <>
          <AskQuestion />
          <WhichDoctorCard />
          <EmergencyCard />
        </>
      }
    >
      <NoConsultationNote className="mb-5 phone:mb-4" />
      <div className="mb-5 flex gap-3 phone:mb-4 phone:flex-col phone:gap-2">
        <FilterBox
          label="Поиск по вопросам"
          value={search.q ?? ''}
          onChange={(text) => change({ q: text || undefined })}
          className="grow"
        />
        <DirectionSelect
          value={search.direction}
          onChange={(direction) => change({ direction })}
          className="w-72 phone:w-full"
        />
      </div>
      <SectionQuery
        query={questions}
        skeleton={
          <Card as="div">
            <RowsSkeleton rows={5} />
          </Card>
        }
      >
        {(answer) => (
          <QuestionList
            answer={answer}
            search={search}
            refreshing={questions.isPlaceholderData}
            onReset={() => change({ q: undefined, direction: undefined })}
          />
        )}
      </SectionQuery>
    </ListPage>
  );
}
