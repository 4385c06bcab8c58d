import { beforeEach, describe, expect, it, vi } from 'vitest';

import {
  approvalAct,
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
  for (const how of ['error', 'warn'] as const) vi.spyOn(console, how).mockReturnValue();
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

  it('decision 97: is not awaited, and may fail silently', async () => {
    vi.mocked(sendApprovalMail).mockReturnValueOnce(new Promise(() => undefined));
    vi.mocked(sendApprovalMail).mockRejectedValue(new Error('403'));
    expect(await performAct(approval, author)).toEqual({});
  });
});

it('decision 97: a move calls for no mail, because the server finds it', async () => {
  expect(await performAct(move, author)).toEqual({});
  const handOver = sellerAct(order, { value: 'l', label: 'Luciana' }, asked);
  expect(await performAct(handOver, author)).toEqual({});
  expect(changeOrder).toHaveBeenCalledTimes(2);
});

describe('decision 45: the reason of a refused change', () => {
  it("contains another person's change of the order or person", async () => {
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
    vi.mocked(sendQuoteMail).mockReset().mockResolvedValue();
  });

  it("becomes an order under its key, with the author's current record", async () => {
    const ofCart = { ...quote, chave: 'k' };
    const before = { ...now, nome: 'Ana de antes' };
    expect(await performAct(ofCart, before)).toEqual({ numerodopedido: 41 });
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
    expect(sendQuoteMail).toHaveBeenCalledExactlyOnceWith('ana@bici.com', 'Ana de hoje', 41);
  });

  it('decision 97: gets its number even if the call about its mails fails or never ends', async () => {
    vi.mocked(sendQuoteMail).mockReturnValueOnce(new Promise(() => undefined));
    expect(await performAct(quote, now)).toEqual({ numerodopedido: 41 });
    vi.mocked(sendQuoteMail).mockRejectedValueOnce(new Error('403'));
    expect(await performAct(quote, now)).toEqual({ numerodopedido: 41 });
  });

  it('stays with the reason if the rules refuse it, or if its author is gone', async () => {
    vi.mocked(createOrder).mockRejectedValue(
      Object.assign(new Error('no'), { code: 'PERMISSION_DENIED' }),
    );
    expect(await performAct(quote, now)).toEqual({
      recusa: { motivo: 'falhou', codigo: 'PERMISSION_DENIED' },
    });
    vi.mocked(findUser).mockResolvedValue(null);
    expect(await performAct(quote, now)).toEqual({ recusa: { motivo: 'falhou', codigo: '' } });
  });

  it('is retried if the connection was lost', async () => {
    vi.mocked(findUser).mockRejectedValue(new Error('Client is offline.'));
    await expect(performAct(quote, now)).rejects.toThrow('offline');
  });
});
