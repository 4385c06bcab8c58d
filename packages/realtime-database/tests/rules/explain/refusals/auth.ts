import type { Row } from './row.ts';

const nobody = { caller: null };

export const authRows: readonly Row[] = [
  ['false', { false: {} }],
  ['auth != null', { 'auth != null': { auth: null } }, nobody],
  ['auth !== null', { 'auth !== null': { auth: null } }, nobody],
  ['null != auth', { 'null != auth': { auth: null } }, nobody],
  ["auth.uid == 'bia'", { "auth.uid == 'bia'": { 'auth.uid': 'ana' } }],
  ["'bia' === auth.uid", { "'bia' === auth.uid": { 'auth.uid': 'ana' } }],
  ["auth.uid != 'ana'", { "auth.uid != 'ana'": { 'auth.uid': 'ana' } }],
  ['auth.uid == $key', { 'auth.uid == $key': { 'auth.uid': 'ana', $key: 'x' } }],
  ['$key == auth.uid', { '$key == auth.uid': { $key: 'x', 'auth.uid': 'ana' } }],
  ["auth.uid == 'ana'", { "auth.uid == 'ana'": { 'auth.uid': null, auth: null } }, nobody],
  ["auth['uid'] == 'bia'", { "auth['uid'] == 'bia'": { "auth['uid']": 'ana' } }],
  ["auth.provider == 'google'", { "auth.provider == 'google'": { 'auth.provider': 'password' } }],
  ['auth.token.admin == true', { 'auth.token.admin == true': { 'auth.token.admin': false } }],
  ['auth.token.admin === true', { 'auth.token.admin === true': { 'auth.token.admin': false } }],
  ['auth.token.boss == true', { 'auth.token.boss == true': { 'auth.token.boss': null } }],
  ['auth.token.level > 3', { 'auth.token.level > 3': { 'auth.token.level': 3 } }],
  ['auth.token.level < 3', { 'auth.token.level < 3': { 'auth.token.level': 3 } }],
  [
    "auth.token.email.endsWith('@else.where')",
    { "auth.token.email.endsWith('@else.where')": { 'auth.token.email': 'ana@example.com' } },
  ],
  [
    'auth.token.email.matches(/^bia@/)',
    { 'auth.token.email.matches(/^bia@/)': { 'auth.token.email': 'ana@example.com' } },
  ],
  [
    "auth.token['ema' + 'il'] == null",
    {
      "auth.token['ema' + 'il'] == null": {
        "auth.token['ema' + 'il']": 'ana@example.com',
        "'ema' + 'il'": 'email',
      },
    },
  ],
  [
    'auth.token.admin == true',
    { 'auth.token.admin == true': { 'auth.token.admin': null, 'auth.token': null, auth: null } },
    nobody,
  ],
  ['auth.uid.length == 4', { 'auth.uid.length == 4': { 'auth.uid.length': 3, 'auth.uid': 'ana' } }],
  [
    'auth == null',
    { 'auth == null': { auth: { uid: 'ana', provider: 'password', token: '{…}' } } },
  ],
  ["$key == 'y'", { "$key == 'y'": { $key: 'x' } }],
  ['$key.length > 1', { '$key.length > 1': { '$key.length': 1, $key: 'x' } }],
  ["$key.contains('y')", { "$key.contains('y')": { $key: 'x' } }],
  ['$key.matches(/^[0-9]+$/)', { '$key.matches(/^[0-9]+$/)': { $key: 'x' } }],
  ['now < 1', { 'now < 1': { now: 1_700_000_000_000 } }],
  ['now > 1800000000000', { 'now > 1800000000000': { now: 1_700_000_000_000 } }],
];
