import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { VisitStatus } from '#generated/models/visit-status.ts';
import { visitPicture } from '@/domain/calendar/visit-block';
import { visitLabel } from '@/domain/visit/visit-badge';

const styles = readFileSync(resolve(import.meta.dirname, '../../../../src/styles.css'), 'utf8');
const colours = new Map(
  [...styles.matchAll(/--color-([\w-]+): (oklch\([^;]+\));/g)].map(([, name, value]) => [value, name]),
);
const expected: Record<VisitStatus, string> = {
  pending: 'amber-ink',
  confirmed: 'green',
  arrived: 'white',
  completed: 'green',
  no_show: 'red',
  cancelled_by_patient: 'ink-3',
  cancelled_by_clinic: 'ink-3',
};

it.each(Object.values(VisitStatus))(
  'a visit with the status «%s» has the same icon in the calendar as in its label, in a colour of the site',
  (status) => {
    const utility = styles.split(`@utility ${visitPicture(status)} {`)[1]?.split('@utility')[0] ?? '';
    const icon = renderToStaticMarkup(createElement(visitLabel(status).icon));
    const drawn = [...icon.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path).join('');
    expect(drawn).not.toBe('');
    expect(utility).toContain(`d='${drawn}'`);
    expect(colours.get(/stroke='([^']+)'/.exec(utility)?.[1] ?? '')).toBe(expected[status]);
  },
);
