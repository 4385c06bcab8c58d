import type { OrderStatus } from '../../domain/order-status';

/** Every path of the Realtime Database is made here (specification, section 3; design, 'Stored data'). */
export const paths = {
  users: 'usuarios',
  user: (uid: string) => `usuarios/${uid}`,
  sellers: 'vendedores',
  seller: (uid: string) => `vendedores/${uid}`,
  customerCode: 'codigocliente',
  sellerCode: 'codigovendedor',
  newestSeller: 'ultimovendedor',
  orderNumber: 'numerodopedido',
  quoteTotal: 'totalorcamento',
  orders: 'pedidos',
  order: (number: number) => `pedidos/${number}`,
  change: (number: number, id: string) => `pedidos/${number}/historico/${id}`,
  summaries: 'resumopedidos',
  summary: (status: OrderStatus) => `resumopedidos/${status}`,
  summaryMarker: 'resumopedidos/pedido',
  sent: (uid: string, key: string) => `envios/${uid}/${key}`,
  connected: '.info/connected',
} as const;
