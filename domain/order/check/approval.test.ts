import { describe, expect, it } from 'vitest';

import type { Order, OrderChange } from '../order';
import { approvalOf, isApprovedOn, lastMove } from './approval';
import { dayInSaoPaulo } from '../../words/time';

const to = (para: string, em: string, campo: OrderChange['campo'] = 'status'): OrderChange => ({
  ...{ campo, de: '', para, por: { uid: 'ana' }, em: Date.parse(em) },
});
const order = (status: Order['status'], ...changes: OrderChange[]) => ({
  status,
  historico: Object.fromEntries(changes.map((change, at) => [String(at), change])),
});
const day = dayInSaoPaulo(new Date('2026-03-05T12:00:00Z'));

describe('§4: on which day an order was approved', () => {
  it.each([
    [
      'in the first second of the day',
      order('Aprovado', to('Aprovado', '2026-03-05T03:00:00Z')),
      true,
    ],
    ['in the last', order('Aprovado', to('Aprovado', '2026-03-06T02:59:59Z')), true],
    ['a second before', order('Aprovado', to('Aprovado', '2026-03-05T02:59:59Z')), false],
    ['a second after', order('Aprovado', to('Aprovado', '2026-03-06T03:00:00Z')), false],
    ['and deleted later', order('Excluido', to('Aprovado', '2026-03-05T12:00:00Z')), false],
    [
      'and once more on another',
      order(
        'Aprovado',
        to('Aprovado', '2026-03-05T12:00:00Z'),
        to('Aprovado', '2026-03-07T12:00:00Z'),
      ),
      false,
    ],
    [
      'and given to another seller later',
      order(
        'Aprovado',
        to('Aprovado', '2026-03-05T12:00:00Z'),
        to('Eva', '2026-03-07T12:00:00Z', 'vendedor'),
      ),
      true,
    ],
  ])('%s', (_, stored, is) => {
    expect(isApprovedOn(day, stored)).toBe(is);
  });

  it('is not known without a history', () => {
    expect(approvalOf({ status: 'Aprovado' })).toBeUndefined();
  });
});

describe('decision 63: the reason for the status of an order', () => {
  const approved = to('Aprovado', '2026-03-05T12:00:00Z');
  const returned = { ...to('Pendente', '2026-03-05T12:00:01Z'), motivo: 'Sem estoque' };
  const again = to('Aprovado', '2026-03-05T12:00:02Z');

  it('is the reason of the newest move', () => {
    const handover = to('seller2', '2026-03-05T12:00:03Z', 'vendedor');
    expect(lastMove(order('Pendente', returned, approved, handover))?.motivo).toBe('Sem estoque');
  });

  it('is missing before the first move, and after a newer move without a reason', () => {
    expect(lastMove(order('Pendente'))).toBeUndefined();
    expect(lastMove(order('Aprovado', approved, returned, again))).toBe(again);
  });
});
