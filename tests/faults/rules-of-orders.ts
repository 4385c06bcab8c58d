import { faultsIn, type Fault } from './fault';

/** Faults in the rules about orders: who sends, moves and reads them, and the values that move with them. */
export const rulesOfOrders: readonly Fault[] = [
  ...faultsIn(
    'rules/order/quote/author.ts',
    'servers',
    [
      'tests/rules/order/quote/quotes-for-customers.test.ts',
      'tests/rules/order/attacks.test.ts',
      'tests/rules/order/orders.test.ts',
    ],
    {
      "a quote in another's name": [
        '  return is(either(exists(order`criadopor`), order`criadopor/uid`, order`cliente/uid`), uid);',
        '  return exists(order`cliente/uid`);',
      ],
      "a quote for a customer in a stranger's list": ['  isRepresentedByTheirs,\n', ''],
      'a seller writes a quote for a customer who waits': ['  is(customer`analise`, true),\n', ''],
    },
  ),
  ...faultsIn('rules/order/progress.ts', 'servers', ['tests/rules/order/progress.test.ts'], {
    'a step of an order that is not approved': [
      '                is(order`status`, approved),\n',
      '',
    ],
    'a step with another time': ['                is(node`em`, now),\n', ''],
    'more delivered than ordered': ['          isAtMost(written, line),\n', ''],
    "a key of another order's invoice": [
      "all(textLike(nfeKeyShape), is(plus(after`notas/${written}`, ''), number))",
      'textLike(nfeKeyShape)',
    ],
  }),
  ...faultsIn(
    'rules/order/orders.ts',
    'servers',
    [
      'tests/rules/order/quote/sending-pace.test.ts',
      'tests/rules/order/lines.test.ts',
      'tests/rules/order/orders.test.ts',
      'tests/rules/order/attacks.test.ts',
    ],
    {
      'quotes without a pause between them': ['        isAfterPause,\n', ''],
      'a total that is not the sum of the lines': ['        isSumOf(written),\n', ''],
      'one key of a sending gives two orders': ['        takesKey,\n', ''],
      'a quote that no sum counts': ['        isCounted,\n      ),', '      ),'],
      'a quote through somebody who is no approved seller': [
        '        isRepresentative(seller, written`vendedor`),\n',
        '',
      ],
    },
  ),
  ...faultsIn('rules/order/lines.ts', 'servers', ['tests/rules/order/lines.test.ts'], {
    'an order that is too heavy for a list': [
      '        isAtMost(times(order`linhas`, letters), maxOrderLetters),\n',
      '',
    ],
    'a line of an order counts once whatever its quantity': [
      'sumBefore), centsOf(written))',
      'sumBefore), dividedBy(centsOf(written), written`quantity`))',
    ],
    'lines beyond the last one': ['        isAtMost(place, minus(order`linhas`, 1)),\n', ''],
    'a total that is not its cents': [
      '    is(order`total`, dividedBy(order`centavos`, 100)),\n',
      '',
    ],
  }),
  ...faultsIn(
    'rules/order/history.ts',
    'servers',
    [
      'tests/rules/order/move-pace.test.ts',
      'tests/rules/people/authors.test.ts',
      'tests/rules/order/orders.test.ts',
      'tests/rules/order/attacks.test.ts',
    ],
    {
      'an order that moves a thousand times a second': ['  isAfterPause(previous),\n', ''],
      'a seller who moves an order without end': [
        'isAtMost(written`vez`, maxMoves.seller)',
        'isAtMost(written`vez`, 1e9)',
      ],
      "a move whose author's name is missing": ['any(isNoted, ', 'any(not(isNoted), isNoted, '],
      'a line of history about another status': [
        '    is(written`para`, orderAfter`${shown}`),\n',
        '',
      ],
    },
  ),
  ...faultsIn(
    'rules/figures/counters.ts',
    'servers',
    ['tests/rules/order/orders.test.ts', 'tests/rules/order/attacks.test.ts'],
    {
      'a number of an order is skipped': [
        '    isNext,\n    not(exists(before`pedidos/${written}`)),',
        '    not(exists(before`pedidos/${written}`)),',
      ],
      'the total of quotes moves without a quote': ['    isnt(total(after), total(before)),\n', ''],
      'the number of orders moves without one': [
        '    isSentBy(after`pedidos/${written}`, me),\n',
        '',
      ],
    },
  ),
  ...faultsIn(
    'rules/order/reading.ts',
    'servers',
    ['tests/rules/order/orders.test.ts', 'tests/rules/access-matrix.test.ts'],
    {
      "a seller reads another seller's order": [
        ', any(is(order`idvendedor`, me), is(order`criadopor/uid`, me))',
        '',
      ],
      "a customer reads another's order": [
        'all(isApproved, is(order`cliente/uid`, me))',
        'isApproved',
      ],
      'a seller lists the orders of all': [
        "            any(asksForOwn('idvendedor', 'indice/vendedor'), asksFor('criadopor/uid', me)),\n",
        '',
      ],
      'a seller lists the orders of those who come after them': ['        isOneValue,\n', ''],
    },
  ),
  ...faultsIn(
    'rules/order/moves.ts',
    'servers',
    [
      'tests/rules/order/orders.test.ts',
      'tests/rules/order/attacks.test.ts',
      'tests/rules/order/lies.test.ts',
      'tests/rules/order/heads.test.ts',
      'tests/rules/random-operations.test.ts',
    ],
    {
      "a seller moves another's order": [', any(is(seller, me), isTakenBack)', ''],
      'an order goes to a seller who waits': [
        '    is(before`usuarios/${uid}/analise`, true),\n',
        '',
      ],
      'a move without its line in the history': ["    isRecorded('status'),\n", ''],
      'a moved order keeps its sums': ['    leaves(orderBefore`numerodopedido`, stored),\n', ''],
      'a moved order that lists show where it was': [
        "    isRecorded('status'),\n    isDated,\n    renewsHead,\n",
        "    isRecorded('status'),\n    isDated,\n",
      ],
    },
  ),
  ...faultsIn('domain/session/access.ts', 'servers', ['tests/rules/order/orders.test.ts'], {
    'a seller gives an order to another seller': [
      "    'ordersOfSeller',\n    'moveOrders',\n  ],",
      "    'ordersOfSeller',\n    'moveOrders',\n    'changeOrderSeller',\n  ],",
    ],
  }),
  ...faultsIn(
    'rules/figures/order-sums.ts',
    'servers',
    [
      'tests/rules/order/attacks.test.ts',
      'tests/rules/order/lies.test.ts',
      'tests/rules/order/orders.test.ts',
    ],
    {
      'sums have whatever value a browser adds': [
        '      follows(\n        (database) => database`${status}/centavos`,\n        status,\n        (order) => order`centavos`,\n      ),\n',
        '',
      ],
      'a sum stays with the status that an order left': [
        'either(is(orderBefore`status`, status), by(orderBefore), 0)',
        '0',
      ],
      'customers see the dashboard’s sums': [
        "export const summaries: RuleNode = {\n  why: 'Number and cents of the orders of each status.',\n  read: allow(\"§2, /home: the administrator's dashboard.\", can('administer')),",
        "export const summaries: RuleNode = {\n  why: 'Number and cents of the orders of each status.',\n  read: allow(\"§2, /home: the administrator's dashboard.\", can('sendQuote')),",
      ],
    },
  ),
  ...faultsIn(
    'functions/src/endpoints/figures/minhassomas.ts',
    'servers',
    ['tests/integration/endpoints.test.ts'],
    {
      'every seller gets the sums of all': ['orderSums(caller.uid)', 'orderSums()'],
    },
  ),
  ...faultsIn(
    'rules/order/quote/customer.ts',
    'servers',
    ['tests/rules/order/attacks.test.ts', 'tests/rules/order/orders.test.ts'],
    {
      'a quote with a false customer': [', ...copiedPaths.map(isCopied)', ''],
    },
  ),
  ...faultsIn(
    'rules/order/quote/moment.ts',
    'servers',
    ['tests/rules/order/quote/moment.test.ts'],
    {
      'an order of next year': ['    isAtMost(time, plus(timeOfDay, momentTolerance)),\n', ''],
    },
  ),
  ...faultsIn(
    'rules/order/index-keys.ts',
    'servers',
    [
      'tests/rules/order/attacks.test.ts',
      'tests/rules/order/orders.test.ts',
      'tests/rules/order/index-keys.test.ts',
    ],
    {
      "an order in another seller's list": [
        "is(written, plus(orderAfter`idvendedor`, ' ', orderAfter`status`))",
        'exists(written)',
      ],
    },
  ),
  ...faultsIn(
    'rules/order/quote/sending-keys.ts',
    'servers',
    ['tests/rules/order/quote/sending-pace.test.ts', 'tests/rules/access-matrix.test.ts'],
    {
      'two quotes in the same moment': [
        '  any(not(exists(last)), isAtMost(last, minus(now, pauseBetweenSendings))),\n',
        '',
      ],
      "everybody reads another's sendings": [
        'People without access read nothing.`,\n        isOwner,',
        'People without access read nothing.`,',
      ],
    },
  ),
  ...faultsIn('rules/cart/carts.ts', 'servers', ['tests/rules/cart/carts.test.ts'], {
    "everybody reads another's cart": [
      "people read their own.', isOwner, can('useCart'))",
      "people read their own.', can('useCart'))",
    ],
    'the slower of two devices wins the cart': [
      '            is(written`versao`, plus(either(exists(stored`versao`), stored`versao`, 0), 1)),\n',
      '',
    ],
  }),
  ...faultsIn(
    'rules/people/representatives.ts',
    'servers',
    ['tests/rules/access-matrix.test.ts', 'tests/rules/people/representatives.test.ts'],
    {
      'everybody reads whose customer somebody is': [
        "any(can('quoteForCustomers'), can('administer'))",
        "can('browseCatalog')",
      ],
      'a forged representative of a customer': [
        '            is(order`cliente/uid`, customer),\n',
        '',
      ],
    },
  ),
  ...faultsIn('rules/lists/saved-lists.ts', 'servers', ['tests/rules/lists/saved-lists.test.ts'], {
    "everybody reads another's saved lists": ["all(is(me, uid), can('useCart'))", "can('useCart')"],
  }),
  ...faultsIn('rules/order/saved-views.ts', 'servers', ['tests/rules/order/saved-views.test.ts'], {
    "a seller reads another's saved views": [
      "all(is(me, code('$uid')), any(can('ordersOfAll'), can('ordersOfSeller')))",
      "any(can('ordersOfAll'), can('ordersOfSeller'))",
    ],
  }),
  ...faultsIn('rules/people/authors.ts', 'servers', ['tests/rules/people/authors.test.ts'], {
    "an author's name is another's": ['        is(written, mine`nome`),\n', ''],
  }),
  ...faultsIn(
    'rules/order/heads.ts',
    'servers',
    ['tests/rules/order/heads.test.ts', 'tests/rules/access-matrix.test.ts'],
    {
      'a list that shows another order than there is': [
        '        ...shared.map((path) => is(written`${path}`, order`${path}`)),\n',
        '',
      ],
      "a stranger tries out what another's order says": [
        '        any(not(exists(orderBefore)), isnt(order`mudanca`, orderBefore`mudanca`)),\n',
        '',
      ],
    },
  ),
  ...faultsIn('domain/order/status.ts', 'servers', ['tests/rules/order/orders.test.ts'], {
    'a deleted order comes back': [
      "aprovar: { from: ['Pendente'],",
      "aprovar: { from: ['Pendente', 'Excluido'],",
    ],
  }),
];
