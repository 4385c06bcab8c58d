import type { Person } from '../../support/data/people';

/** A request, who makes it ('nobody' sends no token), the greatest number of rows, and the method if it isn't GET. */
export type Case = [
  path: string,
  who: Person | 'nobody' | 'stranger',
  limit?: number | undefined,
  method?: 'GET' | 'POST',
];

/** Of each endpoint that the screens' stand-in answers: who may not, what is refused, and what is found. */
const open = [
  '/categorias',
  '/produtos',
  '/produtoscount',
  '/puxabkp',
  '/comprados',
  '/novidades',
  '/avisosdeprodutos',
  '/creditodeclientes?clientes=customer',
];
const documents = [1, 2, 3, 4, 5, 6].map((one) => `/documentosdopedido?pedido=${one}`);
const staff = [
  '/conferencias?pedidos=1',
  '/filtrodepedidos?ordem=recentes',
  '/pendentes?dia=2026-01-31',
  '/emorcamentos?CD_PRODUTO=1001',
];
const administrators = [
  '/somas',
  '/bkp',
  '/senhasantigas',
  '/listasdeprodutos',
  '/send-email?email=a@b.com',
];
const sellers = ['/minhassomas', '/meusclientes?visao=recentes', '/meusclientes?desde=1'];

const refusedCallers: Case[] = [
  ...[...open, ...staff, ...administrators, ...sellers, '/procuradepedidos?texto=a'].flatMap(
    (path) =>
      (['nobody', 'stranger', 'pending', 'removed', 'pendingSeller'] as const).map((who): Case => [
        path,
        who,
      ]),
  ),
  ...[...staff, ...administrators, ...sellers].map((path): Case => [path, 'customer']),
  ...administrators.map((path): Case => [path, 'seller']),
  ...sellers.map((path): Case => [path, 'admin']),
  ['/nada', 'admin'],
  ...(['nobody', 'stranger', 'pending', 'removed', 'pendingSeller'] as const).map((who): Case => [
    ...(['/avisodeproduto?CD_PRODUTO=1099&avisar=1', who, undefined, 'POST'] as const),
  ]),
];

const long = 'x'.repeat(201);
const numbers = Array.from({ length: 101 }, (_, at) => at + 1).join(',');
const refusedQueries: Case[] = [
  ...['', '?pedidos=', '?pedidos=1,x', '?pedidos=0', `?pedidos=${numbers}`].map((query): Case => [
    `/conferencias${query}`,
    'seller',
  ]),
  ...['', '?dia=', '?dia=31/01/2026', '?dia=2026-02-30'].map((query): Case => [
    `/pendentes${query}`,
    'seller',
  ]),
  ...[
    ...['', '?ordem=x', '?ordem=recentes&status=x', '?ordem=recentes&de=ontem'],
    ...['?ordem=recentes&valorde=1.5', '?ordem=recentes&novos=x', '?ordem=recentes&atencao=1'],
    ...['?ordem=recentes&diferenca=2', '?ordem=recentes&depois=x', `?ordem=maior&empresa=${long}`],
    ...['?ordem=empresa&depois=5'],
  ].map((query): Case => [`/filtrodepedidos${query}`, 'admin']),
  ...[
    ...['', '?visao=x', '?visao=parados', '?visao=parados&dias=10000'],
    ...['?visao=recentes&depois=x', '?desde=', '?desde=-1', '?desde=1&depois=9'],
    `?cliente=${long}`,
  ].map((query): Case => [`/meusclientes${query}`, 'seller']),
  ...['', '?clientes=', '?clientes=a,', '?clientes=a%2Fb', `?clientes=${long}`].map(
    (query): Case => [`/creditodeclientes${query}`, 'admin'],
  ),
  ...['', '?CD_PRODUTO=1001', '?avisar=1', '?CD_PRODUTO=%20&avisar=1', '?CD_PRODUTO=1001&avisar=2']
    .concat([`?CD_PRODUTO=${long}&avisar=1`, '?CD_PRODUTO=1001&CD_PRODUTO=1006&avisar=1'])
    .map((query): Case => [`/avisodeproduto${query}`, 'customer', undefined, 'POST']),
  ...['', '?pedido=', '?pedido=1,2'].map((query): Case => [
    `/documentosdopedido${query}`,
    'seller',
  ]),
  ['/emorcamentos', 'seller'],
  [`/emorcamentos?CD_PRODUTO=${long}`, 'seller'],
  [`/produtos?DESCRICAO=${long}`, 'customer'],
  ['/produtos?CD_GRUPO=A&CD_GRUPO=B', 'customer'],
  ['/puxabkp?DESCRICAO=%00', 'customer'],
  ['/somas?vendedor=a&vendedor=b', 'admin'],
  ['/procuradepedidos?texto=%20', 'seller'],
  ['/send-email', 'admin'],
  ['/send-email-novo-orcamento', 'customer'],
  ['/send-email-novo-orcamento?numerodopedido=1', 'customer2'],
  ['/send-email-novo-orcamento?numerodopedido=99999', 'customer'],
];

const found: Case[] = [
  ['/categorias', 'customer'],
  ...[
    ...['', '?CD_PRODUTO=10', '?CD_PRODUTO=1006', '?CD_PRODUTO=1006&CD_PRODUTO=1001&CD_PRODUTO=1'],
    ...['?CD_GRUPO=PNEU', '?DESCRICAO=camara', '?DESCRICAO=29+pneu', '?DESCRICAO=nada'],
    ...['?DESCRICAO=pneu&CD_GRUPO=CAMARA', '?DESCRICAO=103', '?CD_PRODUTO='],
  ].flatMap((query): Case[] => [
    [`/produtos${query}`, 'customer'],
    [`/produtos${query}`, 'customer', 2],
    [`/produtos${query}`, 'customer', 1_000_000],
  ]),
  ...(
    [
      ['customer', '1099', 1],
      ['customer', '1099', 1],
      ['seller', '1099', 0],
      ['customer', '1001', 1],
      ['customer', '9999', 1],
      ['seller', '1099', 1],
      ['customer', '1099', 0],
    ] as const
  ).flatMap(([who, CD_PRODUTO, avisar]): Case[] => [
    [`/avisodeproduto?CD_PRODUTO=${CD_PRODUTO}&avisar=${avisar}`, who, undefined, 'POST'],
    ['/avisosdeprodutos', 'customer'],
    ['/avisosdeprodutos', 'seller'],
  ]),
  ['/produtoscount', 'seller'],
  ['/puxabkp', 'customer'],
  ['/bkp', 'admin'],
  ['/puxabkp?DESCRICAO=pneu', 'customer'],
  ['/puxabkp?DESCRICAO=pneu', 'customer', 1],
  ...(['customer', 'customer2', 'seller', 'admin'] as const).map((who): Case => [
    '/comprados',
    who,
  ]),
  ...(['customer', 'customer2', 'seller', 'admin'] as const).map((who): Case => [
    '/creditodeclientes?clientes=customer,customer2,x,customer',
    who,
  ]),
  ...(['customer', 'customer2', 'seller', 'seller2', 'admin'] as const).flatMap((who) =>
    documents.map((path): Case => [path, who]),
  ),
  ...(['seller', 'seller2', 'admin'] as const).flatMap((who): Case[] => [
    ['/conferencias?pedidos=6,1,2,3,99999,4,1', who],
    ['/conferencias?pedidos=2147483648', who],
    ['/emorcamentos?CD_PRODUTO=1006&CD_PRODUTO=1001&CD_PRODUTO=9999&CD_PRODUTO=1001', who],
    ['/novidades', who],
    ['/pendentes?dia={hoje}', who],
    ['/pendentes?dia=2001-01-01', who],
  ]),
  ...(['seller', 'admin'] as const).flatMap((who) =>
    [
      ...['ordem=recentes', 'ordem=antigos', 'ordem=maior', 'ordem=menor', 'ordem=empresa'],
      ...['ordem=recentes&status=Pendente', 'ordem=recentes&status=Excluido'],
      ...['ordem=recentes&empresa=customer2', 'ordem=recentes&empresa=ltda%20customer'],
      ...['ordem=recentes&empresa=11.222', 'ordem=recentes&vendedor=SELLER2'],
      ...['ordem=recentes&cidade=sao', 'ordem=recentes&cidade=santos', 'ordem=recentes&cidade=rio'],
      ...[
        'ordem=recentes&produto=1006',
        'ordem=recentes&produto=10',
        'ordem=recentes&produto=camara',
      ],
      ...['ordem=recentes&produto=9999', 'ordem=recentes&produto=29+pneu'],
      ...['ordem=recentes&cliente=customer', 'ordem=recentes&representante=seller'],
      ...[
        'ordem=recentes&de={hoje}',
        'ordem=recentes&ate={ontem}',
        'ordem=recentes&de=2001-01-01&ate=2001-01-01',
      ],
      ...[
        'ordem=recentes&valorde=10000',
        'ordem=recentes&valorate=10000',
        'ordem=recentes&novos=2',
      ],
      ...[
        'ordem=recentes&observacao=1',
        'ordem=recentes&aprovadoem={hoje}',
        'ordem=recentes&aprovadoem={ontem}',
      ],
      ...[
        'representante=seller&ordem=recentes&diferenca=1',
        'representante=seller&ordem=maior&diferenca=1&status=Pendente',
      ],
      ...[
        'representante=seller&ordem=recentes&atencao=1&dias=7',
        'representante=seller&ordem=recentes&atencao=1&dias=0',
      ],
    ].map((query): Case => [`/filtrodepedidos?${query}`, who]),
  ),
  ...(['seller', 'seller2'] as const).flatMap((who) =>
    [
      ...['visao=recentes', 'visao=parados&dias=60', 'visao=parados&dias=1', 'visao=abertos'],
      ...['cliente=customer', 'cliente=customer&cliente=customer2&cliente=x', 'cliente=x'],
      ...['desde=1', 'desde={agora}'],
    ].map((query): Case => [`/meusclientes?${query}`, who]),
  ),
  ...['/somas', '/somas?vendedor=seller', '/somas?vendedor=x'].map((path): Case => [path, 'admin']),
  ['/minhassomas', 'seller'],
  ['/senhasantigas', 'admin'],
  ['/listasdeprodutos', 'admin'],
  ['/procuradepedidos?texto=nada', 'seller'],
  ['/send-email-novo-orcamento?numerodopedido=1', 'customer'],
];

/** Lists longer than a page: each `depois` is the `proximo` of the answer before. */
export const paged: Case[] = [
  ['/filtrodepedidos?ordem=recentes', 'admin'],
  ['/filtrodepedidos?ordem=maior', 'admin'],
  ['/filtrodepedidos?ordem=empresa', 'admin'],
  ['/meusclientes?visao=recentes', 'seller2'],
  ['/meusclientes?visao=abertos', 'seller2'],
  ['/meusclientes?desde=1', 'seller2'],
];

export const cases = { refusedCallers, refusedQueries, found };
