import { beforeEach, describe, expect, it, vi } from 'vitest';

import {
  approvalAct,
  mailAct,
  noticeAct,
  sellerAct,
  statusAct,
  type Candidate,
  type QuoteAct,
} from '../../../domain/outbox/act';
import type { ApprovalChange } from '../../../domain/people/approval';
import { ApprovalConflict, EmailChanged } from '../../../domain/people/approval-conflict';
import type { Order, OrderChange } from '../../../domain/order/order';
import { OrderConflict } from '../../../domain/order/conflict';
import type { User } from '../../../domain/people/user';
import { applyApproval } from '../../data/people/approvals';
import { changeOrder, createOrder } from '../../data/order/orders';
import { findUser } from '../../data/people/users';
import { sendApprovalMail, sendQuoteMail } from '../../data/outbox/mail';
import { performAct as perform } from './perform';

vi.mock('../../data/people/approvals', () => ({ applyApproval: vi.fn() }));
vi.mock('../../data/order/orders', () => ({ changeOrder: vi.fn(), createOrder: vi.fn() }));
vi.mock('../../data/people/users');
vi.mock('../../data/outbox/mail', () => ({ sendApprovalMail: vi.fn(), sendQuoteMail: vi.fn() }));

beforeEach(() => {
  vi.mocked(applyApproval).mockReset().mockResolvedValue();
  vi.mocked(changeOrder).mockReset().mockResolvedValue();
  vi.mocked(sendApprovalMail).mockReset().mockResolvedValue();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const asked = { id: 'a', pedidoem: 1 };
const author = { uid: 'admin', nome: 'Gerência' } as User;
const customer: Candidate = {
  uid: 'ana',
  email: 'ana@bici.com',
  nome: 'Ana',
  permissao: 'cliente',
};
const seller: Candidate = { ...customer, permissao: 'vendedor' };
const approval = approvalAct(customer, 'aprovar', asked);
const order = { numerodopedido: 12, cliente: { uid: 'ana' } } as Order;
const move = statusAct(order, 'aprovar', asked);
const onClash = vi.fn();
const performAct = (act: Parameters<typeof perform>[0], by: User) =>
  perform(act, by, { onClash, isKept: true });

describe('§7 /send-email', () => {
  it('is called twice within one approval of a customer', async () => {
    expect(await performAct(approval, author)).toEqual({});
    expect(applyApproval).toHaveBeenCalledExactlyOnceWith(approval, author);
    expect(vi.mocked(sendApprovalMail).mock.calls).toEqual([
      ['ana@bici.com', 'Ana'],
      ['ana@bici.com', 'Ana'],
    ]);
  });

  it.each([
    [customer, 'remover'],
    [customer, 'reprovar'],
    [seller, 'aprovar'],
  ] as const)('is not called otherwise', async (person, action) => {
    expect(await performAct(approvalAct(person, action, asked), author)).toEqual({});
    expect(sendApprovalMail).not.toHaveBeenCalled();
  });

  it('fails without undoing the approval', async () => {
    vi.mocked(sendApprovalMail).mockRejectedValue(new Error('dead'));
    expect(await performAct(approval, author)).toEqual({ recusa: { motivo: 'semaviso' } });
  });
});

describe('decision 64: the customer of a moved order', () => {
  it('is told a minute later, once the move stands', async () => {
    vi.spyOn(Date, 'now').mockReturnValue(1000);
    const following = { act: noticeAct(12, 1000), naoantes: 61_000 };
    expect(await performAct(move, author)).toEqual({ following });
    vi.mocked(Date.now).mockRestore();
  });

  it('is not told of a move that was refused', async () => {
    vi.mocked(changeOrder).mockRejectedValueOnce(new OrderConflict(12, undefined));
    expect(await performAct(move, author)).toEqual({ recusa: { motivo: 'mudou' } });
  });

  it('nor of another seller: who is told is that seller, unless they took it themselves', async () => {
    const handOver = (value: string) =>
      performAct(sellerAct(order, { value, label: 'Luciana' }, asked), author);
    const { following } = await handOver('l');
    expect(following?.act).toMatchObject({ id: 'aviso 12 vendedor', para: 'vendedor' });
    expect(await handOver(author.uid)).toEqual({});
  });
});

describe('decision 45: why a change was not made', () => {
  it('names what somebody else did to the order or the person', async () => {
    const pedido = { campo: 'status', de: 'Pendente', para: 'Excluido' } as OrderChange;
    vi.mocked(changeOrder).mockRejectedValueOnce(new OrderConflict(12, pedido));
    expect(await performAct(move, author)).toEqual({ recusa: { motivo: 'mudou', pedido } });
    vi.mocked(changeOrder).mockRejectedValueOnce(new OrderConflict(12, undefined));
    expect(await performAct(move, author)).toEqual({ recusa: { motivo: 'mudou' } });

    const cadastro = { acao: 'remover' } as ApprovalChange;
    vi.mocked(applyApproval).mockRejectedValueOnce(new ApprovalConflict('ana', cadastro));
    expect(await performAct(approval, author)).toEqual({ recusa: { motivo: 'mudou', cadastro } });
    vi.mocked(applyApproval).mockRejectedValueOnce(new EmailChanged('novo@bici.com'));
    expect(await performAct(approval, author)).toEqual({
      recusa: { motivo: 'outroemail', email: 'novo@bici.com' },
    });
    expect(sendApprovalMail).not.toHaveBeenCalled();
  });

  it('keeps the code of any other error', async () => {
    const refused = Object.assign(new Error('denied'), { code: 'PERMISSION_DENIED' });
    vi.mocked(changeOrder).mockRejectedValueOnce(refused);
    const recusa = { motivo: 'falhou', codigo: 'PERMISSION_DENIED' };
    expect(await performAct(move, author)).toEqual({ recusa });
  });

  it('is not known while there is no connection', async () => {
    vi.mocked(changeOrder).mockRejectedValueOnce(new Error('Error: Client is offline.'));
    await expect(performAct(move, author)).rejects.toThrow('offline');
  });
});

describe('decision 65: a quote that waited', () => {
  const quote: QuoteAct = {
    ...asked,
    campo: 'orcamento',
    orcamento: {
      itens: [],
      words: { observacao: 'Na loja 2', referencia: '' },
      seller: { value: 'rafael', label: 'Rafael' },
    },
  };
  const now = {
    ...{ uid: 'ana', nome: 'Ana de hoje', email: 'ana@bici.com' },
    ...{ permissao: 'cliente', analise: true },
  } as User;

  beforeEach(() => {
    vi.mocked(findUser).mockReset().mockResolvedValue(now);
    vi.mocked(createOrder).mockReset().mockResolvedValue(41);
    vi.mocked(sendQuoteMail).mockReset().mockResolvedValue({ depois: false, espera: false });
  });

  it('becomes an order under its key, of its author as the record is now', async () => {
    const ofCart = { ...quote, chave: 'k' };
    const { numerodopedido, following } = await performAct(ofCart, {
      ...now,
      nome: 'Ana de antes',
    });
    expect(numerodopedido).toBe(41);
    expect(following).toMatchObject({ act: { campo: 'email', numerodopedido: 41 }, naoantes: 0 });
    expect(createOrder).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        chave: 'k',
        cliente: now,
        idvendedor: 'rafael',
        observacao: 'Na loja 2',
      }),
      onClash,
      quote.pedidoem,
    );
    expect(sendQuoteMail).not.toHaveBeenCalled();
  });

  it('is told by a mail that delays no number, and may fail by itself', async () => {
    const mail = mailAct(41, { id: 'm', pedidoem: 1 });
    expect(await performAct(mail, now)).toEqual({});
    expect(sendQuoteMail).toHaveBeenCalledExactlyOnceWith('ana@bici.com', 'Ana de hoje', 41);
    vi.mocked(sendQuoteMail).mockResolvedValueOnce({ depois: true, espera: false });
    const { following } = await performAct(mail, now);
    expect(following?.act).toMatchObject({ campo: 'aviso', numerodopedido: 41 });
    vi.mocked(sendQuoteMail).mockRejectedValue(new Error('dead'));
    expect(await performAct(mail, now)).toEqual({ recusa: { motivo: 'semaviso' } });
    const mensagem = 'Caixa cheia.';
    vi.mocked(sendQuoteMail).mockRejectedValue({ response: { data: { erro: { mensagem } } } });
    expect(await performAct(mail, now)).toEqual({
      recusa: { motivo: 'semaviso', razao: mensagem },
    });
  });

  it('is told again in a minute where seller or company had many mails in this one', async () => {
    vi.spyOn(Date, 'now').mockReturnValue(1000);
    vi.mocked(sendQuoteMail).mockResolvedValueOnce({ depois: true, espera: true });
    const mail = mailAct(41, { id: 'm', pedidoem: 1 });
    expect(await performAct(mail, now)).toEqual({ following: { act: mail, naoantes: 61_000 } });
    vi.mocked(Date.now).mockRestore();
  });

  it('is kept with the reason where the rules refuse it, or its author is gone', async () => {
    vi.mocked(createOrder).mockRejectedValue(
      Object.assign(new Error('no'), { code: 'PERMISSION_DENIED' }),
    );
    expect(await performAct(quote, now)).toEqual({
      recusa: { motivo: 'falhou', codigo: 'PERMISSION_DENIED' },
    });
    vi.mocked(findUser).mockResolvedValue(null);
    expect(await performAct(quote, now)).toEqual({ recusa: { motivo: 'falhou', codigo: '' } });
  });

  it('is tried again where the connection went', async () => {
    vi.mocked(findUser).mockRejectedValue(new Error('Client is offline.'));
    await expect(performAct(quote, now)).rejects.toThrow('offline');
  });
});
