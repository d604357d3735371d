import { RouterProvider, createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { specialisationPhrase } from '@/domain/doctor/doctor-facts';
import { VisitDoctor } from '@/features/patient/visit-parts/visit-doctor';

const doctor = {
  id: 61,
  slug: 'lapin-sergei',
  first_name: 'Сергей',
  second_name: 'Лапин',
  third_name: null,
  avatar: null,
  specialisations: [
    { slug: 'terapevt', title: 'Терапевт' },
    { slug: 'lor', title: 'ЛОР' },
    { slug: 'khirurg', title: 'Хирург' },
  ],
};
const filial = {
  id: 1,
  clinic_slug: 'ayala',
  title: 'Аяла',
  address: 'пр. Абая, 52',
  city: 'Алматы',
  phone: '+77272501020',
  logo: null,
};

it('the specialisation of a visit’s doctor keeps the capitals of «ЛОР»', async () => {
  const router = createRouter({
    routeTree: createRootRoute({
      staticData: { name: 'home', area: 'public' },
      component: () => createElement(VisitDoctor, { visit: { doctor, filial } }),
    }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  await router.load();
  expect(renderToStaticMarkup(createElement(RouterProvider, { router }))).toContain('Терапевт, ЛОР, хирург');
});

it.each([
  [['ЛОР', 'Терапевт'], 'ЛОР, терапевт'],
  [['Терапевт', 'ЛОР'], 'терапевт, ЛОР'],
  [['УЗИ-специалист'], 'УЗИ-специалист'],
])('the specialisations %j are written inside a sentence as «%s»', (titles, phrase) => {
  const specialisations = titles.map((title) => ({ slug: 'any', title }));
  expect(specialisationPhrase({ specialisations })).toBe(phrase);
});
