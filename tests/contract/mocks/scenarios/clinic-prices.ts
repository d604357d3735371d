import { describe, expect, it } from 'vitest';
import type { World } from '../world.ts';

export function clinicPriceScenarios({ client, tokens }: World): void {
  const path = { id: 2 };
  const me = () => ({ token: tokens.clinic, path });
  const list = async (query = {}) =>
    (await client.ask('clinicPriceList', { ...me(), query: { per_page: 100, ...query } })).body;
  const offered = async (serviceId: number) =>
    (await client.ask('clinicServices', { path: { id: 'ayala' }, query: { filial_id: path.id } })).body.data.find(
      ({ service }) => service.id === serviceId,
    );

  describe('the price list of a filial', () => {
    it('lists services page by page, also services without a price, and filters them by title and kind', async () => {
      const all = await list();
      expect(all.meta.all).toBe(all.meta.visible + all.meta.hidden);
      expect(all.data.some(({ price }) => price === null)).toBe(true);
      const found = await list({ q: 'АНАЛИЗ кров', kind: 'analysis' });
      expect(found.data.length).toBeGreaterThan(0);
      expect(found.data.every(({ title, kind }) => /анализ.*кров/i.test(title) && kind === 'analysis')).toBe(true);
      expect((await list({ per_page: 5, page: 2 })).data).toEqual(all.data.slice(5, 10));
      expect((await client.ask('clinicPriceList', { ...me(), query: { kind: 'cure' } })).status).toBe(422);
    });

    it('determines the prices that patients see', async () => {
      const item = (await list({ kind: 'analysis' })).data[0];
      const service_id = item?.service_id ?? 0;
      const at = { ...me(), path: { ...path, service: service_id } };
      await client.ask('clinicPriceUpdate', { ...at, body: { price: 4321, is_visible: true } });
      expect(await offered(service_id)).toMatchObject({ price_from: 4321 });
      const hide = (from_price: number) =>
        client.ask('clinicPriceUpdate', { ...at, body: { price: 4321, is_visible: false, from_price } });
      const outdated = await hide(4320);
      expect([outdated.status, Object.keys(outdated.errors)]).toEqual([409, ['from_price']]);
      await hide(4321);
      expect(await offered(service_id)).toBeUndefined();
      expect((await list({ visible: false })).data.map((one) => one.service_id)).toContain(service_id);

      expect((await client.ask('clinicPriceDelete', at)).status).toBe(204);
      expect((await client.ask('clinicPriceDelete', at)).status).toBe(404);
      const gone = await client.ask('clinicPriceUpdate', { ...at, body: { price: 1, is_visible: true } });
      expect(gone.status).toBe(404);
      const body = { service_id, price: 2500, is_visible: true };
      expect((await client.ask('clinicPriceCreate', { ...me(), body })).body.data).toMatchObject(body);
      expect((await client.ask('clinicPriceCreate', { ...me(), body })).code).toBe('already_exists');
      expect(await offered(service_id)).toMatchObject({ price_from: 2500 });
      const unknown = await client.ask('clinicPriceCreate', { ...me(), body: { ...body, service_id: 99_999 } });
      expect(unknown.errors).toHaveProperty('service_id');
    });

    it('is changed in all chosen lines, or in none if one line is unknown', async () => {
      const lines = (await list({ kind: 'examination' })).data.filter(({ price }) => price !== null).slice(0, 3);
      const service_ids = lines.map((line) => line.service_id);
      const change = (body: object) => client.ask('clinicPriceBulkUpdate', { ...me(), body });
      // The request is sent twice, as after a lost response; the prices rise only once.
      const headers = { 'Idempotency-Key': 'ten-per-cent-of-three' };
      const raise = () =>
        client.ask('clinicPriceBulkUpdate', { ...me(), headers, body: { service_ids, percent: 10, round_to: 100 } });
      const raised = (await raise()).body.data;
      expect((await raise()).body.data).toEqual(raised);
      expect(raised.map(({ price }) => price)).toEqual(
        lines.map(({ price }) => Math.max(100, Math.round(((price ?? 0) * 1.1) / 100) * 100)),
      );
      expect((await change({ service_ids: [...service_ids, 99_999], percent: 10 })).errors).toHaveProperty(
        `service_ids.${service_ids.length}`,
      );
      const hidden = (await change({ service_ids, is_visible: false })).body.data;
      expect(hidden.map(({ price, is_visible }) => [price, is_visible])).toEqual(
        raised.map(({ price }) => [price, false]),
      );
    });

    it('imports no line if one is invalid, unless the request asks to save the valid lines', async () => {
      const [known] = (await list({ kind: 'analysis' })).data;
      const rows = [
        { line: 2, service: known?.title.toUpperCase() ?? '', price: '7 777 ₸' },
        { line: 3, service: 'Нет такой', price: '-5', visible: 'может быть' },
      ];
      const send = async (save: 'none' | 'all' | 'valid', lines = rows) =>
        (await client.ask('clinicPriceImport', { ...me(), body: { rows: lines, save } })).body.data;
      for (const save of ['none', 'all'] as const) {
        const report = await send(save);
        expect(report).toMatchObject({ changed: 1, saved: 0 });
        expect(report.errors.map(({ line, field }) => `${line} ${field}`)).toEqual([
          '3 service',
          '3 price',
          '3 visible',
        ]);
      }
      expect((await list({ q: known?.title })).data[0]?.price).not.toBe(7777);
      expect((await send('valid')).saved).toBe(1);
      expect((await list({ q: known?.title })).data[0]?.price).toBe(7777);
      expect(await send('all', rows.slice(0, 1))).toMatchObject({ unchanged: 1, saved: 0, errors: [] });
    });

    it('is hidden from another clinic by a 404', async () => {
      const foreign = { token: tokens.clinic, path: { id: 7 } };
      const ofService = { token: tokens.clinic, path: { id: 7, service: 1 } };
      const body = { service_id: 1, price: 1, is_visible: true };
      const rows = [{ line: 1, service: 'a', price: '1' }];
      const answers = [
        await client.ask('clinicPriceList', foreign),
        await client.ask('clinicPriceCreate', { ...foreign, body }),
        await client.ask('clinicPriceBulkUpdate', { ...foreign, body: { service_ids: [1] } }),
        await client.ask('clinicPriceUpdate', { ...ofService, body: { price: 1, is_visible: true } }),
        await client.ask('clinicPriceDelete', ofService),
        await client.ask('clinicPriceImport', { ...foreign, body: { rows, save: 'all' } }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
    });
  });
}
