import { describe, expect, it } from 'vitest';

import {
  appliesTo,
  companiesOf,
  entryOf,
  laneOf,
  openEntries,
  withoutFailures,
  type ManyChange,
  type ManyJob,
} from './many';
import type { Order } from './order';

const order = (values: Partial<Order>) =>
  ({ numerodopedido: 1, idvendedor: 'rafael', status: 'Pendente', ...values }) as Order;
const of = (uid: string, razaosocial: string) => order({ cliente: { uid, razaosocial } as never });
const approval: ManyChange = { campo: 'status', acao: 'aprovar' };
const handover: ManyChange = { campo: 'vendedor', vendedor: { value: 'ana', label: 'Ana' } };
const asked = (id: string) => ({ id, pedidoem: 1 });

describe('decision 78: a change of many orders', () => {
  it('leads somewhere from where an order stands, or leaves it', () => {
    expect(appliesTo(approval, order({}))).toBe(true);
    expect(appliesTo(approval, order({ status: 'Aprovado' }))).toBe(false);
    expect(appliesTo(handover, order({ status: 'Excluido' }))).toBe(true);
    expect(appliesTo(handover, order({ idvendedor: 'ana' }))).toBe(false);
  });

  it('names in each order the change that the person saw, and the reason', () => {
    const { act } = entryOf(
      { campo: 'status', acao: 'excluir', motivo: 'Em dobro' },
      { ...of('u', 'U'), mudanca: 'm' },
      asked('a'),
    );
    expect(act).toMatchObject({ id: 'a', anterior: 'm', acao: 'excluir', motivo: 'Em dobro' });
  });

  it('hands on the orders of one customer one after the other', () => {
    const lanes = (change: ManyChange) =>
      ['a', 'b'].map((id) => laneOf(entryOf(change, of('u', 'U'), asked(id))));
    expect(lanes(handover)).toEqual(['u', 'u']);
    expect(lanes(approval)).toEqual(['a', 'b']);
  });

  it('tells whose orders they are, those with the most first', () => {
    const orders = [of('a', 'CICLO'), of('b', 'PEDAL'), of('b', 'PEDAL')];
    expect(companiesOf(orders).map(({ company, orders }) => [company, orders])).toEqual([
      ['PEDAL', 2],
      ['CICLO', 1],
    ]);
  });

  it('tries again what failed, not what others were faster with', () => {
    const entries = ['a', 'b', 'c', 'd'].map((id) => entryOf(approval, of('u', 'U'), asked(id)));
    const job: ManyJob = {
      ...{ id: 'j', change: approval, entries },
      verdicts: {
        a: 'feito',
        b: { motivo: 'mudou' },
        c: { motivo: 'falhou', codigo: 'PERMISSION_DENIED' },
      },
    };
    const open = (of: ManyJob) => openEntries(of).map(({ act }) => act.id);
    expect(open(job)).toEqual(['d']);
    expect(open(withoutFailures(job))).toEqual(['c', 'd']);
  });
});
