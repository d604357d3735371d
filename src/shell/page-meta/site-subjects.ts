import type { Question } from '#generated/models/question.ts';
import { brand } from '@/shared/config/brand';
import { breadcrumbs, type Subject } from './schema-org';

/** Structured data of the home page: the site and its search. */
export function homeSubject(origin: string): Subject {
  return {
    things: [
      {
        '@type': 'WebSite',
        '@id': `${origin}/#site`,
        url: `${origin}/`,
        name: brand.name,
        description: brand.description,
        inLanguage: 'ru-KZ',
        potentialAction: {
          '@type': 'SearchAction',
          target: `${origin}/search?q={query}`,
          'query-input': 'required name=query',
        },
      },
      {
        '@type': 'Organization',
        url: `${origin}/`,
        name: brand.name,
        telephone: brand.support.phone,
        email: brand.support.email,
        sameAs: Object.values(brand.social),
      },
    ],
  };
}

/** Structured data of a page that has nothing except breadcrumbs. */
export function plainSubject(name: string, path: string, origin: string): Subject {
  return { things: [breadcrumbs(origin, [{ name, path }])] };
}

/** Structured data of questions: a FAQPage with the first answer of each answered question. */
export function questionsSubject(questions: readonly Question[], origin: string, one?: Question): Subject {
  const answered = [...new Map(questions.map((question) => [question.id, question])).values()].flatMap(
    ({ title, answers: [answer] }) =>
      answer === undefined
        ? []
        : [{ '@type': 'Question', name: title, acceptedAnswer: { '@type': 'Answer', text: answer.text } }],
  );
  return {
    things: [
      ...(answered.length === 0 ? [] : [{ '@type': 'FAQPage', mainEntity: answered }]),
      breadcrumbs(origin, [
        { name: 'Вопросы и\u00A0ответы', path: '/qa' },
        ...(one === undefined ? [] : [{ name: one.title, path: `/qa/${one.id}` }]),
      ]),
    ],
  };
}
