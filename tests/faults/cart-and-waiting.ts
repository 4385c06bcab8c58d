import { faultsIn, type Fault } from './fault';

/** Faults around the kept cart and the outbox: doubles, losses, the next person in the same browser. */
export const cartAndWaiting: readonly Fault[] = [
  ...faultsIn('src/providers/outbox/outbox.ts', 'unit', ['src/providers/outbox/outbox.test.ts'], {
    'two tabs send the same cart twice': [
      'all.some((other) => locksCart(other, whom))',
      'all.some((other) => other.act === act)',
    ],
    'what one tab did or was refused is tried again by another': [
      'found.push(...all.filter(isOpen));',
      'found.push(...all);',
    ],
    'what was refused is forgotten': [
      '(recusa ? { ...one, recusa } : { ...one, feito })',
      '({ ...one, feito })',
    ],
    'what has reached the server can be cancelled': [
      'recusa ?? !enviado',
      'recusa ?? enviado !== undefined',
    ],
    'another tab shows the number of an order it did not send': [
      'asked.has(act.id) || act.pedidoem < openedAt',
      'act.pedidoem > 0',
    ],
  }),
  ...faultsIn('src/data/outbox/entries.ts', 'unit', ['src/data/outbox/entries.test.ts'], {
    "the next person finishes another's sending": [
      'IDBKeyRange.bound([uid], [uid, []])',
      "IDBKeyRange.bound([''], [[]])",
    ],
    'what waits is lost with a reload': [
      '      if (entry) found.put(entry, keyOf(uid, id));\n',
      '      if (entry) continue;\n',
    ],
    'another tab does not hear what waits': ['    told?.postMessage(ids);\n', ''],
  }),
  ...faultsIn('src/data/cart/cart.ts', 'unit', ['src/data/cart/cart.test.ts'], {
    "the next person sees another's representative": [
      "  if (!stored.success || stored.output.uid !== id) return '';",
      "  if (!stored.success) return '';",
    ],
    "the next person has another's words": [
      '  if (!stored.success || stored.output.uid !== id) return noWords;',
      '  if (!stored.success) return noWords;',
    ],
    'the count of the cart is not kept': [
      '[linesKey]: lines, [countKey]: countItems(lines)',
      '[linesKey]: lines',
    ],
    'another tab keeps the cart of before': [
      '  return watchKeys([linesKey, sellerKey, wordsKey], () => {',
      '  return watchKeys([], () => {',
    ],
  }),
  ...faultsIn('src/providers/outbox/perform.ts', 'unit', ['tests/screens/cart/packs.test.tsx'], {
    'a quote that waited goes out with quantities of an older list': [
      '  if (recusa && (await',
      '  if (recusa === null && (await',
    ],
    'a quote that is stored already is refused for its packs': [
      'if (recusa && (await findSent(uid, chave)) === null)',
      'if (recusa)',
    ],
  }),
  ...faultsIn(
    'src/features/cart/checkout/use-checked-quote.tsx',
    'unit',
    ['tests/screens/cart/packs.test.tsx'],
    {
      'a pack of today is not compared': [
        'unfitLines(lines, table).length > 0',
        'lines.length < 0',
      ],
    },
  ),
  ...faultsIn(
    'src/features/cart/lines/use-current-table.ts',
    'unit',
    ['tests/screens/cart/packs.test.tsx'],
    { 'a line that came later is sold by the piece': ['...(addedNow ?? [])', ''] },
  ),
  ...faultsIn('src/providers/outbox/perform.ts', 'unit', ['tests/screens/cart/quote.test.tsx'], {
    'a browser that keeps nothing sends a second order after a reload': [
      'isKept ? null :',
      'isKept || id !== "" ? null :',
    ],
    'the call about the mails delays the number of an order': [
      '  announce(sendQuoteMail(author.email, author.nome, numerodopedido));',
      '  await sendQuoteMail(author.email, author.nome, numerodopedido);',
    ],
  }),
  ...faultsIn('src/providers/cart/cart-verbs.ts', 'unit', ['tests/screens/cart/quote.test.tsx'], {
    'the cart changes while a quote is under way': [
      '    if (carts.isLocked(customer?.uid)) return;\n',
      '',
    ],
  }),
  ...faultsIn('src/data/order/next-number.ts', 'unit', ['src/data/order/next-number.test.ts'], {
    'a clash of numbers is an error': [
      'if (!isRefused(error) || clashes === attempts) throw error;',
      'throw error;',
    ],
    'a refused write is tried for ever': ['      if (next === number) throw error;\n', ''],
  }),
  ...faultsIn(
    'src/data/order/writes.ts',
    'unit',
    ['tests/screens/cart/quote.test.tsx', 'tests/screens/order/changes.test.tsx'],
    {
      'a new order is not counted in the total of quotes': [
        '    [paths.quoteTotal]: increment(draft.total),\n',
        '',
      ],
      'sums of a moved order stay': ['centavos: increment(centavos) }', 'centavos: increment(0) }'],
    },
  ),
  ...faultsIn('src/providers/outbox/sender.ts', 'unit', ['src/providers/outbox/outbox.test.ts'], {
    'a stopped change of many goes on': [
      'if (!isOpen(entry) || parado || lanes.has(lane)) continue;',
      'if (!isOpen(entry) || lanes.has(lane)) continue;',
    ],
  }),
  ...faultsIn('domain/outbox/entry.ts', 'unit', ['domain/order/many.test.ts'], {
    'a change of many begins again what others were faster with': [
      "entry.recusa?.motivo !== 'falhou'",
      'entry.recusa === undefined',
    ],
  }),
  ...faultsIn('src/data/cart/sending-key.ts', 'unit', ['tests/screens/cart/two-devices.test.tsx'], {
    'two devices that send the same cart make two orders': [
      'last === undefined ?',
      "last !== '' ?",
    ],
  }),
  ...faultsIn('src/providers/cart/sending.ts', 'unit', ['tests/screens/cart/ways-out.test.tsx'], {
    'a quote that another tab sent folds the panel': [
      'one.feito && one.carrinho && isOwn(one)',
      'one.feito && one.carrinho',
    ],
  }),
  ...faultsIn(
    'domain/cart/join.ts',
    'unit',
    ['domain/cart/join.test.ts', 'domain/cart/sync.test.ts'],
    {
      'a line that was put back jumps to the end on all devices': [
        '    if (at < 0) joined.splice(next, 0, code);',
        '    if (at < 0) joined.push(code);',
      ],
    },
  ),
  ...faultsIn('domain/cart/sync.ts', 'unit', ['domain/cart/sync.test.ts'], {
    'a note with a line break stays on its device': [
      "return note !== '' &&",
      "return !note.includes('\\n') && note !== '' &&",
    ],
  }),
  ...faultsIn('src/data/cart/sync.ts', 'unit', ['src/data/cart/sync.test.ts'], {
    'lines sent before a reload come back where the browser keeps no cart': [
      'isKept ? known :',
      'isKept || quote ? known :',
    ],
    'the lines of a sent quote leave the cart twice': [
      '  if (sent.some(({ chave }) => chave === quote.chave)) return false;\n',
      '',
    ],
  }),
  ...faultsIn(
    'src/providers/live/use-answer.ts',
    'unit',
    ['src/providers/product/catalog.test.tsx'],
    {
      'a catalogue that is asked again in vain is gone': [
        'if (data !== undefined) return',
        'if (data !== undefined && !isError) return',
      ],
    },
  ),
  ...faultsIn(
    'src/features/cart/checkout/use-checked-quote.tsx',
    'unit',
    ['tests/screens/cart/quote.test.tsx'],
    {
      'a quote goes out by the prices of the morning': [
        'changedLines(lines, table).length > 0',
        'table.size < 0',
      ],
    },
  ),
];
