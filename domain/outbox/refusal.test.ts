import { expect, it } from 'vitest';

import { OrderConflict, SentElsewhere } from '../order/conflict';
import type { OrderChange } from '../order/order';
import type { ApprovalChange } from '../people/approval';
import { ApprovalConflict, EmailChanged } from '../people/approval-conflict';
import { ContactConflict, type ContactChange } from '../people/contact-change';
import type { Refusal } from './act';
import { refusalOf } from './refusal';

const pedido = { campo: 'status', de: 'Pendente', para: 'Excluido' } as OrderChange;
const cadastro = { acao: 'remover' } as ApprovalChange;
const contatos = { por: { uid: 'ana', nome: 'Ana' }, em: 7 };

it.each<[Error, Refusal]>([
  [new OrderConflict(12, pedido), { motivo: 'mudou', pedido }],
  [new OrderConflict(12, undefined), { motivo: 'mudou' }],
  [new ApprovalConflict('ana', cadastro), { motivo: 'mudou', cadastro }],
  [new EmailChanged('novo@bici.com'), { motivo: 'outroemail', email: 'novo@bici.com' }],
  [
    new ContactConflict('ana', { ...contatos, para: {} } as unknown as ContactChange),
    { motivo: 'mudou', contatos },
  ],
  [new SentElsewhere(41), { motivo: 'jaenviado', numerodopedido: 41 }],
  [Object.assign(new Error(), { code: 'X' }), { motivo: 'falhou', codigo: 'X' }],
  [new Error(), { motivo: 'falhou', codigo: '' }],
])('decision 45: a refused change keeps its reason: %s', (error, refusal) => {
  expect(refusalOf(error)).toEqual(refusal);
});
