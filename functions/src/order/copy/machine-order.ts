import { lineTotal, netPrice } from '../../../../domain/cart/cart';
import { discountOf } from '../../../../domain/order/quote/discount';
import { orderSchema, type StoredOrder } from '../../../../domain/order/record/schema';
import { noAddress } from '../../../../domain/registration/no-address';
import { fromCents } from '../../../../domain/words/money';
import { isDamaged, readFields } from '../../../../domain/words/record';
import { isWhole } from '../../stored/stored-fields';

export interface CopyRow {
  numeropedido: number;
  status: string;
  total_centavos: number;
  criadoem: Date;
  aprovadoem: Date | null;
  mudouem: Date;
  pedido: object;
}

/** An order in the format for machines (§7): moments in ISO, reais as numbers, '' for missing texts. */
export function machineOrder(row: CopyRow) {
  const order = readFields(orderSchema, row.pedido);
  const discount = discountOf(order);
  return {
    numeropedido: row.numeropedido,
    status: row.status,
    enviadoem: row.criadoem.toISOString(),
    aprovadoem: row.aprovadoem?.toISOString() ?? null,
    mudouem: row.mudouem.toISOString(),
    total: fromCents(row.total_centavos),
    referencia: order.referencia ?? '',
    observacao: order.observacao ?? '',
    ...(order.condicoes && { condicoes: order.condicoes }),
    ...(discount && { motivodesconto: discount.motivo }),
    vendedor: { uid: order.idvendedor, nome: order.vendedor },
    criadopor: order.criadopor ?? null,
    cliente: customerOf(order),
    itens: linesOf(order),
  };
}

function customerOf(order: StoredOrder) {
  const { cod, uid, nome, razaosocial, cnpj, email, celular, telefone, endereco } = order.cliente;
  return {
    codigo: isWhole(cod) && !isDamaged(order, 'cliente.cod') ? cod : null,
    ...{ uid, nome, razaosocial: razaosocial ?? '', cnpj: cnpj ?? '' },
    ...{ email, celular, telefone: telefone ?? '' },
    endereco: endereco ?? noAddress,
  };
}

/** Unreadable numbers become null, so that the machine fails instead of booking a wrong value. */
function linesOf(order: StoredOrder) {
  return order.itens.map((line, at) => {
    const told = (field: 'preco_venda' | 'quantity' | 'desconto') =>
      isDamaged(order, `itens.${at}.${field}`) ? null : (line[field] ?? 0);
    const preco_venda = told('preco_venda');
    const quantity = told('quantity');
    const desconto = told('desconto');
    const liquido =
      preco_venda === null || desconto === null ? null : netPrice({ preco_venda, desconto });
    const { CD_PRODUTO, DESCRICAO, CD_GRUPO, observacao = '' } = line;
    return {
      ...{ CD_PRODUTO, DESCRICAO, CD_GRUPO, observacao },
      quantidade: quantity,
      preco_venda,
      ...(desconto !== 0 && { desconto, preco_liquido: liquido }),
      total: liquido === null || quantity === null ? null : lineTotal(line),
    };
  });
}
