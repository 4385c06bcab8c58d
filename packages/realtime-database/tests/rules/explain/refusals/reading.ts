import { everything, type Query } from '../../../../src/queries/query.ts';
import type { Row } from './row.ts';

const plain = { query: everything };
const byKey = { query: { order: { by: 'key' } } satisfies Query };
const bound = { value: 'bia', inclusive: true };
const own: Query = {
  order: { by: 'child', path: ['owner'] },
  start: { ...bound, key: '[MIN_NAME]' },
  end: { ...bound, key: '[MAX_NAME]' },
  limit: { count: 10, from: 'first' },
};
const ofBia = { query: own };

export const readingRows: readonly Row[] = [
  ['auth.uid == $key', { 'auth.uid == $key': { 'auth.uid': 'ana', $key: 'x' } }, plain],
  [
    "data.child('owner').val() == auth.uid",
    {
      "data.child('owner').val() == auth.uid": {
        "data.child('owner').val()": 'bia',
        'auth.uid': 'ana',
      },
    },
    { ...plain, data: { owner: 'bia' } },
  ],
  [
    "root.child('b').val() == false",
    { "root.child('b').val() == false": { "root.child('b').val()": true } },
    plain,
  ],
  ['!query.orderByKey', { '!query.orderByKey': { 'query.orderByKey': true } }, byKey],
  ['query.orderByValue', { 'query.orderByValue': {} }, byKey],
  [
    "query.orderByChild == 'owner'",
    { "query.orderByChild == 'owner'": { 'query.orderByChild': null } },
    byKey,
  ],
  [
    "query.orderByChild == 'at'",
    { "query.orderByChild == 'at'": { 'query.orderByChild': 'owner' } },
    ofBia,
  ],
  [
    'query.equalTo == auth.uid',
    { 'query.equalTo == auth.uid': { 'query.equalTo': 'bia', 'auth.uid': 'ana' } },
    ofBia,
  ],
  [
    "query.orderByChild == 'owner' && query.equalTo == auth.uid",
    { 'query.equalTo == auth.uid': { 'query.equalTo': 'bia', 'auth.uid': 'ana' } },
    ofBia,
  ],
  ['query.limitToFirst <= 5', { 'query.limitToFirst <= 5': { 'query.limitToFirst': 10 } }, ofBia],
  [
    'query.limitToLast <= 5',
    {
      'query.limitToLast <= 5': {
        stopped: 'only two numbers or two strings can be compared',
        'query.limitToLast': null,
      },
    },
    ofBia,
  ],
  ["query.startAt != 'bia'", { "query.startAt != 'bia'": { 'query.startAt': 'bia' } }, ofBia],
  [
    'query.endAt == null || query.limitToFirst < 10',
    {
      'query.endAt == null': { 'query.endAt': 'bia' },
      'query.limitToFirst < 10': { 'query.limitToFirst': 10 },
    },
    ofBia,
  ],
];
