import { faultsIn, type Fault } from './fault';

/** Faults in sums, money, dates and numbers: pure code that everything else trusts. */
export const sumsAndTimes: readonly Fault[] = [
  ...faultsIn('domain/words/money.ts', 'unit', ['domain/words/money.test.ts'], {
    'stock has decimals': ['Math.trunc(balance).toString()', 'balance.toFixed(1)'],
    'an amount as the screens show it is not read back': [
      '(?:[.,]\\d{1,2})?$/;',
      '(?:,\\d{1,2})?$/;',
    ],
  }),
  ...faultsIn('domain/cart/cart.ts', 'unit', ['domain/cart/cart.test.ts'], {
    'the total of a cart forgets its last line': [
      'return lines.reduce(',
      'return lines.slice(0, -1).reduce(',
    ],
    'a line of the cart keeps the pack of its day': ['{ ...factsOf(product),', '{ ...product,'],
  }),
  ...faultsIn(
    'functions/src/figures/sums.ts',
    'servers',
    ['tests/integration/figures/figures.test.ts'],
    {
      'the months of sums are those of Greenwich': [
        '${localSent}) as mes',
        "criadoem at time zone 'UTC') as mes",
      ],
    },
  ),
  ...faultsIn(
    'functions/src/commands/recount/settle.ts',
    'servers',
    ['tests/integration/figures/recount.test.ts'],
    {
      'the total of all quotes is in cents': [
        "fromCents(totalOf(sums, 'centavos'))",
        "totalOf(sums, 'centavos')",
      ],
    },
  ),
  ...faultsIn('domain/words/time.ts', 'unit', ['domain/words/time.test.ts'], {
    'the day is that of Greenwich': [
      "const timeZone = 'America/Sao_Paulo';",
      "const timeZone = 'UTC';",
    ],
  }),
  ...faultsIn('domain/registration/cnpj.ts', 'unit', ['domain/registration/cnpj.test.ts'], {
    'the check digit of a CNPJ is ignored': [
      'return cnpj === base + first + checkDigit(base + first);',
      'return cnpj.startsWith(base + first);',
    ],
    'a CNPJ of letters is refused': [
      'export const cnpjPattern = /^[0-9A-Z]{12}[0-9]{2}$/;',
      'export const cnpjPattern = /^[0-9]{12}[0-9]{2}$/;',
    ],
  }),
  ...faultsIn('domain/registration/phone.ts', 'unit', ['domain/registration/phone.test.ts'], {
    'a mobile number loses its last digit': [
      'return grouped(number);',
      'return grouped(number.slice(0, -1));',
    ],
  }),
  ...faultsIn(
    'domain/registration/registration.ts',
    'unit',
    ['domain/registration/registration.test.ts'],
    {
      'a password of seven characters': [
        'export const minPasswordLength = 8;',
        'export const minPasswordLength = 7;',
      ],
      'a name of two letters': [
        'export const minNameLength = 3;',
        'export const minNameLength = 2;',
      ],
    },
  ),
  ...faultsIn('domain/order/status.ts', 'unit', ['domain/order/status.test.ts'], {
    'a deleted order is restored': [
      "analisar: { from: ['Aprovado'],",
      "analisar: { from: ['Aprovado', 'Excluido'],",
    ],
  }),
  ...faultsIn('domain/session/access.ts', 'unit', ['domain/session/access.test.ts'], {
    'customers see prices': [
      "customer: ['browseCatalog', 'useCart',",
      "customer: ['browseCatalog', 'seePrices', 'useCart',",
    ],
  }),
  ...faultsIn('domain/order/quote/quote.ts', 'unit', ['domain/order/quote/quote.test.ts'], {
    'an order is born approved': ['      status: initialStatus,', "      status: 'Aprovado',"],
  }),
  ...faultsIn('src/spreadsheet/parse-file.ts', 'unit', ['src/spreadsheet/parse-file.test.ts'], {
    'a small spreadsheet grows without end': [
      'length > maxCellLength || room < 0',
      'length > maxCellLength',
    ],
  }),
  ...faultsIn(
    'src/features/quick-order/lines/line-cells.tsx',
    'unit',
    ['src/features/quick-order/lines/line-cells.test.tsx'],
    {
      'the Enter that mends a line puts all lines into the cart': [
        '        event.preventDefault();\n',
        '',
      ],
    },
  ),
  ...faultsIn('domain/cart/pieces.ts', 'unit', ['domain/cart/typed-quantity.test.ts'], {
    'a typed 1,000 is one': ['(?:0{1,2}|0{4,})$|', '0+$|'],
  }),
  ...faultsIn('domain/people/search/person.ts', 'unit', ['domain/people/search/person.test.ts'], {
    'the code filter finds parts of codes': [
      'Number(filters.cod) === person.cod',
      'String(person.cod).includes(filters.cod)',
    ],
  }),
];
