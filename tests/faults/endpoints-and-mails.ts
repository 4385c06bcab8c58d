import { faultsIn, type Fault } from './fault';

/** Faults in endpoints and mails: permitted callers, answers, and receivers of mails. */
export const endpointsAndMails: readonly Fault[] = [
  ...faultsIn(
    'functions/src/product/import/values.ts',
    'unit',
    ['functions/src/product/import/catalog-lines.test.ts'],
    {
      'a list takes a product that no order can hold': [
        '!isPlain(sign)',
        "!isPlain(sign) && sign < ' '",
      ],
    },
  ),
  ...faultsIn('functions/src/body.ts', 'unit', ['functions/src/app.test.ts'], {
    "a stranger's body is parsed": [
      "if (headers['content-type'] !== undefined)",
      'if (headers.authorization !== undefined)',
    ],
  }),
  ...faultsIn(
    'functions/src/caller/who-may-call.ts',
    'unit',
    ['functions/src/caller/who-may-call.test.ts'],
    {
      'everybody may run the back-up': ["  bkp: 'administer',", "  bkp: 'browseCatalog',"],
    },
  ),
  ...faultsIn(
    'functions/src/caller/caller.ts',
    'servers',
    ['tests/integration/endpoints.test.ts'],
    {
      'an endpoint does not look at its caller': [
        '  if (!mayCall(name, user)) {',
        "  if (name === 'bkp' && !mayCall(name, user)) {",
      ],
      'a token is not verified': [
        '  if (!checkRevoked) return verified;',
        '  if (verified.uid) return verified;',
      ],
    },
  ),
  ...faultsIn(
    'functions/src/endpoints/order/send-email-novo-orcamento.ts',
    'servers',
    ['tests/integration/endpoints.test.ts'],
    {
      'anybody has the mails of a new order sent': [
        '  if (!order || senderOf(order) !== caller.uid) {',
        '  if (!order) {',
      ],
      'anybody makes the company hear of an old order again': ['Date.now() - newFor', '0 * newFor'],
    },
  ),
  ...faultsIn(
    'functions/src/mail/queue/events.ts',
    'unit',
    ['functions/src/mail/queue/events.test.ts'],
    {
      'a new order is not told to its seller': [
        "mail('orcamento', seller)",
        "mail('orcamento', '')",
      ],
      'a new order is told to its sender instead of its customer': [
        "mail(isWritten ? 'escrito' : 'recebido', customer)",
        "mail(isWritten ? 'escrito' : 'recebido', isWritten ? seller : customer)",
      ],
      'somebody is told of what they did themselves': ['uid !== author', 'uid !== undefined'],
      'a history line without its author is never told': [
        "const author = textOf(recordOf(por)['uid']);",
        'const author = textOf((por as { uid: string }).uid);',
      ],
    },
  ),
  ...faultsIn(
    'functions/src/mail/queue/entries.ts',
    'servers',
    ['tests/integration/mail/send-mails.test.ts'],
    {
      'an event gives two mails': [
        'stored === null ? mail : undefined',
        'stored?.quando === undefined ? mail : undefined',
      ],
      'a mail that failed is never sent again': [
        'if (tentativas >= maxMailAttempts)',
        'if (tentativas >= 1)',
      ],
      'a mail is tried for ever': ['if (tentativas >= maxMailAttempts)', 'if (tentativas < 0)'],
    },
  ),
  ...faultsIn(
    'functions/src/mail/queue/turn.ts',
    'servers',
    ['tests/integration/mail/send-mails.test.ts'],
    {
      'two runs of the mails go at once': ['turn.ate > now ?', 'turn.ate < now ?'],
      'a run that died keeps its turn': [
        'turn.dono !== dono && turn.ate > now',
        'turn.dono !== dono',
      ],
    },
  ),
  ...faultsIn(
    'functions/src/mail/queue/collect.ts',
    'servers',
    ['tests/integration/mail/send-mails.test.ts'],
    {
      'events before the last run are forgotten': [
        '.startAt(since);\n  for (;;)',
        '.startAt(Date.now());\n  for (;;)',
      ],
    },
  ),
  ...faultsIn(
    'functions/src/mail/write-mails.ts',
    'servers',
    ['tests/integration/mail/send-mails.test.ts'],
    {
      'a customer hears of an older state of the order': ['id !== linha ||', 'id === undefined ||'],
      'a removed customer is told about orders': [
        'analise === true ? await addressOf(uid)',
        'analise !== false ? await addressOf(uid)',
      ],
    },
  ),
  ...faultsIn('functions/src/mail/deliver.ts', 'unit', ['functions/src/mail/deliver.test.ts'], {
    'a refused address keeps the next customers from their mails': [
      "command !== 'DATA' && isForGood",
      "command === 'DATA' && isForGood",
    ],
  }),
  ...faultsIn(
    'functions/src/mail/send-to-reader.ts',
    'servers',
    ['tests/integration/mail/send-mails.test.ts'],
    {
      'a mail server that is down is asked for each mail': [
        "fault === 'server' ? 'stop' : 'done'",
        "fault === 'server' ? 'done' : 'done'",
      ],
    },
  ),
  ...faultsIn(
    'functions/src/mail/queue/pace.ts',
    'servers',
    ['tests/integration/mail/send-mails.test.ts'],
    {
      'a mailbox is filled with mails about quotes': [
        'const quoteMailsInMinute = 3;',
        'const quoteMailsInMinute = 30;',
      ],
      'a person’s mails of a day are not counted': [
        'mails < mailsBeforeHours ? minute',
        'mails >= 0 ? minute',
      ],
    },
  ),
  ...faultsIn(
    'functions/src/mail/text/order-news.ts',
    'unit',
    ['functions/src/mail/text/order-news.test.ts'],
    {
      'a customer’s mail says another status': [
        "  Aprovado: 'foi aprovado',",
        "  Aprovado: 'foi excluído',",
      ],
    },
  ),
  ...faultsIn(
    'functions/src/mail/text/message.ts',
    'unit',
    ['functions/src/mail/text/order-news.test.ts'],
    {
      'a domain in a note is a link in a mail': ["'$&\\u2060'", "'$&'"],
      'a name in a mail is HTML': ["    .replaceAll('<', '&lt;')\n", ''],
    },
  ),
  ...faultsIn(
    'functions/src/order/copy/catch-up.ts',
    'servers',
    ['tests/integration/order/copy/copy-in-time.test.ts'],
    {
      'each instance reads the changed orders again': [
        '      const missing = await notCopied(transaction, part);',
        '      const missing = part;',
      ],
    },
  ),
  ...faultsIn(
    'functions/src/product/find-picture.ts',
    'servers',
    ['tests/integration/product/product-pictures.test.ts'],
    {
      'pictures are looked for under codes that no product has': [
        'if (!(await isProductCode(code))) return false;',
        'await isProductCode(code);',
      ],
    },
  ),
  ...faultsIn(
    'functions/src/endpoints/people/send-email.ts',
    'servers',
    ['tests/integration/endpoints.test.ts'],
    {
      'an approval mail goes to any address that is asked for': [
        '  if (!user || address?.toLowerCase() !== email.toLowerCase()) {',
        '  if (!user || !address) {',
      ],
    },
  ),
  ...faultsIn('functions/src/mail/address.ts', 'servers', ['tests/integration/endpoints.test.ts'], {
    "a mail goes to a stranger's address that nobody verified": [
      '  return isApproved ? account.email : undefined;',
      '  return isApproved ? account.email : account.email;',
    ],
  }),
  ...faultsIn('domain/product/picture.ts', 'unit', ['domain/product/picture.test.ts'], {
    'a stored picture says where it was taken': [
      '![0xffe0, 0xffe2, 0xffee].includes(marker)',
      '![0xffe0, 0xffe1, 0xffe2, 0xffee].includes(marker)',
    ],
  }),
  ...faultsIn(
    'functions/src/endpoints/product/bkp.ts',
    'servers',
    ['tests/integration/endpoints.test.ts'],
    {
      'the back-up empties with the table': [
        '  if (products.length === 0) {',
        '  if (products.length < 0) {',
      ],
    },
  ),
  ...faultsIn(
    'functions/src/endpoints/product/foto.ts',
    'servers',
    ['tests/integration/endpoints.test.ts', 'tests/integration/product/product-lists.test.ts'],
    {
      'a picture of any size is stored': [
        '  if (Math.max(size.width, size.height) > maxPicturePixels) {',
        '  if (Math.max(size.width, size.height) < 0) {',
      ],
    },
  ),
  ...faultsIn(
    'domain/order/documents.ts',
    'servers',
    ['tests/integration/order/order-documents.test.ts'],
    {
      'a customer reads the documents of a deleted order': [
        '    : order?.cliente.uid === uid && hasSteps(order);',
        '    : order?.cliente.uid === uid;',
      ],
    },
  ),
  ...faultsIn(
    'functions/src/order/progress/add-step.ts',
    'servers',
    ['tests/integration/order/machine-progress.test.ts'],
    {
      'a machine changes a step that it stored': [
        '  if (known && isSameStep(known, step)) return false;',
        '  if (known) return false;',
      ],
      'a machine reports about an order that is not approved': [
        '  if (!hasSteps(head)) throw notApproved(head);\n',
        '',
      ],
    },
  ),
  ...faultsIn(
    'functions/src/caller/machine-keys.ts',
    'servers',
    ['tests/integration/order/machine-orders.test.ts'],
    {
      'a revoked key still reads orders': [
        "    .where('resumo', '=', hash)\n    .where('revogadaem', 'is', null)\n",
        "    .where('resumo', '=', hash)\n",
      ],
    },
  ),
  ...faultsIn(
    'functions/src/caller/rate-limit.ts',
    'servers',
    ['tests/integration/endpoints.test.ts'],
    {
      'a loop calls an endpoint without end': [
        '    return Math.ceil(error.msBeforeNext / 1000);',
        '    return 0;',
      ],
    },
  ),
  ...faultsIn(
    'functions/src/commands/recount/move-nodes.ts',
    'servers',
    ['tests/integration/figures/recount.test.ts'],
    {
      "a recount writes an older password over the seller's own": [
        'kept !== null && !accounts?.hasChild(`${uid}/senha`)',
        'kept !== null',
      ],
    },
  ),
  ...faultsIn(
    'functions/src/order/search/conditions.ts',
    'servers',
    [
      'tests/integration/order/order-finder.test.ts',
      'tests/integration/order/order-filter.test.ts',
    ],
    {
      "a customer finds other companies' orders": [
        'sql`idcliente = ${caller.uid}`',
        'sql`${caller.uid} is not null`',
      ],
      "a seller filters other sellers' orders": [
        'sql`idvendedor = ${caller.uid}`',
        'sql`${caller.uid} is not null`',
      ],
    },
  ),
  ...faultsIn(
    'functions/src/product/bought.ts',
    'servers',
    ['tests/integration/product/bought.test.ts'],
    {
      'everybody is told what others ordered': [
        'where idcliente = ${uid}',
        'where ${uid} <> idcliente or true',
      ],
    },
  ),
  ...faultsIn(
    'functions/src/order/check/compare-orders.ts',
    'servers',
    ['tests/integration/order/many-comparisons.test.ts'],
    {
      "a seller reads how another's order compares": ['sql`idvendedor = ${seller}`', 'sql`true`'],
    },
  ),
  ...faultsIn(
    'functions/src/order/check/saved-checks.ts',
    'servers',
    ['tests/integration/figures/recount.test.ts'],
    {
      'a later comparison takes the place of the first': [
        ", -(excluded.conferencia->>'em')::bigint)",
        ', 0)',
      ],
    },
  ),
];
