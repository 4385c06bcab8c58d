import type { OrderHead } from '../../../domain/order/head';
import { indexOf, type Order } from '../../../domain/order/order';
import { toCents } from '../../../domain/words/money';
import { addUpLines } from '../../../domain/order/lines';
import { initialStatus } from '../../../domain/order/status';
import type { CartLine } from '../../../domain/product/product';

export function aLine(values: Partial<CartLine> = {}): CartLine {
  return {
    CD_PRODUTO: '1034',
    DESCRICAO: 'PNEU 29X2.10 VERCELLI',
    CD_GRUPO: 'VERCELLI',
    preco_venda: 89.9,
    estoque_saldo: 41.7,
    quantity: 2,
    ...values,
  };
}

type Values = Partial<Omit<Order, 'itens'>> & { itens?: readonly CartLine[] };

export function anOrder({ itens = [aLine()], ...values }: Values = {}): Order {
  const order = {
    numerodopedido: 12,
    data: '05/03/2026',
    hora: '10:22:01',
    quando: { ano: 2026, mes: 3, dia: 5, hora: 10, minuto: 22, segundo: 1 },
    status: initialStatus,
    total: 179.8,
    vendedor: 'Rafael Moreira',
    idvendedor: 'rafael',
    cliente: {
      uid: 'marcos',
      email: 'marcos@ciclo.com.br',
      nome: 'Marcos Antunes',
      superUser: false,
      permissao: 'cliente' as const,
      analise: true,
      createat: '01/02/2026',
      ultimologin: '04/03/2026',
      cod: 7,
      celular: '(11) 97654-3210',
      telefone: '(11) 3456-7890',
      razaosocial: 'CICLO ANTUNES COMÉRCIO DE PEÇAS LTDA',
      cnpj: '12345678000195',
      endereco: {
        logradouro: 'RUA DAS BICICLETAS',
        numero: '10',
        complemento: 'LOJA 2',
        bairro: 'CENTRO',
        cidade: 'SÃO PAULO',
        estado: 'SP',
        cep: '01000-000',
      },
    },
    itens: addUpLines(itens),
    linhas: itens.length,
    criadoem: 1_772_716_921_000,
    chave: 'c0ffee00-0000-4000-8000-000000000000',
    ...values,
  } satisfies Omit<Order, 'indice' | 'centavos'>;
  const centavos = toCents(order.total);
  return { indice: indexOf({ centavos, ...order }), centavos, ...order };
}

/** An order of a seller, who has no company or address. */
export function aSellersOrder(): Order {
  const order = anOrder();
  const { razaosocial: _r, cnpj: _c, endereco: _e, ...cliente } = order.cliente;
  return { ...order, cliente: { ...cliente, nome: 'Luciana Teixeira', permissao: 'vendedor' } };
}

/** The value of OrdersProvider: all orders of the list, and functions that do nothing. */
export function aListOf(orders: readonly OrderHead[]) {
  const data = { items: [...orders], complete: true };
  return {
    list: { child: 'status', value: initialStatus },
    page: { status: 'ready', data },
    more: () => undefined,
    move: () => Promise.resolve(true),
    assign: () => Promise.resolve(true),
    actOn: () => undefined,
    refusedReason: () => '',
  } as const;
}
