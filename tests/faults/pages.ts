import { faultsIn, type Fault } from './fault';

/** Faults that only a browser can show: names, focus, contrast, the server's headers and the worker's files. */
export const pages: readonly Fault[] = [
  ...faultsIn('src/ui/theme/tokens.css', 'unit', ['src/ui/theme/theme.test.ts'], {
    'text is too pale for its ground': [
      '  --mmv-text-secondary: #4a5c63;',
      '  --mmv-text-secondary: #9aa5aa;',
    ],
    'nobody sees where the focus is': ['  --mmv-focus: #12809a;', '  --mmv-focus: #e0eef2;'],
  }),
  ...faultsIn(
    'src/app/layout/header/header.tsx',
    'unit',
    ['tests/screens/session/shell.test.tsx'],
    {
      'the button that signs out has no name': ['          aria-label="Sair"\n', ''],
    },
  ),
  ...faultsIn(
    'src/features/cart/lines/cart-line.tsx',
    'unit',
    ['tests/screens/cart/lines.test.tsx'],
    {
      'the button that removes a line has no name': [
        '        aria-label={`Remover ${DESCRICAO}`}\n',
        '',
      ],
    },
  ),
  ...faultsIn(
    'src/features/product/cards/product-card.tsx',
    'unit',
    ['tests/screens/product/products.test.tsx'],
    {
      'all buttons that add have one name': [
        'aria-label={`Adicionar ${DESCRICAO}`}',
        'aria-label="Adicionar"',
      ],
    },
  ),
  ...faultsIn(
    'src/features/order/print/print-button.tsx',
    'unit',
    ['tests/screens/order/list/roles.test.tsx', 'tests/screens/order/list/list.test.tsx'],
    {
      'the button that prints does not say which order': [
        '      aria-label={`PDF pedido ${order.numerodopedido}`}\n',
        '',
      ],
    },
  ),
  ...faultsIn(
    'src/features/session/sign-in/sign-in-form.tsx',
    'unit',
    ['tests/screens/session/sign-in.test.tsx'],
    {
      'a failure is not announced': [
        '<div role="alert" className="failed bold">',
        '<div className="failed bold">',
      ],
    },
  ),
  ...faultsIn('src/ui/forms/form-field.tsx', 'unit', ['src/ui/forms/form-field.test.tsx'], {
    'the field of a wrong entry is not named': [
      '<div className={styles.field} aria-live="polite">',
      '<div className={styles.field}>',
    ],
  }),
  ...faultsIn(
    'src/ui/dialogs/use-confirm-dialog.tsx',
    'unit',
    ['src/ui/dialogs/confirm-dialog.test.tsx'],
    {
      'a destructive dialog begins on its red button': [
        "destructive ? 'cancel' : 'ok'",
        "destructive ? 'ok' : 'cancel'",
      ],
      'the focus is lost with the entry that asked': [
        'around.find(({ isConnected }) => isConnected)?.focus({ preventScroll: true });',
        'setAsking(false);',
      ],
    },
  ),
  ...faultsIn('src/app/layout/skip-link.tsx', 'unit', ['tests/screens/session/shell.test.tsx'], {
    'the skip link leads nowhere': [
      'onClick={() => to.current?.focus()}',
      'onClick={() => to.current?.blur()}',
    ],
  }),
  ...faultsIn('src/app/layout/shell.tsx', 'unit', ['tests/screens/session/shell.test.tsx'], {
    'a screen that opens leaves the focus behind': [
      '  useFocusOnArrival(page, pathname);',
      "  useFocusOnArrival(page, '');",
    ],
  }),
  ...faultsIn(
    'src/app/layout/menu/side-menu.tsx',
    'e2e',
    ['tests/e2e/accessibility/keyboard-customer.spec.ts'],
    {
      'the menu comes after the page for the Tab key': [
        '    <nav aria-label="Menu principal" className={styles.menu} data-surface="dark">',
        '    <nav aria-label="Menu principal" className={styles.menu} data-surface="dark" inert>',
      ],
    },
  ),
  ...faultsIn(
    'src/features/people/my-customers/customers-of-view.tsx',
    'all',
    ['tests/e2e/accessibility/walks.spec.ts'],
    {
      'a picture on the dashboard has a role that no list has': [
        '      <ul aria-label={viewWords[view].choice}>',
        '      <ul role="listitem" aria-label={viewWords[view].choice}>',
      ],
    },
  ),
  ...faultsIn(
    'src/ui/fields/product/quantity-field.tsx',
    'all',
    ['tests/e2e/accessibility/walks.spec.ts'],
    {
      'a field of the quick order has no name': [
        '        aria-label={`Quantidade de ${name}`}\n',
        '',
      ],
    },
  ),
  ...faultsIn('firebase.json', 'unit', ['tests/headers.test.ts'], {
    'any script runs on the page': [
      "script-src 'self' 'sha256-",
      "script-src 'self' 'unsafe-inline' https: 'sha256-",
    ],
    'the page may be framed by anybody': [
      "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'\"",
      "object-src 'none'; base-uri 'none'; form-action 'self'\"",
    ],
  }),
  ...faultsIn('firebase.json', 'all', ['tests/e2e/session/headers.spec.ts'], {
    'the browser keeps an old page': [
      '{ "key": "Cache-Control", "value": "public, max-age=31536000, immutable" }',
      '{ "key": "Cache-Control", "value": "no-store" }',
    ],
  }),
  ...faultsIn('build/service-worker.ts', 'e2e', ['tests/e2e/outbox/opens-offline.spec.ts'], {
    'the app does not open without a network': ['  /^app\\.html$/,\n', ''],
  }),
  ...faultsIn('src/service-worker.ts', 'all', ['tests/e2e/outbox/opens-offline.spec.ts'], {
    'an old page is shown though there is a network': [
      'const kept = inTime ?? (await caches',
      'const kept = (await caches',
    ],
  }),
  ...faultsIn(
    'src/features/order/print/printable-order.tsx',
    'unit',
    ['src/features/order/print/printable-order.test.tsx'],
    {
      'a printed order has no footer with its number': [
        "@bottom-left { content: 'Pedido ${order.numerodopedido}' }",
        '',
      ],
    },
  ),
  ...faultsIn(
    'src/features/cart/cart-panel.module.css',
    'e2e',
    ['tests/e2e/home/measures.spec.ts'],
    {
      'the cart panel has another width': ['  width: 340px;', '  width: 320px;'],
    },
  ),
  ...faultsIn('src/ui/theme/tokens.css', 'e2e', ['tests/e2e/home/measures.spec.ts'], {
    'pending orders are green': ['  --mmv-pending: #9a4a00;', '  --mmv-pending: #176a3a;'],
  }),
];
