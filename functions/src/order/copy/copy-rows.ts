import type { OrderStatus } from '../../../../domain/order/status';

/** A row of `pedidos`, as it is written: moments in ISO. */
export interface OrderRow {
  numeropedido: number;
  status: OrderStatus;
  total_centavos: number;
  /** When it was sent. */
  criadoem: string;
  /** When it was last approved, while it is. */
  aprovadoem: string | null;
  idvendedor: string;
  vendedor: string;
  idcliente: string;
  /** The company; the name of a seller who ordered for themselves. */
  razaosocial: string;
  cnpj: string;
  cidade: string;
  estado: string;
  /** The uid of the seller who wrote it for the customer. */
  criadopor: string | null;
  mudouem: string;
  /** The whole stored order but for passwords. */
  pedido: object;
}

/** A row of `itensdopedido`. */
export interface OrderLineRow {
  numeropedido: number;
  /** From 0. */
  posicao: number;
  cd_produto: string;
  descricao: string;
  quantidade: number;
  preco_centavos: number;
  total_centavos: number;
}
