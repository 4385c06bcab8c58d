import { describe, expect, it } from 'vitest';

import type { OrderChange } from '../../../../domain/order/order';
import { describeChange, describeDeparture, describeSending } from './history-words';
import { anOrder } from '../../../../tests/support/data/an-order';

const em = Date.parse('2026-11-20T17:30:05Z');
const helena = { uid: 'helena', nome: 'Helena Prado' };
const rafael = { uid: 'rafael', nome: 'Rafael Moreira' };
const approval: OrderChange = {
  ...{ campo: 'status', de: 'Pendente', para: 'Aprovado' },
  ...{ por: helena, em },
};
const handover: OrderChange = {
  ...{ campo: 'vendedor', de: 'Luciana', para: 'Rafael' },
  ...{ por: helena, em },
};
const order = anOrder();

describe('decision 24: the history', () => {
  it('names the author to staff', () => {
    expect(describeSending(order, 'staff')).toBe(
      '05/03/2026 às 10:22: Marcos Antunes enviou o pedido.',
    );
    expect(describeChange(order, approval, 'staff')).toBe(
      '20/11/2026 às 14:30: Helena Prado mudou o status de Pendente para Aprovado.',
    );
    expect(describeChange(order, handover, 'staff')).toBe(
      '20/11/2026 às 14:30: Helena Prado trocou o vendedor Luciana por Rafael.',
    );
  });

  it('makes sense to staff without a name too', () => {
    expect(describeChange(order, { ...approval, por: { uid: 'helena' } }, 'staff')).toBe(
      '20/11/2026 às 14:30: A equipe mudou o status de Pendente para Aprovado.',
    );
  });

  it('names the customer for whom a seller sent it', () => {
    const written = { ...order, idvendedor: rafael.uid, criadopor: rafael };
    expect(describeSending(written, 'staff')).toBe(
      '05/03/2026 às 10:22: Rafael Moreira enviou o pedido por Marcos Antunes.',
    );
    expect(describeSending(written, 'customer')).toBe(
      '05/03/2026 às 10:22: O representante enviou o pedido por você.',
    );
  });

  it("tells a customer the author's role", () => {
    expect(describeSending(order, 'customer')).toBe('05/03/2026 às 10:22: Você enviou o pedido.');
    expect(describeChange(order, approval, 'customer')).toBe(
      '20/11/2026 às 14:30: A distribuidora mudou o status de Pendente para Aprovado.',
    );
    expect(describeChange(order, { ...approval, por: rafael }, 'customer')).toBe(
      '20/11/2026 às 14:30: O representante mudou o status de Pendente para Aprovado.',
    );
    const departed = { ...order, mudanca: 'a', historico: { a: approval } };
    expect(describeDeparture(departed, 'customer')).not.toContain('Helena');
  });
});
