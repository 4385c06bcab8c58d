import { describe, expect, it } from 'vitest';

import type { StoredOrder } from '../stored/orders';
import { authorMail, quoteForCustomerMail, teamMail } from './texts';

const sender = { company: 'MMV', appUrl: 'https://mmv.example', quoteDays: 7 };
const order: StoredOrder = {
  numerodopedido: 12,
  data: '22/11/2026',
  status: 'Pendente',
  total: 10,
  idvendedor: 'rafael',
  vendedor: 'Rafael',
  cliente: { uid: 'ana', nome: 'Ana', razaosocial: 'CICLO' },
  itens: [],
  lines: 1,
};

describe('decision 70: mails about a new quote say until when it is meant', () => {
  const mails = (of: StoredOrder) => [
    authorMail(of, 'cliente', sender),
    quoteForCustomerMail(of, { uid: 'rafael', nome: 'Rafael' }, sender),
    teamMail(of, 'vendedor', sender),
  ];

  it('to everybody, and until the end of the same day', () => {
    for (const { text } of mails(order)) {
      expect(text).toContain('\n\nEste orçamento vale até 29/11/2026.\n\n');
    }
  });

  it('not where a late mail is about one that is decided', () => {
    for (const { text } of mails({ ...order, status: 'Aprovado' })) {
      expect(text).not.toContain('vale até');
    }
  });
});
