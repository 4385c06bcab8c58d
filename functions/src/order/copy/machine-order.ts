import { lineTotal } from '../../../../domain/cart/cart';
import { fromCents } from '../../../../domain/words/money';
import { childrenOf, isWhole, recordOf, textOf, type Stored } from '../../stored/stored-fields';

export interface CopyRow {
  numeropedido: number;
  status: string;
  total_centavos: number;
  criadoem: Date;
  aprovadoem: Date | null;
  mudouem: Date;
  pedido: object;
}

/** An order as machines get it (§7): moments in ISO, reais as numbers, '' for a text that there isn't. */
export function machineOrder(row: CopyRow) {
  const pedido = recordOf(row.pedido);
  const writer = recordOf(pedido['criadopor']);
  return {
    numeropedido: row.numeropedido,
    status: row.status,
    enviadoem: row.criadoem.toISOString(),
    aprovadoem: row.aprovadoem?.toISOString() ?? null,
    mudouem: row.mudouem.toISOString(),
    total: fromCents(row.total_centavos),
    referencia: textOf(pedido['referencia']),
    observacao: textOf(pedido['observacao']),
    vendedor: { uid: textOf(pedido['idvendedor']), nome: textOf(pedido['vendedor']) },
    criadopor: pedido['criadopor']
      ? { uid: textOf(writer['uid']), nome: textOf(writer['nome']) }
      : null,
    cliente: customerOf(recordOf(pedido['cliente'])),
    itens: childrenOf(pedido['itens']).map(lineOf),
  };
}

const customerTexts = ['uid', 'nome', 'razaosocial', 'cnpj', 'email', 'celular', 'telefone'];
const addressTexts = ['logradouro', 'numero', 'complemento', 'bairro', 'cidade', 'estado', 'cep'];

function customerOf(customer: Stored) {
  const { cod, endereco } = customer;
  return {
    codigo: isWhole(cod) ? cod : null,
    ...texts(customer, customerTexts),
    endereco: texts(recordOf(endereco), addressTexts),
  };
}

function texts(record: Stored, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, textOf(record[name])]));
}

/** A number that can't be read is null: the machine stumbles over it rather than book a wrong one. */
function lineOf(line: Stored) {
  const preco_venda = numberOf(line['preco_venda']);
  const quantity = numberOf(line['quantity']);
  return {
    ...texts(line, ['CD_PRODUTO', 'DESCRICAO', 'CD_GRUPO', 'observacao']),
    quantidade: quantity,
    preco_venda,
    total: preco_venda === null || quantity === null ? null : lineTotal({ preco_venda, quantity }),
  };
}

function numberOf(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}
