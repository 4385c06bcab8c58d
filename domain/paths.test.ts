import { expect, test } from 'vitest';

import { paths } from './paths';

/** The path with key 7, or keys 7 and 8. */
function madeOf(path: (typeof paths)[keyof typeof paths]): string {
  return typeof path === 'string' ? path : (path as (...keys: unknown[]) => string)(7, 8);
}

/** Every installation stores its data under these paths; changing one would lose the data. */
test('the paths of the database stay', () => {
  const made = Object.entries(paths).map(([name, path]) => [name, madeOf(path)]);
  expect(Object.fromEntries(made)).toEqual({
    users: 'usuarios',
    user: 'usuarios/7',
    personIndex: 'usuarios/7/indice',
    customers: 'clientes',
    customer: 'clientes/7',
    sellers: 'vendedores',
    seller: 'vendedores/7',
    customerCode: 'codigocliente',
    registrationPace: 'cadastros/ritmo',
    sellerCode: 'codigovendedor',
    newestSeller: 'cadastros/vendedor',
    orderNumber: 'numerodopedido',
    quoteTotal: 'totalorcamento',
    orders: 'pedidos',
    order: 'pedidos/7',
    orderIndex: 'pedidos/7/indice',
    orderChanged: 'pedidos/7/mudouem',
    orderLines: 'pedidos/7/itens',
    orderHistory: 'pedidos/7/historico',
    orderHeads: 'cabecalhos',
    orderHead: 'cabecalhos/7',
    change: 'pedidos/7/historico/8',
    allProgress: 'andamentos',
    progress: 'andamentos/7',
    progressMoment: 'andamentos/7/em',
    steps: 'andamentos/7/eventos',
    step: 'andamentos/7/eventos/8',
    invoice: 'notas/7',
    authors: 'autores',
    author: 'autores/7',
    terms: 'condicoes',
    summaries: 'resumopedidos',
    summary: 'resumopedidos/7',
    summaryMarker: 'resumopedidos/pedido',
    approved: 'aprovados',
    approvedOf: 'aprovados/7',
    approvalPerson: 'aprovados/usuario',
    histories: 'historicos',
    history: 'historicos/7',
    approvals: 'historicos/7/aprovacoes',
    approval: 'historicos/7/aprovacoes/8',
    approvalPace: 'historicos/7/ritmo',
    contactChanges: 'historicos/7/contatos',
    contactChange: 'historicos/7/contatos/8',
    lastContactChange: 'historicos/7/contato',
    allSent: 'envios',
    sent: 'envios/7/8',
    allRepresentatives: 'representantes',
    representatives: 'representantes/7',
    representative: 'representantes/7/8',
    lists: 'listas/7/nomes',
    list: 'listas/7/nomes/8',
    listLines: 'listas/7/linhas/8',
    views: 'visoes/7',
    view: 'visoes/7/8',
    seenQuotes: 'visoes/7/vistos',
    lastSending: 'envios/7/ultimo',
    cart: 'carrinhos/7/8',
    carts: 'carrinhos/7',
    backup: 'backup/produtos',
    backupMoment: 'backup/produtos/em',
    mails: 'emails',
    mailQueue: 'emails/fila',
    queuedMail: 'emails/fila/7',
    mailRequest: 'emails/fila/7/pedido',
    mailsReadUntil: 'emails/lidosate',
    mailTurn: 'emails/turno',
    mailPaces: 'emails/ritmos',
    mailPace: 'emails/ritmos/7/8',
    accounts: 'contas',
    sessionsSince: 'contas/7/desde',
    approvedAddress: 'contas/7/email',
    password: 'contas/7/senha',
    connected: '.info/connected',
    clockOffset: '.info/serverTimeOffset',
  });
});

test('a person keeps a cart for themselves, and one for each customer', () => {
  expect(paths.cart('ana')).toBe('carrinhos/ana/ana');
  expect(paths.cart('rafael', 'ana')).toBe('carrinhos/rafael/ana');
});
