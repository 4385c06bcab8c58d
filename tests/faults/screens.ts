import { faultsIn, type Fault } from './fault';

/** Faults on the screens: texts, buttons, columns, lists, pictures and delays of the specification. */
export const screens: readonly Fault[] = [
  ...faultsIn(
    'src/features/order/words/order-words.ts',
    'unit',
    ['src/features/order/words/order-words.test.ts', 'tests/screens/order/list/list.test.tsx'],
    {
      'the dialog that approves asks something else': [
        '`Realmente deseja aprovar o pedido ${n}?`',
        '`Aprovar mesmo o pedido ${n}?`',
      ],
      'the dialog that deletes has another title': [
        "title: 'excluir pedido?',",
        "title: 'Excluir pedido?',",
      ],
      'the dialog that returns has another button': [
        "      confirm: 'SIM',\n      cancel: 'NÃO',",
        "      confirm: 'SIM',\n      cancel: 'CANCELAR',",
      ],
      'the dialog that changes the seller has another button': [
        "cancel: 'NÃO Alterar',",
        "cancel: 'NÃO ALTERAR',",
      ],
      'an empty list says another status': [
        '  return `Não temos ${ordersIn(status)} para lhe mostrar.`;',
        '  return `Não temos pedidos ${status} para lhe mostrar.`;',
      ],
      'the count of a status has no sum': [
        'return `${countWords(quantidade)} · ${formatCents(centavos)}`;',
        'return countWords(quantidade);',
      ],
    },
  ),
  ...faultsIn('src/ui/dialogs/layers.ts', 'unit', ['src/app/back.test.tsx'], {
    'Back leaves the first screen under an open drawer': [
      '  layers.push(layer);\n  keepBackInside();',
      '  layers.push(layer);',
    ],
  }),
  ...faultsIn('src/app/back.tsx', 'unit', ['src/app/back.test.tsx'], {
    'Back leaves a screen with pictures that were chosen, and asks nobody': [
      'if (!layer && !(hasUnsaved() && currentLocation.pathname !== nextLocation.pathname)) {',
      'if (!layer) {',
    ],
  }),
  ...faultsIn(
    'src/ui/dialogs/use-confirm-dialog.tsx',
    'unit',
    ['src/ui/dialogs/confirm-dialog.test.tsx', 'tests/screens/order/changes.test.tsx'],
    {
      'a double click confirms twice': [
        '          if (confirmed || waits || refuses?.()) return;',
        '          if (waits || refuses?.()) return;',
      ],
      'what is refused goes out all the same': [
        '          if (confirmed || waits || refuses?.()) return;',
        '          if (confirmed || waits) return;',
      ],
      'an order is approved before it is compared': [
        '          if (confirmed || waits || refuses?.()) return;',
        '          if (confirmed || refuses?.()) return;',
      ],
    },
  ),
  ...faultsIn(
    'src/list/list-table.tsx',
    'unit',
    ['tests/screens/order/several.test.tsx', 'tests/screens/people/approval.test.tsx'],
    {
      'all of a list is said of its first rows': [
        '      checked={all && isWhole}',
        '      checked={all}',
      ],
      'cards move under the mouse': ["setOver(pointerType === 'mouse')", 'setOver(false)'],
    },
  ),
  ...faultsIn(
    'src/providers/order/orders.tsx',
    'unit',
    ['tests/screens/order/list/list.test.tsx'],
    {
      'an order that went to another seller can be changed': [
        'order: undefined, isLost: true',
        'order: undefined, isLost: false',
      ],
    },
  ),
  ...faultsIn(
    'src/features/order/list/order-lists.tsx',
    'unit',
    [
      'tests/screens/order/list/roles.test.tsx',
      'src/features/order/list/columns/order-columns-of-roles.test.ts',
    ],
    {
      'a customer sees the prices of an order': [
        "itemColumns: ['code', 'name', 'quantity'],",
        "itemColumns: ['code', 'name', 'price', 'quantity'],",
      ],
      'the empty list of a customer says something else': [
        "'Não temos pedidos para lhe mostrar.'",
        "'Nenhum pedido.'",
      ],
      'a customer may delete an order': [
        "'status', 'copy', 'items', 'again'],",
        "'status', 'copy', 'items', 'delete'],",
      ],
      'a seller may hand on an order': [
        "'company', 'total', 'moveStatus', 'copy',",
        "'company', 'changeSeller', 'total', 'moveStatus', 'copy',",
      ],
    },
  ),
  ...faultsIn('src/list/list-screen.tsx', 'unit', ['tests/screens/order/list/list.test.tsx'], {
    'an empty list is shown at once': ['const emptyDelayMs = 100;', 'const emptyDelayMs = 1;'],
  }),
  ...faultsIn('domain/order/status.ts', 'unit', ['tests/screens/order/list/list.test.tsx'], {
    'lists begin with approved orders': [
      "export const initialStatus: OrderStatus = 'Pendente';",
      "export const initialStatus: OrderStatus = 'Aprovado';",
    ],
  }),
  ...faultsIn(
    'src/features/order/list/order-place.ts',
    'unit',
    ['tests/screens/order/list/list.test.tsx'],
    {
      'the wrong status is preselected': ["name: 'statusdopedido',", "name: 'status',"],
    },
  ),
  ...faultsIn(
    'src/features/people/list/emptied-list.tsx',
    'unit',
    ['tests/screens/people/analysis.test.tsx'],
    {
      'an emptied list leads on after five seconds': [
        'const redirectDelayMs = 500;',
        'const redirectDelayMs = 5_000;',
      ],
    },
  ),
  ...faultsIn(
    'src/features/people/person-fields.tsx',
    'unit',
    ['tests/screens/people/lists.test.tsx', 'tests/screens/people/analysis.test.tsx'],
    {
      "a seller's password is not shown": [
        'if (password.data === null)',
        'if (password.data !== null)',
      ],
      'a person’s state stands where their city should': [
        "cidade: known('Cidade', ({ endereco }) => endereco?.cidade),",
        "cidade: known('Cidade', ({ endereco }) => endereco?.estado),",
      ],
    },
  ),
  ...faultsIn(
    'src/features/people/approval-words.ts',
    'unit',
    ['tests/screens/people/approval.test.tsx'],
    {
      'a removal is asked in other words': ["title: 'Remover cadastro?',", "title: 'Remover?',"],
    },
  ),
  ...faultsIn('domain/people/approval.ts', 'unit', ['domain/people/approval.test.ts'], {
    'approval mails go to sellers': [
      "action === 'aprovar' && isCustomer({ permissao }) ? 2 : 0",
      "action === 'aprovar' ? 2 : 0",
    ],
    'one approval asks for one mail': [
      'isCustomer({ permissao }) ? 2 : 0',
      'isCustomer({ permissao }) ? 1 : 0',
    ],
  }),
  ...faultsIn(
    'src/features/product/search/product-address.ts',
    'unit',
    ['tests/screens/product/products.test.tsx'],
    {
      'thirty-one products to a page': [
        'export const pageSize = 30;',
        'export const pageSize = 31;',
      ],
    },
  ),
  ...faultsIn(
    'src/features/product/cards/product-list.tsx',
    'unit',
    ['tests/screens/product/products.test.tsx'],
    {
      'a customer sees prices in the catalogue': [
        "const showPrice = can(user, 'seePrices');",
        "const showPrice = can(user, 'browseCatalog');",
      ],
    },
  ),
  ...faultsIn(
    'src/features/cart/lines/line-list.tsx',
    'unit',
    ['tests/screens/cart/quote.test.tsx'],
    {
      'a customer sees prices in the cart': [
        "const showPrice = can(user, 'seePrices');",
        "const showPrice = can(user, 'useCart');",
      ],
    },
  ),
  ...faultsIn(
    'src/features/cart/checkout/checkout.tsx',
    'unit',
    ['tests/screens/cart/quote.test.tsx'],
    {
      'a customer sees the total of the cart': [
        "{can(user, 'seePrices') && (",
        "{can(user, 'useCart') && (",
      ],
      'the administrator sends quotes': [
        "{can(user, 'sendQuote') ? (",
        "{can(user, 'useCart') ? (",
      ],
    },
  ),
  ...faultsIn(
    'src/providers/people/people-lists.ts',
    'unit',
    ['tests/screens/people/approval.test.tsx'],
    {
      'an approval cannot be taken back': [
        "action === 'aprovar' ? act.pedidoem + undoTime : undefined",
        'undefined',
      ],
    },
  ),
  ...faultsIn(
    'src/features/people/list/list-buttons.tsx',
    'unit',
    ['tests/screens/people/export.test.tsx'],
    {
      'an export of people has only those who are found by a key': [
        "everywhere: place.everywhere !== '' || rows.isWhole",
        "everywhere: place.everywhere !== ''",
      ],
    },
  ),
  ...faultsIn(
    'src/features/registration/approve-now.tsx',
    'unit',
    ['tests/screens/registration/seller.test.tsx', 'tests/screens/registration/internal.test.tsx'],
    {
      'who is registered is approved without being asked for': [
        'if (chosen && !(await',
        'if (!(await',
      ],
    },
  ),
  ...faultsIn(
    'src/features/people/list/use-people-rows.ts',
    'unit',
    ['tests/screens/people/table.test.tsx'],
    {
      'a sorted table sorts what is loaded alone': ['whole: isWholeList', 'whole: false'],
    },
  ),
  ...faultsIn('domain/people/contact-change.ts', 'unit', ['domain/people/contact-change.test.ts'], {
    "contacts that are saved put back another person's field": [
      '  const texts = { ...contactTexts(now), ...para };',
      '  const texts = { ...para, ...contactTexts(now) };',
    ],
  }),
  ...faultsIn(
    'src/features/cart/checkout/quote-obstacle.ts',
    'unit',
    ['src/features/cart/checkout/quote-obstacle.test.ts'],
    {
      'a quote without a representative is refused in other words': [
        "'Por favor, selecione seu representante.'",
        "'Selecione um representante.'",
      ],
    },
  ),
  ...faultsIn('src/features/cart/cart-contents.tsx', 'e2e', ['tests/e2e/home/measures.spec.ts'], {
    'the title of the cart counts otherwise': [
      '`Itens Orçamento ( ${count} )`',
      '`Itens Orçamento (${count})`',
    ],
  }),
  ...faultsIn(
    'src/features/cart/use-empty-cart-redirect.ts',
    'unit',
    ['tests/screens/cart/ways-out.test.tsx'],
    {
      'an empty cart is left after five seconds': [
        'const redirectMs = 500;',
        'const redirectMs = 5_000;',
      ],
      'an empty cart is left on a wide window too': [
        'const leaves = mobile && count',
        'const leaves = count',
      ],
    },
  ),
  ...faultsIn(
    'src/ui/pieces/order/order-link.tsx',
    'unit',
    ['tests/screens/cart/ways-out.test.tsx'],
    {
      'the thanks lead a seller to all orders': [
        '  seller: routes.sellerOrders,',
        '  seller: routes.orders,',
      ],
    },
  ),
  ...faultsIn(
    'src/features/cart/sending/stored-order-dialog.tsx',
    'unit',
    ['tests/screens/cart/ways-out.test.tsx'],
    {
      'the thanks say something else': ['realizado com sucesso.', 'enviado com sucesso.'],
    },
  ),
  ...faultsIn(
    'src/ui/pictures/product-image.tsx',
    'unit',
    ['src/ui/pictures/fallback-image.test.tsx'],
    {
      'another default picture': [
        'fallback="/products/images/default.jpg"',
        'fallback="/products/images/none.jpg"',
      ],
    },
  ),
  ...faultsIn(
    'src/ui/pictures/fallback-image.tsx',
    'unit',
    ['src/ui/pictures/fallback-image.test.tsx'],
    {
      'a picture that fails stays broken': ['src={failed ? fallback : src}', 'src={src}'],
    },
  ),
  ...faultsIn(
    'src/features/home/category-shortcuts.tsx',
    'unit',
    ['tests/screens/home/welcome.test.tsx'],
    {
      'a shortcut leads to another category': [
        "{ picture: 'VERCELLI', group: 'VERCELLI',",
        "{ picture: 'VERCELLI', group: 'VERCELLI-BIC',",
      ],
    },
  ),
  ...faultsIn(
    'src/features/home/banners/banner-carousel.tsx',
    'unit',
    ['tests/screens/home/welcome.test.tsx'],
    {
      'a slide stays for five seconds': ['const slideMs = 3000;', 'const slideMs = 5000;'],
    },
  ),
  ...faultsIn(
    'src/features/figures/dashboard/dashboard.tsx',
    'unit',
    ['tests/screens/figures/dashboard.test.tsx'],
    {
      'the dashboard counts deleted orders as pending': [
        "status: 'Pendente'",
        "status: 'Excluido'",
      ],
      'the button of the back-up has another name': [
        '        Realizar Back-Up',
        '        Fazer back-up',
      ],
    },
  ),
  ...faultsIn(
    'src/providers/figures/deadlines.ts',
    'unit',
    ['tests/screens/figures/dashboard.test.tsx'],
    {
      'quotes that end today are counted on the next day': [
        'const day = useToday() - env.quoteDays;',
        'const day = useToday() - env.quoteDays - 1;',
      ],
    },
  ),
  ...faultsIn(
    'src/providers/figures/order-sums.ts',
    'unit',
    ['tests/screens/home/welcome.test.tsx'],
    {
      'a seller’s month has the orders of all months': [
        'own.meses.find(({ mes }) => mes === month)?.somas ?? emptySummaries',
        'sumsOfSeller(own)',
      ],
    },
  ),
  ...faultsIn(
    'src/features/order/detail/order-detail.tsx',
    'unit',
    ['tests/screens/order/list/roles.test.tsx'],
    {
      'a customer reads the staff’s word for the representative': [
        'title="Representante"',
        'title="Vendedor"',
      ],
    },
  ),
  ...faultsIn('src/app/layout/tooltip.tsx', 'unit', ['src/app/layout/tooltip.test.tsx'], {
    'tooltips come late': [
      'mouseEnterDelay: 0.25, mouseLeaveDelay: 0.4',
      'mouseEnterDelay: 0.4, mouseLeaveDelay: 0.4',
    ],
  }),
  ...faultsIn(
    'src/app/layout/menu/menu-items.ts',
    'unit',
    ['src/app/layout/menu/menu-items.test.ts'],
    {
      'the menu shows an empty cart': [
        "role === 'customer' && cartCount > 0 &&",
        "role === 'customer' &&",
      ],
      'the menu hides who waits for approval': [
        '    pendingCustomers > 0 && {',
        '    pendingCustomers > 1 && {',
      ],
    },
  ),
  ...faultsIn('src/app/layout/shell.tsx', 'e2e', ['tests/e2e/home/measures.spec.ts'], {
    'the menu has another width': ["const menuWidth = '250px';", "const menuWidth = '260px';"],
  }),
  ...faultsIn(
    'src/features/order/print/order-printer.tsx',
    'e2e',
    ['tests/e2e/order/printing.spec.ts'],
    {
      'the title is not restored after printing': ['    page.title = usualTitle;\n', ''],
    },
  ),
  ...faultsIn(
    'src/features/order/print/printable-order.tsx',
    'unit',
    ['src/features/order/print/printable-order.test.tsx'],
    {
      'the printed title is another': [
        "export const printedTitle = 'Pedido de Orçamento';",
        "export const printedTitle = 'Pedido';",
      ],
    },
  ),
];
