import type { OrderSort } from '../../../../../domain/order/search/question';

/** What 'Mais filtros' says. */
export const furtherWords = {
  button: (count: number) => (count === 0 ? 'Mais filtros' : `Mais filtros (${count})`),
  region: 'Mais filtros',
  failed: 'Os outros filtros não foram abertos',
  sort: 'Ordem',
  city: 'Cidade',
  product: 'Produto',
  from: 'Data de',
  to: 'Data até',
  least: 'Valor de',
  most: 'Valor até',
  words: 'Com observação',
  differs: 'Com diferença',
  attention: 'Precisa de atenção',
  attentionTitle: 'Pedidos com alertas, vencidos ou que vencem hoje',
  uncounted:
    'Há pedidos antigos que as listas ainda não conhecem. Para tê-los aqui, é preciso refazer as contas no servidor (npm run recount).',
};

export const sortWords: Record<OrderSort, string> = {
  recentes: 'Mais recentes primeiro',
  antigos: 'Mais antigos primeiro',
  maior: 'Maior total primeiro',
  menor: 'Menor total primeiro',
  empresa: 'Empresa de A a Z',
};
