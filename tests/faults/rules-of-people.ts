import { faultsIn, type Fault } from './fault';

/** Faults in the rules about people: who registers, approves, reads and changes them. */
export const rulesOfPeople: readonly Fault[] = [
  ...faultsIn(
    'rules/people/histories.ts',
    'servers',
    ['tests/rules/people/approval-pace.test.ts', 'tests/rules/people/users.test.ts'],
    {
      'somebody is approved and reproved without end': ['    isAfterPause(stored),\n', ''],
      'a person may set their own approval': [
        "    can('administer'),\n    not(exists(lineBefore)),",
        '    not(exists(lineBefore)),',
      ],
      'the history of an approval may lie': ['        isTrue,\n', ''],
    },
  ),
  ...faultsIn(
    'rules/people/users.ts',
    'servers',
    [
      'tests/rules/people/users.test.ts',
      'tests/rules/access-matrix.test.ts',
      'tests/rules/people/user-attacks.test.ts',
      'tests/rules/people/account.test.ts',
      'tests/rules/people/contact-changes.test.ts',
    ],
    {
      'the number of a seller who left is told': [
        '      is(before`usuarios/${uid}/analise`, true),\n',
        '',
      ],
      'two customers get one code': [', isnt(written`cod`, before`${counter}`));', ');'],
      'somebody registers as approved': ['  is(written`analise`, false),\n', ''],
      'somebody registers as administrator': ['  is(written`superUser`, false),\n', ''],
      'a seller reads the list of all people': [
        "only the administrator lists all people.', can('administer'))",
        "only the administrator lists all people.', can('moveOrders'))",
      ],
      "everybody reads everybody's record": [
        "allow('People read their own record.', isOwner)",
        "allow('People read their own record.', isLetIn)",
      ],
      'the counter of approved people stands still': ['      isCounted,\n', ''],
      'somebody is approved without a trace': ['      isApprovalRecorded,\n', ''],
      "somebody registers with another's address": [
        "  is(written`email`, code('auth.token.email')),\n",
        '',
      ],
      'somebody registers themselves as a seller': [
        "  is(written`permissao`, 'cliente' satisfies Permissao),\n",
        '',
      ],
      "anybody writes the e-mail of another's record": [
        "      isOwner,\n      exists(stored),\n      exists(written),\n      is(written, code('auth.token.email')),",
        "      exists(stored),\n      exists(written),\n      is(written, code('auth.token.email')),",
      ],
      'a company of fourteen equal digits registers': [
        'all(textLike(cnpjPattern), not(matches(written, repeatedCnpj)))',
        'textLike(cnpjPattern)',
      ],
      'a seller is renamed, and their orders are not': [
        "changesContact(isCustomers, indexHas('nome'))",
        "changesContact(indexHas('nome'))",
      ],
    },
  ),
  ...faultsIn(
    'rules/people/accounts.ts',
    'servers',
    ['tests/rules/people/account.test.ts', 'tests/rules/administrator-session.test.ts'],
    {
      'a seller reads their own password': [
        "only the administrator.', can('administer'))",
        "only the administrator.', any(is(me, uid), can('administer')))",
      ],
      "anybody writes a seller's password": [
        "    any(is(me, uid), all(can('administer'), not(exists(before`usuarios/${uid}`)))),\n",
        '',
      ],
      'a password is stored with any moment': ["    is(written`em`, code('now')),\n", ''],
      'mails go to an address that changed before its approval': [
        '    is(written, before`usuarios/${uid}/email`),\n    is(written, after`usuarios/${uid}/email`),\n',
        '',
      ],
    },
  ),
  ...faultsIn(
    'rules/session/caller.ts',
    'servers',
    ['tests/rules/access-matrix.test.ts', 'tests/rules/administrator-session.test.ts'],
    {
      'whoever waits for approval is let in': [
        'isApproved = is(mine`analise`, true);',
        'isApproved = exists(mine`analise`);',
      ],
      'a customer has the rights of a seller': [
        "all(isApproved, is(mine`permissao`, 'vendedor'))",
        'isApproved',
      ],
      'an ended session administers on': ['  hasNewSession,\n);', ');'],
      'half an administrator administers': ["  is(mine`permissao`, 'superUser'),\n", ''],
    },
  ),
  ...faultsIn(
    'rules/people/contact-changes.ts',
    'servers',
    ['tests/rules/people/contact-changes.test.ts'],
    {
      'the history of contacts may lie': ['  isTrue,\n', ''],
    },
  ),
  ...faultsIn(
    'rules/people/sellers.ts',
    'servers',
    ['tests/rules/people/seller-registration.test.ts'],
    {
      'a seller stands under another name in the dropdown': [
        '        is(after`usuarios/${uid}/nome`, written`label`),\n',
        '',
      ],
    },
  ),
  ...faultsIn(
    'rules/people/customer-entries.ts',
    'servers',
    ['tests/rules/people/customer-entries.test.ts'],
    {
      'a seller downloads all customers at once': [
        "all(can('quoteForCustomers'), isAtMost(code('query.limitToFirst'), maxCustomersAtOnce))",
        "can('quoteForCustomers')",
      ],
      "anybody writes another's customer entry": ['            is(me, uid),\n', ''],
      'a customer entry says what the record does not': [
        '        ...copiedPaths.map((path) => is(written`${path}`, record`${path}`)),\n',
        '',
      ],
    },
  ),
  ...faultsIn(
    'rules/people/entry-follows.ts',
    'servers',
    ['tests/rules/people/customer-entries.test.ts'],
    {
      "an approval forgets the customer's entry": [
        '  alike(exists(entryAfter), is(written, true)),\n',
        '  any(exists(entryAfter), is(written, true)),\n',
      ],
    },
  ),
  ...faultsIn('rules/people/index-keys.ts', 'servers', ['tests/rules/people/index-keys.test.ts'], {
    "anybody moves a person's search keys": ["all(is(me, code('$uid')), ", 'all('],
  }),
  ...faultsIn(
    'rules/values/signature.ts',
    'servers',
    ['tests/rules/order/attacks.test.ts', 'tests/rules/people/contact-changes.test.ts'],
    {
      "a customer signs in another's name": ['  is(written`por/uid`, me),\n', ''],
      'a line of history is rewritten': ['  not(exists(stored)),\n', ''],
    },
  ),
  ...faultsIn(
    'rules/values/values.ts',
    'servers',
    [
      'tests/rules/people/user-attacks.test.ts',
      'tests/rules/order/reasons.test.ts',
      'tests/rules/order/quote/quote-words.test.ts',
    ],
    {
      'a mail carries a stranger’s link': [
        '  ...linkMarks.map(',
        '  ...linkMarks.slice(0, 0).map(',
      ],
      'a name is as long as a book': [
        'all(anyText, ...isLongEnough, isAtMost(length, longest))',
        'all(anyText, ...isLongEnough)',
      ],
    },
  ),
];
