import type { OrderStatus } from '../../../../domain/order/status';

export interface OrderRow {
  numeropedido: number;
  status: OrderStatus;
  total_centavos: number;
  criadoem: string;
  aprovadoem: string | null;
  idvendedor: string;
  vendedor: string;
  idcliente: string;
  razaosocial: string;
  cnpj: string;
  cidade: string;
  estado: string;
  criadopor: string | null;
  mudouem: string;
  /** Whether the total differs from the sum of the lines. */
  somadiverge: boolean;
  /** The whole stored order without passwords. */
  pedido: object;
}

export interface OrderLineRow {
  numeropedido: number;
  posicao: number;
  cd_produto: string;
  descricao: string;
  quantidade: number;
  preco_centavos: number;
  total_centavos: number;
}
