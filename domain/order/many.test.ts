import { describe, expect, it } from 'vitest';

import { laneOf, unstopped, withoutFailure, type Entry } from '../outbox/entry';
import { actOf, companiesOf, manyJobOf, type ManyChange } from './many';
import type { Order } from './order';

const order = (values: Partial<Order>) =>
  ({ numerodopedido: 1, idvendedor: 'rafael', status: 'Pendente', ...values }) as Order;
const of = (uid: string, razaosocial: string) => order({ cliente: { uid, razaosocial } as never });
const approval: ManyChange = { campo: 'status', acao: 'aprovar' };
const handover: ManyChange = { campo: 'vendedor', vendedor: { value: 'ana', label: 'Ana' } };
const asked = (id: string) => ({ id, pedidoem: 1 });

describe('decision 78: a change of many orders', () => {
  it('names in each order the change that the person saw, and the reason', () => {
    const act = actOf(
      { campo: 'status', acao: 'excluir', motivo: 'Em dobro' },
      { ...of('u', 'U'), mudanca: 'm' },
      asked('a'),
    );
    expect(act).toMatchObject({ id: 'a', anterior: 'm', acao: 'excluir', motivo: 'Em dobro' });
  });

  it.each([handover, approval])('changes the orders of one customer at once', (change) => {
    const lanes = ['a', 'b'].map((id) => laneOf(actOf(change, of('u', 'U'), asked(id))));
    expect(lanes).toEqual(['a', 'b']);
  });

  it('counts the orders per company, the most first', () => {
    const orders = [of('a', 'CICLO'), of('b', 'PEDAL'), of('b', 'PEDAL')];
    expect(companiesOf(orders).map(({ company, orders }) => [company, orders])).toEqual([
      ['PEDAL', 2],
      ['CICLO', 1],
    ]);
  });

  const entry = (id: string, end: Partial<Entry> = {}): Entry => ({
    ...{ act: actOf(approval, of('u', 'U'), asked(id)), enviado: true },
    ...{ grupo: { id: 'lote', lugar: 0 }, ...end },
  });

  it('is the group of the outbox, and runs while an entry is open and not stopped', () => {
    const single: Entry = { act: entry('z').act, enviado: false };
    expect(manyJobOf([single])).toBeUndefined();
    const entries = [entry('a', { feito: {} }), entry('b')];
    expect(manyJobOf([single, ...entries])).toEqual({
      ...{ id: 'lote', change: approval, entries, running: true },
    });
    const stopped = entry('b', { parado: true });
    expect(manyJobOf([stopped])?.running).toBe(false);
    expect(manyJobOf([unstopped(stopped)])?.running).toBe(true);
    expect(manyJobOf([entry('a', { feito: {} })])?.running).toBe(false);
  });

  it('retries failures, but not orders that somebody else changed first', () => {
    const failed = entry('c', { recusa: { motivo: 'falhou', codigo: 'PERMISSION_DENIED' } });
    expect(withoutFailure(failed)).toEqual(entry('c'));
    const overtaken = entry('b', { recusa: { motivo: 'mudou' } });
    expect(withoutFailure(overtaken)).toBe(overtaken);
  });
});
